import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Go } from '../../src/protocol/steps';
import { countEvents } from '../../src/record/count';
import { linesAround, moveOf } from '../../src/record/moves';
import { times } from '../support/length';
import { ToyRecord, told } from '../support/toy-record';

const DEEP = times(100_000);

const lines = (...list: string[]): string => `${list.join('\n')}\n`;

/// The offset of a line.
const at = ({ text }: ToyRecord, line: string): number => `\n${text}`.indexOf(`\n${line}\n`);

/// Where steps one after the other lead from a line.
function walk(record: ToyRecord, from: string, ...ways: Go[]): (string | undefined)[] {
  let offset = at(record, from);
  return ways.map((go) => {
    const to = record.to(offset, go);
    offset = to ?? offset;
    return to === undefined ? undefined : record.lineAt(to);
  });
}

const here = (record: ToyRecord, line: string): string => told(record.spot(at(record, line)));

const ways = (record: ToyRecord, from: string): string[] =>
  record.ways(at(record, from)).map((to) => record.lineAt(to));

/// The same record in both kinds of text: 1 2 3, with 20 21 and 22 in the place of 2, and 210 in that of 21.
const before = lines(
  'm 1',
  'VAR a',
  'm 20',
  'VAR b',
  'm 210',
  'ENDVAR',
  'm 21',
  'ENDVAR',
  'VAR c',
  'm 22',
  'ENDVAR',
  'm 2',
  'm 3',
);
const after = lines(
  'm 1',
  'm 2',
  'VAR a',
  'm 20',
  'm 21',
  'VAR b',
  'm 210',
  'ENDVAR',
  'ENDVAR',
  'VAR c',
  'm 22',
  'ENDVAR',
  'm 3',
);

for (const [asides, text] of [
  ['before', before],
  ['after', after],
] as const) {
  describe(`A flat text with variations ${asides} the move`, () => {
    const record = new ToyRecord(text, asides);

    it('is on its main line at the end', () => {
      equal(told(record.spot()), '1 2 3');
      deepEqual(record.spot()?.path, []);
    });

    it('has its positions in variations', () => {
      deepEqual(
        ['m 20', 'm 21', 'm 210', 'm 22', 'm 2', 'm 3'].map((line) => here(record, line)),
        ['1 20', '1 20 21', '1 20 210', '1 22', '1 2', '1 2 3'],
      );
    });

    it('is before the first move where a variation begins', () => {
      deepEqual(
        ['VAR a', 'VAR b', 'VAR c'].map((line) => here(record, line)),
        ['1', '1 20', '1'],
      );
      const events = ['VAR a', 'VAR b', 'VAR c'].map((line) => record.spot(at(record, line))?.event?.at);
      deepEqual(events, [at(record, 'm 1'), at(record, 'm 20'), at(record, 'm 1')]);
    });

    it('is after a variation where nothing more is written yet', () => {
      const behind = (line: string): number => text.indexOf(line) + line.length;
      deepEqual(
        [told(record.before(behind('m 22\nENDVAR\n'))), told(record.before(behind('m 210\nENDVAR\n')))],
        [asides === 'before' ? '1' : '1 2', asides === 'before' ? '1 20' : '1 20 21'],
      );
    });

    it('knows which variation it is in', () => {
      const paths = ['m 20', 'm 210', 'm 22', 'm 3'].map((line) => record.spot(at(record, line))?.path);
      deepEqual(paths, [[1], [1, 1], [2], []]);
    });

    it('is stepped through', () => {
      deepEqual(walk(record, 'm 1', 'next', 'next', 'next', 'previous', 'previous', 'previous'), [
        'm 2',
        'm 3',
        undefined,
        'm 2',
        'm 1',
        undefined,
      ]);
      deepEqual(walk(record, 'm 210', 'previous', 'next', 'next', 'previous', 'previous', 'previous'), [
        'm 20',
        'm 21',
        undefined,
        'm 20',
        'm 1',
        undefined,
      ]);
      deepEqual(walk(record, 'VAR a', 'next', 'start', 'end'), ['m 20', 'm 1', 'm 3']);
      deepEqual(walk(record, 'm 20', 'end'), ['m 21']);
    });

    it('leads from the main line into its variations one after the other, and back', () => {
      const there: Go[] = ['nextVariation', 'nextVariation', 'nextVariation'];
      const back: Go[] = ['previousVariation', 'previousVariation', 'previousVariation'];
      deepEqual(walk(record, 'm 2', ...there, ...back), ['m 20', 'm 22', undefined, 'm 20', 'm 2', undefined]);
      deepEqual(walk(record, 'm 21', 'nextVariation', 'nextVariation'), ['m 210', 'm 22']);
      deepEqual(walk(record, 'm 210', 'previousVariation', 'previousVariation'), ['m 21', 'm 2']);
      deepEqual(walk(record, 'm 1', 'nextVariation'), [undefined]);
      deepEqual(walk(record, 'm 3', 'nextVariation', 'previousVariation'), [undefined, undefined]);
    });

    it('tells all ways to go on, the main line first', () => {
      deepEqual(
        ['m 1', 'm 20', 'm 2', 'm 3', 'm 210'].map((line) => ways(record, line)),
        [['m 2', 'm 20', 'm 22'], ['m 21', 'm 210'], ['m 3'], [], []],
      );
    });

    it('finds moves by their numbers', () => {
      const path = (line: string): string[] => {
        const around = linesAround(record.course, at(record, line));
        const moves = [1, 2, 3, 4].map((number) => moveOf(record.course, around, number));
        return moves.flatMap((move) => (move ? [record.lineAt(move.at)] : []));
      };
      deepEqual(['m 210', 'm 22', 'm 1'].map(path), [
        ['m 1', 'm 20', 'm 210'],
        ['m 1', 'm 22'],
        ['m 1', 'm 2', 'm 3'],
      ]);
    });

    it('counts what stands in it', () => {
      equal(record.root && countEvents(record.course, record.root, 0), 7);
    });
  });
}

