/// The comment on a move, a diagram or an event, in a COM block (5.4/COM).

import type { EditResult } from '../../../record/board-edit';
import type { ItemAt } from '../../../syntax/lines/walk';
import { textBetween } from '../../../text/edit';
import { Leaf, Pair } from '../../../text/node';
import { refused } from '../../shared/go/judge';
import { Kind } from '../keywords';
import { commentaryOn, titleOf } from '../said/section';
import { endOf, indentOf, isBelonging } from './around';
import type { Sheet } from './sheet';

export function commented(sheet: Sheet, comment: string): EditResult {
  const text = written(comment);
  const odd = /[^\t\n -~]/u.exec(text)?.[0];
  if (odd) return notHeld(odd);
  if (text === written(commentaryOn(sheet.root, sheet.event)?.text ?? '')) return sheet.outcome();
  const blocks = sheet.items().filter(({ item }) => item instanceof Pair && item.open.kind === Kind.COM);
  const [first, ...others] = blocks;
  for (const other of others) sheet.remove(other);
  if (!first) add(sheet, text);
  else if (text === '' && !titleOf((first.item as Pair).open)) sheet.remove(first);
  else change(sheet, first, text);
  return sheet.outcome();
}

/// Special markers as the text has them (5.3).
const SIGNS: Readonly<Record<string, string>> = { '◆': '\\d', '▲': '\\t', '✓': '\\c', '■': '\\s' };

const written = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(/[◆▲✓■](?![a-z])/gi, (sign) => SIGNS[sign] ?? sign);

const notHeld = (sign: string): EditResult =>
  refused(
    `“${sign}” cannot be written: this format holds only ASCII characters, and programs drop all others.`,
    `“${sign}”无法写入：本格式只有 ASCII 字符，其他字符会被程序略去。`,
  );

/// A line of text that would end the block, or look as if another began, is marked as text.
const linesOf = (text: string, indent: string): string[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const safe = /^\s*(?:END)?COM(?=\s|$)/i.test(line) ? `'${line.trimStart()}` : line;
        return safe.trim() === '' ? '' : indent + safe;
      });

function add(sheet: Sheet, text: string): void {
  const items = sheet.items().filter(({ item }) => isBelonging(item));
  const last = items.at(-1) ?? sheet.event;
  const at = last ? endOf(last) : sheet.top;
  const style = sheet.styleAt(at);
  const carrier = sheet.event?.item;
  const indent = carrier instanceof Leaf && carrier.kind !== Kind.EVENT ? indentOf(carrier) : '';
  const [open, close] = [indent + style.keyword('COM'), indent + style.keyword('ENDCOM')];
  sheet.insert(at, [open, ...linesOf(text, indent), close], sheet.isAtEvent ? 0 : undefined);
}

function change(sheet: Sheet, { item, at }: ItemAt, text: string): void {
  const { open, run, close } = item as Pair;
  const from = at + open.width;
  const to = from + (run?.width ?? 0);
  const before = textBetween(sheet.root, from, to);
  const own = indentOf(open);
  const indent = before === '' || before.startsWith(own) ? own : '';
  const { lineEnd } = sheet.styleAt(from);
  sheet.replace(
    from,
    to,
    linesOf(text, indent)
      .map((line) => line + lineEnd)
      .join(''),
  );
  if (close) sheet.cursorInHead(at);
}
