import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Kind } from '../../src/drawing/boards/kind';
import { GAMES, kindOf } from '../../src/drawing/boards/list';
import { cellsOf, drawn, labelOf } from '../../src/drawing/cell';
import { cellName } from '../../src/drawing/names';
import type { Cell, Position } from '../../src/drawing/position';
import { groundOf, sceneOf } from '../../src/drawing/scene';
import type { Shape } from '../../src/drawing/shape';
import { type Sheet, sheetOf } from '../../src/drawing/sheet';
import { Random } from '../support/random';
import { emptyBoard, SCENES, SIGNS } from './positions';

const cellsIn = ({ left, top, across, down }: Sheet): Cell[] =>
  Array.from({ length: across * down }, (_, i) => ({ x: left + (i % across), y: top + Math.floor(i / across) }));

const boards = Object.entries(SCENES).map(
  ([name, position]) => [name, sheetOf(position), kindOf(position), position] as const,
);

describe('The board of every game', () => {
  it('is known', () => {
    deepEqual(new Set(Object.values(SCENES).map(({ game }) => game)), new Set(GAMES));
  });

  for (const [name, sheet, kind] of boards) {
    it(`has each cell where it is found again: ${name}`, () => {
      for (const coordinates of ['letters', 'off'] as const) {
        const same = { ...sheet, coordinates };
        for (const cell of cellsIn(same)) deepEqual(kind.cellAt(same, kind.place(same, cell)), cell);
      }
    });

    it(`has each cell where it is found again, of a part of it: ${name}`, () => {
      const part = { ...sheet, left: 2, top: 2, across: sheet.across - 3, down: sheet.down - 2 };
      for (const cell of cellsIn(part)) deepEqual(kind.cellAt(part, kind.place(part, cell)), cell);
    });

    it(`has all of its cells on the picture, and nothing where there is none: ${name}`, () => {
      const { width, height } = kind.size(sheet);
      for (const cell of cellsIn(sheet)) {
        const { x, y } = kind.place(sheet, cell);
        ok(x > 0 && y > 0 && x < width && y < height, cellName(sheet, cell));
      }
      for (const corner of [
        { x: 0, y: 0 },
        { x: width, y: height },
      ]) {
        equal(kind.cellAt(sheet, corner), undefined);
      }
    });

    it(`gives every point that is pressed to the cell whose field it is in: ${name}`, () => {
      const random = new Random(7);
      for (const cell of cellsIn(sheet)) {
        const { width = 16, height = 16 } = kind.field(cell).attributes as { width?: number; height?: number };
        const { x, y } = kind.place(sheet, cell);
        const inside = (size: number): number => (random.next() - 0.5) * 0.95 * Math.min(size, sizeInside(kind, cell));
        deepEqual(kind.cellAt(sheet, { x: x + inside(width), y: y + inside(height) }), cell);
      }
    });

    it(`calls every cell by a name of its own: ${name}`, () => {
      const names = cellsIn(sheet).map((cell) => `${cellName(sheet, cell)} ${kind.empty?.(cell).en ?? ''}`);
      equal(new Set(names).size, names.length);
    });
  }
});

/// Hexagons have no corners of squares, and where the fields of two lines meet near a dot one of them goes before the other.
const sizeInside = (kind: Kind, cell: Cell): number => (kind.field(cell).name === 'path' ? 12 : kind.beside ? 15 : 40);

describe('Names of cells', () => {
  const named = (game: string, columns: number, height: number, x: number, y: number): string =>
    cellName({ game, columns, height }, { x, y });

  it('are counted as each chapter counts', () => {
    equal(named('gomoku', 15, 15, 8, 14), 'I1');
    equal(named('go', 19, 19, 8, 18), 'J1');
    equal(named('amazons', 10, 10, 3, 3), 'd7');
    equal(named('hex', 11, 11, 4, 4), 'E7');
    equal(named('surakarta', 6, 6, 4, 1), '2E');
    equal(named('einstein', 5, 5, 0, 0), 'A5');
    equal(named('army', 5, 12, 3, 6), 'G3');
  });

  it('of lines are those of their left or lower ends', () => {
    equal(named('dots', 11, 11, 1, 0), '(a6,h)');
    equal(named('dots', 11, 11, 2, 3), '(b4,v)');
    equal(named('dots', 11, 11, 10, 10), 'f1');
    equal(named('dots', 11, 11, 1, 9), 'a1');
  });
});

