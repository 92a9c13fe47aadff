/// Tells a record of Ishi from a Go program: both come in files that end in `.go`.
///
/// A Go program begins, after comments, with its package clause; no line of Ishi does. So a record has to show a line that
/// only Ishi has, and any declaration of Go outside commentary speaks against it. Both may be quoted: Go programs hold records
/// in comments and strings, records hold anything in their COM and USER blocks.

/// How many characters of a file are looked at.
const headSize = 16_384;

const location = /^(?:[a-hj-t](?:0?[1-9]|1[0-9])|pass)$/;
const player = /^[bw]$/;

const headers = 'analysis|black|date|handicap|komi|place|recorder|result|rules|source|timelimit|white';
/// What follows a keyword is text. A program that is being typed may begin with the same word, but goes on with a sign.
const free = new RegExp(`^(?:event|com|user|remark|${headers})(?:\\s+[^\\s:=.,(){}[\\]+*/&|<>!;-].*)?$`);

/// These begin no line of a program, wherever it is cut.
const declaration = /^(?:package\s+\w+\s*(?:;.*|\/[/*].*)?$|import\s*[("`]|import\s+[\w.]+\s+["`]|func\s+\w|func\s*\()/;
/// These may stand in a record with mistakes too, but not before anything else.
const opening = /^(?:\/[/*]|(?:const|type|var)\s*(?:\(|\w+\s*[\w=*[(]))/;

/// In lines. What is longer is taken for a block that is not ended.
const longestBlock = 200;

type Sign = 'record' | 'capital hint' | 'hint' | 'program' | 'opening' | 'none';

/// One hint in small letters could be the beginning of a program that is being typed.
const weights: Readonly<Partial<Record<Sign, number>>> = { record: 2, 'capital hint': 2, hint: 1 };

export function isIshi(head: string): boolean {
  let weight = 0;
  for (const line of outsideBlocks(linesOf(head))) {
    const sign = signOf(line);
    if (sign === 'program' || (sign === 'opening' && weight === 0)) return false;
    weight += weights[sign] ?? 0;
  }
  return weight > 1;
}

/// Without the ending that the format prescribes only lines tell that nothing else has: two of them.
export function isPlainlyIshi(head: string): boolean {
  let records = 0;
  for (const line of outsideBlocks(linesOf(head))) {
    const sign = signOf(line);
    if (sign === 'program' || sign === 'opening') return false;
    if (sign === 'record' && !/^end/i.test(line)) records++;
  }
  return records > 1;
}

const linesOf = (head: string) =>
  head
    .slice(0, headSize)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());

/// Leaves out what stands in COM and USER blocks. A block that is not ended may be no block at all: it counts.
function outsideBlocks(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    kept.push(lines[i]!);
    const block = /^(com|user)(?:\s|$)/i.exec(lines[i]!)?.[1]?.toLowerCase();
    if (block) i = endOfBlock(lines, i, block === 'com' ? /^endcom(?:\s|$)/i : /^enduser(?:\s|$)/i);
  }
  return kept;
}

function endOfBlock(lines: readonly string[], start: number, end: RegExp): number {
  const length = lines.slice(start + 1, start + 1 + longestBlock).findIndex((line) => end.test(line));
  return start + 1 + length;
}

function signOf(line: string): Sign {
  // Go knows its own words in small letters only.
  if (declaration.test(line)) return 'program';
  if (opening.test(line)) return 'opening';
  const text = line.toLowerCase();
  if (isMove(text) || /^(?:boardsize\s+\d{1,2}|end(?:com|user|var))$/.test(text)) return 'record';
  if (!free.test(text)) return 'none';
  return /^[A-Z]+(?:\s|$)/.test(line) ? 'capital hint' : 'hint';
}

function isMove(text: string): boolean {
  const [keyword = '', first = '', second = ''] = text.split(/\s+/);
  if (player.test(keyword)) return /^\d+$/.test(first) && location.test(second);
  return keyword === 'setup' && player.test(first) && location.test(second);
}
