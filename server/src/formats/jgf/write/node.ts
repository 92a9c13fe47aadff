/// Members of the node that is shown; of a record without nodes, of its first.

import { type At, membersAt, valueAt } from '../../../syntax/json/access';
import { type Draft, fields } from '../../../syntax/json/draft';
import type { Sheet } from './sheet';

/// First what happens, then what is said of it.
const ORDER = ['name', 'move', 'setup', 'turn', 'score', 'solution', 'comments', 'markup', 'variations'];

export function putIn({ writing, home, lines }: Sheet, node: At | undefined, name: string, draft: Draft): void {
  if (node) {
    const around = home ? lines.elements(home.line) : [];
    const from = Math.max(0, (home?.index ?? 0) - NEAR);
    const model = around.slice(from, from + 2 * NEAR).findLast((one) => membersAt(one)?.get(name));
    const order = membersAt(model)?.list.map((member) => member.name) ?? ORDER;
    writing.insertMember(node, name, draft, { like: valueAt(model, name)?.node, order });
  } else if (home) {
    const { edit, at } = writing.insertElement(home.line, home.index, fields([name, draft]));
    writing.cursor(at, edit);
  } else writing.unsound = true;
}

const NEAR = 20;
