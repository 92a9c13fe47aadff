/// The comments of a node. They are shown as one text with an empty line between, and written as the strings they are: those
/// that the new text still has are not touched.

import type { EditResult } from '../../../record/board-edit';
import { type At, elementsOf, isArray, isObject, membersAt, valueAt } from '../../../syntax/json/access';
import { elements } from '../../../syntax/json/draft';
import { DAMAGED } from '../../shared/go/judge';
import { textAt } from '../values';
import { putIn } from './node';
import type { Sheet } from './sheet';

const BETWEEN = '\n\n';

export function commented(sheet: Sheet, text: string): EditResult {
  const { node, writing } = sheet;
  if (node && !isObject(node.node)) return DAMAGED;
  if (node) writing.cursor(node.at);
  const member = node && membersAt(node)?.get('comments');
  const comments = node && valueAt(node, 'comments');
  if (member && !(comments && isArray(comments.node))) return DAMAGED;
  const list = [...elementsOf(comments)];
  const texts = list.map(textAt);
  if (texts.includes(undefined)) return DAMAGED;
  if (texts.filter(Boolean).join(BETWEEN) === text) return sheet.outcome();
  if (!node || !comments) putIn(sheet, node, 'comments', elements(JSON.stringify(text)));
  else if (text === '') writing.removeMember(node, 'comments');
  else changed(sheet, comments, list, texts as string[], text);
  return sheet.outcome();
}

function changed({ writing }: Sheet, comments: At, list: readonly At[], texts: readonly string[], text: string): void {
  let rest = text;
  let from = 0;
  let to = texts.length;
  while (from < to - 1 && rest.startsWith(texts[from] + BETWEEN)) rest = rest.slice((texts[from++] + BETWEEN).length);
  while (to - 1 > from && rest.endsWith(BETWEEN + texts[to - 1])) rest = rest.slice(0, -(BETWEEN + texts[--to]).length);
  const first = list[from];
  if (!first) {
    writing.insertElement(comments, 0, JSON.stringify(rest));
    return;
  }
  if (textAt(first) !== rest) writing.replaceValue(first, JSON.stringify(rest));
  if (to - from > 1) writing.remove(comments, from + 1, to - from - 1);
}
