import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mended, offersFor, surelyMended } from '../../support/mending';
import { ccgc, edited, ghostIn, hovered, offered, playedOn, playing, stepFor } from '../../support/plies';
import { Random } from '../../support/random';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const NAME = 'SU-1.txt';
const HEAD = '#2018-05-12-13:30|沈阳\n#先手方:甲队|后手方:乙队|未决胜\n';
const OPENING = '!BBBBBB\n!BBBBBB\n!000000\n!000000\n!RRRRRR\n!RRRRRR\n';
const LEFT = '!000000\n!0B0000\n!000000\n!000000\n!0000R0\n!000000\n';

const game = (...lines: string[]): string => `${HEAD}${lines.join('\n')}\n`;
const found = (text: string, name = NAME): string[] =>
  ccgc(text, name)
    .diagnostics()
    .list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
const board = (text: string, at?: number) => ccgc(text, NAME).board(at);
const cell = (point: string) => ({ x: 'ABCDEF'.indexOf(point.charAt(1)), y: Number(point.charAt(0)) - 1 });
const nameOf = ({ x, y }: { x: number; y: number }): string => `${y + 1}${'ABCDEF'[x]}`;

describe('A Surakarta record', () => {
  it('is right with a bar or a blank between time and place', () => {
    deepEqual(found(game('B2C-3C')), []);
    deepEqual(found(game('B2C-3C').replace('|沈阳', ' 沈阳')), []);
  });

  it('is read whatever its lines end with', () => {
    for (const end of ['\r\n', '\r']) deepEqual(found(game('B2C-3C', 'R5C-4C').replaceAll('\n', end)), []);
  });

  it('tells of small x once, and writes all of them as they should be', () => {
    const twice = game('B2C-3C', 'R5A-4B', 'B2D-3E', 'R4B-3A', 'B1Cx3A', 'R6Cx4C');
    equal(found(twice).filter((one) => one.startsWith('capture-sign')).length, 1);
    deepEqual(mended({ text: twice, name: NAME }, 'capture-sign-lower-x'), [`${twice.replaceAll('x', '×')}!`]);
  });

  it('mends the time as programs write it', () => {
    const text = game('B2C-3C').replace('2018-05-12-13:30', '2021-8-6-18:5');
    equal(surelyMended({ text, name: NAME }, 3), game('B2C-3C').replace('2018-05-12-13:30', '2021-08-06-18:05'));
  });

  it('without a result offers all four, or the one that the board shows', () => {
    const text = game('B2C-3C').replace('|未决胜', '');
    equal(mended({ text, name: NAME }, 'team-line-format').length, 4);
    const won = `${HEAD}${LEFT}B2B×5E\n`.replace('|未决胜', '');
    deepEqual(mended({ text: won, name: NAME }, 'team-line-format'), [
      `${HEAD}${LEFT}B2B×5E\n!`.replace('未决胜', '先手胜'),
    ]);
  });

  it('is told by what it holds, and a name that says otherwise is one fault', () => {
    const told = found(`${HEAD}${OPENING}B2C-3C\n`, 'C5-D3平局.txt');
    equal(told.length, 1);
    ok(told[0]?.startsWith('header-code-mismatch'));
    const offers = offersFor({ text: `${HEAD}${OPENING}B2C-3C\n`, name: 'C5-D3平局.txt' });
    const { rename = '' } = offers.find((one) => one.rename) ?? {};
    deepEqual(found(`${HEAD}${OPENING}B2C-3C\n`, rename), [], rename);
  });

  it('that a second game is appended to says so, and checks that too', () => {
    const told = found(`${HEAD}B2C-3C\n${HEAD}B2C-4C\n`);
    deepEqual(told, ['second-game: #', 'step-not-adjacent: B2C-4C']);
  });

  it('says nothing more of moves after one that cannot be read', () => {
    deepEqual(found(game('B2C?', 'R5C-4C', 'B3C-4D')), ['move-syntax: B2C?']);
  });
});

describe('The board of Surakarta', () => {
  it('shows the way of a capture along its arcs', () => {
    const { lastMove, captures } = board(`${HEAD}${LEFT}B2B×5E\n`) ?? {};
    deepEqual([lastMove?.path?.map(nameOf)[0], lastMove?.path?.map(nameOf).at(-1)], ['2B', '5E']);
    deepEqual(captures, { black: 1, red: 0 });
  });

  it('shows the opening, and what a comment says', () => {
    equal(board(`${HEAD}${LEFT}`)?.rows.join('/'), '....../.B..../....../....../....R./......');
    equal(board(game('B2C-3C', '# 稳健', '# 很好'))?.comment, '稳健\n很好');
    const begun = `${HEAD}# 开局\n${OPENING}`;
    equal(board(begun, begun.length)?.comment, '开局');
    equal(board(HEAD + OPENING, HEAD.length)?.comment, undefined);
  });

  it('shows where a half-typed move may go', () => {
    const text = `${HEAD}B2A`;
    deepEqual(ghostIn(text, NAME).map(nameOf), ['3A', '3B']);
  });
});

