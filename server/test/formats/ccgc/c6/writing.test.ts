import { deepEqual, equal, ok } from 'node:assert/strict';
import { stoneWriter } from '../../../../src/formats/ccgc/brackets/write/writer';
import { c6 } from '../../../../src/formats/ccgc/c6';
import { stepAt } from '../../../../src/language/move-step';
import { writtenAt } from '../../../../src/language/writing';
import { BoardEdit } from '../../../../src/protocol/board-edit';
import { cellsOf, type EditResult, type Writer, type Written } from '../../../../src/record/board-edit';
import type { State } from '../../../../src/record/line';
import { located, type Spot } from '../../../../src/record/locate';
import type { Cell, RecordView } from '../../../../src/record/view';
import { textAfter } from '../../../../src/text/after';
import { finished } from '../../../../src/text/edit';
import { Connect6Model, sidesInTurn } from '../../../support/connect6';
import { times } from '../../../support/length';
import { Random } from '../../../support/random';
import { undoing } from '../../../support/writing';
import { found, game, HEADER, record } from './record';

const cellOf = (point: string): Cell => ({ x: point.charCodeAt(0) - 65, y: 19 - Number(point.slice(1)) });
const pointOf = ({ x, y }: Cell): string => `${'ABCDEFGHIJKLMNOPQRS'[x]}${19 - y}`;
const boardEditFor = (points: string): BoardEdit =>
  BoardEdit.take({ kind: 'play', chosen: points.split(' ').map(cellOf) }) as BoardEdit;

const outcomeOf = (text: string, offset: number, boardEdit: BoardEdit): EditResult =>
  finished(writtenAt(record(text).document, offset, boardEdit));

/// The text after a board edit where `|` stands, with the cursor in it; or why it is refused.
function written(marked: string, boardEdit: BoardEdit): string {
  const offset = marked.indexOf('|');
  const before = marked.replace('|', '');
  const outcome = outcomeOf(before, offset, boardEdit);
  if ('refusal' in outcome) return outcome.refusal.en;
  const text = textAfter(record(before).document.root, outcome.edits);
  return `${text.slice(0, outcome.cursor)}|${text.slice(outcome.cursor)}`;
}

/// The same behind a sound header, without it.
const within = (marked: string, boardEdit: BoardEdit): string =>
  written(`${HEADER}${marked}`, boardEdit).replace(HEADER, '');
const played = (marked: string, points: string): string => within(marked, boardEditFor(points));

function targets(text: string, ...chosen: string[]): { readonly points: string[]; readonly done: boolean } {
  const at = text.indexOf('|');
  const { document } = record(text.replace('|', ''));
  const answer = finished(stepAt(document, at < 0 ? text.length : at, chosen.map(cellOf), 'en'));
  return { points: (answer?.cells ?? []).map(pointOf), done: answer?.done ?? false };
}

