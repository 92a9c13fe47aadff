import { deepEqual, equal, ok } from 'node:assert/strict';
import { completionsAt, plainText } from '../../../../src/language/completion';
import { ghostAt } from '../../../../src/language/ghost';
import { hoverAt } from '../../../../src/language/hover';
import { stepAt } from '../../../../src/language/move-step';
import { symbolsOf } from '../../../../src/language/symbols';
import { writtenAt } from '../../../../src/language/writing';
import { BoardEdit } from '../../../../src/protocol/board-edit';
import type { Chosen } from '../../../../src/protocol/move-step';
import { located } from '../../../../src/record/locate';
import type { Cell } from '../../../../src/record/view';
import { textAfter } from '../../../../src/text/after';
import { finished } from '../../../../src/text/edit';
import { ArmyModel, type ModelMove, randomLayout } from '../../../support/army';
import { Random } from '../../../support/random';
import { FIRST, found, game, HEAD, record, SECOND } from './record';

const ROWS = 'ABCDEFGHIJKL';
const cellOf = (place: string): Cell => ({ x: Number(place.charAt(1)), y: ROWS.indexOf(place.charAt(0)) });
const nameOf = ({ x, y }: Cell): string => `${ROWS[y]}${x}`;

/// The text after a board edit where `|` stands; or why it is not written.
function edited(marked: string, boardEdit: BoardEdit): string {
  const offset = marked.indexOf('|');
  const { document } = record(marked.replace('|', ''));
  const outcome = finished(writtenAt(document, offset, boardEdit));
  return 'refusal' in outcome ? outcome.refusal.en : textAfter(document.root, outcome.edits);
}

const chosenAt = (marked: string, chosen: readonly Chosen[]): string =>
  edited(marked, BoardEdit.take({ kind: 'play', chosen }) as BoardEdit);

const played = (marked: string, ...places: string[]): string => chosenAt(marked, places.map(cellOf));

const atEnd = (text: string): string => text.replace(/\n(?=;EA|\)\n?$)/, '|\n');

const MOVES = [';MA[G0F0]RA[1]FB[00]', ';MB[F4E3]RB[3]FA[00]'];

/// A move with what another model makes of it; the flags of sides that have lost their commander.
function groupOf(model: ArmyModel, side: 'A' | 'B', move: ModelMove, flags: { A: string; B: string }): string {
  const other = side === 'A' ? 'B' : 'A';
  const places = { A: model.placeOf('L') ?? flags.A, B: model.placeOf('l') ?? flags.B };
  const result = model.play(move);
  if (!model.placeOf('A')) flags.A = places.A;
  if (!model.placeOf('a')) flags.B = places.B;
  const shown = flags[other];
  return `;M${side}[${move.from}${move.to}]R${side}[${result}]F${other}[${shown}]`;
}

describe('The board of Army chess', () => {
  it('agrees with another model in games at random, move by move, up to their end', () => {
    let won = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const random = new Random(seed);
      const [first, second] = [randomLayout('A', random), randomLayout('B', random)];
      const model = new ArmyModel(first, second);
      const flags = { A: '00', B: '00' };
      const groups: string[] = [];
      let side: 'A' | 'B' = 'A';
      for (let count = 0; count < 1500 && !model.winner(); count++) {
        const moves = model.moves(side);
        const hits = moves.filter(({ to }) => model.pieces.has(to));
        if (moves.length === 0) break;
        groups.push(groupOf(model, side, random.pick(hits.length > 0 ? hits : moves), flags));
        side = side === 'A' ? 'B' : 'A';
      }
      const gone = !model.placeOf('L') && !model.placeOf('l');
      const end = gone ? '2' : model.winner();
      const ends = end === 'A' ? ';EA[1]EB[0]' : end === 'B' ? ';EA[0]EB[1]' : ';EA[2]EB[2]';
      const text = game(groups, ends).replace(FIRST, first).replace(SECOND, second).replace('SL[31]', 'SL[999]');
      const rows = record(text).board()?.rows;
      deepEqual(rows, model.rows(), `seed ${seed}`);
      const serious = found(text).filter((one) => !/^(?:mine-rows|bomb-first-row):/.test(one));
      if (!gone) deepEqual(serious, [], `seed ${seed}`);
      if (model.winner()) won++;
    }
    ok(won > 0, `${won} won`);
  });

  it('shows the layouts before the first move, and follows the cursor', () => {
    const text = game(MOVES);
    equal(record(text).board(text.indexOf('INFO'))?.rows[6], 'BDFCE');
    equal(record(text).board(text.indexOf('G0F0'))?.rows[6], '.DFCE');
    deepEqual(record(text).board(text.indexOf('G0F0'))?.lastMove, {
      color: 1,
      cell: cellOf('F0'),
      from: cellOf('G0'),
      taken: [cellOf('F0')],
    });
    equal(record(text).board()?.toMove, 'red');
  });

  it('shows the pieces of a layout that cannot be used face down, and moves them by the results', () => {
    const text = game(MOVES).replace(SECOND, SECOND.slice(1));
    deepEqual(found(text), [`layout-length: ${SECOND.slice(1)}`]);
    equal(record(text).board()?.rows[0], 'xxxxx');
    equal(record(text).board()?.rows[5]?.charAt(0), 'B');
  });

  it('shows remarks', () => {
    const text = game([`${MOVES[0]}\n;MARK[先手吃子]`, MOVES[1] as string]);
    equal(record(text).board(text.indexOf('先手吃'))?.comment, '先手吃子');
  });
});