describe('A flat text', () => {
  const record = (...list: string[]): ToyRecord => new ToyRecord(lines(...list), 'before');
  const afterwards = (...list: string[]): ToyRecord => new ToyRecord(lines(...list), 'after');

  it('of one move is played, and of one variation', () => {
    deepEqual([told(record('m 1').spot()), told(record('VAR', 'm 1', 'ENDVAR').spot())], ['1', '']);
    equal(here(record('VAR', 'm 1', 'ENDVAR'), 'm 1'), '1');
  });

  it('without anything in it is nowhere', () => {
    const empty = new ToyRecord('', 'before');
    deepEqual([told(empty.spot()), empty.to(0, 'next')], ['nowhere', undefined]);
    deepEqual([told(record('# x').spot()), record('# x').to(0, 'next')], ['', undefined]);
  });

  it('stands at the move before where something is that is nothing', () => {
    equal(here(record('m 1', '# x', 'm 2'), '# x'), '1');
  });

  it('takes a note for a part of the move before', () => {
    const noted = record('m 1', 'note', 'm 2');
    equal(here(noted, 'note'), '1 noted 1');
    equal(noted.spot(at(noted, 'note'))?.event?.at, 0);
    deepEqual(walk(noted, 'm 1', 'next', 'previous'), ['m 2', 'm 1']);
    equal(noted.root && countEvents(noted.course, noted.root, 0), 2);
  });

  it('goes on with the first variation where the main line has ended', () => {
    const open = record('m 1', 'VAR', 'm 2', 'ENDVAR', 'VAR', 'm 3', 'ENDVAR');
    equal(told(open.spot()), '1');
    deepEqual(walk(open, 'm 1', 'end', 'next', 'previous', 'next', 'nextVariation', 'nextVariation'), [
      'm 1',
      'm 2',
      'm 1',
      'm 2',
      'm 3',
      undefined,
    ]);
    deepEqual(ways(open, 'm 1'), ['m 2', 'm 3']);
  });

  it('has alternatives to its last move that do not go on from there', () => {
    const last = afterwards('m 1', 'm 2', 'VAR', 'm 3', 'ENDVAR');
    deepEqual([ways(last, 'm 1'), ways(last, 'm 2')], [['m 2', 'm 3'], []]);
    deepEqual(walk(last, 'm 2', 'next', 'nextVariation'), [undefined, 'm 3']);
  });

  it('lets a variation without a move before it go on from where it stands', () => {
    const first = afterwards('say', 'VAR', 'm 1', 'ENDVAR', 'm 2');
    equal(here(first, 'm 1'), '1 said 1');
    deepEqual(ways(first, 'say'), ['m 2', 'm 1']);
    deepEqual(walk(first, 'm 2', 'nextVariation', 'previous', 'next', 'nextVariation', 'previousVariation'), [
      'm 1',
      'say',
      'm 2',
      'm 1',
      'm 2',
    ]);
  });

  it('has variations of the move, not of what was said since', () => {
    const said = afterwards('m 1', 'm 2', 'say', 'VAR', 'm 3', 'ENDVAR', 'm 4');
    equal(here(said, 'm 3'), '1 3');
    deepEqual(walk(said, 'say', 'nextVariation', 'previousVariation'), ['m 3', 'm 2']);
    deepEqual([ways(said, 'm 1'), ways(said, 'm 2'), ways(said, 'say')], [['m 2', 'm 3'], ['say'], ['m 4']]);
  });

  it('ends in lines that fork, after variations', () => {
    const fork = ['FORKS', 'LINE', 'm 2', 'ENDLINE', 'LINE', 'm 3', 'ENDLINE', 'ENDFORKS'];
    const forked = record('m 1', 'VAR', 'm 4', 'ENDVAR', ...fork);
    equal(told(forked.spot()), '1 2 said 1');
    deepEqual(ways(forked, 'm 1'), ['m 2', 'm 3', 'm 4']);
    deepEqual(walk(forked, 'm 4', 'previousVariation', 'nextVariation', 'previous'), ['m 2', 'm 3', 'm 1']);
    deepEqual(forked.spot(at(forked, 'm 3'))?.path, [1]);
    const behind = record('m 1', ...fork, 'VAR', 'm 4', 'ENDVAR');
    deepEqual([told(behind.spot()), walk(behind, 'm 1', 'end')], ['1 2 said 1', ['m 2']]);
  });

  it('is played before what is being written', () => {
    const writing = record('m 1', 'm 2', 'VAR', 'm 3', 'ENDVAR');
    const told_ = (offset: number): string => told(writing.before(offset));
    deepEqual([told_(0), told_(1), told_(4), told_(5), told_(7), told_(8)], ['', '', '1', '1', '1', '1 2']);
    equal(told_(at(writing, 'm 3') + 2), '1 2');
  });

  it(`nests ${DEEP} variations deep`, () => {
    const deep = DEEP;
    const nested = new ToyRecord(`${'VAR\n'.repeat(deep)}m 1\n${'ENDVAR\n'.repeat(deep)}`, 'after');
    deepEqual(nested.findings().slice(0, 1), [`${deep * 4 + 4} odd 1 line`]);
    const offset = deep * 4;
    equal(told(nested.spot(offset)), '1');
    equal(nested.to(0, 'next'), offset);
    equal(moveOf(nested.course, nested.spot(offset)?.lines ?? [], 1)?.at, offset);
    equal(nested.root && countEvents(nested.course, nested.root, 0), 1);
  });
});

