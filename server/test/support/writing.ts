/// A board that writes into records of `test-fixtures/writing`, or into any text.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writtenAt } from '../../src/language/writing';
import type { BoardEdit, EditResult, Written } from '../../src/record/board-edit';
import type { Language } from '../../src/spec/rule';
import { textAfter } from '../../src/text/after';
import { type Edit, finished } from '../../src/text/edit';
import { CURSOR } from './cursor';
import { FIXTURES } from './fixtures';
import { Opened } from './opened';
import type { Random } from './random';

export class Scribe {
  readonly opened: Opened;

  constructor(
    readonly text: string,
    readonly language: string,
  ) {
    this.opened = new Opened(text, { language }).finish();
  }

  at(offset: number, boardEdit: BoardEdit): EditResult {
    return finished(writtenAt(this.opened.document, offset, boardEdit));
  }

  /// The text after a board edit at the start of what is found, with the cursor in it; or why it was refused.
  boardEdit(boardEdit: BoardEdit, at: string): string {
    const outcome = this.at(this.offsetOf(at), boardEdit);
    return 'refusal' in outcome ? outcome.refusal.en : withCursor(this.after(outcome), outcome);
  }

  removes(boardEdit: BoardEdit, at: string): number | undefined {
    const outcome = this.at(this.offsetOf(at), boardEdit);
    return 'refusal' in outcome ? undefined : outcome.removes;
  }

  after({ edits }: Written): string {
    return textAfter(this.opened.document.root, edits);
  }

  offsetOf(at: string): number {
    const offset = this.text.indexOf(at);
    if (offset < 0) throw new Error(`there is no ${at}`);
    return offset;
  }
}

const withCursor = (text: string, { cursor }: Written): string => text.slice(0, cursor) + CURSOR + text.slice(cursor);

/// Why a board edit is refused; empty if it is not.
export function refusalOf(scribe: Scribe, boardEdit: BoardEdit, at: string, language: Language = 'en'): string {
  const outcome = scribe.at(scribe.offsetOf(at), boardEdit);
  return 'refusal' in outcome ? outcome.refusal[language] : '';
}

/// What edits take away, put back.
export function undoing(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits.map(({ from, to, text: inserted }) => {
    const start = from + shift;
    shift += inserted.length - (to - from);
    return { from: start, to: start + inserted.length, text: text.slice(from, to) };
  });
}

export interface Case {
  readonly before: string;
  /// The cursor stands at the start of the first of these; the empty text is the start of the record.
  readonly at: string;
  readonly boardEdit: BoardEdit;
  readonly after: string;
}

const FOLDER = path.join(FIXTURES, 'writing');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

export const cases = (): readonly Case[] => JSON.parse(read('cases.json')) as Case[];

export const scribeFor = (name: string): Scribe => new Scribe(read(name), path.extname(name).slice(1));

/// The text that should come of a case. With UPDATE_FIXTURES in the environment it is what comes of it.
export function expected({ after }: Case, actual: string): string {
  const file = path.join(FOLDER, after);
  if (process.env.UPDATE_FIXTURES && (!existsSync(file) || read(after) !== actual)) writeFileSync(file, actual);
  return read(after);
}

/// A board edit as people make it, mostly for a point of the board.
export function randomBoardEdit(random: Random, { opened }: Scribe, offset: number): BoardEdit {
  const { columns = 19, rows = [] } = opened.board(offset) ?? {};
  const cell = { x: random.below(Math.min(columns, 19) + 1), y: random.below(rows.length + 1) };
  const color = random.chance(0.2) ? { color: 1 + random.below(2) } : {};
  switch (random.below(12)) {
    case 0:
      return { kind: 'pass', ...color };
    case 1:
      return { kind: 'stone', cell, color: random.below(3) };
    case 2:
      return {
        kind: 'mark',
        cell,
        ...(random.chance(0.5) ? { label: random.pick([...'aA7?']) } : { form: 'triangle' }),
      };
    case 3:
      return { kind: 'unmark', cell };
    case 4:
      return { kind: 'comment', text: random.pick(['', '好', 'a "b"\n\nc\\', '😀']) };
    case 5:
      return { kind: 'delete', what: random.chance(0.7) ? 'node' : 'variation' };
    case 6:
      return { kind: 'promote' };
    default:
      return { kind: 'play', cell, ...color };
  }
}