describe('Playing Connect6 on the board', () => {
  it('writes one stone first, then two a turn', () => {
    equal(played('|}', 'J10'), 'B(J,10)|}');
    equal(played('B(J,10)|}', 'K11 L9'), 'B(J,10);W(K,11);W(L,9)|}');
    equal(played('B(J,10);W(K,11);W(L,9)|}', 'A1 S19'), 'B(J,10);W(K,11);W(L,9);B(A,1);B(S,19)|}');
  });

  it('takes the stones of a turn one by one as well', () => {
    equal(played('B(J,10)|}', 'K11'), 'B(J,10);W(K,11)|}');
    equal(played('B(J,10);W(K,11)|}', 'L9'), 'B(J,10);W(K,11);W(L,9)|}');
    equal(within('B(J,10)|}', { kind: 'play', cell: cellOf('K11') }), 'B(J,10);W(K,11)|}');
  });

  it('keeps a semicolon behind the last move where there is one, and writes one where there is none', () => {
    equal(played('B(J,10)|;}', 'K11'), 'B(J,10);W(K,11)|;}');
    equal(played('B(J,10)|', 'K11'), 'B(J,10);W(K,11)|');
    equal(played('B(J,10);|', 'K11'), 'B(J,10);W(K,11)|;');
    equal(written(`${HEADER.slice(0, -1)}|}`, boardEditFor('J10')), `${HEADER}B(J,10)|}`);
    equal(written(`${HEADER.slice(0, -1)}|;}`, boardEditFor('J10')), `${HEADER}B(J,10)|}`);
  });

  it('writes behind the remark of a move', () => {
    equal(played('B(J,10)MARK[1]|}', 'K11'), 'B(J,10)MARK[1];W(K,11)|}');
  });

  it('writes blanks and lines as the moves before have them', () => {
    equal(played(' B(J,10); W(K,11)| }', 'L9'), ' B(J,10); W(K,11); W(L,9)| }');
    equal(played('\nB(J,10);\nW(K,11)|\n}', 'L9'), '\nB(J,10);\nW(K,11);\nW(L,9)|\n}');
    equal(played('\r\n  B(J,10) ;\r\n  W(K,11)|}', 'L9'), '\r\n  B(J,10) ;\r\n  W(K,11) ;\r\n  W(L,9)|}');
    equal(played('|\n}', 'J10'), '\nB(J,10)|\n}');
    equal(played('| }', 'J10'), ' B(J,10)| }');
  });

  it('begins a line where a turn begins, if all turns have one of their own', () => {
    const turns = '\nB(J,10);\nW(K,11);W(L,9);\nB(A,1);B(B,1)|}';
    equal(played(turns, 'C1 D1'), '\nB(J,10);\nW(K,11);W(L,9);\nB(A,1);B(B,1);\nW(C,1);W(D,1)|}');
  });

  it('begins a line where the one before is as long as the others', () => {
    equal(
      played('\nB(J,10);W(K,11);W(L,9);\nB(A,1);B(B,1)|\n}', 'C1'),
      '\nB(J,10);W(K,11);W(L,9);\nB(A,1);B(B,1);W(C,1)|\n}',
    );
    equal(
      played('\nB(J,10);W(K,11);W(L,9);\nB(A,1);B(B,1)|\n}', 'C1 D1'),
      '\nB(J,10);W(K,11);W(L,9);\nB(A,1);B(B,1);W(C,1);\nW(D,1)|\n}',
    );
  });

  it('writes small letters where the last move has them', () => {
    equal(played('b(j,10)|}', 'K11'), 'b(j,10);w(k,11)|}');
    equal(played('B(j,10)|}', 'K11'), 'B(j,10);W(k,11)|}');
  });

  it('repeats no fault of the signs before', () => {
    equal(played('B(J,10)；W（K,11）|}', 'L9'), 'B(J,10)；W（K,11）;W(L,9)|}');
    equal(played('B(J,10)W(K,11)|}', 'L9'), 'B(J,10)W(K,11);W(L,9)|}');
    equal(played('B( J, 10 )|}', 'L9'), 'B( J, 10 );W(L,9)|}');
  });

  it('writes at the end of the game that the cursor is in, before what stands behind it', () => {
    equal(played(`B(J,10)|}\n${game('B(A,1)')}`, 'K11'), `B(J,10);W(K,11)|}\n${game('B(A,1)')}`);
    equal(played('B(J,10)|} done', 'K11'), 'B(J,10);W(K,11)|} done');
    equal(written(`(${HEADER.slice(1)}B(J,10)|)`, boardEditFor('K11')), `(${HEADER.slice(1)}B(J,10);W(K,11)|)`);
  });

  it('goes on to the moves that follow, in whichever order they are chosen', () => {
    const text = 'B(J,10)|;W(K,11)MARK[1];W(L,9);B(A,1)}';
    equal(played(text, 'K11'), 'B(J,10);W(K,11)MARK[1]|;W(L,9);B(A,1)}');
    equal(played(text, 'L9 K11'), 'B(J,10);W(K,11)MARK[1];W(L,9)|;B(A,1)}');
  });

  it('refuses another move where the record goes on', () => {
    equal(
      played('B(J,10)|;W(K,11)}', 'A1'),
      'The record goes on with W(K,11), and it holds one line of play only: play at its end.',
    );
  });

  it('refuses what the rules of the game do not allow, and says why', () => {
    equal(played('B(J,10)|}', 'J10 A1'), 'J10 is taken: a black stone stands there.');
    equal(played('B(J,10)|}', 'A1 A1'), 'A1 is taken: a white stone stands there.');
    equal(played('|}', 'A1 A2'), 'Black out of turn: Black begins with one stone, then each side puts two.');
    equal(within('|}', { kind: 'play', cell: cellOf('A1'), color: 2 }).slice(0, 27), 'The first move is by White;');
    equal(within('|}', { kind: 'play', cell: { x: 19, y: 0 } }), 'The board has no such point.');
    equal(within('|}', { kind: 'play', cell: cellOf('A1'), color: 3 }), 'This game has no such side.');
  });

  it('refuses to go on after six in a row, but for the stone that completes the turn', () => {
    const won = 'B(A,1);W(A,9);W(C,9);B(B,1);B(C,1);W(E,9);W(G,9);B(D,1);B(E,1);W(I,9);W(K,9);B(F,1)';
    equal(played(`${won}|}`, 'S1'), `${won};B(S,1)|}`);
    equal(played(`${won};B(S,1)|}`, 'S2'), 'Black had six in a row before this move; the game was over.');
  });

  it('refuses to write where the record cannot be read', () => {
    equal(played('B(J,10)|;oops}', 'A1'), 'What stands here cannot be read; mend that first.');
    equal(written('x|', boardEditFor('A1')), 'What stands here cannot be read; mend that first.');
  });
});