describe('Several games in a flat text', () => {
  const text = lines('m 1', 'm 2', 'GAME b', 'm 3', 'VAR', 'm 4', 'ENDVAR', 'm 5', '{', 'm 6', 'm 7', '}', 'say');
  const record = new ToyRecord(text, 'before');

  it('are each played from the start', () => {
    const at_ = ['m 2', 'GAME b', 'm 3', 'm 4', 'm 5', '{', 'm 6', 'm 7', 'say'].map((line) => here(record, line));
    deepEqual(at_, ['1 2', '', '3', '3 4', '3 5', '', '6', '6 7', '6 7 said 1']);
    deepEqual(new ToyRecord(lines('m 1', 'm 1', 'GAME', 'm 1'), 'before').findings(), ['4 twice 1', '17 odd 1 line']);
  });

  it('have nothing before them, even in a variation that nothing ends', () => {
    const inside = new ToyRecord(lines('m 1', 'VAR', 'm 2', 'GAME b'), 'before').spot(16);
    deepEqual([told(inside), inside?.event, inside?.lines.map(({ since }) => since)], ['', undefined, [undefined, 12]]);
  });

  it('are the first of them without a place', () => {
    equal(told(record.spot()), '1 2');
    equal(told(new ToyRecord(lines('GAME', 'm 1', 'GAME', 'm 2'), 'before').spot()), '1');
    equal(told(new ToyRecord(lines('{', 'm 1', '}', '{', 'm 2', '}'), 'before').spot()), '1');
  });

  it('are stepped through each for itself', () => {
    deepEqual(walk(record, 'm 1', 'end', 'next', 'previous', 'start'), ['m 2', undefined, 'm 1', 'm 1']);
    deepEqual(walk(record, 'm 5', 'next', 'previous', 'previous', 'previous', 'next'), [
      undefined,
      'm 3',
      'GAME b',
      undefined,
      'm 3',
    ]);
    deepEqual(walk(record, 'm 3', 'end', 'start', 'end'), ['m 5', 'GAME b', 'm 5']);
    deepEqual(walk(record, '{', 'next', 'next', 'next', 'next', 'start', 'previous'), [
      'm 6',
      'm 7',
      'say',
      undefined,
      '{',
      undefined,
    ]);
  });

  it('have their own moves', () => {
    const second = record.spot(at(record, 'm 4'))?.lines ?? [];
    deepEqual(
      [1, 2, 3].map((number) => moveOf(record.course, second, number)?.at),
      [at(record, 'm 3'), at(record, 'm 4'), undefined],
    );
    const main = record.spot(at(record, 'm 5'))?.lines ?? [];
    deepEqual(
      [2, 3].map((number) => moveOf(record.course, main, number)?.at),
      [at(record, 'm 5'), undefined],
    );
    const third = record.spot(at(record, 'say'))?.lines ?? [];
    deepEqual(
      [1, 2, 3].map((number) => moveOf(record.course, third, number)?.at),
      [at(record, 'm 6'), at(record, 'm 7'), undefined],
    );
  });

  it('begin before what is being written in their first line', () => {
    equal(told(record.before(at(record, 'GAME b') + 3)), '');
    equal(told(record.before(at(record, 'm 3') + 1)), '');
    equal(told(record.before(at(record, 'GAME b'))), '1 2');
  });

  it('are listed with their names, and numbers of moves of their own', () => {
    deepEqual(
      record.outline().map((words) => words.replace(/ \d+-\d+$/, '')),
      [
        'Game 1',
        '  1. m 1',
        '  2. m 2',
        'b',
        '  1. m 3',
        '  Branch 1: m 4',
        '    2. m 4',
        '  2. m 5',
        'Game 3',
        '  1. m 6',
        '  2. m 7',
        '  say',
      ],
    );
    const [first, , , second] = record.outline();
    deepEqual([first?.slice(-3), second?.slice(-4)], ['0-7', '8-37']);
  });

  it('are folded', () => {
    deepEqual(record.folds(), ['0-1', '2-7', '4-5', '8-12', '8-10']);
  });

  it('are not played again when another is edited', () => {
    const game = 'm 1\nm 2\nm 3\n';
    const many = new ToyRecord(`GAME\n${game}`.repeat(2000), 'before');
    many.findings();
    let played = 0;
    const { advance } = many.course;
    many.course.advance = (...all) => {
      played++;
      return advance.apply(many.course, all);
    };
    many.edit({ from: 6003, to: 6004, text: '9' });
    many.findings();
    ok(played < 60, `${played}`);
  });
});
