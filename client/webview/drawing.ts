/// The board as a grid of points in one SVG. A new position changes only the points that look different.

import type { Board, Cell, Coordinates } from '../src/board/messages';
import { alike, type CellState, cellsOf, drawn, labelOf } from './cell';
import { setAttributes, svg } from './elements';
import { ground, sizeOf } from './ground';
import { LOOKS } from './looks';
import { Over } from './over';
import { at, type Sheet, sameSheet, sheetOf, UNIT } from './points';
import { STONE } from './stones';
import type { Say } from './words';

/// How much larger than a unit a pixel may get: a board of few lines does not fill the panel.
const LARGEST = 3;

interface Point {
  readonly group: SVGElement;
  state: CellState | undefined;
}

export class Drawing {
  readonly root: SVGElement;
  #sheet: Sheet | undefined;
  #points: Point[][] = [];
  readonly #over = new Over();
  #ghost = svg('circle', { class: 'ghost', r: STONE, visibility: 'hidden', 'aria-hidden': 'true' });
  #playable = true;
  #hovered: Cell | undefined;
  /// The one point that the tab key comes to.
  #focus: Cell = { x: 0, y: 0 };

  constructor(readonly say: Say) {
    this.root = svg('svg', { class: 'board', role: 'grid' });
  }

  get sheet(): Sheet | undefined {
    return this.#sheet;
  }

  get focus(): Cell {
    return this.#focus;
  }

  show(board: Board, coordinates: Coordinates): void {
    const sheet = sheetOf(board, coordinates);
    if (!this.#sheet || !sameSheet(sheet, this.#sheet)) this.#lay(sheet);
    this.#sheet = sheet;
    const next = board.toMove === 'white' ? 'white' : board.toMove === 'black' ? 'black' : 'other';
    this.#ghost.setAttribute('class', `ghost ${next}`);
    this.#playable = board.editable.play && LOOKS[board.geometry].stones;
    this.#over.show(board, sheet, next);
    for (const [j, row] of cellsOf(board).entries()) {
      for (const [i, state] of row.entries()) this.#patch(sheet, state, i, j);
    }
    this.hover(this.#hovered);
  }

  #patch(sheet: Sheet, state: CellState, i: number, j: number): void {
    const point = this.#points[j]?.[i];
    if (!point || (point.state && alike(state, point.state))) return;
    point.state = state;
    point.group.setAttribute('aria-label', labelOf(sheet, state, sheet.left + i, sheet.top + j, this.say));
    while (point.group.childNodes.length > 1) point.group.lastChild?.remove();
    point.group.append(...drawn(state, sheet));
  }

  #lay(sheet: Sheet): void {
    const { width, height } = sizeOf(sheet);
    setAttributes(this.root, {
      viewBox: `0 0 ${width} ${height}`,
      'aria-label': this.say('board', { columns: sheet.columns, rows: sheet.height }),
      'aria-rowcount': sheet.height,
      'aria-colcount': sheet.columns,
    });
    const style = this.root.parentElement?.style;
    style?.setProperty('--ratio', String(width / height));
    style?.setProperty('--widest', `${Math.round(width * LARGEST)}px`);
    style?.setProperty('--highest', `${Math.round(height * LARGEST)}px`);
    const hadFocus = this.#hasFocus();
    this.#points = Array.from({ length: sheet.down }, (_, j) =>
      Array.from({ length: sheet.across }, (_, i) => ({ group: pointGroup(sheet, i, j), state: undefined })),
    );
    const rows = this.#points.map((row, j) =>
      svg('g', { role: 'row', 'aria-rowindex': sheet.top + j + 1 }, ...row.map(({ group }) => group)),
    );
    const { under, way, above } = this.#over;
    this.root.replaceChildren(shades(), ground(sheet), under, way, ...rows, above, this.#ghost);
    this.#sheet = sheet;
    this.#moveFocus(this.#within(this.#focus, sheet));
    if (hadFocus) this.#pointAt(this.#focus)?.group.focus();
  }

  #hasFocus(): boolean {
    const { activeElement } = document;
    return activeElement !== null && activeElement !== this.root && this.root.contains(activeElement);
  }

  #within({ x, y }: Cell, { left, top, across, down }: Sheet): Cell {
    const kept = (value: number, from: number, size: number) => Math.max(from, Math.min(value, from + size - 1));
    return { x: kept(x, left, across), y: kept(y, top, down) };
  }

  #pointAt({ x, y }: Cell): Point | undefined {
    const sheet = this.#sheet;
    return sheet && this.#points[y - sheet.top]?.[x - sheet.left];
  }

  #moveFocus(cell: Cell): void {
    this.#pointAt(this.#focus)?.group.setAttribute('tabindex', '-1');
    this.#focus = cell;
    this.#pointAt(cell)?.group.setAttribute('tabindex', '0');
  }

  /// Moves the focus to a point of the board; false if it is not shown.
  focusOn(cell: Cell): boolean {
    const point = this.#pointAt(cell);
    this.#moveFocus(cell);
    point?.group.focus();
    return point !== undefined;
  }

  stateAt(cell: Cell): CellState | undefined {
    return this.#pointAt(cell)?.state;
  }

  /// The point that an element belongs to.
  cellOf(target: EventTarget | null): Cell | undefined {
    const group = target instanceof Element ? target.closest('[role=gridcell]') : null;
    if (!group || !this.root.contains(group)) return undefined;
    return { x: Number(group.getAttribute('data-x')), y: Number(group.getAttribute('data-y')) };
  }

  /// Shows the stone that would be played, as long as the point is free.
  hover(cell: Cell | undefined): void {
    this.#hovered = cell;
    const sheet = this.#sheet;
    const free = cell && this.#playable && this.stateAt(cell)?.sign === '.';
    if (sheet && free)
      setAttributes(this.#ghost, { cx: at(sheet, cell.x - sheet.left), cy: at(sheet, cell.y - sheet.top) });
    this.#ghost.setAttribute('visibility', free ? 'visible' : 'hidden');
  }
}

function pointGroup(sheet: Sheet, i: number, j: number): SVGElement {
  const half = UNIT / 2;
  return svg(
    'g',
    {
      role: 'gridcell',
      class: 'point',
      tabindex: -1,
      'aria-colindex': sheet.left + i + 1,
      'data-x': sheet.left + i,
      'data-y': sheet.top + j,
      transform: `translate(${at(sheet, i)} ${at(sheet, j)})`,
    },
    svg('rect', { class: 'field', x: -half, y: -half, width: UNIT, height: UNIT }),
  );
}

const SHADES = { black: ['#6b6b6b', '#262626', '#080808'], white: ['#ffffff', '#f4f2ed', '#cfcabd'] } as const;

/// Light from the upper left.
function shades(): SVGElement {
  const shade = ([id, colors]: [string, readonly string[]]) =>
    svg(
      'radialGradient',
      { id: `shade-${id}`, cx: 0.36, cy: 0.3, r: 0.72 },
      ...colors.map((color, i) => svg('stop', { offset: [0, 0.5, 1][i], 'stop-color': color })),
    );
  return svg('defs', {}, ...Object.entries(SHADES).map(shade));
}
