import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mended, surelyMended } from '../../support/mending';
import { ccgc, edited, ghostIn, hovered, offered, playedOn, playing, stepFor } from '../../support/plies';
import { Random } from '../../support/random';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const NAME = 'WTN-1.txt';
const HEADER = '#[WTN][甲队 R][乙队 B][先手胜][2018.05.12 13:30 沈阳][2018 全国赛];\n';
const RED = 'R:A5-1;B5-4;C5-2;A4-6;B4-3;A3-5\n';
const BLUE = 'B:E3-2;D2-6;E2-4;C1-1;D1-3;E1-5\n';
const HEAD = HEADER + RED + BLUE;

const game = (...lines: string[]): string => `${HEAD}${lines.join('\n')}\n`;
const found = (text: string, name = NAME): string[] =>
  ccgc(text, name)
    .diagnostics()
    .list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
const board = (text: string, at?: number) => ccgc(text, NAME).board(at);
const cell = (square: string) => ({ x: 'ABCDE'.indexOf(square.charAt(0)), y: 5 - Number(square.charAt(1)) });
const nameOf = ({ x, y }: { x: number; y: number }): string => `${'ABCDE'[x]}${5 - y}`;
const die = (number: number) => ({ id: `die-${number}` });

describe('An EinStein record', () => {
  it('is read whatever its lines end with, a carriage return alone too', () => {
    for (const end of ['\n', '\r\n', '\r']) deepEqual(found(game('1:4;(R4,C4)').replaceAll('\n', end)), []);
  });

  it('of 2020 has few faults, and its header is completed by one fix', () => {
    const text = game('1:4;(R4,C4)', '2:4;(B4,D3)')
      .replace(HEADER, '#[甲][乙][2020.08.22 13:51:19 线上][2020 CCGC];\n')
      .replace(/(?<=-5)\n/g, ';\n')
      .replaceAll('\n', '\r');
    equal(found(text).length, 4);
    const fixed = mended({ text, name: NAME }, 'header-field-missing');
    deepEqual(
      fixed.map((one) => one.slice(0, one.indexOf('\r'))),
      ['先手胜', '后手胜'].map((result) => `#[WTN][甲 R][乙 B][${result}][2020.08.22 13:51:19 线上][2020 CCGC];`),
    );
    deepEqual(found(surelyMended({ text: fixed[0] ?? '', name: NAME }, 4)), []);
  });

  it('whose header has no code keeps its first team', () => {
    const text = game('1:4;(R4,C4)').replace('[WTN]', '');
    ok(mended({ text, name: NAME }, 'game-code').every((one) => one.startsWith('#[WTN][甲队 R][乙队 B]')));
  });

  it('without a code is told that it has none', () => {
    const { list } = ccgc(HEAD.replace('[WTN]', ''), NAME).diagnostics();
    equal(
      list.find(({ rule }) => rule === 'game-code')?.message,
      'The game code is missing (甲队 R stands first); that of this game is WTN.',
    );
  });

  it('with rows from the top is told so once, shown as it is meant, and turned by one fix', () => {
    const text = `${HEADER}R:A1-1;B1-4;C1-2;A2-6;B2-3;A3-5\nB:E3-2;D4-6;E4-4;C5-1;D5-3;E5-5\n1:4;(R4,C2)\n2:4;(B4,D3)\n`;
    deepEqual(found(text), ['rows-from-top: R']);
    deepEqual(board(text)?.rows, board(game('1:4;(R4,C4)', '2:4;(B4,D3)'))?.rows);
    equal(surelyMended({ text, name: NAME }, 3), game('1:4;(R4,C4)', '2:4;(B4,D3)'));
  });

  it('that a second game is appended to says so, and checks that too', () => {
    deepEqual(found(game('1:4;(R4,C4)') + game('1:3;(R4,C4)')), ['second-game: #', 'die-piece: R4']);
  });

  it('that a second game is appended to has the header of each game mended by what that game says', () => {
    const short = (header: string) => header.replace('[WTN]', '');
    const blue = HEADER.replace('甲队 R', '丙队 B').replace('乙队 B', '丁队 R').replace('[先手胜]', '[后手胜]');
    const games = (one: string, other: string) => `${one}${RED}${BLUE}1:5;(R5,B3)\n${other}${RED}${BLUE}1:2;(B2,D3)\n`;
    equal(surelyMended({ text: games(short(HEADER), short(blue)), name: NAME }, 4), games(HEADER, blue));
    equal(surelyMended({ text: games(HEADER, blue.replace(';\n', ';;\n')), name: NAME }, 4), games(HEADER, blue));
  });

  it('uses a layout behind a move for the whole game', () => {
    const text = `${HEADER}${RED}1:4;(R4,C4)\n${BLUE}2:4;(B4,C2)\n`;
    deepEqual(found(text), ['layout-after-move: B', 'move-direction: C2']);
  });

  it('has a layout twice though both lines are the same, and the other one is written after the moves', () => {
    const text = `${HEADER}${BLUE}1:4;(R4,C4)\n${RED}${BLUE}`;
    deepEqual(found(text), ['layout-after-move: R', 'layout-repeated: B']);
  });

  it('says nothing more of moves after one that cannot be read', () => {
    deepEqual(found(game('1:4(R4,C4)', '2:4;(B4,D3)', '3:4;(R4,D3)')), ['move-syntax: 1:4(R4,C4)']);
  });
});

