import { deepEqual, equal, ok } from 'node:assert/strict';
import { completionsAt } from '../../../src/language/completion';
import { ghostAt } from '../../../src/language/ghost';
import { located } from '../../../src/record/locate';
import { type RecordView, viewAt } from '../../../src/record/view';
import { finished } from '../../../src/text/edit';
import { AtCursor, CURSOR } from '../../support/cursor';
import { fixtures } from '../../support/fixtures';
import { Opened } from '../../support/opened';
import { ratio } from '../../support/work';

const at = (marked: string): AtCursor => new AtCursor(marked, 'ishi');

const labels = (marked: string): string[] => at(marked).labels();

const facts = (marked: string, language: 'en' | 'zh' = 'en'): readonly string[] =>
  at(marked).hover(language)?.facts ?? [];

const clause = (marked: string): string | undefined => at(marked).hover()?.clause?.number;

const ghost = (marked: string): unknown => {
  const { opened, offset } = at(marked);
  const { document } = opened;
  const record = document.record as RecordView;
  const here = finished(located(record.course, offset));
  return here && finished(ghostAt(document, viewAt(record, here), here, offset));
};

describe('The next line of an Ishi record', () => {
  it('is first of all the next move, for the other side and with the next number', () => {
    equal(at('B 1 Q3\n▮').accepted('next move'), 'B 1 Q3\nW 2 P3');
  });

  it('is written like the moves before', () => {
    equal(at('b  09 q3\n  ▮').accepted('next move'), 'b  09 q3\n  w  10 p3');
    equal(at('B 9 PASS\n▮').accepted('pass'), 'B 9 PASS\nW 10 PASS');
  });

  it('is a white move after a handicap', () => {
    ok(at('BOARDSIZE 9\nSETUP B C3 G7\n▮').accepted('next move').endsWith('\nW 1 E5'));
  });

  it('may be a header that is not used yet while no move has been made', () => {
    const list = labels('EVENT x\nBLACK Mori\nDATE 1990\n▮');
    ok(list.includes('WHITE') && list.includes('BOARDSIZE') && list.includes('SETUP'));
    ok(list.includes('DATE') && !list.includes('BLACK'));
  });

  it('is no header and no stones once a move has been made', () => {
    const list = labels('B 1 Q3\n▮');
    ok(!list.includes('WHITE') && !list.includes('BOARDSIZE') && !list.includes('SETUP') && !list.includes('HIDE'));
    ok(list.includes('PRISONER') && list.includes('MARK') && list.includes('comment') && list.includes('variation'));
  });

  it('ends the variation that it stands in', () => {
    ok(labels('B 1 Q3\n VAR\n B 1 Q5\n ▮\n ENDVAR\n').includes('ENDVAR'));
    ok(!labels('B 1 Q3\n VAR\n B 1 Q5\n ENDVAR\n▮').includes('ENDVAR'));
  });

  it('goes on with the innermost variation that nothing has ended', () => {
    const opened = 'B 1 Q3\nW 2 Q16\n VAR a\n W 2 Q4\n B 3 Q16\n  VAR b\n  B 3 D16\n▮';
    ok(at(opened).accepted('next move').includes('B 3 D16\nW 4 '));
  });

  it('may hide stones, or have stones of its own, in a diagram', () => {
    const list = labels('B 1 Q3\nDIAGRAM\n▮');
    ok(list.includes('HIDE') && list.includes('SETUP'));
  });

  it('says nothing about a move that has variations already, or before there is one', () => {
    for (const marked of ['B 1 Q3\n VAR\n B 1 Q5\n ENDVAR\n▮', 'B 1 Q3\n VAR\n ▮\n ENDVAR\n']) {
      const list = labels(marked);
      ok(!list.includes('MARK') && !list.includes('COM') && !list.includes('PRISONER'));
    }
  });

  it('only ends a block of text in which it stands', () => {
    deepEqual(labels('B 1 Q3\ncom\ngood\n▮\nendcom\n'), ['endcom']);
    deepEqual(labels('B 1 Q3\nUSER\n▮'), ['ENDUSER']);
    deepEqual(labels('COM\ntwo words▮\nENDCOM\n'), []);
  });

  it('may be a whole variation, that begins with the number of the move', () => {
    equal(at('  B 17 Q3\n  ▮').accepted('variation'), '  B 17 Q3\n  VAR\n  B 17 \n  ENDVAR');
  });

  it('replaces what has been typed of its keyword', () => {
    equal(at('B 1 Q3\nma▮\nW 2 Q5\n').accepted('MARK'), 'B 1 Q3\nMARK\nW 2 Q5\n');
  });
});