describe('Taking moves away', () => {
  const node: BoardEdit = { kind: 'delete', what: 'node' };

  it('takes the move at the cursor and all after it', () => {
    equal(within('B(J,10);W(K,11);W(L,9)|}', node), 'B(J,10);W(K,11|)}');
    equal(within('B(J,10);W(K,11)|;W(L,9)}', node), 'B(J,10|)}');
    equal(written(`${HEADER}B(J,10)|;W(K,11);W(L,9)}`, node), `${HEADER.slice(0, -1)}|;}`);
  });

  it('leaves lines, blanks and semicolons as they were', () => {
    equal(within('B(J,10);W(K,11)|;}', node), 'B(J,10|);}');
    equal(within('\nB(J,10);\nW(K,11)|;\nW(L,9)\n}', node), '\nB(J,10|)\n}');
    equal(written(`${HEADER}B(J,10)|;}`, node), `${HEADER.slice(0, -1)}|;}`);
    equal(written(`${HEADER}\nB(J,10)|\n}`, node), `${HEADER.slice(0, -1)}|;\n}`);
    equal(within('B(J,10);W(K,11)|', node), 'B(J,10|)');
    equal(within(`B(J,10);W(K,11)|}\n${game('B(A,1)')}`, node), `B(J,10|)}\n${game('B(A,1)')}`);
  });

  it('says how many go, and that a header does not', () => {
    const outcome = outcomeOf(game('B(J,10);W(K,11);W(L,9)'), HEADER.length + 9, node);
    equal((outcome as Written).removes, 2);
    equal(written(`${HEADER}|}`, node), 'No move stands here that could be removed.');
    equal(
      within('B(J,10)|}', { kind: 'delete', what: 'variation' }),
      'A record of this kind holds one line of play only.',
    );
  });
});

describe('Remarks on moves of Connect6', () => {
  const mark = (point: string, label: string): BoardEdit => ({ kind: 'mark', cell: cellOf(point), label });
  const unmark = (point: string): BoardEdit => ({ kind: 'unmark', cell: cellOf(point) });

  it('are put on the move whose stone it is', () => {
    equal(within('B(J,10);W(K,11)|}', mark('K11', '-2')), 'B(J,10);|W(K,11)MARK[-2]}');
    equal(within('B(J,10);W(K,11)|}', mark('J10', '2')), 'B(J,10)MARK[2];|W(K,11)}');
  });

  it('are changed and taken away', () => {
    equal(within('B(J,10) MARK[1];W(K,11)|}', mark('J10', '0')), 'B(J,10) MARK[0];|W(K,11)}');
    equal(within('B(J,10) MARK[1];W(K,11)|}', unmark('J10')), 'B(J,10);|W(K,11)}');
    equal(within('B(J,10)|}', unmark('J10')), 'This move has no remark.');
  });

  it('are one of five numbers, and belong to a stone', () => {
    const value = 'The remark on a move is a number: -2 (very bad), -1, 0, 1 or 2 (very good).';
    equal(within('B(J,10)|}', mark('J10', '3')), value);
    equal(within('B(J,10)|}', { kind: 'mark', cell: cellOf('J10'), form: 'circle' }), value);
    equal(within('B(J,10)|}', mark('A1', '1')), 'A remark belongs to a move; no stone was put here.');
  });
});

