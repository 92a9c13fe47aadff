/// What remains where a value cannot be put right: a choice among the few that there are, or leaving out the smallest thing around it
/// that need not be there. Both are for a person to decide, so none of it is sure.

import type { Fix } from '../../../../record/quick-fix';
import type { Words } from '../../../../spec/rule';
import { elementsOf, isObject } from '../../../../syntax/json/access';
import { titled } from '../../../../syntax/json/mending';
import { JsonRewriting } from '../../../../syntax/json/rewrite';
import { withoutElement } from './elements';
import { adding, nearMember } from './members';
import type { Level, Subject, Way } from './subject';
import { meant, own, removal } from './values';

/// The ways, or if there is none of them the last.
export const orElse = (last: Way, ...ways: readonly Way[]): Way =>
  function* (subject) {
    let found = false;
    for (const way of ways) {
      for (const fix of way(subject)) {
        found = true;
        yield fix;
      }
    }
    if (!found) yield* last(subject);
  };

/// One of a few values.
export const oneOf = (...drafts: readonly string[]): Way =>
  function* (subject) {
    for (const draft of drafts) yield* meant(() => ({ draft }))(subject);
  };

/// What has to be there, with one of a few values; `otherwise` is what lacks where the fault does not name it.
export const missingOneOf = (values: Readonly<Record<string, readonly string[]>>, otherwise?: string): Way =>
  function* (subject) {
    const name = String(subject.fault.finding.params?.name ?? otherwise);
    // Under a name that is nearly right it is there: that is renamed.
    if (nearMember(subject, name)) return;
    for (const draft of own(values, name) ?? []) {
      for (const fix of adding(subject, name, draft))
        yield { ...fix, title: titled('Add', '补上', `${name}: ${draft}`) };
    }
  };

/// What lines of play consist of: to take that out is no repair.
const PLAY: readonly string[] = ['tree', 'steps', 'branches', 'variations', 'move', 'action'];

/// Leaves out the member or the element that the fault is in; where it has to be there, or is the only one, what it is in. Never what is
/// called like one of those names.
export const takenOut = (...kept: readonly string[]): Way =>
  function* (subject) {
    const names = [...PLAY, ...kept];
    const { around } = subject;
    for (let level = around.length; level > 0; level--) {
      const outer = around[level - 1] as Level;
      const name = level === around.length ? subject.name : around[level]?.name;
      if (isObject(outer.node)) {
        if (name === undefined || names.includes(name)) return;
        if (outer.names.isRequired(name)) continue;
        yield* withoutMember(subject, outer, name);
        return;
      }
      if (level > 1 && isOnly(outer) && !names.includes(outer.name ?? '')) continue;
      yield* withoutElement(subject, around.length - level + 1, elementWords(outer.name), false);
      return;
    }
  };

function* withoutMember({ root }: Subject, object: Level, name: string): Generator<Fix> {
  const rewriting = new JsonRewriting(root);
  rewriting.removeMember(object, name);
  const edits = rewriting.result?.edits;
  if (edits) yield { title: removal(name), edits };
}

function isOnly(array: Level): boolean {
  const elements = elementsOf(array);
  elements.next();
  return elements.next().done === true;
}

const elementWords = (name: string | undefined): Words =>
  name === undefined
    ? { en: 'Remove this entry', zh: '删除这一项' }
    : { en: `Remove this entry of \`${name}\``, zh: `删除 \`${name}\` 的这一项` };