describe('The board of EinStein', () => {
  it('shows pieces, die, and who is to move', () => {
    const shown = board(game('1:4;(R4,C4)MARK[4]'));
    deepEqual(shown?.rows, ['1.2..', '634..', '5...b', '...fd', '..ace']);
    equal(shown?.die, 4);
    equal(shown?.toMove, 'blue');
  });

  it('shows layouts that are not complete', () => {
    equal(board(`${HEADER}R:A5-1;B5-4\n`)?.rows.join('/'), '14.../...../...../...../.....');
  });

  it('shows where a half-typed move may go', () => {
    const text = `${HEAD}1:4;(R4,`;
    deepEqual(ghostIn(text, NAME).map(nameOf).sort(), ['B4', 'C4', 'C5']);
  });
});

describe('Playing EinStein on the board', () => {
  const played = (lines: string, ...chosen: Parameters<typeof playing>): string =>
    edited(`${HEAD}${lines}`, playing(...chosen), NAME).replace(HEAD, '');

  it('asks for the die, the piece, and where it goes', () => {
    const text = game('1:4;(R4,C4)');
    equal(stepFor(text, text.length, [], NAME)?.choices?.length, 6);
    deepEqual(stepFor(text, text.length, [die(4)], NAME)?.cells.map(nameOf), ['E2']);
    deepEqual(
      stepFor(text, text.length, [die(4), cell('E2')], NAME)
        ?.cells.map(nameOf)
        .sort(),
      ['D2', 'D3', 'E3'],
    );
  });

  it('writes a line with the next number', () => {
    equal(played('1:4;(R4,C4)|>\n', die(4), cell('E2'), cell('D3')), '1:4;(R4,C4)\n2:4;(B4,D3)|>\n');
    equal(played('|>', die(4), cell('B5'), cell('C4')).trim(), '1:4;(R4,C4)|>');
  });

  it('says why a move is none', () => {
    match(played('1:4;(R4,C4)|>\n', die(4), cell('D2'), cell('C3')), /With 4 Blue moves 4, not B6/);
    match(played('1:4;(R4,C4)|>\n', die(4), cell('E2'), cell('C2')), /cannot come to C2/);
    const before = `${HEAD.trimEnd()}|>\n1:4;(R4,C4)\n`;
    match(edited(before, playing(die(4), cell('B5'), cell('B4')), NAME), /goes on with 1:4;\(R4,C4\)/);
    equal(edited(before, playing(die(4), cell('B5'), cell('C4')), NAME), `${HEAD}1:4;(R4,C4)|>\n`);
  });

  it('lays the pieces out first, Red before Blue', () => {
    equal(edited(`${HEADER}|>`, playing(cell('A5')), NAME), `${HEADER.trimEnd()}\nR:A5-1|>\n`);
    equal(edited(`${HEADER}R:A5-1|>\n`, playing(cell('B5')), NAME), `${HEADER}R:A5-1;B5-2|>\n`);
    equal(edited(`${HEADER}${RED}|>`, playing(cell('E3')), NAME), `${HEADER}${RED}B:E3-1|>\n`);
    match(edited(`${HEADER}|>`, playing(cell('E1')), NAME), /six squares of their side/);
  });

  it('puts remarks on moves and takes them away', () => {
    const marked = edited(game('1:4;(R4,C4)|>'), { kind: 'mark', cell: cell('C4'), label: '5' }, NAME);
    ok(marked.includes('1:4;(R4,C4)MARK[5]'));
    const gone = edited(game('1:4;(R4,C4)MARK[5]|>'), { kind: 'unmark', cell: cell('C4') }, NAME);
    ok(gone.replace('|>', '').endsWith('1:4;(R4,C4)\n'));
  });

  it('from an empty record to a win leaves nothing to find fault with', () => {
    const random = new Random(SEED);
    let text = HEADER;
    for (let next: string | undefined = text; next; next = playedOn(text, random, NAME)) text = next;
    deepEqual(
      found(text).filter((one) => !one.startsWith('result-board-mismatch')),
      [],
      `SEED=${SEED}`,
    );
    ok(/^R:.*\nB:.*\n1:/m.test(text), `SEED=${SEED}`);
    match(stepFor(text, text.length, [], NAME)?.prompt ?? 'over', /over/);
  });
});

