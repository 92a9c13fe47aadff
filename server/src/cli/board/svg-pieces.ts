/// The pieces and squares of Amazons in a picture. The panel draws its pieces by the same lines.

import { element, STONE, UNIT } from './svg-parts';

/// A crown with five points, on a foot, around 0, 0 in a square of 20.
export const CROWN = 'M-4.9 4.3L-7 -2.8L-3.3 0.2L-3.4 -5L-0.9 -0.4L0 -5.9L0.9 -0.4L3.4 -5L3.3 0.2L7 -2.8L4.9 4.3z';
export const FOOT = 'M-5.5 5.1h11v2.4h-11z';
/// A square that an arrow has burnt is crossed out.
export const CROSSED = 'M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6';

const SCALE = UNIT / 20;
const DARK = '#c08f45';

const AMAZONS: Readonly<Record<string, string>> = { W: '#fafafa', B: '#1b1b1b' };

/// What stands on a square.
export function* pieceSvg(sign: string, x: number, y: number): Generator<string> {
  const transform = `translate(${x} ${y}) scale(${SCALE})`;
  const fill = AMAZONS[sign];
  if (fill) yield element('path', { d: `${CROWN}${FOOT}`, transform, fill, stroke: '#1b1b1b', 'stroke-width': 0.8 });
  else {
    const size = 2 * STONE * 0.85;
    yield element('rect', { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 3, fill: '#4a4641' });
    yield element('path', { d: CROSSED, transform, fill: 'none', stroke: '#d9d2c6', 'stroke-width': 1.8 });
  }
}

/// The corner nearest to the first player is dark, as on a chessboard.
export const isDark = (x: number, y: number, rows: number): boolean => (x + rows - 1 - y) % 2 === 0;

export function* squaresSvg(
  cells: Iterable<{ readonly x: number; readonly y: number; readonly dark: boolean }>,
  ink: string,
): Generator<string> {
  let d = '';
  let frame: { left: number; top: number; right: number; bottom: number } | undefined;
  for (const { x, y, dark } of cells) {
    const [left, top] = [x - UNIT / 2, y - UNIT / 2];
    if (dark) d += `M${left} ${top}h${UNIT}v${UNIT}h${-UNIT}z`;
    frame ??= { left, top, right: left, bottom: top };
    frame = { ...frame, right: left + UNIT, bottom: top + UNIT };
  }
  yield element('path', { d, fill: DARK });
  if (!frame) return;
  const { left: x, top: y, right, bottom } = frame;
  yield element('rect', { x, y, width: right - x, height: bottom - y, fill: 'none', stroke: ink });
}
