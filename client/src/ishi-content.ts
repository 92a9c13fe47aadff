/// Tells a record of Ishi from a Go program: both come in files that end in `.go`. Knows no editor, so that tests can use it.
///
/// A Go program begins, after comments, with its package clause; no line of Ishi does. So a record has to show a line that
/// only Ishi has, and any declaration of Go outside commentary speaks against it. Both may be quoted: Go programs hold records
/// in comments and strings, records hold anything in their COM and USER blocks.

/// How many characters of a file `isIshi` wants to see.
export const headSize = 16_384;

const location = /^(?:[a-hj-t](?:0?[1-9]|1[0-9])|pass)$/;
const player = /^[bw]$/;

const headers = 'analysis|black|date|handicap|komi|place|recorder|result|rules|source|timelimit|white';
/// What follows a keyword is text. A program that is being typed may begin with the same word, but goes on with a sign.
const free = new RegExp(`^(?:event|com|user|remark|${headers})(?:\\s+[^\\s:=.,(){}[\\]+*/&|<>!;-].*)?$`);

/// These begin no line of a program, wherever it is cut.
const declaration = /^(?:package\s+\w+\s*(?:;.*|\/[/*].*)?$|import\s*[("`]|import\s+[\w.]+\s+["`]|func\s*[\w(])/;
/// These may stand in a record with mistakes too, but not before anything else.
const opening = /^(?:\/[/*]|(?:const|type|var)\s*(?:\(|\w+\s*[\w=*[(]))/;

type Sign = 'record' | 'hint' | 'program' | 'opening' | 'none';

export function isIshi(head: string): boolean {
  let hints = 0;
  let record = false;
  for (const line of outsideBlocks(linesOf(head))) {
    const sign = signOf(line);
    if (sign === 'program') return false;
    if (sign === 'opening' && !record && hints === 0) return false;
    record ||= sign === 'record';
    if (sign === 'hint') hints++;
  }
  return record || hints > 1;
}

/// The lines that say something; case means nothing to Ishi.
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
    const line = lines[i]!;
    kept.push(line);
    const end = /^(com|user)(?:\s|$)/i.exec(line)?.[1];
    if (end === undefined) continue;
    const last = lines.findIndex((other, at) => at > i && new RegExp(`^end${end}(?:\\s|$)`, 'i').test(other));
    if (last < 0) continue;
    kept.push(lines[last]!);
    i = last;
  }
  return kept;
}

function signOf(line: string): Sign {
  // Go knows its own words in small letters only.
  if (declaration.test(line)) return 'program';
  if (opening.test(line)) return 'opening';
  const text = line.toLowerCase();
  if (isMove(text) || /^(?:boardsize\s+\d{1,2}|end(?:com|user|var))$/.test(text)) return 'record';
  return free.test(text) ? 'hint' : 'none';
}

function isMove(text: string): boolean {
  const [keyword = '', first = '', second = ''] = text.split(/\s+/);
  if (player.test(keyword)) return /^\d+$/.test(first) && location.test(second);
  return keyword === 'setup' && player.test(first) && location.test(second);
}
