/// A family of flat texts that is no format, and how they are played: every line is a token, `m 3` a move. `VAR` and `ENDVAR`
/// stand around a variation, which comes before the move that it is an alternative to or, in texts of the other kind, after
/// it. `FORKS` and `ENDFORKS` stand around lines, each in `LINE` and `ENDLINE`, that a line ends in, and count as something said.
/// `GAME` starts a game anew; `{` and `}` stand around a whole one. `say` happens but is no move, `note` says more of what was
/// before; `# …` is nothing.

import type { Report } from '../../src/record/finding';
import type { Course, Line, LinePart, State } from '../../src/record/line';
import { type Ply, plyAfter } from '../../src/record/ply';
import { samePlies } from '../../src/record/same-plies';
import type { Rule } from '../../src/spec/rule';
import type { Family, Token } from '../../src/text/lexer';
import { type Item, Leaf, type Node, Pair, Role, type Run } from '../../src/text/node';

const OPENERS = ['VAR', 'FORKS', 'LINE', '{'];
const CLOSERS = ['ENDVAR', 'ENDFORKS', 'ENDLINE', '}'];

const WHOLE = /\S[^\n]*/y;

function scan(text: string, at: number, _first: boolean, token: Token): void {
  WHOLE.lastIndex = at;
  const [line = ''] = WHOLE.exec(text) ?? [];
  const word = wordOf(line);
  const [opens, closes] = [OPENERS.indexOf(word), CLOSERS.indexOf(word)];
  token.kind = 0;
  token.flags = 0;
  token.id = Math.max(0, opens, closes);
  token.role = opens >= 0 ? Role.open : closes >= 0 ? Role.close : Role.atom;
  token.size = line.trimEnd().length;
  let end = at + line.length;
  while (/\s/.test(text.charAt(end))) end++;
  token.width = end - at;
  token.reach = token.width + 1;
}

const wordOf = (line: string): string => line.split(' ', 1)[0] as string;

export const toyLines: Family = { name: 'toy lines', scan, repair: { splitAt: () => -1, reopens: () => false } };

export interface ToyState extends State {
  /// How often something was said, and noted.
  readonly said: number;
  readonly notes: number;
  /// Before the last move of the line.
  readonly earlier: ToyState | undefined;
}

const START: ToyState = { ply: undefined, moves: 0, said: 0, notes: 0, earlier: undefined };

/// The root is a run without a bracket, even if it is one pair.
const ROOT = 0;
const LINE = 1;
const ELEMENT = 2;
/// Of a whole game in brackets.
const INNER = 3;

const twice = { name: 'twice' } as unknown as Rule;
const odd = { name: 'odd' } as unknown as Rule;

export class ToyCourse implements Course<ToyState> {
  text: Run;

  constructor(readonly asides: 'before' | 'after') {}

  root(): Line | undefined {
    return this.text && { node: this.text, at: 0, role: ROOT };
  }

  start(): ToyState {
    return START;
  }

  isLine(role: number): boolean {
    return role === ROOT || role === LINE;
  }

  isElement(item: Item, role: number): boolean {
    if (role === LINE) return item instanceof Pair && wordOf(item.open.token) === 'LINE';
    if (item instanceof Pair) return wordOf(item.open.token) !== 'LINE';
    return item.role === Role.atom && /^[a-zA-Z]/.test(item.text);
  }

  isSimple(role: number, node?: Item): boolean {
    return !this.isLine(role) && node instanceof Leaf;
  }

  isMove(node: Item): boolean {
    return node instanceof Leaf && wordOf(node.token) === 'm';
  }

  isStop(node: Item): boolean {
    return node instanceof Leaf && (wordOf(node.token) === 'm' || wordOf(node.token) === 'say');
  }

  starts(item: Item, role: number): boolean {
    if (role !== ELEMENT) return false;
    return item instanceof Pair ? item.open.token === '{' : wordOf(item.token) === 'GAME';
  }

  enter(state: ToyState, line: Node): ToyState {
    const aside = line instanceof Pair && wordOf(line.open.token) === 'VAR';
    const from = aside && this.asides === 'after' ? (state.earlier ?? state) : state;
    return { ...from, earlier: undefined };
  }

  parts(node: Node, role: number): readonly LinePart[] {
    if (role === ROOT) return [{ node, at: 0, as: 'run', bare: true, role: ELEMENT }];
    if (!(node instanceof Pair)) return [];
    const word = wordOf(node.open.token);
    if (!this.isLine(role) && word === 'VAR') return [{ node, at: 0, as: 'aside', role: LINE }];
    if (!this.isLine(role) && word === '{') return [{ node, at: 0, as: 'run', role: INNER }];
    const inside = node.run && ({ node: node.run, at: node.open.width, bare: true } as const);
    if (role === LINE) return inside ? [{ ...inside, as: 'run', role: ELEMENT }] : [];
    if (word !== 'FORKS') return [];
    const said: LinePart = { node: node.open, at: 0, as: 'event', role: ELEMENT };
    return inside ? [said, { ...inside, as: 'forks', role: LINE }] : [said];
  }

  advance(state: ToyState, node: Item, _role: number, at: number, report: Report): ToyState {
    const word = node instanceof Leaf ? wordOf(node.token) : '';
    if (word === 'say' || word === 'FORKS') return { ...state, said: state.said + 1 };
    if (word === 'note') return { ...state, notes: state.notes + 1 };
    if (word !== 'm') return state;
    const cell = Number((node as Leaf).token.slice(2)) || 0;
    const again = [...chainOf(state.ply)].find((ply) => ply.cell === cell);
    if (again) report.add({ rule: twice, from: at, to: at + 1, params: { as: again.ordinal } });
    const moves = state.moves + 1;
    const ply = plyAfter(state.ply, { color: 1, cell, ordinal: moves });
    return { ...state, ply, moves, earlier: { ...state, earlier: undefined } };
  }

  /// A game or a line with an odd number of moves on the way to its end.
  ends({ moves }: ToyState, line: Node | undefined, at: number, report: Report): void {
    if (moves % 2) report.add({ rule: odd, from: at, to: at, params: { moves, of: line ? 'line' : 'game' } });
  }

  same(a: ToyState, b: ToyState): boolean {
    const alike = a.moves === b.moves && a.said === b.said && a.notes === b.notes && samePlies(a.ply, b.ply);
    if (!a.earlier || !b.earlier) return alike && a.earlier === b.earlier;
    return alike && this.same(a.earlier, b.earlier);
  }
}

export function* chainOf(last: Ply | undefined): Generator<Ply> {
  for (let ply = last; ply; ply = ply.prev) yield ply;
}
