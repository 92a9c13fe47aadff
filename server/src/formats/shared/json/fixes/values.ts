/// Values written in another way than the format wants, but so that anybody can see what is meant: `"6.5"` for 6.5, "Black" for
/// "black". A guess says what is meant; it is written if it is right there.

import type { Fix } from '../../../../record/quick-fix';
import { membersAt } from '../../../../syntax/json/access';
import type { Draft } from '../../../../syntax/json/draft';
import { titled } from '../../../../syntax/json/mending';
import { JsonRewriting } from '../../../../syntax/json/rewrite';
import { kindOf, stringOf, type ValueKind } from '../../../../syntax/json/value';
import { shortened } from '../../../../syntax/measure';
import { slipOf } from '../../../../text/near';
import { Leaf } from '../../../../text/node';
import { objectOf, right, type Subject, type Way } from './subject';

/// A value as it is written: of a string what it says, of anything else its token; of objects and arrays nothing.
export interface Said {
  readonly kind: ValueKind;
  readonly text: string;
}

interface Meant {
  readonly draft: Draft;
  /// It cannot be meant otherwise.
  readonly sure?: boolean;
}

export type Guess = (said: Said, subject: Subject) => Meant | undefined;

/// Writes what a guess says.
export const meant = (guess: Guess): Way =>
  function* (subject) {
    const { root, value } = subject;
    const found = guess(saidBy(subject), subject);
    if (!found) return;
    const edit = new JsonRewriting(root).replaceValue(value, found.draft, undefined);
    yield* right(subject, writing(edit, found.sure));
  };

function writing(edit: Fix['edits'][number], sure = false): Fix {
  return { title: titled('Write', '改为', shortened(edit.text)), edits: [edit], sure };
}

function saidBy({ value: { node } }: Subject): Said {
  const kind = kindOf(node);
  if (!(node instanceof Leaf)) return { kind, text: '' };
  return { kind, text: kind === 'string' ? stringOf(node) : node.token };
}

/// Full-width digits and letters as plain ones, without blanks around.
export const plain = (text: string): string => text.normalize('NFKC').trim();

const NUMERAL = /^\+?(-?)0*(\d+(?:\.\d+)?)$/;

/// `"6.5"`
export const numeral: Way = meant(({ kind, text }) => {
  const [, sign, digits] = (kind === 'string' && NUMERAL.exec(plain(text))) || [];
  return digits === undefined ? undefined : { draft: `${sign}${digits}`, sure: true };
});

/// `5` for `"5"`
export const quoted: Way = meant(({ kind, text }) =>
  kind === 'number' ? { draft: `"${text}"`, sure: true } : undefined,
);

const TRUTHS: Readonly<Record<string, string>> = {
  true: 'true',
  1: 'true',
  yes: 'true',
  false: 'false',
  0: 'false',
  no: 'false',
};

/// `"true"`, `1`
export const truth: Way = meant(({ text }) => {
  const draft = own(TRUTHS, plain(text).toLowerCase());
  return draft === undefined ? undefined : { draft, sure: true };
});

export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/// There is only one value that can stand here.
export const only = (draft: string, sure = false): Way => meant(() => ({ draft, sure }));

/// One of the words that can stand here, in other letters or with a slip in it; or another word that people have for it, in
/// small letters, with what it means.
export const word = (others: Readonly<Record<string, string>> = {}): Way =>
  meant(({ kind, text }, { offers }) => {
    if (kind !== 'string') return undefined;
    const written = plain(text).toLowerCase();
    const other = own(others, written);
    if (other !== undefined) return { draft: other, sure: true };
    const words = offers.flatMap((offer) => /^"(.*)"$/.exec(offer.text)?.[1] ?? []);
    const same = words.find((one) => one.toLowerCase() === written);
    const near = same ?? slipOf(written, [...new Set(words)]);
    return near === undefined ? undefined : { draft: JSON.stringify(near), sure: same !== undefined };
  });

/// A text put in another way.
export const reworded = (reword: (text: string) => string | undefined, sure = false): Way =>
  meant(({ kind, text }) => {
    const now = kind === 'string' ? reword(text) : undefined;
    return now === undefined || now === text ? undefined : { draft: JSON.stringify(now), sure };
  });

/// In small letters.
export const lowerCase: Way = reworded((text) => plain(text).toLowerCase(), true);

/// Counted in 子, which are two points each.
export const doubled: Way = meant(({ kind, text }) =>
  kind === 'number' ? { draft: String(Number(text) * 2) } : undefined,
);

const LINE_END = /\\(?:u[0-9a-f]{4}|.)|[\u2028\u2029]/gi;
const IS_LINE_END = /^(?:\\[nr]|\\u000[ad]|\\u202[89]|[\u2028\u2029])$/i;

/// A text of several lines, as one.
export const onOneLine: Way = function* (subject) {
  const { node } = subject.value;
  if (!(node instanceof Leaf)) return;
  const text = node.token.replace(LINE_END, (sign) => (IS_LINE_END.test(sign) ? '\n' : sign)).replace(/\s*\n\s*/g, ' ');
  const { at } = subject.value;
  yield* right(subject, writing({ from: at, to: at + node.size, text }));
};

/// Leaves out the member: it says nothing, and need not be there.
export const leftOut: Way = function* (subject) {
  const { name, fault } = subject;
  const object = objectOf(subject);
  if (!object || name === undefined || object.names.isRequired(name) || !isNothing(subject)) return;
  if ((membersAt(object)?.list.filter((member) => member.name === name).length ?? 0) > 1) return;
  const rewriting = new JsonRewriting(fault.root);
  rewriting.removeMember(object, name);
  const edits = rewriting.result?.edits;
  if (edits) yield { title: removal(name), edits, sure: true };
};

export const removal = (name: string) => titled('Remove', '删除', shortened(name));

function isNothing({ value: { node } }: Subject): boolean {
  if (node instanceof Leaf) return kindOf(node) === 'null' || node.token === '""';
  return 'closed' in node && node.closed && !node.run;
}