describe('What the board can write of Connect6', () => {
  const edits: readonly BoardEdit[] = [
    { kind: 'comment', text: 'x' },
    { kind: 'stone', cell: cellOf('A1'), color: 1 },
    { kind: 'mark', cell: cellOf('J10'), label: '1' },
    { kind: 'mark', cell: cellOf('J10'), form: 'circle' },
    { kind: 'promote' },
    { kind: 'delete', what: 'node' },
  ];

  it('is what it says, and the rest is refused in words', () => {
    const done = edits.map((boardEdit) => !('refusal' in outcomeOf(game('B(J,10)'), HEADER.length, boardEdit)));
    const { comment, stones, labels, marks, promote, remove } = c6.open().writer?.can ?? {};
    deepEqual(done, [comment, stones, labels, marks, promote, remove]);
    equal(within('B(J,10)|}', { kind: 'pass' }), 'Records of this game have no sign for a pass.');
    ok(c6.open().writer?.step);
  });
});

describe('A game in which a turn is one stone', () => {
  it('is written in the same style, a click a stone', () => {
    const text = game('B(J,10);\nW(K,11)');
    const { document } = record(text);
    const view = document.record as RecordView;
    const writer: Writer = stoneWriter;
    const place = { root: document.root, record: view, here: finished(located(view.course)) as Spot<State> };
    const outcome = finished(writer.write(place, { kind: 'play', cell: cellOf('L9') })) as Written;
    equal(textAfter(document.root, outcome.edits), game('B(J,10);\nW(K,11);\nW(L,9)'));
    ok(!stoneWriter.step);
  });
});

describe('The points that a turn can go on with', () => {
  it('are all that are free, until the turn is complete', () => {
    equal(targets(game('|')).points.length, 361);
    deepEqual(targets(game('|'), 'J10'), { points: [], done: true });
    equal(targets(game('B(J,10)|')).points.length, 360);
    const second = targets(game('B(J,10)|'), 'K11');
    equal(second.points.length, 359);
    ok(!second.done && !second.points.includes('K11') && !second.points.includes('J10'));
    deepEqual(targets(game('B(J,10)|'), 'K11', 'L9'), { points: [], done: true });
    deepEqual(targets(game('B(J,10);W(K,11)|'), 'L9'), { points: [], done: true });
  });

  it('are no more after a stone that wins, or one that cannot be put', () => {
    const five = 'B(A,1);W(A,9);W(C,9);B(B,1);B(C,1);W(E,9);W(G,9);B(D,1);B(E,1);W(I,9);W(K,9)';
    deepEqual(targets(game(`${five}|`), 'F1'), { points: [], done: true });
    deepEqual(targets(game(`${five}|`), 'A1'), { points: [], done: true });
  });

  it('are the next one where the record goes on', () => {
    deepEqual(targets(game('B(J,10)|;W(K,11);W(L,9)')), { points: ['K11'], done: false });
    deepEqual(targets(game('B(J,10)|;W(K,11);W(L,9)'), 'K11'), { points: [], done: true });
  });
});

const SEPARATORS = [';', '; ', ';\n', ' ;\r\n  ', '；'];

/// A record at random: so many stones in turn, in one of several styles, closed or not.
function someRecord(random: Random, count: number): { text: string; model: Connect6Model; at: number } {
  const model = new Connect6Model();
  const separator = random.pick(SEPARATORS);
  const every = random.pick([1, 2, 7, 100]);
  let text = `${HEADER}${random.pick(['', '\n', ' '])}`;
  for (const [index, color] of sidesInTurn(count).entries()) {
    let cell = { x: random.below(19), y: random.below(19) };
    while (!model.put({ color, ...cell })) cell = { x: random.below(19), y: random.below(19) };
    const { x, y } = cell;
    const mark = random.chance(0.2) ? `MARK[${random.below(5) - 2}]` : '';
    const gap = index === 0 ? '' : index % every === 0 ? separator : ';';
    text += `${gap}${color === 1 ? 'B' : 'W'}(${'ABCDEFGHIJKLMNOPQRS'[x]},${19 - y})${mark}`;
  }
  const at = Math.max(text.trimEnd().length - 1, HEADER.length);
  return { text: text + random.pick(['}', ';}', '\n}', ' }\n', '']), model, at };
}

