/// Members that should not be there, are called otherwise, stand in the wrong object, or are missing.

import type { Fix } from '../../../../record/quick-fix';
import type { Words } from '../../../../spec/rule';
import { type At, membersAt } from '../../../../syntax/json/access';
import type { Draft } from '../../../../syntax/json/draft';
import { titled } from '../../../../syntax/json/mending';
import { JsonRewriting } from '../../../../syntax/json/rewrite';
import { styleAround } from '../../../../syntax/json/spacing';
import { shortened } from '../../../../syntax/measure';
import { meantName, slipOf } from '../../../../text/near';
import { isShort, type Level, objectOf, type Subject, sourceOf, surrounded, type Way } from './subject';
import { own, removal } from './values';

/// A member of a name that the object does not know.
interface Stranger {
  readonly object: Level;
  readonly name: string;
  readonly source: string;
}

function strangerOf(subject: Subject): Stranger | undefined {
  const object = objectOf(subject);
  const { name, root, value } = subject;
  if (!object || name === undefined || !isShort(value)) return undefined;
  return { object, name, source: sourceOf(root, value) };
}

const hasNo = (object: Level, name: string): boolean => !membersAt(object)?.get(name);

/// The name that was meant, by a slip of the fingers or by what people call it besides; the value goes into brackets if it is
/// to be an array.
export const renamed = (others: Readonly<Record<string, string>> = {}): Way =>
  function* (subject) {
    const { object, name, source } = strangerOf(subject) ?? {};
    if (!object || name === undefined || source === undefined) return;
    const { names } = object;
    const free = names.all.filter((one) => hasNo(object, one));
    const other = own(others, name);
    const same = free.find((one) => one.toLowerCase() === name.trim().toLowerCase());
    const now = same ?? (other !== undefined && free.includes(other) ? other : slipOf(name, free));
    const fits = now !== undefined && names.fits(now, source);
    if (now === undefined || !(fits || names.fits(now, `[${source}]`))) return;
    const { fault, value } = subject;
    const edits = [{ from: fault.from, to: fault.to, text: JSON.stringify(now) }];
    if (!fits) edits.push(...surrounded(value, '[', ']'));
    yield { title: titled('Rename to', '改名为', now), edits, sure: same !== undefined };
  };

/// Into the one object beside it, or out into the one around, that knows the name.
export const moved: Way = function* (subject) {
  const stranger = strangerOf(subject);
  if (!stranger) return;
  const { object, name, source } = stranger;
  const beside = object.names.all.filter((one) => object.names.inside(one)?.fits(name, source));
  const outer = subject.around.at(-2);
  const isOuter = outer?.names.fits(name, source) === true && hasNo(outer, name);
  if (beside.length + (isOuter ? 1 : 0) !== 1) return;
  if (beside[0] !== undefined) yield* movedInto(beside[0])(subject);
  else if (outer) yield* moving(subject, stranger, outer, titled('Move out of', '移出', object.name ?? '{ }'));
};

/// Into the member of a name, which is an object.
export const movedInto = (place: string): Way =>
  function* (subject) {
    const stranger = strangerOf(subject);
    if (!stranger) return;
    const { object } = stranger;
    const member = membersAt(object)?.get(place);
    const title = titled('Move into', '移入', place);
    if (!member) yield wrapped(subject, place, title);
    else if (member.value) {
      const names = object.names.inside(place) ?? object.names;
      const target = { node: member.value, at: object.at + member.valueAt, name: place, names };
      if (membersAt(target) && hasNo(target, stranger.name)) yield* moving(subject, stranger, target, title);
    }
  };

/// The member becomes that of a new object in its place.
function wrapped({ fault, root, value }: Subject, place: string, title: Words): Fix {
  const { colon, pad } = styleAround(root, fault.from);
  const [before, after] = surrounded(value, `${JSON.stringify(place)}:${colon}{${pad}`, `${pad}}`);
  return { title, edits: [{ ...before, from: fault.from, to: fault.from }, after] };
}

