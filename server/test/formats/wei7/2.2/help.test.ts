import { deepEqual, equal, ok } from 'node:assert/strict';
import { completionsAt, plainText } from '../../../../src/language/completion';
import { foldsOf } from '../../../../src/language/folding';
import { ghostAt } from '../../../../src/language/ghost';
import { hoverAt } from '../../../../src/language/hover';
import { symbolsOf } from '../../../../src/language/symbols';
import { located } from '../../../../src/record/locate';
import { finished } from '../../../../src/text/edit';
import { AtCursor } from '../../../support/cursor';
import { fixtures } from '../../../support/fixtures';
import { opened } from '../../../support/opened';
import { Random } from '../../../support/random';
import { slipped } from '../../../support/slips';

const SEED = Number(process.env.SEED ?? 20250404);

/// A record with these lines of moves, and these about the game.
const record = (moves: string, game = ''): string =>
  `<wei7 version="2.2">\n  <size>9</size>\n${game}  <moves>\n${moves}\n  </moves>\n</wei7>\n`;
const B = '    <black x="4" y="4"/>\n';
const at = (moves: string, game = ''): AtCursor => new AtCursor(record(moves, game));

/// The line of the cursor once a completion has been accepted.
function line(cursor: AtCursor, label: string): string {
  const row = cursor.text.slice(0, cursor.offset).split('\n').length - 1;
  return cursor.accepted(label).split('\n')[row]?.trim() ?? '';
}

const sound = (text: string): boolean =>
  new AtCursor(text).opened.diagnostics().list.every(({ severity }) => severity === 'info');

describe('The next move in wei7 2.2', () => {
  it('is for the other side, on a free point, like the move before', () => {
    equal(line(at(`    <black\ty='4' x='4' />\n    ▮`), 'next move'), `<white\ty='4' x='3' />`);
  });

  it('leaves a sound record wherever it is begun', () => {
    for (const typed of ['▮', '<▮', '<w▮', '<white▮', 'wh▮']) {
      for (const after of ['', '\n    <white x="2" y="2"/>']) {
        const text = at(`${B}    ${typed}${after}`).accepted('next move');
        ok(sound(text), text);
        ok(text.includes('<white x="3" y="4"/>'), text);
      }
    }
  });

  it('goes to a line of its own right behind a move that stands on one', () => {
    const text = at('    <black x="4" y="4"/>▮').accepted('next move');
    ok(text.includes('    <black x="4" y="4"/>\n    <white x="3" y="4"/>\n'), text);
  });

  it('is white after a handicap, and what a problem asks for', () => {
    const pre = '    <pre><black x="2" y="2"/><black x="6" y="6"/></pre>\n    ▮';
    ok(line(at(pre), 'next move').startsWith('<white'));
    ok(line(at('    <black x="4" y="4" problem="black"/>\n    ▮'), 'next move').startsWith('<black'));
  });

  it('can be a pass, or the first of a variation', () => {
    equal(line(at(`${B}    ▮`), 'pass'), '<white type="pass"/>');
    equal(line(at(`${B}    ▮`), 'variation'), '<moves><white x="3" y="4"/></moves>');
  });
});

