import { deepEqual, equal, ok } from 'node:assert/strict';
import type { AnyCourse } from '../../src/record/line';
import { located } from '../../src/record/locate';
import { finished } from '../../src/text/edit';
import { type DeepRecord, deepRecord } from '../support/deep';
import { fixtures } from '../support/fixtures';
import { isKnown } from '../support/fuzzable';
import { jgfGame, wei7Game } from '../support/games';
import { type Opened, opened } from '../support/opened';
import { Random } from '../support/random';
import { SecondEngine, type Wei7Record } from '../support/second-engine';

const GAMES = 20;
const MOVES = 200;

const wei7 = (text: string): Opened => opened(text, { language: 'wei7', name: 'a.wei7' });

const parsed = (text: string): Wei7Record => JSON.parse(text.replace(/^\ufeff/, '')) as Wei7Record;

const isSmall = ({ size = 19 }: Wei7Record): boolean =>
  (typeof size === 'number' ? size : size.width * size.height) <= 1000;

const games = Array.from({ length: GAMES }, (_, seed) => wei7Game(MOVES, new Random(seed)));

/// Where each step of the main line starts.
function* stepsOf(text: string): Generator<number> {
  const end = text.indexOf('"branches"');
  for (let at = text.indexOf('{"action"'); at >= 0 && at < end; at = text.indexOf('{"action"', at + 1)) yield at;
}