describe('Playing Army chess on the board', () => {
  it('writes the move with its result and the flag, before the result of the game', () => {
    equal(played(atEnd(game([])), 'G0', 'F0'), game(MOVES.slice(0, 1)));
    equal(played(atEnd(game(MOVES.slice(0, 1))), 'F4', 'E3'), game(MOVES));
    equal(played(`(${HEAD};EA[2]EB[2])`.replace(';EA', '|;EA'), 'G0', 'F0').includes(`${MOVES[0]};EA`), true);
  });

  it('asks for the piece, then for its place', () => {
    const step = (...places: string[]) => {
      const { document } = record(game([]));
      return finished(stepAt(document, document.root?.width ?? 0, places.map(cellOf), 'en'));
    };
    ok(step()?.cells?.map(nameOf).includes('G0'));
    deepEqual(step('G0')?.cells?.map(nameOf).sort(), ['F0', 'H1']);
    equal(step('G0', 'F0')?.done, true);
  });

  it('refuses with the reason', () => {
    equal(played(atEnd(game([])), 'G0', 'H3'), 'The piece on G0 does not get to H3.');
    equal(played(atEnd(game([])), 'F0', 'E1'), 'The piece on F0 is the other side’s.');
    equal(played(atEnd(game([])), 'K0', 'J1'), 'The piece on K0 is a mine or the flag, which do not move.');
    equal(
      played(game(MOVES).replace('G0F0', 'G0F0|').replace('|', '|'), 'F1', 'E1'),
      'The record goes on with F4E3, and it holds one line of play only: play at its end.',
    );
  });

  it('takes moves away, and keeps the result', () => {
    equal(edited(game(MOVES).replace('F4E3', 'F4|E3'), { kind: 'delete', what: 'node' }), game(MOVES.slice(0, 1)));
    equal(edited(game(MOVES).replace('G0F0', 'G0|F0'), { kind: 'delete', what: 'node' }), game([]));
  });

  it('writes remarks, changes them, takes them away', () => {
    const marked = game(MOVES).replace('G0F0', 'G0|F0');
    const said = edited(marked, { kind: 'comment', text: '突破' });
    equal(said, game([`${MOVES[0]}MARK[突破]`, MOVES[1] as string]));
    equal(edited(said.replace('G0F0', 'G0|F0'), { kind: 'comment', text: '' }), game(MOVES));
    equal(edited(marked, { kind: 'comment', text: 'a]b' }), 'A remark cannot hold the sign "]".');
  });

  it('lays out the pieces one by one where there is no layout, so that all find their place', () => {
    const text = game([]).replace(`[${FIRST}]`, '[]').replace(`[${SECOND}]`, '[]');
    const random = new Random(3);
    const layOut = (before: string): string => {
      const chosen: Chosen[] = [];
      for (let i = 0; i < 24; i++) {
        const { document } = record(before);
        const step = finished(stepAt(document, 3, chosen, 'en'));
        const ids = (step?.choices ?? []).map(({ id }) => id).filter((id) => id !== 'usual');
        ok(ids.length > 0, `place ${i}`);
        chosen.push({ id: random.pick(ids) });
      }
      const { document } = record(before);
      const [last] = finished(stepAt(document, 3, chosen, 'en'))?.cells ?? [];
      return chosenAt(before.replace('INFO', 'IN|FO'), last ? [...chosen, last] : chosen);
    };
    const both = layOut(layOut(text));
    deepEqual(found(both), []);
    equal(record(both).board()?.rows.join('').replaceAll('.', '').length, 50);
  });

  it('offers a usual layout at once, also where the property itself is missing', () => {
    const bare = '(\n;INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]|\n;EA[2]EB[2]\n)\n';
    const first = chosenAt(bare, [{ id: 'usual' }, cellOf('G0')]);
    const text = chosenAt(first.replace('SL[31]', 'SL[31]|'), [{ id: 'usual' }, cellOf('A0')]);
    deepEqual(found(text), []);
  });

  it('goes from the layouts to a win by clicks, and leaves nothing to be found', () => {
    let text = game([]);
    const moves = 'G0F0 F4E3 F0E0 E3F4 E0D0 F4E3 D0C0 E3F4 C0B0 F4E3 B0B1 E3F4 B1A1';
    for (const move of moves.split(' ')) text = played(atEnd(text), move.slice(0, 2), move.slice(2));
    deepEqual(found(text), []);
    ok(text.includes(';EA[1]EB[0]'));
    equal(played(atEnd(text), 'F4', 'E3'), 'The game is over: nothing is played any more.');
  });
});

