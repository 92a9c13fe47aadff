/// Records in brackets, whatever the chapter: what is found in them, what their boards show, what is offered, and what playing on
/// the board writes, in as few words as tests want to compare. `|` stands for the cursor.

import type { Chapter } from '../../src/formats/ccgc/brackets/chapter';
import { completionsAt, plainText } from '../../src/language/completion';
import { ghostAt } from '../../src/language/ghost';
import { hoverAt } from '../../src/language/hover';
import { stepAt } from '../../src/language/move-step';
import { symbolsOf } from '../../src/language/symbols';
import { writtenAt } from '../../src/language/writing';
import type { BoardEdit } from '../../src/record/board-edit';
import { located } from '../../src/record/locate';
import type { Cell } from '../../src/record/view';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { mended } from './mending';
import { type Opened, opened } from './opened';

const sign = (code: number): string => String.fromCharCode(code);

export class BracketRecords {
  readonly header: string;
  readonly open: string;
  readonly close: string;
  readonly name: string;

  constructor(readonly chapter: Chapter) {
    const { around, code, letters } = chapter;
    this.open = sign(around.open);
    this.close = sign(around.close);
    const fields = [code, `甲队 ${letters[0]}`, `乙队 ${letters[1]}`, '先手胜', '2018.08.03 10:30 合肥', '2018 CCGC'];
    this.header = `${this.open}${fields.map((field) => `[${field}]`).join('')};`;
    this.name = `${code}-1.txt`;
  }

  /// A sound record with these moves.
  game(moves: string): string {
    return `${this.header}${moves}${this.close}`;
  }

  record(text: string): Opened {
    return opened(text, { language: 'ccgc', name: this.name });
  }

  /// The rules that a text breaks, each with what is underlined.
  found(text: string): string[] {
    const { list } = this.record(text).diagnostics();
    return list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
  }

  inMoves(moves: string): string[] {
    return this.found(this.game(moves));
  }

  message(text: string, rule: string, language: 'en' | 'zh' = 'en'): string | undefined {
    const { list } = this.record(text).diagnostics({ language, most: 1000, severity: {} });
    return list.find((one) => one.rule === rule)?.message;
  }

  /// The board at the cursor, or at the end.
  board(marked: string) {
    const text = this.game(marked);
    const at = text.indexOf('|');
    return this.record(text.replace('|', '')).board(at < 0 ? undefined : at);
  }

  cellOf = (point: string): Cell => ({ x: point.charCodeAt(0) - 65, y: this.chapter.rows - Number(point.slice(1)) });
  pointOf = ({ x, y }: Cell): string => `${String.fromCharCode(65 + x)}${this.chapter.rows - y}`;
  points = (cells: readonly Cell[] = []): string => cells.map(this.pointOf).join(' ');

  /// The moves after something is done at the cursor, or why it is refused.
  done(marked: string, boardEdit: BoardEdit): string {
    const text = this.game(marked);
    const offset = text.indexOf('|');
    const { document } = this.record(text.replace('|', ''));
    const outcome = finished(writtenAt(document, offset, boardEdit));
    if ('refusal' in outcome) return outcome.refusal.en;
    const after = textAfter(document.root, outcome.edits);
    const cut = `${after.slice(0, outcome.cursor)}|${after.slice(outcome.cursor)}`;
    return cut.replace(this.header, '').replace(new RegExp(`\\${this.close}$`), '');
  }

  played(marked: string, point: string): string {
    return this.done(marked, { kind: 'play', cell: this.cellOf(point) });
  }

  /// The points that a click may choose for the next move.
  choosable(marked: string): string {
    const text = this.game(marked);
    const { document } = this.record(text.replace('|', ''));
    return this.points(finished(stepAt(document, text.indexOf('|'), [], 'en'))?.cells);
  }

  /// What would come of each offer at the cursor, behind a sound header.
  offered(marked: string): string[] {
    const text = this.game(marked);
    const offset = text.indexOf('|');
    const {
      list = [],
      from,
      to,
    } = finished(completionsAt(this.record(text.replace('|', '')).document, offset, 'en')) ?? {};
    const plain = text.replace('|', '');
    return list.map(({ insert }) => {
      const after = plain.slice(0, from) + plainText(insert) + plain.slice(to);
      return after.slice(this.header.length, -1);
    });
  }

  /// What shows on the board for a half-typed move.
  ghost(marked: string): string {
    const text = this.game(marked);
    const offset = text.indexOf('|');
    const { document } = this.record(text.replace('|', ''));
    const here = document.record && finished(located(document.record.course, offset));
    if (!document.record || !here) return '';
    const { column, cells } = finished(ghostAt(document, document.record, here, offset)) ?? {};
    return column === undefined ? this.points(cells) : String.fromCharCode(65 + column);
  }

  /// What is told of a move when one points at it.
  hovered(moves: string, at: string): string[] {
    const text = this.game(moves);
    const hover = finished(hoverAt(this.record(text).document, text.lastIndexOf(at), 'en'));
    return [...(hover?.facts ?? [])];
  }

  outline(moves: string): string[] {
    return finished(symbolsOf(this.record(this.game(moves)).document, 'en')).map(({ name }) => name);
  }

  /// The moves after each fix for a rule; `!` marks those that are sure.
  mended(rule: string, moves: string): string[] {
    return mended({ text: this.game(moves), name: this.name }, rule).map((text) =>
      text.replace(this.header, '').replace(this.close, ''),
    );
  }
}
