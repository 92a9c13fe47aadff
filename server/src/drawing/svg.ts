/// A scene as one SVG that needs nothing else, runs nothing, and is crisp at every size.

import { drawn } from './cell';
import { type Palette, WOODEN } from './palette';
import { groundOf, type Scene, shades } from './scene';
import { type Attributes, brief, moved, type Shape, shape } from './shape';

/// Where nothing else is wanted.
const SCALE = 1.5;

/// All of a scene, from below to above.
export function* shapesOf({
  sheet,
  kind,
  typed,
  way,
  cells,
  lines,
  winning,
  bubbles,
  beside,
}: Scene): Generator<Shape> {
  yield groundOf(sheet, kind);
  yield* typed;
  yield* way;
  for (const state of cells.flat()) {
    const shapes = [...drawn(state, kind)];
    if (shapes.length > 0) yield moved(kind.place(sheet, state), ...shapes);
  }
  yield* lines;
  yield* winning;
  yield* bubbles;
  yield* beside;
}

interface Picture {
  /// What it is called by whoever reads it aloud.
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: Iterable<Shape>;
  /// Pixels that a unit of the drawing gets.
  readonly scale?: number | undefined;
}

export function pictureSvg(
  { title, width, height, shapes, scale = SCALE }: Picture,
  palette: Palette = WOODEN,
): string {
  const looks = looksOf(palette);
  const size = { width: width * scale, height: height * scale, viewBox: `0 0 ${brief(width)} ${brief(height)}` };
  const head = written({ xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img' });
  const all = [shape('title', {}, title), ...(palette.isShaded ? [shades()] : []), ...shapes];
  return `<svg${head}>\n${all
    .map((one) => elementOf(one, looks))
    .filter(Boolean)
    .join('\n')}\n</svg>\n`;
}

export function sceneSvg(scene: Scene, title: string, scale?: number): string {
  return pictureSvg({ title, ...scene.kind.size(scene.sheet), shapes: shapesOf(scene), scale });
}

type Looks = (classes: string) => Attributes;

/// What the rules of a palette say of some classes, remembered.
function looksOf({ rules, isShaded }: Palette): Looks {
  const known = new Map<string, Attributes>();
  return (classes) => {
    const before = known.get(classes);
    if (before) return before;
    const own = new Set(classes.split(' '));
    const holds = rules.filter(([needed]) => needed.split(' ').every((one) => own.has(one)));
    const merged: Record<string, string | number | undefined> = Object.assign({}, ...holds.map(([, looks]) => looks));
    const { $mark: mark, ...rest } = merged;
    const looks = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, value === '$mark' ? mark : value]),
    );
    if (!isShaded && own.has('shadow')) looks.display = 'none';
    known.set(classes, looks);
    return looks;
  };
}

function elementOf({ name, attributes, kids }: Shape, looks: Looks): string {
  const { class: classes, ...rest } = attributes;
  const own = typeof classes === 'string' ? looks(classes) : {};
  if (own.display === 'none') return '';
  const inside = kids.map((kid) => (typeof kid === 'string' ? escaped(kid) : elementOf(kid, looks))).join('');
  const head = `${name}${written({ ...own, ...rest })}`;
  return inside === '' && name !== 'title' ? `<${head}/>` : `<${head}>${inside}</${name}>`;
}

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? brief(value) : escaped(String(value))}"`)
    .join('');

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/// Text as XML may hold it; what it may not hold at all becomes a replacement character.
const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (c) => NAMED[c] as string)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