describe('Positions, compared with a second engine', () => {
  for (const { file, text } of fixtures('wei7-3.0', 'good')) {
    if (!isSmall(parsed(text))) continue;

    it(`at the end of the main line of ${file}`, () => {
      const record = parsed(text);
      deepEqual(wei7(text).board()?.rows, SecondEngine.of(record).play(record.tree).rows);
    });
  }

  it(`at the end of ${GAMES} games played at random`, () => {
    for (const text of games) {
      const record = parsed(text);
      deepEqual(wei7(text).board()?.rows, SecondEngine.of(record).play(record.tree).rows);
    }
  });

  it(`after every step of ${GAMES} games, taken back moves among them`, () => {
    for (const text of games) {
      const record = parsed(text);
      const engine = SecondEngine.of(record);
      const document = wei7(text);
      const steps = record.tree.steps ?? [];
      for (const [i, at] of [...stepsOf(text)].entries()) {
        engine.step(steps[i] as (typeof steps)[number]);
        deepEqual(document.board(at + 3)?.rows, engine.rows, `step ${i}`);
      }
    }
  });

  it(`after every step when asked for in any order`, () => {
    const text = games[0] as string;
    const document = wei7(text);
    const asked = [...stepsOf(text)];
    const wanted = asked.map((at) => document.board(at)?.rows);
    const again = asked.reverse().map((at) => document.board(at)?.rows);
    deepEqual(again.reverse(), wanted);
  });

  it('in each branch', () => {
    for (const text of games) {
      const record = parsed(text);
      const document = wei7(text);
      for (const [i, branch] of (record.tree.branches ?? []).entries()) {
        const engine = SecondEngine.of(record)
          .play({ steps: record.tree.steps ?? [] })
          .play(branch);
        // The first is that of the main line.
        const starts = [...text.matchAll(/\{"steps"/g)].map(({ index }) => index);
        const end = text.lastIndexOf('{"action"', starts[i + 2] ?? text.length);
        deepEqual(document.board(end)?.rows, engine.rows, `branch ${i}`);
        deepEqual(document.board(end)?.node.path, [i]);
      }
    }
  });

  if (isKnown('jgf')) {
    it(`at the end of ${GAMES} JGF games`, () => {
      for (let seed = 0; seed < GAMES; seed++) {
        const text = jgfGame(MOVES, new Random(seed));
        const document = opened(text, { language: 'jgf', name: 'a.jgf' });
        deepEqual(document.board()?.rows, jgfRows(text));
      }
    });
  }
});

interface JgfMove {
  readonly color: string;
  readonly x?: number;
  readonly y?: number;
}

interface JgfNode {
  readonly move?: JgfMove;
  readonly variations?: readonly (readonly JgfNode[])[];
}

function jgfRows(text: string): string[] {
  const record = JSON.parse(text) as { board: { size: number }; tree: readonly JgfNode[] };
  const engine = new SecondEngine(record.board.size, record.board.size);
  const play = (nodes: readonly JgfNode[]): void => {
    for (const { move, variations } of nodes) {
      if (move) engine.move({ color: move.color === 'black' ? 1 : 2, point: pointOf(move) });
      if (variations?.[0]) play(variations[0]);
    }
  };
  play(record.tree);
  return engine.rows;
}

const pointOf = ({ x, y }: JgfMove) => (x === undefined || y === undefined ? null : { x, y });

describe('A record of steps', () => {
  const move = (color: number, x: number, y: number): string =>
    `{"action":{"type":"move","value":{"color":${color},"point":{"x":${x},"y":${y}}}}}`;
  const takeback = (count: number): string => `{"action":{"type":"takeback","value":${count}}}`;
  const record = (size: number, ...steps: string[]): string =>
    `{"format":"wei7","version":"3.0","size":${size},"tree":{"steps":[${steps.join(',')}]}}`;
  const stones = (rows: readonly string[] | undefined): number => (rows ?? []).join('').replace(/\./g, '').length;

  it('puts stones back that a move taken back had taken', () => {
    const text = record(2, move(1, 0, 0), move(2, 1, 0), move(2, 0, 1), takeback(1));
    deepEqual(wei7(text).board()?.rows, ['XO', '..']);
  });

  it('takes all back that there is when more is wanted', () => {
    const document = wei7(record(2, move(1, 0, 0), takeback(5)));
    deepEqual(document.board()?.rows, ['..', '..']);
    deepEqual(
      document.diagnostics().list.map(({ rule }) => rule),
      ['takeback-too-many'],
    );
  });

  it('counts what each side has taken, and less again after a takeback', () => {
    const moves = [move(1, 0, 0), move(2, 1, 0), move(2, 0, 1)];
    deepEqual(wei7(record(2, ...moves)).board()?.captures, { black: 0, white: 1 });
    deepEqual(wei7(record(2, ...moves, takeback(1))).board()?.captures, { black: 0, white: 0 });
  });

  it('knows the last move, and that a pass has no point', () => {
    const pass = '{"action":{"type":"move","value":{"color":2,"point":null}}}';
    const text = record(3, move(1, 2, 1), pass);
    deepEqual(wei7(text).board(text.indexOf('"x"'))?.lastMove, { color: 1, cell: { x: 2, y: 1 } });
    deepEqual(wei7(text).board()?.lastMove, { color: 2, cell: null });
  });

  it('has the empty board before its first step', () => {
    equal(stones(wei7(record(3, move(1, 0, 0))).board(0)?.rows), 0);
  });

  it('takes a stone on a board of 100,000 by 100,000', () => {
    const far = 99_999;
    const text = record(100_000, move(1, far, far), move(2, far - 1, far), move(2, far, far - 1));
    const board = wei7(text).board();
    deepEqual(board?.captures, { black: 0, white: 1 });
    equal(stones(board?.rows), 2);
  });

  it('is found by offset without playing it again when it has been played', () => {
    const document = wei7(
      record(19, ...Array.from({ length: 361 }, (_, i) => move((i % 2) + 1, i % 19, Math.floor(i / 19)))),
    );
    const course = document.document.record?.course;
    equal(course && finished(located(course))?.state.moves, 361);
  });
});

describe('After an edit a record is played as if it had never been otherwise', () => {
  const text = games[1] as string;

  const sameAsFresh = (edited: Opened, now: string): void => {
    deepEqual(edited.board(), wei7(now).board());
    deepEqual(edited.diagnostics(), wei7(now).diagnostics());
  };

  function edit(document: Opened, now: string, from: number, to: number, inserted: string): string {
    const place = (offset: number) => {
      const line = now.slice(0, offset).split('\n');
      return { line: line.length - 1, character: line.at(-1)?.length ?? 0 };
    };
    document.change([{ range: { start: place(from), end: place(to) }, text: inserted }]);
    document.finish();
    return now.slice(0, from) + inserted + now.slice(to);
  }

  it('but for what is played far around it', () => {
    const { text: deep, bottom } = deepRecord('sgf', 300, new Random(1)) as DeepRecord;
    const document = opened(deep, { language: 'sgf', name: 'a.sgf' });
    const course = document.document.record?.course as AnyCourse;
    const { advance } = course;
    const moves: number[] = [];
    course.advance = (state, ...given) => {
      moves.push(state.moves);
      return advance.call(course, state, ...given);
    };
    const now = edit(document, deep, bottom, bottom, ' ');
    ok(Math.min(...moves) > 50, moves.join(', '));
    deepEqual(document.diagnostics(), opened(now, { language: 'sgf', name: 'a.sgf' }).diagnostics());
  });

  it('the first move is played elsewhere', () => {
    const at = text.indexOf('"x": ') + 5;
    const document = wei7(text);
    sameAsFresh(document, edit(document, text, at, at + 1, text[at] === '0' ? '1' : '0'));
  });

  it('any one move is left out', () => {
    for (const from of [...stepsOf(text)].filter((_, i) => i % 20 === 0)) {
      const to = text.indexOf('{"action"', from + 1);
      const document = wei7(text);
      sameAsFresh(document, edit(document, text, from, to, ''));
    }
  });

  it('a takeback comes in between, and goes again', () => {
    for (const from of [...stepsOf(text)].filter((_, i) => i % 25 === 0)) {
      const inserted = '{"action": {"type": "takeback", "value": 3}},';
      const document = wei7(text);
      const now = edit(document, text, from, from, inserted);
      sameAsFresh(document, now);
      sameAsFresh(document, edit(document, now, from, from + inserted.length, ''));
    }
  });

  it('the board grows and shrinks', () => {
    const at = text.indexOf('"size": ') + 8;
    const document = wei7(text);
    for (const size of ['9', '4', 'x', '5']) {
      const now = edit(document, text, at, at + 1, size);
      sameAsFresh(document, now);
    }
  });

  it('two branches change their places', () => {
    const [first, second] = [...text.matchAll(/\{"steps": \[\{.*\]\}/g)].map(([whole]) => whole);
    const from = text.indexOf(first as string);
    const document = wei7(text);
    sameAsFresh(document, edit(document, text, from, text.length - 4, `${second}, ${first}`));
  });
});
