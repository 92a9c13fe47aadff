/// What can be written at a place: a header and its fields; moves of the side that is next, remarks on them.

import type { Scene, Suggestion, Suggestions } from '../../../../record/help';
import { leafAt, textBetween } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import { fieldAt, fieldSuggestions, headerDraft } from '../../shared/header/fields';
import { FIELDS } from '../../shared/header/header';
import type { Chapter } from '../chapter';
import type { Brackets } from '../course';
import { headingOf } from '../heading';
import { isHeading } from '../phase';
import { suggestMoves } from './suggest-moves';
import { typedAt } from './typed';

export function* suggest(scene: Scene<Brackets>, chapter: Chapter): Generator<void, Suggestions | undefined> {
  const { root, offset } = scene;
  if (!root || textBetween(root, 0, Math.min(root.width, LONGEST_BLANK)).trim() === '')
    return newRecord(offset, chapter);
  if (offset === 0) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (isHeading(leaf)) {
    const { end, parted } = headingOf(leaf, chapter);
    if (offset - start < end || !parted) return inHeader(leaf, start, offset, chapter);
  }
  const typed = yield* typedAt(scene, chapter);
  return typed && suggestMoves(scene, typed, chapter);
}

/// More white space than that is not looked through.
const LONGEST_BLANK = 1000;

const sign = (code: number): string => String.fromCharCode(code);

function newRecord(offset: number, chapter: Chapter): Suggestions {
  const { around, title, rules, code } = chapter;
  const insert = [sign(around.open), ...headerDraft(chapter), ';', { hole: '' }, sign(around.close)];
  const { clause } = rules['header-field-missing'];
  const suggestion = {
    kind: 'snippet',
    label: title,
    clause,
    insert,
    filter: `${sign(around.open)}[${code}]`,
    rank: 0,
  };
  return { from: offset, to: offset, list: [suggestion as Suggestion], partial: false };
}

/// The field that the offset stands in; behind the last one, those that are missing.
function inHeader(leaf: Leaf, start: number, offset: number, chapter: Chapter): Suggestions | undefined {
  const { header, parted } = headingOf(leaf, chapter);
  const field = fieldAt(header, offset - start, chapter);
  if (field) return fieldSuggestions(field, start, offset);
  const { length } = header.values;
  const end = header.values[length - 1]?.field.to ?? 0;
  if (!header.sound || length >= FIELDS || offset - start < Math.max(1, end)) return undefined;
  const label = { en: 'The rest of the header', zh: '其余参赛信息' };
  const insert = [...headerDraft(chapter, length), parted ? '' : ';'];
  const { clause } = chapter.rules['header-field-missing'];
  const rest: Suggestion = { kind: 'snippet', label, clause, insert, filter: '[', rank: 0 };
  return { from: offset, to: offset, list: [rest], partial: false };
}
