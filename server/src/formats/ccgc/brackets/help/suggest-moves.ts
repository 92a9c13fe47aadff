/// The next move, as far as it is not written yet: free points near the last stones. Behind a move, its remark or the move after it.

import type { Scene, Suggestion, Suggestions } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { halved } from '../../../../syntax/brackets/half-width';
import { textBetween } from '../../../../text/edit';
import { type Chapter, sideIn } from '../chapter';
import type { BracketState, Brackets } from '../course';
import { type Draft, draftOf, pointsFor, writtenAt } from '../draft';
import { MARK_WORDS } from '../marks';
import { pointOf } from '../notation';
import type { Typed } from './typed';

/// So many points are a choice; with a column there are no more than it has.
const MOST = 24;
/// How far is looked at what stands behind the cursor.
const NEAR = 40;

export function suggestMoves(
  { root, offset }: Scene<Brackets>,
  typed: Typed,
  chapter: Chapter,
): Suggestions | undefined {
  const { half, raw, before, after, course } = typed;
  const behind = halved(textBetween(root, offset, Math.min(root?.width ?? 0, offset + NEAR)));
  const move = chapter.notation.read(half);
  if (move) return behindMove(offset, half.slice(move.to), behind, next(course, after, ANY, chapter), chapter);
  const draft = draftOf(half);
  const color = course.play.side(before);
  if (!draft || /[\r\n]/.test(half) || !isOf(draft, color, chapter)) return undefined;
  const rest = draft.opened ? (REST.exec(behind)?.[0].length ?? 0) : 0;
  const parts = /^\s*[A-Za-z]/.test(behind.slice(rest)) ? ';' : '';
  const list = next(course, before, draft, chapter).map(
    (point): Suggestion => ({
      ...point,
      insert: [point.label as string, parts],
      filter: raw === half ? (point.label as string) : raw,
    }),
  );
  return list.length > 0 ? { from: offset - half.length, to: offset + rest, list, partial: true } : undefined;
}

/// What may stand behind the cursor of a move that has been begun.
const REST = /^(?:[A-Za-z](?![([]))?[ \t]*,?[ \t]*\d{0,3}[ \t]*[)\]]/;

const ANY: Draft = { colour: '', opened: false, column: undefined, row: '', ended: false };

const isOf = ({ colour }: Draft, color: number, { letters }: Chapter): boolean =>
  colour === '' || colour.toUpperCase() === letters[color - 1];

type Point = Omit<Suggestion, 'insert' | 'filter'>;

function next(course: Brackets, state: BracketState, draft: Draft, chapter: Chapter): Point[] {
  const { play } = course;
  if (play.isOver(state)) return [];
  const color = play.side(state);
  const side = sideIn(chapter, color) ?? { en: '', zh: '' };
  const { columns, rows } = chapter;
  const { clause } = chapter.rules['move-syntax'];
  const cells = pointsFor(draft, play.board(state), state.ply, play.offered?.(state)).slice(0, MOST);
  return cells.map((cell, rank) => {
    const point = pointOf(cell % columns, Math.floor(cell / columns), rows);
    const detail = detailOf(side, point, play.rest(state) > 0);
    return { kind: 'move', label: writtenAt(cell, color, chapter), detail, clause, rank };
  });
}

const detailOf = ({ en, zh }: Words, point: string, isLast: boolean): Words =>
  isLast
    ? { en: `${en} ${point}, which completes the turn`, zh: `${zh} ${point}，本回合最后一子` }
    : { en: `${en} ${point}`, zh: `${zh} ${point}` };

const MARK_BEGUN = /^\s*(M(?:A(?:R(?:K(?:\[(?:-?\d?)?)?)?)?)?)?$/i;
const HAS_MARK = /^\s*MARK\s*\[[^[\]]*\]\s*$/i;

function behindMove(
  offset: number,
  rest: string,
  behind: string,
  moves: readonly Point[],
  chapter: Chapter,
): Suggestions | undefined {
  const [match, begun = ''] = MARK_BEGUN.exec(rest) ?? [];
  const parted = begun !== '' || /^\s*;/.test(behind);
  const list = match === undefined ? [] : /^\s*MARK/i.test(behind) ? [] : remarks(chapter);
  const follows = parted || !(match !== undefined || HAS_MARK.test(rest)) ? [] : moves;
  const all = [...follows.map(behindSemicolon), ...list];
  if (all.length === 0) return undefined;
  const to = offset + (begun.includes('[') && behind.startsWith(']') ? 1 : 0);
  return { from: offset - begun.length, to, list: all, partial: true };
}

const behindSemicolon = (point: Point): Suggestion => {
  const text = `;${point.label as string}`;
  return { ...point, label: text, insert: [text], filter: text };
};

const remarks = ({ rules }: Chapter): Suggestion[] =>
  [...MARK_WORDS].map(([value, detail], index) => {
    const text = `MARK[${value}]`;
    const { clause } = rules['mark-value'];
    return { kind: 'value', label: text, detail, clause, insert: [text], filter: text, rank: MOST + index };
  });