describe('Completion in wei7 2.2', () => {
  it('offers the elements that may stand there', () => {
    deepEqual(at(`${B}    <▮`).labels(), ['next move', 'pass', 'variation', 'moves', 'black', 'white', 'mark']);
    deepEqual(at(`    <▮\n${B}`).labels().includes('pre'), true);
    deepEqual(at(`    <pre>\n    ▮\n    </pre>\n${B}`).labels(), ['black', 'white', 'mark']);
    deepEqual(new AtCursor('<wei7 version="2.2">\n  <size>9</size>\n  ▮\n  <moves/>\n</wei7>').labels(), ['game']);
    deepEqual(at(B, '  <game>\n    <rules/>\n    ▮\n  </game>\n').labels(), ['time', 'black', 'white', 'result']);
  });

  it('offers a whole record where there is nothing', () => {
    const text = new AtCursor('<▮').accepted('new record');
    deepEqual(
      new AtCursor(text).opened.diagnostics().list.map(({ rule }) => rule),
      ['moves-without-step'],
    );
  });

  it('offers the attributes that are not there yet, with a first value', () => {
    deepEqual(at(`${B}    <white x="3" y="3" ▮/>`).labels(), ['splitter', 'eval', 'title', 'comment', 'problem']);
    equal(line(at(`${B}    <white x="3"▮/>`), 'y'), '<white x="3" y="0"/>');
    equal(line(at(`${B}    <white x="3" y="3" com▮/>`), 'comment'), '<white x="3" y="3" comment=""/>');
    deepEqual(at(`${B}    <white type="pass" ▮/>`).labels().slice(0, 2), ['splitter', 'eval']);
    deepEqual(at(`    <pre><black ▮/></pre>\n${B}`).labels(), ['x', 'y']);
  });

  it('writes only the name of an attribute that has a value', () => {
    equal(line(at(`${B}    <white x="3" ▮com="y"/>`), 'comment'), '<white x="3" comment="y"/>');
  });

  it('offers free points first', () => {
    deepEqual(at(`${B}    <white x="4" y="▮"/>`).labels(), ['0', '1', '2', '3', '5', '6', '7', '8', '4']);
  });

  it('offers values, with the quotation mark that is missing', () => {
    deepEqual(at(B, '  <game><rules scoring="▮"/></game>\n').labels(), ['area', 'territory']);
    equal(line(at(`${B}    <white x="▮`), '3'), '<white x="3"');
    equal(line(at(`${B}    <white x=▮/>`), '3'), '<white x="3"/>');
    deepEqual(new AtCursor('<wei7 version="2.2"><size>▮</size><moves/></wei7>').labels().slice(0, 2), ['7', '9']);
  });

  it('offers signs that are not among the marks of the move yet', () => {
    const marks = '    <mark x="1" y="1" symbol="a"/>\n    <mark x="2" y="1" symbol="▮"/>\n';
    deepEqual(
      at(marks + B)
        .labels()
        .slice(0, 2),
      ['b', 'c'],
    );
  });

  it('offers the end tags of what is open', () => {
    equal(line(at(`${B}    <moves>\n${B}    </▮`), '</moves>'), '</moves>');
    ok(new AtCursor(`<wei7 version="2.2"><size>9</size><moves>${B}▮`).labels().includes('</moves>'));
  });

  it('offers the end tag of what is open before it, at the end of the text too', () => {
    const tags = (text: string): readonly string[] => new AtCursor(`<wei7 version="2.2">\n  ${text}▮`).labels();
    deepEqual(tags('<size>9</'), ['</size>', '</wei7>']);
    deepEqual(tags('<size>9</s'), ['</size>', '</wei7>']);
    deepEqual(tags(`<size>9</size>\n  <moves>\n${B}    <moves>\n${B}    </`), ['</moves>', '</wei7>']);
    deepEqual(tags('<size>9</size></'), ['</wei7>']);
  });

  it('offers nothing in a comment, in prose, or in a comment attribute', () => {
    deepEqual(at(`    <!-- ▮ -->\n${B}`).labels(), []);
    deepEqual(at('    <black x="4" y="4" comment="so ▮"/>').labels(), []);
    deepEqual(at(`    two words▮\n${B}`).labels(), []);
  });
});

describe('Hovering over wei7 2.2', () => {
  const over = (moves: string, game = ''): unknown[] => {
    const cursor = at(moves, game);
    const hover = cursor.hover();
    return hover ? [cursor.hovered(), hover.facts, hover.clause?.number] : [];
  };

  it('tells a move by its number, its point, what it takes and what is said of it', () => {
    const capture = '    <black x="1" y="0"/><white x="0" y="0" /><bla▮ck x="0" y="1" comment="吃"/>';
    deepEqual(over(capture), ['black', ['Move 3: Black A8', 'captures 1 stone', '吃'], '3.17']);
  });

  it('tells attributes by their clauses and what they say', () => {
    deepEqual(over(`${B}    <white x▮="3" y="4"/>`), ['x="3"', ['D5: a white stone'], '3.17.1.2']);
    deepEqual(over(`${B}    <white x="3" y="4" comment="a &▮amp; b"/>`), ['comment="a &amp; b"', ['a & b'], '3.16.3']);
    deepEqual(over('    <black x="4" y="4" pro▮blem="white"/>'), ['problem="white"', ['White to play'], '3.16.4']);
    deepEqual(over('    <black ty▮pe="pass"/>'), ['type="pass"', ['pass'], '3.17.1.1']);
  });

  it('tells a game in words', () => {
    const game = (rules: string, result: string): string => `  <game><rules ${rules}/><${result}/></game>\n`;
    const result = 'result winner="black" margin="3.5"';
    deepEqual(over(B, game('scoring="area" ko▮mi="7.5"', result)), [
      'komi="7.5"',
      ['White gets 7.5 points (3.75 zi under area scoring)'],
      '3.6',
    ]);
    deepEqual(over(B, game('komi="7.5"', result.replace('res', 'res▮'))), ['result', ['Black wins by 3.5'], '3.9']);
  });

  it('tells a variation by its title, at both of its tags', () => {
    const moves = `    <mo▮ves><pre title="第一章"/>${B}</moves>`;
    deepEqual(over(moves), ['moves', ['第一章'], '3.11']);
    deepEqual(over(moves.replace('▮', '').replace('</moves>', '</mov▮es>')), ['</moves>', ['第一章'], '3.11']);
  });

  it('tells nothing of white space', () => deepEqual(over(`  ▮  ${B}`), []));
});