describe('Every sign of every game', () => {
  for (const [game, signs] of Object.entries(SIGNS)) {
    it(`is a piece with a word in both languages: ${game}`, () => {
      const { kind, states } = standing(game, signs);
      for (const state of states) {
        const piece = kind.piece(state.sign, state, undefined);
        ok(piece, state.sign);
        ok(piece.drawn.length > 0 && piece.words.en && piece.words.zh, state.sign);
        ok(/[\u4e00-\u9fff\d]/.test(piece.words.zh) && !/\{/.test(piece.words.en), piece.words.zh);
      }
      equal(new Set(states.map((state) => kind.piece(state.sign, state, undefined)?.words.en)).size, states.length);
    });
  }
});

/// Each sign on a cell that can hold it.
function standing(game: string, signs: readonly string[]) {
  const position = emptyBoard(game, 12, 12);
  const kind = kindOf(position);
  const at = (sign: string): Cell =>
    game !== 'dots' ? { x: 0, y: 0 } : sign === '-' ? { x: 1, y: 0 } : sign === '|' ? { x: 0, y: 1 } : { x: 1, y: 1 };
  const [state] = cellsOf(position, kind).flat();
  ok(state);
  return { kind, states: signs.map((sign) => ({ ...state, ...at(sign), sign })) };
}

describe('What is said of a cell', () => {
  const said = (name: string, x: number, y: number, language: 'en' | 'zh' = 'en', more: Partial<Position> = {}) => {
    const { sheet, kind, cells } = sceneOf({ ...(SCENES[name] as Position), ...more });
    const state = cells.flat().find((one) => one.x === x && one.y === y);
    ok(state);
    return labelOf(sheet, kind, state, language);
  };

  it('is what stands there, in the words of the game', () => {
    equal(said('hex', 5, 4), 'F7, red, last move, winning line');
    equal(said('surakarta', 3, 0), '1D, red, last move, taken here');
    equal(said('einstein', 2, 2), 'C3, red 2, last move');
    equal(said('einstein', 4, 4, 'zh'), 'E1，蓝 6');
    equal(said('dots', 5, 2), '(c5,h), line, blue, last move');
    equal(said('dots', 1, 1, 'zh'), 'a5，红方的格');
    equal(said('dots', 5, 5), 'c3, open box');
    equal(said('army', 3, 6, 'zh'), 'G3，红方司令，最后一手');
    equal(said('army', 1, 2), 'C1, empty camp');
  });
});

describe('The scene of a board', () => {
  const withLast = (position: Position, cell: Cell): Position => ({ ...position, lastMove: { color: 1, cell } });

  it('draws nothing for an empty cell of which nothing is said', () => {
    for (const game of GAMES) {
      const { cells, kind } = sceneOf(emptyBoard(game, 11, 11));
      deepEqual(
        cells.flat().flatMap((state) => [...drawn(state, kind)]),
        [],
      );
    }
  });

  it('has the way of a move along the loops of Surakarta, around the corners by arcs', () => {
    const [way] = sceneOf(SCENES.surakarta as Position).way;
    const arcs = String(way?.attributes.d).match(/A/g) ?? [];
    equal(arcs.length, 2);
  });

  it('shows where the arrow of an amazon can fall by another sign than where she can go', () => {
    const { target } = kindOf({ game: 'amazons' });
    const look = (chosen: number): string => JSON.stringify(target?.(chosen));
    ok(look(1) !== look(2));
  });

  it('has eight arcs, two rings of lines and a frame for Surakarta', () => {
    const { sheet, kind } = sceneOf(emptyBoard('surakarta', 6, 6));
    const arcs = shapesIn(groundOf(sheet, kind)).map(
      ({ attributes }) => String(attributes.d ?? '').split('A').length - 1,
    );
    equal(
      arcs.reduce((sum, count) => sum + count),
      8,
    );
  });

  it('frames the last move of every game in one way or another', () => {
    for (const [name, , kind, position] of boards) {
      if (!position.lastMove?.cell) continue;
      const { x, y } = position.lastMove.cell;
      const at = (one: Position): string => JSON.stringify([...drawn(cellsOf(one, kind)[y]?.[x] as never, kind)]);
      const { lastMove: _, ...before } = position;
      ok(at({ ...before, numbers: [] }) !== at(withLast({ ...before, numbers: [] }, { x, y })), name);
    }
  });
});

const shapesIn = (shape: Shape): Shape[] => [
  shape,
  ...shape.kids.flatMap((kid) => (typeof kid === 'string' ? [] : shapesIn(kid))),
];
