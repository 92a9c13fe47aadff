/// A format for the recipes in CONTRIBUTING: a line a move, `x b2` or `o a1`, on the board of noughts and crosses.

import type { BoardWriter, Format } from '../../src/formats/format';
import { type Dialect, RecordSession } from '../../src/formats/shared/record-session';
import { cellOf } from '../../src/games/shared/cells';
import { type Findings, Report, type SoFar } from '../../src/record/finding';
import type { Help } from '../../src/record/help';
import type { Course, Line, LinePart, State } from '../../src/record/line';
import { plyAfter } from '../../src/record/ply';
import type { QuickFixesFor } from '../../src/record/quick-fix';
import { replacing } from '../../src/record/quick-fix';
import { samePlies } from '../../src/record/same-plies';
import { WorkingBoard } from '../../src/record/working-board';
import { clausesOf, error, FIXED, ruleBook, unfixed } from '../../src/spec/rule-book';
import { LineKind, lineFamily } from '../../src/syntax/lines/family';
import { leaves } from '../../src/text/edit';
import { type Item, Leaf, type Node, type Run } from '../../src/text/node';
import { Noughts, SIDE } from './noughts';

const clauses = {
  '1': { en: 'A line is a side and a square.', zh: '一行写一方和一格。' },
  '2': { en: 'A square is taken once.', zh: '一格只下一次。' },
};

const rules = ruleBook(clauses)({
  'not-a-move': error('1', {
    en: '{text} is no move.',
    zh: '{text} 不是一着。',
    bad: 'x b2\nX a1\n',
    good: 'x b2\nx a1\n',
    fix: FIXED,
  }),
  'taken-square': error('2', {
    en: '{square} is taken.',
    zh: '{square} 已有子。',
    bad: 'x b2\no b2\n',
    good: 'x b2\no a1\n',
    fix: unfixed('Nobody but the author knows the square.', '只有作者知道是哪一格。'),
  }),
});

const quickFixes: QuickFixesFor<typeof rules> = {
  *'not-a-move'(fault) {
    const small = String(fault.finding.params?.text).toLowerCase();
    if (/^[xo] [abc][123]$/.test(small))
      yield replacing(fault, small, { en: `Write ${small}`, zh: `改为 ${small}` }, true);
  },
};

const SIDES = ['x', 'o'];
const nameOf = (cell: number): string => `${'abc'.charAt(cell % SIDE)}${SIDE - Math.floor(cell / SIDE)}`;

/// The side and the square of a line; nothing, if it is no move.
function moveOf(item: Item | undefined) {
  const [, side = '', column = '', row = ''] =
    (item instanceof Leaf && /^([xo]) ([abc])([123])$/.exec(item.token)) || [];
  return side && { color: SIDES.indexOf(side) + 1, cell: (SIDE - Number(row)) * SIDE + 'abc'.indexOf(column) };
}

class ToyCourse implements Course<State> {
  text: Run;
  readonly working = new WorkingBoard(new Noughts());

  root = (): Line | undefined => this.text && { node: this.text, at: 0, role: 0 };
  start = (): State => ({ ply: undefined, moves: 0 });
  parts = (node: Node): readonly LinePart[] => [{ node, at: 0, as: 'run', bare: true, role: 1 }];
  isLine = (role: number): boolean => role === 0;
  isElement = (item: Item): boolean => Boolean(moveOf(item));
  isSimple = (role: number): boolean => role === 1;
  isMove = (): boolean => true;
  same = (a: State, b: State): boolean => a.moves === b.moves && samePlies(a.ply, b.ply);

  advance(state: State, node: Item, _role: number, at: number, report: Report): State {
    const move = moveOf(node);
    if (!move) return state;
    const moves = state.moves + 1;
    const play = this.working.to(state.ply).play(move);
    if (!play) report.add({ rule: rules['taken-square'], from: at, to: at + 4, params: { square: nameOf(move.cell) } });
    const ply = plyAfter(state.ply, {
      ...move,
      cell: play ? move.cell : undefined,
      ordinal: moves,
      changes: play?.changes ?? [],
    });
    if (play) this.working.reached(ply);
    return { ply, moves };
  }
}

const next = ({ moves }: State): string => SIDES[moves % 2]!;

const help: Help<ToyCourse> = {
  opens: '\n',
  *suggest({ record, here, offset }) {
    yield* [];
    if (!record) return undefined;
    const state = here?.state ?? record.course.start();
    const list = record.course.working
      .to(state.ply)
      .empty()
      .map((cell, rank) => {
        const move = `${next(state)} ${nameOf(cell)}`;
        return { kind: 'move' as const, label: move, insert: [move], filter: move, rank };
      });
    return { from: offset, to: offset, list, partial: false };
  },
  *explain() {
    yield* [];
    return undefined;
  },
};

const writer: BoardWriter<ToyCourse> = {
  can: { comment: false, stones: false, marks: false, labels: false, promote: false, remove: false, pass: false },
  *write({ root, here: { state } }, edit) {
    yield* [];
    if (edit.kind !== 'play') return { refusal: { en: 'Only moves can be made.', zh: '只能落子。' } };
    const end = root?.width ?? 0;
    const text = `${next(state)} ${nameOf(edit.cell.y * SIDE + edit.cell.x)}\n`;
    return { edits: [{ from: end, to: end, text }], cursor: end + text.length - 1 };
  },
};

const dialect: Dialect<null, ToyCourse> = {
  contextOf: () => null,
  courseFor: (_context, before) => before ?? new ToyCourse(),
  view: (course) => ({
    game: 'noughts',
    columns: SIDE,
    rows: SIDE,
    geometry: 'squares',
    course,
    position({ state: { ply } }) {
      const board = course.working.to(ply);
      const last =
        ply && typeof ply.cell === 'number' ? { lastMove: { color: ply.color, cell: cellOf(ply.cell, SIDE) } } : {};
      return {
        rows: board.diagram('.XO'),
        marks: [],
        winning: board.winning().map((cell) => cellOf(cell, SIDE)),
        ...last,
      };
    },
    move(event) {
      const move = moveOf(event.node);
      return move ? { color: move.color, cell: cellOf(move.cell, SIDE) } : undefined;
    },
  }),
  help,
  writer,
  quickFixes,
};

class ToySession extends RecordSession<null, ToyCourse> {
  *read(): Generator<SoFar, Findings> {
    yield* [];
    const report = new Report();
    for (const { leaf, start } of leaves(this.root)) {
      if (leaf.kind === LineKind.blank || moveOf(leaf)) continue;
      report.add({ rule: rules['not-a-move'], from: start, to: start + leaf.size, params: { text: leaf.token } });
    }
    return report.findings;
  }
}

export const toy: Format = {
  specification: { source: 'Toy', id: 'toy', title: { en: 'Toy', zh: '玩具' }, clauses: clausesOf(clauses) },
  family: lineFamily({
    name: 'toy',
    kindOf: () => undefined,
    longest: 1,
    isAbsent: () => false,
    blocks: [],
    walls: [],
  }),
  rules,
  open: () => new ToySession(dialect),
};