/// What is wrong with what comes of a board edit. Of damaged records less can be asked.
export function checkBoardEdit(scribe: Scribe, offset: number, boardEdit: BoardEdit, damaged = false): string[] {
  const outcome = scribe.at(offset, boardEdit);
  if ('refusal' in outcome) return outcome.refusal.en && outcome.refusal.zh ? [] : ['no words'];
  const { text } = scribe;
  const wrong = outOfOrder(outcome, text.length);
  const after = scribe.after(outcome);
  const next = new Scribe(after, scribe.language);
  const undone = textAfter(next.opened.document.root, undoing(text, outcome.edits));
  if (undone !== text) wrong.push('undoing does not bring the text back');
  const fresh = damaged ? undefined : newErrors(scribe, next, boardEdit);
  if (fresh) wrong.push(`new: ${fresh}`);
  const known = text.match(/\r\n|\r|\n/g);
  const ends = new Set(after.match(/\r\n|\r|\n/g));
  if (known && [...ends].some((end) => !known.includes(end as '\n'))) wrong.push('a line end of another kind');
  if (outcome.cursor < 0 || outcome.cursor > after.length) wrong.push('the cursor is off the text');
  if (!damaged) wrong.push(...notShown(next, outcome, boardEdit));
  return wrong;
}

function outOfOrder({ edits }: Written, length: number): string[] {
  let end = -1;
  for (const { from, to } of edits) {
    if (from <= end || to < from || to > length) return ['edits overlap or are off the text'];
    end = to;
  }
  return [];
}

/// A side chosen by hand may move out of turn, and stones set up later may stand in the way of what follows.
function newErrors(before: Scribe, after: Scribe, boardEdit: BoardEdit): string | undefined {
  const errors = ({ opened }: Scribe): Map<string, number> => {
    const rules = new Map<string, number>();
    for (const { rule, severity } of opened.diagnostics().list) {
      if (severity === 'error' || severity === 'warning') rules.set(rule, (rules.get(rule) ?? 0) + 1);
    }
    return rules;
  };
  const known = errors(before);
  const fine =
    boardEdit.kind === 'stone' || boardEdit.kind === 'delete'
      ? ['occupied-point', 'stone-on-occupied-point', 'suicide-move', 'takeback-too-many']
      : [];
  return [...errors(after)].find(([rule, count]) => count > (known.get(rule) ?? 0) && !fine.includes(rule))?.[0];
}

function notShown({ opened }: Scribe, { cursor }: Written, boardEdit: BoardEdit): string[] {
  const board = opened.board(cursor);
  if (!board) return ['no board'];
  const shows = (is: boolean): string[] => (is ? [] : [`the board shows ${JSON.stringify(board)}`]);
  const { lastMove, marks } = board;
  const at = (list: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }) =>
    list.some((one) => one.x === x && one.y === y);
  if (boardEdit.kind === 'play') return shows(!!lastMove?.cell && at([lastMove.cell], boardEdit.cell));
  if (boardEdit.kind === 'pass') return shows(lastMove?.cell === null);
  if (boardEdit.kind === 'stone') {
    const { left, top } = board.window ?? { left: 0, top: 0 };
    return shows((board.rows[boardEdit.cell.y - top]?.[boardEdit.cell.x - left] ?? '.') === '.XO'[boardEdit.color]);
  }
  if (boardEdit.kind === 'mark') return shows(at(marks, boardEdit.cell));
  if (boardEdit.kind === 'comment' && boardEdit.text) return shows(board.comment === boardEdit.text);
  return [];
}
