/// Brackets that are missing or too many, and objects by name where an array should be.

import { elementsOf, isArray, isObject, membersAt } from '../../../../syntax/json/access';
import { titled } from '../../../../syntax/json/mending';
import { styleAround } from '../../../../syntax/json/spacing';
import { sizeOf } from '../../../../syntax/json/value';
import type { Edit } from '../../../../text/edit';
import { right, surrounded, type Way } from './subject';

const BRACKETS = titled('Put it in brackets', '放进方括号');

/// An array of it.
export const brackets: Way = function* (subject) {
  yield* right(subject, { title: BRACKETS, edits: surrounded(subject.value, '[', ']'), sure: true });
  yield* right(subject, { title: BRACKETS, edits: surrounded(subject.value, '[[', ']]'), sure: true });
};

/// An object with it as its only member.
export const asMember = (name: string): Way =>
  function* (subject) {
    const { colon, pad } = styleAround(subject.root, subject.value.at);
    const edits = surrounded(subject.value, `{${pad}${JSON.stringify(name)}:${colon}`, `${pad}}`);
    yield* right(subject, { title: titled('Write it as', '写成', `{"${name}": …}`), edits });
  };

/// The only element of an array.
export const unbracketed: Way = function* (subject) {
  const { value } = subject;
  const [only, ...more] = isArray(value.node) ? [...elementsOf(value)] : [];
  if (!only || more.length > 0) return;
  const end = only.at + sizeOf(only.node);
  const edits = [
    { from: value.at, to: only.at, text: '' },
    { from: end, to: value.at + sizeOf(value.node), text: '' },
  ];
  yield* right(subject, { title: titled('Take it out of the brackets', '删除方括号'), edits, sure: true });
};

const ARRAY = titled('Make it an array', '改成数组');

/// `{"black": …}` as `[{"color": "black", …}]`; what is not an object itself becomes a member of a name of its own.
export const namesAsElements = (key: string, inner?: string): Way =>
  function* (subject) {
    const { value, root } = subject;
    const members = membersAt(value);
    if (!members || members.damaged || !isObject(value.node) || !value.node.close) return;
    const { colon, comma, pad } = styleAround(root, value.at);
    const end = value.at + sizeOf(value.node);
    const edits: Edit[] = [{ from: value.at, to: value.at + 1, text: '[' }];
    for (const member of members.list) {
      const from = value.at + member.keyAt;
      const at = value.at + member.valueAt;
      const begin = `{${pad}"${key}":${colon}${member.key.token}`;
      if (inner === undefined && isObject(member.value)) {
        const { open, run } = member.value;
        const text = run ? `${begin},${open.width > open.size ? '' : comma}` : begin;
        edits.push({ from, to: at + open.size, text });
      } else if (inner !== undefined && member.value) {
        const to = at + sizeOf(member.value);
        edits.push({ from, to: at, text: `${begin},${comma}"${inner}":${colon}` }, { from: to, to, text: `${pad}}` });
      } else return;
    }
    edits.push({ from: end - 1, to: end, text: ']' });
    yield* right(subject, { title: ARRAY, edits });
  };