describe('The outline of wei7 2.2', () => {
  const moves = `    <pre title="开局"><black x="1" y="1"/></pre>\n${B}    <moves>\n      <white x="2" y="2" title="First"/>\n      <black type="pass"/>\n    </moves>\n    <moves><white x="5" y="5"/></moves>\n    <white x="3" y="3"/>▮`;

  it('lists the game, variations by their titles, and moves', () => {
    deepEqual(at(moves, '  <game name="Club game"/>\n').outline(), [
      'Club game',
      '开局',
      '  Set-up: 1 stone',
      '  1. Black E5',
      '  First',
      '    2. White C7',
      '    3. Black passes',
      '  Branch 2: White F4',
      '    2. White F4',
      '  2. White D6',
    ]);
  });

  it('folds elements over several lines, and comments', () => {
    const folds = at(`    <!-- a\n    b -->\n${moves}`).folds();
    deepEqual(
      folds.map(({ first, last, kind }) => `${first}-${last} ${kind}`),
      ['0-13 brackets', '2-12 brackets', '3-4 comment', '7-9 brackets'],
    );
  });
});

describe('The ghost in wei7 2.2', () => {
  function ghost(marked: string): unknown {
    const { offset, opened: here } = at(marked);
    const { document } = here;
    const spot = document.record && finished(located(document.record.course, offset));
    return document.record && spot && finished(ghostAt(document, document.record, spot, offset));
  }

  it('shows the column or the row of a move that is being written', () => {
    deepEqual(ghost(`${B}    <black x="3"▮`), { column: 3 });
    deepEqual(ghost(`${B}    <black x="3" y="▮"/>`), { column: 3 });
    deepEqual(ghost(`${B}    <mark y='2▮`), { row: 2 });
  });

  it('shows nothing of a move that is complete, of one off the board, or elsewhere', () => {
    equal(ghost(`${B}    <black x="3" y="2▮"/>`), undefined);
    equal(ghost(`${B}    <black x="30"▮`), undefined);
    equal(ghost(`${B}    ▮`), undefined);
  });
});

describe('Help in damaged records of wei7 2.2', () => {
  it(`never throws, and only speaks of places that are there (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text: whole } of fixtures('wei7-2.2', 'good').filter((one) => one.text.length < 5000)) {
      for (let round = 0; round < 12; round++) {
        let text = whole;
        for (let i = random.below(6); i > 0; i--) text = slipped(text, random).text;
        if (random.chance(0.3)) text = text.slice(0, random.below(text.length));
        check(text, random);
      }
    }
  });

  function check(text: string, random: Random): void {
    const { document } = opened(text, { language: 'wei7' });
    for (let i = 0; i < 8; i++) {
      const offset = random.below(text.length + 1);
      const found = finished(completionsAt(document, offset, 'en'));
      if (found) {
        ok(found.from <= offset && offset <= found.to && found.to <= text.length, `${found.from}–${found.to}`);
        ok(!/[\r\n]/.test(text.slice(found.from, found.to)), 'what is replaced stands on one line');
        ok(found.list.every(({ insert }) => plainText(insert) !== ''));
      }
      const hover = finished(hoverAt(document, offset, 'zh'));
      if (hover) ok(hover.from <= offset && offset < hover.to, `hover ${hover.from}–${hover.to} at ${offset}`);
    }
    for (const { from, to } of finished(symbolsOf(document, 'zh'))) ok(from < to && to <= text.length);
    for (const { first, last } of finished(foldsOf(document))) ok(first < last);
  }
});
