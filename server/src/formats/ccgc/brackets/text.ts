/// What is wrong with a text in brackets as a whole: how it begins, what is read in it, how it ends.

import { type Findings, Report } from '../../../record/finding';
import type { Words } from '../../../spec/rule';
import { blanksEnd, halfOf } from '../../../syntax/brackets/half-width';
import { leafAt } from '../../../text/edit';
import { isHigh } from '../../../text/extent';
import type { Node, Run } from '../../../text/node';
import { SECOND_GAME } from '../shared/text/second-game';
import { shown } from '../shared/text/signs';
import type { Chapter } from './chapter';
import { isHeading, isOpen, Phase } from './phase';
import { type Passage, type Reader, readPassage } from './reading';

export function* readText(root: Run, reader: Reader): Generator<void, Findings> {
  const report = new Report();
  const { chapter } = reader;
  const start = beginning(root, chapter);
  if (start) report.add({ rule: chapter.aroundRules.open, ...start });
  if (!root) return report.findings;
  const passage = yield* readPassage(root, Phase.before, reader);
  report.take(passage.findings, 0);
  ending(root, passage, chapter, report);
  return report.findings;
}

const BOM = 0xfeff;

const NOTHING = { from: 0, to: 0, params: { value: { en: 'nothing', zh: '空的' } } };

const quoted = (text: string): Words => ({ en: `"${shown(text)}"`, zh: `“${shown(text)}”` });

/// The first character, if it does not open a record. In a text of nothing but white space that is the start.
function beginning(root: Run, { around }: Chapter) {
  if (!root) return NOTHING;
  const { text, width } = leafAt(root, 0).leaf;
  const from = blanksEnd(text, text.charCodeAt(0) === BOM ? 1 : 0);
  if (from === root.width) return NOTHING;
  const first = from === width ? leafAt(root, from).leaf.text : text.slice(from);
  const code = first.charCodeAt(0);
  if (halfOf(code) === around.open) return undefined;
  const to = from + (isHigh(code) ? 2 : 1);
  return { from, to, params: { value: quoted(first.slice(0, to - from)) } };
}

const NOTHING_MORE: Words = {
  en: 'a file holds one game and nothing else',
  zh: '一个文件只放一局棋谱，后面不应有别的内容',
};

/// The record is not closed, or something stands behind it.
function ending(root: Node, { phase, open, end }: Passage, { aroundRules }: Chapter, report: Report): void {
  if (isOpen(phase) && open !== undefined) report.add({ rule: aroundRules.close, from: open, to: open + 1 });
  if (end === undefined) return;
  const last = leafAt(root, root.width - 1).leaf;
  const to = root.width - (last.width - last.size);
  if (end >= to) return;
  const { leaf, start } = leafAt(root, end);
  const from = start + blanksEnd(leaf.text, end - start);
  const what = isHeading(leafAt(root, from).leaf) ? SECOND_GAME : NOTHING_MORE;
  report.add({ rule: aroundRules.after, from, to, params: { what } });
}
