/// What pictures of boards are made of.

/// From one line of the board to the next.
export const UNIT = 24;
export const WOOD = '#e3b869';
export const INK = '#3b2c12';

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, text?: string): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`,
  );
  return text === undefined ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${escaped(text)}</${name}>`;
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
