/// What can be done to a record as a whole, or to its lines, without changing its game: all under one name each, so that editors, the
/// palette and other clients ask for the same things.

import type { REFACTORINGS } from '../protocol/refactor';
import { placeOf } from '../record/ahead';
import type { Refusal } from '../record/board-edit';
import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import type { Way } from '../record/retelling';
import { besides, following } from '../record/steps';
import type { Words } from '../spec/rule';
import type { Edit } from '../text/edit';
import type { RecordDocument } from './document';
import { begunAt, hasSeveralGames, splitGames } from './games';
import { cutBehind, extracted } from './lines';
import { retoldBy, waysOf } from './retelling';
import { writtenAt } from './writing';

export type Refactoring = (typeof REFACTORINGS)[number];

const TITLES: Readonly<Record<Refactoring, Words>> = {
  'left-right': { en: 'Mirror left to right', zh: '左右翻转' },
  'top-bottom': { en: 'Mirror top to bottom', zh: '上下翻转' },
  half: { en: 'Rotate by 180°', zh: '旋转 180 度' },
  right: { en: 'Rotate right by 90°', zh: '向右旋转 90 度' },
  left: { en: 'Rotate left by 90°', zh: '向左旋转 90 度' },
  diagonal: { en: 'Mirror over the diagonal from the upper left', zh: '沿左上至右下的对角线翻转' },
  antidiagonal: { en: 'Mirror over the diagonal from the upper right', zh: '沿右上至左下的对角线翻转' },
  colors: { en: 'Swap colours (komi, handicap and texts stay)', zh: '交换双方颜色（贴目、让子和文字不变）' },
  numbers: { en: 'Renumber moves', zh: '重新编号' },
  promote: { en: 'Promote this variation', zh: '提升本变化' },
  deleteVariation: { en: 'Delete this variation', zh: '删除本变化' },
  cutBehind: { en: 'Delete what follows', zh: '删除之后的内容' },
  beginHere: { en: 'Begin here (deletes what comes before)', zh: '从这里开始（删除之前的着手）' },
  extract: { en: 'Extract this line into a new record', zh: '把这条线提取为新棋谱' },
  split: { en: 'Split into a record for each game', zh: '每局拆分为一份棋谱' },
};

export interface OfferedRefactoring {
  readonly id: Refactoring;
  readonly title: Words;
  /// It makes new records, and leaves this one as it is.
  readonly makes: boolean;
}

export interface Refactored {
  readonly edits: readonly Edit[];
  /// In the text after them, where it is known.
  readonly cursor?: number;
  /// New records.
  readonly texts: readonly string[];
  /// How many nodes go.
  readonly removes?: number;
}

const MAKES: ReadonlySet<Refactoring> = new Set(['extract', 'split']);

/// What there is to do at a place. Whether all of it can be done shows when it is.
export function* offeredAt(document: RecordDocument, offset: number): Generator<void, OfferedRefactoring[]> {
  const { format, record, session } = document;
  const spot: Spot<State> | undefined = record && (yield* located(record.course, offset));
  const offers: Refactoring[] = [...waysOf(document)];
  const here = record && spot && placeOf(record.course, spot);
  if (record && spot) {
    const { promote, remove } = session?.writer?.can ?? {};
    const isVariation = spot.lines.length > 1;
    const follows = here && following(record.course, here).next().done === false;
    if (promote && spot.path.some((number) => number > 0)) offers.push('promote');
    if (remove && isVariation) offers.push('deleteVariation');
    if (remove && follows) offers.push('cutBehind');
    if (format?.exchange && spot.state.moves > 0) offers.push('beginHere');
    const parts = isVariation || (here && besides(record.course, here, 'next') !== undefined);
    if (promote && remove && parts) offers.push('extract');
  }
  if (hasSeveralGames(document)) offers.push('split');
  return offers.map((id) => ({ id, title: TITLES[id], makes: MAKES.has(id) }));
}

export function* refactoredAt(
  document: RecordDocument,
  offset: number,
  id: Refactoring,
): Generator<void, Refactored | Refusal> {
  switch (id) {
    case 'promote':
      return withTexts(yield* writtenAt(document, offset, { kind: 'promote' }));
    case 'deleteVariation':
      return withTexts(yield* writtenAt(document, offset, { kind: 'delete', what: 'variation' }));
    case 'cutBehind':
      return withTexts(yield* cutBehind(document, offset));
    case 'beginHere':
      return withTexts(yield* begunAt(document, offset));
    case 'extract': {
      const outcome = yield* extracted(document, offset);
      return 'refusal' in outcome ? outcome : { edits: [], texts: [outcome.text] };
    }
    case 'split': {
      const outcome = yield* splitGames(document);
      return 'refusal' in outcome ? outcome : { edits: [], texts: outcome.texts };
    }
    default:
      return withTexts(yield* retoldBy(document, id satisfies Way));
  }
}

const withTexts = <T extends { readonly edits: readonly Edit[] }>(
  outcome: T | Refusal,
): (T & { readonly texts: readonly string[] }) | Refusal =>
  'refusal' in outcome ? outcome : { ...outcome, texts: [] };