describe('Help in Army chess records', () => {
  function offered(marked: string): string[] {
    const offset = marked.indexOf('|');
    const text = marked.replace('|', '');
    const completions = finished(completionsAt(record(text).document, offset, 'en'));
    const { from = 0, to = 0, list = [] } = completions ?? {};
    return list.map(({ insert }) => text.slice(0, from) + plainText(insert) + text.slice(to));
  }

  it('completes a move with all that comes of it', () => {
    const half = game([';MA[G0|']);
    ok(offered(half).includes(game([MOVES[0] as string])));
    ok(offered(game([';MA[|'])).includes(game([';MA[G0'])));
    ok(offered(game([`${MOVES[0]?.replace('RA[1]FB[00]', '')}|`])).some((text) => text.includes('MA[G0F0]RA[1]')));
  });

  it('offers whole moves on a new line, and begins records', () => {
    ok(offered(game(['|'])).includes(game([MOVES[0] as string])));
    equal(offered('|').length, 1);
    deepEqual(found(offered('|')[0] ?? '').length, 0);
  });

  it('shows where a half-typed move may go', () => {
    const ghost = (marked: string): string[] => {
      const offset = marked.indexOf('|');
      const { document } = record(marked.replace('|', ''));
      const here = document.record && finished(located(document.record.course, offset));
      if (!document.record || !here) return [];
      return (finished(ghostAt(document, document.record, here, offset))?.cells ?? []).map(nameOf).sort();
    };
    deepEqual(ghost(game([';MA[G0|'])), ['F0', 'H1']);
    deepEqual(ghost(game([';MA[G0F|'])), ['F0']);
    deepEqual(ghost(game([';MA[G0F0|'])), []);
  });

  it('says who met whom, what a code of a layout is', () => {
    const text = game(MOVES);
    const facts = (at: number): readonly string[] => finished(hoverAt(record(text).document, at, 'en'))?.facts ?? [];
    deepEqual(facts(text.indexOf('G0F0')), [
      'Move of the first side',
      'First: corps commander meets brigadier: it takes',
    ]);
    deepEqual(facts(text.indexOf(FIRST)), ['Layout of the first side', 'b: corps commander on G0']);
  });

  it('lists the moves', () => {
    const names = finished(symbolsOf(record(game(MOVES)).document, 'en')).map(({ name }) => name);
    deepEqual(names.slice(-2), ['1. First G0F0', '2. Second F4E3']);
  });
});
