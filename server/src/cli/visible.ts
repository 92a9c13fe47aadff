/// Text from a record or a file name as a terminal may show it: nothing in it moves the cursor, changes colours or turns the
/// direction of writing.

const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/// In a sentence: by its number.
export const visible = (text: string): string =>
  text.replace(UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/// In a line of which the places count: a sign for a sign. Tabs stay as they are.
export const visibleLine = (text: string): string =>
  text
    .replace(UNSAFE, (c) => (c === '\t' ? c : c < ' ' ? String.fromCharCode(0x2400 + c.charCodeAt(0)) : '\ufffd'))
    .replace(HALVES, '\ufffd');
