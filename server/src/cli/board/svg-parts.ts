/// What pictures of boards are made of.

/// From one line of the board to the next.
export const UNIT = 24;
export const WOOD = '#e3b869';
export const INK = '#3b2c12';
/// The radius of a stone.
export const STONE = 0.47 * UNIT;

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, text?: string): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`,
  );
  return text === undefined ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${escaped(text)}</${name}>`;
}

export function svgPicture({ width, height }: { width: number; height: number }, parts: readonly string[]): string {
  const head = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"`;
  return `<svg ${head}>\n${parts.join('\n')}\n</svg>\n`;
}

/// Of three or four digits, they are smaller.
export function numberSvg(number: number | string, { x, y }: { x: number; y: number }, fill: string): string {
  const size = UNIT * ([0.55, 0.55, 0.44, 0.36][String(number).length - 1] ?? 0.28);
  const font = { 'font-family': 'sans-serif', 'font-size': size, 'text-anchor': 'middle' };
  return element('text', { x, y, dy: '.35em', ...font, fill }, String(number));
}

/// Two decimals are more than anybody sees.
const short = (value: number): number => Math.round(value * 100) / 100;

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/// Text as XML may hold it; what it may not hold at all becomes a replacement character.
export const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (c) => NAMED[c] as string)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