function* moving({ root }: Subject, { object, name, source }: Stranger, target: Level, title: Words): Generator<Fix> {
  const rewriting = new JsonRewriting(root);
  rewriting.insertMember(target, name, source, { order: target.names.all });
  rewriting.removeMember(object, name);
  const edits = rewriting.result?.edits;
  if (edits) yield { title, edits };
}

/// Takes the member out.
export const removed: Way = function* (subject) {
  const object = objectOf(subject);
  const { name, root } = subject;
  if (!object || name === undefined) return;
  yield* without(subject, [name], new JsonRewriting(root));
};

/// Takes members out of the object that the fault is in.
export const removing =
  (...names: readonly string[]): Way =>
  (subject) =>
    without(subject, names, new JsonRewriting(subject.root));

/// Takes members out of the object that the fault is at.
export const removingInside =
  (...names: readonly string[]): Way =>
  (subject) =>
    without(subject, names, new JsonRewriting(subject.root), subject.value);

function* without(
  subject: Subject,
  names: readonly string[],
  rewriting: JsonRewriting,
  object: At | undefined = objectOf(subject),
): Generator<Fix> {
  const list = membersAt(object)?.list.map((member) => member.name) ?? [];
  const gone = names.filter((name) => list.includes(name)).sort((a, b) => list.indexOf(a) - list.indexOf(b));
  if (!object || gone.length === 0) return;
  for (let i = 0; i < gone.length; ) {
    const start = list.lastIndexOf(gone[i] as string);
    let count = 1;
    while (gone[i + count] === list[start + count] && i + count < gone.length) count++;
    rewriting.remove(object, start, count);
    i += count;
  }
  const edits = rewriting.result?.edits;
  const title = gone.length === 1 ? removal(gone[0] as string) : titled('Remove', '删除', gone.join(', '));
  if (edits) yield { title, edits };
}

/// Of members of one name the last counts: the one before it goes. Nothing is lost if they say the same.
export const duplicate: Way = function* (subject) {
  const object = objectOf(subject);
  const { name, root, fault } = subject;
  const list = membersAt(object)?.list ?? [];
  const index = object ? list.findIndex(({ keyAt }) => object.at + keyAt === fault.from) : -1;
  const before = list.slice(0, Math.max(0, index)).findLastIndex((member) => member.name === name);
  const value = list[before]?.value;
  if (!object || !value || name === undefined) return;
  const rewriting = new JsonRewriting(root);
  rewriting.remove(object, before);
  const edits = rewriting.result?.edits;
  const earlier = { node: value, at: object.at + (list[before]?.valueAt ?? 0) };
  const sure = isShort(earlier) && sourceOf(root, earlier) === sourceOf(root, subject.value);
  const title = { en: `Remove the \`${shortened(name)}\` before it`, zh: `删除前面的 \`${shortened(name)}\`` };
  if (edits) yield { title, edits, sure };
};

/// What has to be there and can only be this; it may be there under a name that is nearly right.
export const missing = (values: Readonly<Record<string, Draft>>, sure = false): Way =>
  function* (subject) {
    const name = String(subject.fault.finding.params?.name);
    const draft = own(values, name);
    if (draft === undefined) return;
    const near = nearMember(subject, name);
    if (near) yield { title: titled('Rename to', '改名为', name), edits: [near] };
    else yield* adding(subject, name, draft, sure);
  };

export function nearMember({ value, names }: Subject, name: string): Fix['edits'][number] | undefined {
  const members = membersAt(value)?.list ?? [];
  const near = members.find((one) => !names.all.includes(one.name) && meantName(one.name, [name]) === name);
  if (!near) return undefined;
  const from = value.at + near.keyAt;
  return { from, to: from + near.key.size, text: JSON.stringify(name) };
}

/// Puts a member into the object that the fault is at.
export function* adding({ root, value, names }: Subject, name: string, draft: Draft, sure = false): Generator<Fix> {
  const rewriting = new JsonRewriting(root);
  rewriting.insertMember(value, name, draft, { order: names.all });
  const edits = rewriting.result?.edits;
  if (edits) yield { title: titled('Add', '补上', name), edits, sure };
}
