/// How a text with a move a line is played: token by token. What a token means is for its chapter to say; where it stands on its
/// line, whose turn it is, and when a game is over, is the same in all.

import { Report } from '../../../record/finding';
import type { Draft } from '../../../record/line';
import type { Winner } from '../../../record/view';
import type { Rule } from '../../../spec/rule';
import { endsLine, Kind } from '../../../syntax/plies/lexer';
import { isHigh } from '../../../text/extent';
import { Flag, type Item, Leaf, type Node } from '../../../text/node';
import { EventReport, type Span } from '../../shared/event-report';
import { FlatCourse } from '../flat/course';
import { type SignRules, signsOf } from '../shared/text/signs';
import { type PlyState, sameStates, winnerIn } from './state';

interface PlyRules extends SignRules {
  readonly 'second-game': Rule;
  readonly 'colour-order': Rule;
  readonly 'move-after-end': Rule;
}

interface PlyWords {
  readonly rules: PlyRules;
  /// For what is too many on a line.
  readonly crowded: Rule;
}

/// The first character of a line.
export const firstOf = ({ text }: Leaf): Span => ({ at: 0, size: isHigh(text.charCodeAt(0)) ? 2 : 1 });

/// So much of what comments say is shown.
const LONGEST_NOTE = 2000;

export abstract class PlyCourse<S extends PlyState> extends FlatCourse<S> {
  abstract readonly words: PlyWords;

  /// What a token does. Those that stand on a line after another are moves.
  protected abstract item(state: S, leaf: Leaf, eventReport: EventReport): S;
  /// What is left to be reported where a game ends, at the place after it.
  protected abstract finish(state: S, eventReport: EventReport): void;
  /// Something of a game has been there.
  protected abstract hasBegun(state: S): boolean;
  /// A line of comment was none, but one that the text begins with.
  protected isHeading(_before: S, _after: S): boolean {
    return false;
  }
  /// Who is to move, by colour.
  abstract sideAt(state: S): number;
  /// The state once more, with all that the chapter has in it, to become the next one.
  protected abstract copy(state: S): Draft<PlyState>;

  same(a: S, b: S): boolean {
    return sameStates(a, b);
  }

  isElement(item: Item): boolean {
    return item instanceof Leaf && item.kind !== Kind.blank;
  }

  isMove(item: Item): boolean {
    return item instanceof Leaf && item.kind === Kind.move;
  }

  starts(item: Item): boolean {
    return item instanceof Leaf && item.kind === Kind.header;
  }

  winner(state: S): Winner | undefined {
    return winnerIn(state);
  }

  advance(before: S, item: Item, _role: number, at: number, report: Report): S {
    const leaf = item as Leaf;
    report.take(signsOf(leaf, this.words.rules, before.undecoded), at);
    if (before.passing) return this.#after(before, true, leaf, at, report) as S;
    const isMove = leaf.kind === Kind.move;
    const things = before.things + 1;
    const extra = things === 2 ? 0 : before.extra;
    const draft = this.copy(before);
    draft.things = things;
    draft.extra = extra;
    if (isMove) {
      draft.moves++;
      draft.note = '';
    }
    const here = draft as S;
    // A move that could not be decoded has been told of with the text.
    const told = leaf.flags & Flag.undecoded && leaf.kind !== Kind.header ? new Report() : report;
    const state = things === 1 || isMove ? this.item(here, leaf, new EventReport(told, at)) : here;
    const isNote = leaf.kind === Kind.comment && things === 1 && !this.isHeading(here, state);
    // The rest of a line that is cut for its length belongs to what it begins with.
    const next = this.#after(state, !isMove, leaf, at, report);
    if (isNote) next.note = notes(next.note, leaf);
    return next as S;
  }

  #after(state: S, passing: boolean, leaf: Leaf, at: number, report: Report): Draft<PlyState> {
    const { width, size } = leaf;
    const next = this.copy(state);
    if (state.behind.length > 0) next.behind = state.behind.map((back) => back + width);
    next.extra += width;
    next.tail = width - size;
    next.passing = passing;
    if (!endsLine(leaf)) return next;
    this.#endLine(next.things, next.extra, next.tail, new EventReport(report, at + width));
    next.extra = 0;
    next.tail = 0;
    next.things = 0;
    next.passing = false;
    return next;
  }

  #endLine(things: number, extra: number, tail: number, eventReport: EventReport): void {
    if (things > 1) eventReport.at(this.words.crowded, { at: -extra, size: extra - tail });
  }

  /// A game is over, or the text.
  ends(state: S, line: Node | undefined, at: number, report: Report): void {
    const eventReport = new EventReport(report, at);
    this.#endLine(state.things, state.extra, state.tail, eventReport);
    this.finish(state, eventReport);
    if (!line && this.hasBegun(state)) eventReport.at(this.words.rules['second-game'], { at: 0, size: 1 });
  }

  /// A move after the game is over is reported once, and nothing more of it.
  protected isOver(state: S, span: { at: number; size: number }, eventReport: EventReport): boolean {
    if (state.won === 0) return false;
    if (!state.afterEnd) eventReport.at(this.words.rules['move-after-end'], span);
    return true;
  }
}

/// Of whatever chapter.
// biome-ignore lint/suspicious/noExplicitAny: a course takes states of its own only, and who holds one of any chapter gives it none.
export type Plies = PlyCourse<any>;

const notes = (before: string, { token }: Leaf): string => {
  const said = token.replace(/^[#＃]\s*/, '');
  return (before && said ? `${before}\n${said}` : before || said).slice(0, LONGEST_NOTE);
};