describe('Playing at random', () => {
  it('adds what is played and nothing else, and comes back by undoing', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = new Random(seed);
      const count = random.below(40);
      const { text, model, at } = someRecord(random, count);
      const [before, color] = [found(text), sidesInTurn(count + 1)[count] as 1 | 2];
      const cell = { x: random.below(19), y: random.below(19) };
      const outcome = outcomeOf(text, at, { kind: 'play', cell });
      if (!model.put({ color, ...cell })) {
        ok('refusal' in outcome, `seed ${seed}`);
        continue;
      }
      ok('edits' in outcome, `seed ${seed}`);
      const { root } = record(text).document;
      const after = textAfter(root, outcome.edits);
      const [edit] = outcome.edits;
      equal(outcome.edits.length, 1);
      equal(edit && edit.to - edit.from, 0, `seed ${seed}`);
      deepEqual(record(after).board(outcome.cursor)?.rows, model.rows(), `seed ${seed}`);
      equal(textAfter(record(after).document.root, undoing(text, outcome.edits)), text, `seed ${seed}`);
      deepEqual(found(after).length, before.length, `seed ${seed}: ${after}`);
    }
  });

  it('and taking it away again leaves the record as it was', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = new Random(seed);
      const { text, at } = someRecord(random, 1 + random.below(40));
      const cell = { x: random.below(19), y: random.below(19) };
      const outcome = outcomeOf(text, at, { kind: 'play', cell });
      if ('refusal' in outcome) continue;
      const after = textAfter(record(text).document.root, outcome.edits);
      const back = outcomeOf(after, outcome.cursor, { kind: 'delete', what: 'node' });
      ok('edits' in back, `seed ${seed}`);
      equal(textAfter(record(after).document.root, back.edits), text, `seed ${seed}`);
      equal(back.removes, 1);
    }
  });

  it('writes whole games that are sound, turn by turn', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = new Random(seed);
      const model = new Connect6Model();
      let marked = `${HEADER}|}`;
      for (let turn = 0; turn < 20; turn++) {
        const color = turn % 2 === 0 ? 1 : 2;
        const cells: Cell[] = [];
        while (cells.length < (turn === 0 ? 1 : 2)) {
          const cell = { x: random.below(19), y: random.below(19) };
          if (model.put({ color, ...cell })) cells.push(cell);
        }
        marked = written(marked, BoardEdit.take({ kind: 'play', chosen: cells }) as BoardEdit);
      }
      deepEqual(found(marked.replace('|', '')), [], `seed ${seed}`);
      deepEqual(record(marked.replace('|', '')).board()?.rows, model.rows(), `seed ${seed}`);
    }
  });

  it('never breaks on records that are damaged', () => {
    const kinds: readonly BoardEdit[] = [
      { kind: 'delete', what: 'node' },
      { kind: 'mark', cell: cellOf('J10'), label: '1' },
      { kind: 'unmark', cell: cellOf('J10') },
    ];
    for (let seed = 1; seed <= times(1500); seed++) {
      const random = new Random(seed);
      const { text } = someRecord(random, random.below(12));
      const [from, size] = [random.below(text.length), random.below(6)];
      const damaged =
        text.slice(0, from) + random.pick(['', '{', '}', ';', '(', ')', '[', '，', 'B(']) + text.slice(from + size);
      const offset = random.below(damaged.length + 1);
      const boardEdit = random.chance(0.5) ? random.pick(kinds) : boardEditFor(random.pick(['A1', 'J10', 'A1 S19']));
      const outcome = outcomeOf(damaged, offset, boardEdit);
      if ('refusal' in outcome) continue;
      const after = textAfter(record(damaged).document.root, outcome.edits);
      ok(outcome.cursor >= 0 && outcome.cursor <= after.length, `seed ${seed}`);
      equal(textAfter(record(after).document.root, undoing(damaged, outcome.edits)), damaged, `seed ${seed}`);
      const told = `seed ${seed}: ${JSON.stringify([damaged, offset, after, outcome.cursor])}`;
      // What may be wrong behind a damaged header is told with the first move.
      const faults = (one: string): string[] => found(one).filter((fault) => !fault.startsWith('empty-move'));
      const [before, now] = [faults(damaged), faults(after)];
      ok(now.length <= before.length, `${told} ${before} -> ${now}`);
      if (boardEdit.kind !== 'play') continue;
      const cell = record(after).board(outcome.cursor)?.lastMove?.cell;
      ok(
        cellsOf(boardEdit.chosen ?? [boardEdit.cell]).some(({ x, y }) => x === cell?.x && y === cell.y),
        told,
      );
    }
  });
});
