/// Puts right what is wrong with XML as XML.

import type { Fault, Fix, QuickFix } from '../../record/quick-fix';
import type { Words } from '../../spec/rule';
import { finished, leafAt, textBetween } from '../../text/edit';
import { lastItem } from '../../text/list';
import { type Leaf, Pair, type Run } from '../../text/node';
import { blanksEnd, EQUALS, isQuote } from './characters';
import type { Root } from './document';
import { innermostOpen } from './element';
import { endingOf, Kind, kindOf } from './lexer';
import { tagOf } from './said';
import { blanksBefore, breaksLine, endOf, lastBreak } from './spacing';
import { Ending } from './tag-end';
import { whereAt } from './where';

const titled = (en: string, zh: string, what: string): Words => ({
  en: `${en} \`${what}\``,
  zh: `${zh} \`${what}\``,
});
export const writing = (what: string): Words => titled('Write', '改为', what);
export const inserting = (what: string): Words => titled('Insert', '补上', what);
export const removing = (what: string): Words => titled('Remove', '删除', what);

const change = (from: number, to: number, text: string, title: Words, sure = true): Fix => ({
  title,
  edits: [{ from, to, text }],
  sure,
});

const insert = (at: number, text: string): Fix => change(at, at, text, inserting(text.trim()));

/// The text that a fault is about.
export const textOf = ({ root, from, to }: Fault): string => textBetween(root, from, to);

/// An ampersand that begins no reference, or one that no entity is known for, stands for itself.
export function* reference(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  if (text.startsWith('&#')) yield change(fault.from, fault.to, '', removing(text), false);
  else yield change(fault.from, fault.from + 1, '&amp;', writing('&amp;'), text === '&');
}

/// In a value a sign of its own; before another tag the value was not closed.
export function* lessThan({ root, from, to }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  if (start < from || kindOf(leaf) === Kind.text) yield change(from, to, '&lt;', writing('&lt;'));
  else if (from > 0) yield* closingQuote(root, from);
}