describe('Playing Surakarta on the board', () => {
  const played = (lines: string, ...points: string[]): string =>
    edited(`${HEAD}${lines}`, playing(...points.map(cell)), NAME).replace(HEAD, '');

  it('writes a line behind the last, with the sign that the record has', () => {
    equal(played('B2C-3C|>\n', '5C', '4C'), 'B2C-3C\nR5C-4C|>\n');
    equal(played('B2C-3C\n# 稳健|>', '5C', '4C'), 'B2C-3C\n# 稳健\nR5C-4C|>');
    equal(played('|>', '2C', '3C').trim(), 'B2C-3C|>');
    equal(edited(`${HEAD}${LEFT}|>`, playing(cell('2B'), cell('5E')), NAME), `${HEAD}${LEFT.trimEnd()}\nB2B×5E|>\n`);
  });

  it('goes on to a move that is there, and says why a move is none', () => {
    const before = `${HEAD.trimEnd()}|>\nB2C-3C\n`;
    equal(edited(before, playing(cell('2C'), cell('3C')), NAME), `${HEAD}B2C-3C|>\n`);
    match(edited(before, playing(cell('2D'), cell('3D')), NAME), /goes on with B2C-3C/);
    equal(played('B2C-3C|>\n', '5C', '3C'), 'No free way leads from 5C to 3C along an arc.');
    equal(played('B2C-3C|>\n', '4C', '3C'), 'No piece stands on 4C.');
  });

  it('asks for a piece, then for where it goes', () => {
    const text = game('B2C-3C');
    deepEqual(stepFor(text, text.length, [], NAME)?.cells.map(nameOf), '5A 5B 5C 5D 5E 5F'.split(' '));
    deepEqual(stepFor(text, text.length, [cell('5A')], NAME)?.cells.map(nameOf), ['4A', '4B']);
    equal(stepFor(text, text.length, [cell('5A'), cell('4A')], NAME)?.done, true);
  });

  it('takes moves away, with what is said of them', () => {
    const cut = edited(`${HEAD}B2C-3C\nR5C-4C|>\n# 好\nB2D-3D\n`, { kind: 'delete', what: 'node' }, NAME);
    equal(cut, `${HEAD}B2C-3C|>\n`);
  });

  it('writes comments behind a move', () => {
    const said = edited(`${HEAD}B2C-3C|>\nR5C-4C\n`, { kind: 'comment', text: '长考\n妙' }, NAME);
    equal(said, `${HEAD}|>B2C-3C\n# 长考\n# 妙\nR5C-4C\n`);
    const gone = edited(`${HEAD}B2C-3C|>\n# 长考\nR5C-4C\n`, { kind: 'comment', text: '' }, NAME);
    equal(gone, `${HEAD}|>B2C-3C\nR5C-4C\n`);
  });

  it('from an empty record leaves nothing to find fault with', () => {
    const random = new Random(SEED);
    let text = HEAD;
    for (let i = 0; i < 60; i++) text = playedOn(text, random, NAME) ?? text;
    deepEqual(found(text), [], `SEED=${SEED}`);
    ok(text.split('\n').length > 40);
  });
});

describe('Help for Surakarta', () => {
  it('offers no result that the board denies', () => {
    deepEqual(offered(`${HEAD.replace('未决胜', '|>')}${LEFT}B2B×5E\n`, NAME), ['先手胜']);
  });

  it('offers no move that the header denies', () => {
    const lost = `${HEAD.replace('未决胜', '后手胜')}${LEFT}`;
    deepEqual(
      [`${HEAD}${LEFT}|>`, `${lost}|>`].map((text) => offered(text, NAME).includes('B2B×5E')),
      [false, false],
    );
  });

  it('offers the moves of the side to move, and results', () => {
    const labels = offered(`${HEAD}B2C-3C\n|>`, NAME);
    ok(labels.includes('R5A-4A') && labels.includes('R') && !labels.includes('B'));
    deepEqual(offered('#2018-05-12-13:30|沈阳\n#先手方:甲|后手方:乙||>', NAME).length, 4);
  });

  it('explains a capture', () => {
    match(hovered(`${HEAD}${LEFT}B2|>B×5E\n`, NAME).join(), /Takes a piece of Red/);
  });
});

describe('Hostile Surakarta records', () => {
  const whole = `${HEAD}${OPENING}B2C-3C\nR5A-4A\nB2A-3A\n# 注\nR5C-4C\n`;

  it('cut anywhere have three errors at most', () => {
    for (let end = 1; end < whole.length; end++) {
      const errors = ccgc(whole.slice(0, end), NAME)
        .diagnostics()
        .list.filter(({ severity }) => severity === 'error');
      ok(errors.length <= 3, `${end}: ${errors.map(({ rule }) => rule)}`);
    }
  });

  it('may have comments of any length', () => {
    deepEqual(found(game('B2C-3C', `# ${'长考'.repeat(5000)}`, 'R5C-4C')), []);
  });

  it('are told of, and nothing breaks', () => {
    ok(found(game('B2C\0-3C')).includes('not-plain-text: \0'));
    ok(found(game('B99999999999Z-0A')).some((one) => one.startsWith('off-board')));
    for (const sign of ['#', '!', 'B', '2C', 'B2C-3C ', '|', '\n', '\ufffd', '！', '(']) {
      const text = HEAD + sign.repeat(5000);
      const { document } = ccgc(text, NAME);
      ok(document.root);
      board(text, text.length - 3);
    }
  });
});