describe('What follows a keyword of an Ishi record', () => {
  it('is the next number after B and W', () => deepEqual(labels('B 16 Q3\nW ▮'), ['17']));

  it('is a free point near the last move, or PASS, after the number', () => {
    const list = labels('BOARDSIZE 9\nB 1 E5\nw 2 ▮');
    equal(list.length, 9 * 9);
    ok(list.includes('E4') && list.includes('pass') && !list.includes('E5'));
  });

  it('is written in small letters where the text does so', () => ok(labels('b 1 q3\nw 2 ▮').includes('q4')));

  it('replaces the point that has been begun', () => equal(at('B 1 Q3\nW 2 q▮').accepted('Q4'), 'B 1 Q3\nW 2 Q4'));

  it('are the rules', () => deepEqual(labels('RULES ▮\n'), ['Japanese', 'Chinese']));

  it('are sizes of boards', () => deepEqual(labels('BOARDSIZE ▮\nB 1 Q3'), ['9', '13', '19']));

  it('are the stones that the move took, all at once or one by one', () => {
    const text = 'BOARDSIZE 9\nSETUP W A1 B1 B A2 B2\nB 1 C1\nPRISONER ';
    deepEqual(labels(`${text}▮`), ['A1 B1', 'A1', 'B1']);
    deepEqual(labels(`${text}B1 ▮`), ['A1']);
  });

  it('are signs, moves and stones to be marked', () => {
    const list = labels('B 1 Q3\nW 2 Q5\nMARK a@Q3\nMARK ▮');
    for (const label of ['ALL', '\\t@', '\\s@', '\\d@', '\\c@', 'b@', '#2', '#1', 'Q5'])
      ok(list.includes(label), label);
  });

  it('are only targets after a sign', () => {
    equal(at('B 1 Q3\nMARK x@▮').accepted('#1'), 'B 1 Q3\nMARK x@#1');
    ok(!labels('B 1 Q3\nMARK x@▮').includes('ALL'));
  });

  it('are moves and stones to be hidden', () => deepEqual(labels('B 1 Q3\nDIAGRAM\nHIDE ▮'), ['#1', 'Q3']));
});

describe('Hovering over an Ishi record', () => {
  it('tells the clause of a keyword', () => {
    deepEqual(['▮RULES Chinese', '▮Komi 5', '▮EVENT x', 'CO▮M\nENDCOM'].map(clause), [
      '5.2/RULES',
      '5.2/KOMI',
      '5.4/EVENT',
      '5.4/COM',
    ]);
  });

  it('tells what a move is and takes', () => {
    const text = 'BOARDSIZE 9\nSETUP W A1 B1 B A2 B2\nB 7 C▮1\n';
    deepEqual(facts(text), ['Move 7: Black C1', 'captures 2 stones: A1, B1']);
    deepEqual(facts(text, 'zh'), ['第 7 手：黑 C1', '提 2 子：A1, B1']);
    deepEqual(facts('W 8 pa▮ss'), ['Move 8: White pass']);
  });

  it('tells which move a reference finds, and which sign is put there', () => {
    deepEqual(facts('B 1 Q3\nW 2 Q5\nMARK \\t@#▮1\n'), ['▲ triangle', 'Move 1: Black Q3']);
    deepEqual(facts('B 1 Q3\nW 2 Q5\nMARK #1▮-2\n'), ['Move 1: Black Q3', 'Move 2: White Q5']);
    deepEqual(facts('B 1 Q3\n VAR\n B 1 Q5\n MARK #▮1\n ENDVAR\n'), ['Move 1: Black Q5']);
  });

  it('tells what stands on a point', () => deepEqual(facts('B 1 Q3\nMARK a@▮Q3'), ['“a”', 'Q3: a black stone']));

  it('says nothing in blocks of text', () => equal(at('COM\nB▮ 1 Q3\nENDCOM\n').hover(), undefined));
});