/// What a value can be that ends where its tag ends.
const PLAIN = /^[^="']*$/;

function* closingQuote(root: NonNullable<Run>, at: number): Generator<Fix> {
  const { leaf, start } = leafAt(root, at - 1);
  const last = tagOf(leaf)?.attributes.at(-1);
  if (!last || !PLAIN.test(last.raw)) return;
  const quote = leaf.text.charAt(last.valueAt - 1);
  const isClosed = /\/?>$/.test(leaf.token);
  const raw = last.raw.replace(/\/?>?$/, '').trimEnd();
  if (quote !== '"' && quote !== "'") return;
  const end = start + last.valueAt + raw.length;
  const text = isClosed || last.raw !== raw ? quote : quote + tagEnd(leaf);
  yield insert(end, text);
}

/// How a tag ends of which the end is missing: as those that hold nothing do.
const tagEnd = (leaf: Leaf): string =>
  leaf.token.endsWith('/') ? '>' : tagOf(leaf).attributes.length > 0 ? '/>' : '>';

/// A tag that is not closed, a sign that cannot stand in one, the end of a section in text.
export function* markup(fault: Fault): Generator<Fix> {
  const { root, from, to } = fault;
  if (!root) return;
  const text = textOf(fault);
  const { leaf, start } = leafAt(root, from);
  const closed = closedBefore(leaf, start, from);
  if (text === ']]>') yield change(from, to, ']]&gt;', writing(']]&gt;'));
  else if (text === '<' && kindOf(leaf) === Kind.stray) yield change(from, to, '&lt;', writing('&lt;'));
  else if (text === '<' && start === from && from > 0) {
    const before = leafAt(root, from - 1);
    const isTag = kindOf(before.leaf) === Kind.start || kindOf(before.leaf) === Kind.end;
    if (!isTag || endingOf(before.leaf) !== Ending.cut) return;
    yield insert(before.start + before.leaf.size, kindOf(before.leaf) === Kind.end ? '>' : tagEnd(before.leaf));
  } else if (closed) yield closed;
  else if (text.length === 1 && start < from) yield change(from, to, '', removing(text), text === ',');
}

/// The quotation mark of a value without its own, which so has ended where the next one begins: what stands at `from` is in that.
function closedBefore(leaf: Leaf, start: number, from: number): Fix | undefined {
  const at = from - start;
  const before = tagOf(leaf)?.attributes.find(({ valueAt, raw }) => valueAt + raw.length + 1 === at);
  const name = before && /\s[^\s=]+=$/.exec(before.raw);
  const quote = leaf.text.charAt(at - 1);
  const end = leaf.text.indexOf(quote, at);
  if (!name || end < 0 || /[=<>]/.test(leaf.text.slice(at, end))) return undefined;
  return insert(start + before.valueAt + before.raw.slice(0, name.index).trimEnd().length, quote);
}

/// An attribute without a blank before it, without an equals sign, without quotation marks, or without a value.
export function* attribute(fault: Fault): Generator<Fix> {
  const { root, from, to } = fault;
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const [at, end] = [from - start, to - start];
  const before = leaf.text.slice(0, at).trimEnd();
  const next = blanksEnd(leaf.text, end);
  const closed = closedBefore(leaf, start, from);
  if (before.endsWith('=')) {
    const text = textOf(fault);
    const isNext = /^[^="'/]+=/.test(text) || leaf.text.charCodeAt(next) === EQUALS;
    const value = text.replace(/["']/g, '');
    if (isNext && before.length < at) yield* valueless(leaf, start, at, before.length);
    else yield change(from, to, `"${value}"`, writing(`"${value}"`), !isNext);
  } else if (closed) {
    yield closed;
  } else if (isQuote(leaf.text.charCodeAt(next))) {
    yield change(to, start + next, '=', inserting('='));
  } else if (leaf.text.charCodeAt(next) === EQUALS && isQuote(leaf.text.charCodeAt(at - 1))) {
    yield change(from, from, ' ', { en: 'Insert a blank', zh: '补上空格' });
  } else if (leaf.text.charCodeAt(next) !== EQUALS) {
    yield change(start + before.length, to, '', removing(textOf(fault)), false);
  }
}

/// What its value should be nobody knows, and what stands behind it is the next attribute: so it can only go.
function* valueless(leaf: Leaf, start: number, valueAt: number, end: number): Generator<Fix> {
  const known = tagOf(leaf).attributes.find((one) => one.valueAt === valueAt);
  if (!known) return;
  const from = leaf.text.slice(0, known.at).trimEnd().length;
  yield change(start + from, start + end, '', removing(known.name), false);
}

/// The second of a name goes, with the blanks before it.
export function* duplicate({ root, from, to }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const known = tagOf(leaf)?.attributes.find(({ at }) => start + at === from);
  if (!known) return;
  const before = start + leaf.text.slice(0, from - start).trimEnd().length;
  const name = textBetween(root, from, to);
  yield change(before, start + known.valueAt + known.raw.length + 1, '', removing(name), false);
}

/// Of two tags with different names the one with a name that is known there is right, or else the first. Where something in the element is
/// not closed, that is given its end tag; an end tag too many goes.
export const endTag = <C>(record: Root<C>): QuickFix =>
  function* ({ root, from, to }) {
    if (!root) return;
    const { leaf, start: end } = leafAt(root, from);
    const around = finished(whereAt(root, from + 1, record)).around.at(-1);
    const pair = around?.element;
    if (!around || !pair || pair.close !== leaf) {
      yield change(end, end + leaf.size, '', removing(leaf.token), false);
      return;
    }
    const { name, nameAt } = tagOf(pair.open);
    const start = around.at + nameAt;
    const inner = pair.closed ? innermostOpen(pair.run, around.at + pair.open.width) : undefined;
    if (inner) yield* closing(root, [inner], endOf(inner.pair, inner.at));
    else if (name !== around.name) yield change(start, start + name.length, around.name, writing(`<${around.name}>`));
    else if (name !== tagOf(leaf).name) yield change(from, to, name, writing(`</${name}>`));
  };

/// The end tags of all that is open at the end.
export function* unclosed({ root }: Fault): Generator<Fix> {
  const open: { pair: Pair; at: number }[] = [];
  let at = 0;
  for (let run = root; run; ) {
    const last = lastItem(run);
    if (!(last instanceof Pair) || last.close || endingOf(last.open) !== Ending.whole) break;
    at += run.width - last.width;
    open.unshift({ pair: last, at });
    at += last.open.width;
    run = last.run;
  }
  if (!root || open.length === 0 || open.length > MOST) return;
  yield* closing(root, open, endOf(root, 0));
}

/// More are not closed at once.
const MOST = 1000;

function* closing(root: Run, open: readonly { pair: Pair; at: number }[], end: number): Generator<Fix> {
  let text = '';
  for (const { pair, at } of open) {
    const blanks = blanksBefore(root, at);
    const isOnLines = breaksLine(blanks) || pair.open.lines > 0;
    text +=
      (isOnLines ? lastBreak(breaksLine(blanks) ? blanks : (/\r\n|\r|\n/.exec(pair.open.text)?.[0] ?? '')) : '') +
      `</${tagOf(pair.open).name}>`;
  }
  yield insert(end, text);
}

/// Characters that XML has not go.
export function* character({ from, to }: Fault): Generator<Fix> {
  yield change(from, to, '', { en: 'Remove this character', zh: '删除这个字符' });
}