describe('Help for EinStein', () => {
  it('offers the pieces that the die allows, and remarks', () => {
    deepEqual(offered(`${HEAD}1:4;|>`, NAME), ['(R4,C5)', '(R4,B4)', '(R4,C4)']);
    equal(offered(`${HEAD}1:4;(R4,C4)|>`, NAME).length, 5);
    ok(offered(`${HEADER}R:A5-1;|>`, NAME).includes('B5-2'));
  });

  it('offers the layouts that are still missing', () => {
    deepEqual(
      [offered(`${HEADER}|>`, NAME), offered(`${HEADER}R:A5-1;B5-4;C5-2;A4-6;B4-3;A3-5\n|>`, NAME)],
      [['R:', 'B:'], ['B:']],
    );
  });

  it('explains a move by what it takes and what the die allowed', () => {
    const facts = hovered(game('1:4;(R4,|>B4)'), NAME).join();
    match(facts, /R4 from B5 to B4/);
    match(facts, /takes its own R3/);
    match(hovered(game('1:4;(R4,C4)MARK|>[4]'), NAME).join(), /This move: good/);
  });
});

describe('Hostile EinStein records', () => {
  it('cut anywhere have three errors at most', () => {
    const whole = game('1:4;(R4,C4)', '2:4;(B4,D3)MARK[3]');
    for (let end = 1; end < whole.length; end++) {
      const errors = ccgc(whole.slice(0, end), NAME)
        .diagnostics()
        .list.filter(({ severity }) => severity === 'error');
      ok(errors.length <= 3, `${end}: ${errors.map(({ rule }) => rule)}`);
    }
  });

  it('are told of, and nothing breaks', () => {
    ok(found(game('1:7;(R4,C4)')).includes('die-value: 7'));
    ok(found(game('1:4;(R4,Z99)')).includes('off-board: Z99'));
    const crowd = Array.from({ length: 26 }, (_, i) => `A5-${i}`).join(';');
    deepEqual(found(`${HEADER}R:${crowd}\n${BLUE}`), ['layout-piece-number: 0']);
    for (const sign of ['#[', '[', 'R:', 'B:A5-1;', '1:', '1:4;(R4,C4)', 'MARK[', ';', '\n', '\0', '\ufffd', '（']) {
      const text = HEADER + sign.repeat(5000);
      ok(ccgc(text, NAME).document.root);
      board(text, text.length - 3);
    }
  });
});