describe('The outline of an Ishi record', () => {
  it('has events, stones, moves, variations, diagrams, and comments by their titles', () => {
    const text = [
      'EVENT First',
      'SETUP B D4',
      'W 1 Q16',
      'COM A title',
      'ENDCOM',
      ' VAR b',
      ' W 1 C3',
      ' ENDVAR',
      ' VAR',
      ' W 1 C5',
      ' ENDVAR',
      'DIAGRAM A1 J9',
      'EVENT',
      'B 5 PASS',
      '',
    ];
    deepEqual(at(text.join('\n')).outline(), [
      'First',
      '  Set-up: 1 stone',
      '  1. White Q16',
      '  “A title”',
      '  VAR b',
      '    1. White C3',
      '  Branch 2: White C5',
      '    1. White C5',
      '  Diagram A1–J9',
      'Game 2',
      '  5. Black pass',
    ]);
  });

  it('folds variations, blocks of text and events', () => {
    const folds = at('EVENT a\nB 1 Q3\n VAR\n B 1 Q5\n ENDVAR\nCOM\nx\nENDCOM\nEVENT b\nB 1 Q3\n').folds();
    deepEqual(
      folds.map(({ first, last, kind }) => [first, last, kind]),
      [
        [0, 7, 'game'],
        [2, 3, 'brackets'],
        [5, 6, 'brackets'],
        [8, 9, 'game'],
      ],
    );
  });
});

describe('A point that is being typed in an Ishi record', () => {
  it('shows its column as soon as there is a letter', () => deepEqual(ghost('B 17 q▮'), { column: 15 }));

  it('shows all points that it may become', () => {
    deepEqual(ghost('BOARDSIZE 11\nB 1 C1▮\nW 2 D4\n'), { cells: [1, 10, 11].map((row) => ({ x: 2, y: 11 - row })) });
  });

  it('shows nothing more when it is complete, off the board or no point', () => {
    for (const marked of ['B 1 Q3▮', 'BOARDSIZE 9\nB 1 q▮', 'B 1 i▮', 'B 1▮ Q1', 'B 1 q▮1', 'COM\nB 1 q▮\nENDCOM']) {
      equal(ghost(marked), undefined, marked);
    }
  });
});

describe('Completion in Ishi records', () => {
  it('leaves sound records sound, wherever the next move is put in at the end of one', () => {
    for (const { text, file } of fixtures('ishi', 'good')) {
      if (!/[\r\n]$/.test(text) || /VAR(?![\s\S]*ENDVAR)/i.test(text)) continue;
      const end = at(text + CURSOR);
      const accepted = end.accepted(end.labels()[0] ?? '');
      const { list } = new Opened(accepted, { language: 'ishi' }).finish().diagnostics();
      deepEqual(
        list.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule),
        [],
        file,
      );
    }
  });

  it('is little more work in a long record than in a short one', () => {
    const often = (text: string) => {
      const { document } = new Opened(text, { language: 'ishi' }).finish();
      return () => {
        for (let i = 1; i < 40; i++) {
          const offset = text.indexOf('\n', Math.floor((text.length * i) / 40)) + 1;
          finished(completionsAt(document, offset, 'en'));
        }
      };
    };
    const more = ratio(often(longRecord(1_000_000)), often(longRecord(20_000)));
    ok(more < 15, `${more} times the work`);
  });
});

/// A game whose moves are explained, over and over with a stone more each time.
function longRecord(size: number): string {
  const lines = ['EVENT Long', 'BLACK Mori', 'WHITE Lind'];
  for (let number = 1, length = 0; length < size; number++) {
    const point = number <= 180 ? `${'ABCDEFGHJKLMNOPQRST'.charAt((number * 2) % 19)}${1 + (number % 19)}` : 'PASS';
    const more = number % 10 === 0 ? [' VAR a', ` B ${number} PASS`, ` W ${number + 1} PASS`, ' ENDVAR'] : [];
    const move = [
      `${number % 2 ? 'B' : 'W'} ${number} ${point}`,
      'COM',
      'This is what I thought '.repeat(3),
      'ENDCOM',
      ...more,
    ];
    lines.push(...move);
    length += move.join('\n').length + 1;
  }
  return `${lines.join('\n')}\n`;
}
