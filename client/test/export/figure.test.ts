import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { type Course, figureOf, noteWords, type Played } from '../../src/export/figure';
import { broken, figureSvg } from '../../src/export/figure-svg';

/// Moves of black and white in turn, as "x y"; "-" is a pass.
function moves(...points: readonly string[]): Played[] {
  return points.map((point, i) => {
    const [x, y] = point.split(' ').map(Number);
    return {
      number: i + 1,
      color: (i % 2) + 1,
      cell: point === '-' ? undefined : { x: x as number, y: y as number },
    };
  });
}

const course = (played: readonly Played[], rows = ['.....', '.....', '.....', '.....', '.....']): Course => ({
  columns: 5,
  height: rows.length,
  rows,
  left: 0,
  top: 0,
  moves: played,
});

const NONE: ReadonlySet<string> = new Set();

const notes = (played: readonly Played[], language = 'en', rows?: string[], last = played.length): string[] =>
  figureOf(course(played, rows), last, NONE).notes.map((note) => noteWords(note, language));

/// White takes at 2 2 with move 6, Black retakes there with move 9, White once more with move 12.
const KO = moves('1 1', '3 1', '2 0', '4 2', '1 3', '2 1', '2 2', '3 3', '0 0', '2 1', '0 4', '2 2', '4 4', '2 1');

describe('A printed diagram', () => {
  it('has every stone that was played, also those that have been taken since', () => {
    const { stones, first, last } = figureOf(course(moves('1 1', '0 0', '0 1', '3 3', '1 0')), 5, NONE);
    equal(stones.length, 5);
    deepEqual(stones[1], { x: 0, y: 0, color: 2, number: 2 });
    deepEqual([first, last], [1, 5]);
  });

  it('lists beneath what was played where a number stands already', () => {
    deepEqual(notes(moves('1 1', '2 2', '3 3', '1 1')), ['4 at 1']);
    deepEqual(notes(moves('1 1', '2 2', '3 3', '1 1'), 'zh-CN'), ['4＝1']);
  });

  it('tells the moves of a ko together', () => {
    deepEqual(notes(KO), ['10, 14 at 6', '12 at 7']);
    deepEqual(notes(KO, 'zh-CN'), ['10、14＝6', '12＝7']);
  });

  it('says of a stone without a number beside which number it stands', () => {
    const rows = ['.....', '..X..', '.....'];
    deepEqual(notes(moves('1 1', '3 1', '2 1'), 'en', rows), ['3 right of 1']);
    deepEqual(notes(moves('3 1', '4 2', '2 1'), 'zh-CN', rows), ['3＝1左']);
    deepEqual(notes(moves('2 2', '4 2', '2 1'), 'en', rows), ['3 above 1']);
    deepEqual(notes(moves('2 0', '4 2', '2 1'), 'zh-CN', rows), ['3＝1下']);
  });

  it('gives a stone a letter where no number is beside it, and not one that is taken', () => {
    const rows = ['X....', '.....', '.....'];
    const figure = figureOf(course(moves('4 2', '0 0', '3 1', '0 0'), rows), 4, new Set(['a']));
    deepEqual(figure.notes, [{ numbers: [2, 4], place: { at: 'b' } }]);
    equal(figure.stones.find(({ x, y }) => x === 0 && y === 0)?.letter, 'b');
  });

  it('lists passes', () => {
    deepEqual(notes(moves('1 1', '-', '2 2')), ['2 passes']);
    deepEqual(notes(moves('1 1', '-', '-')), ['2, 3 pass']);
    deepEqual(notes(moves('1 1', '-', '-'), 'zh-CN'), ['2、3 停一手']);
  });

  it('ends where it is to end', () => {
    const { stones, notes: list, last } = figureOf(course(KO), 10, NONE);
    deepEqual([stones.length, list.length, last], [9, 1, 10]);
  });

  it('has stones that are put amid the moves without numbers, and keeps those that are taken away', () => {
    const put: Played[] = [
      { number: 0, color: 2, cell: { x: 4, y: 4 } },
      { number: 0, color: 0, cell: { x: 1, y: 1 } },
    ];
    const { stones } = figureOf(course([...moves('1 1'), ...put]), 1, NONE);
    deepEqual(stones, [
      { x: 1, y: 1, color: 1, number: 1 },
      { x: 4, y: 4, color: 2 },
    ]);
  });

  it('of nothing has nothing', () => {
    deepEqual(figureOf(course([]), 0, NONE), { stones: [], notes: [], first: 0, last: 0 });
  });
});

describe('The picture of a diagram', () => {
  const svg = (more: Partial<Parameters<typeof figureSvg>[0]> = {}): string =>
    figureSvg({ course: course(KO), last: KO.length, marks: [], coordinates: 'letters', language: 'en', ...more });

  const texts = (picture: string): string[] =>
    [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');

  it('needs nothing else and has no colour', () => {
    match(svg(), /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    equal(/href|url\(|<style|var\(|<script/.test(svg()), false);
    deepEqual([...new Set(svg().match(/#[0-9a-f]{3,6}/g))].sort(), ['#000', '#fff']);
  });

  it('has the numbers on the stones, and the notes beneath the name of the game', () => {
    const shown = texts(svg({ coordinates: 'off', name: 'A <game>' }));
    deepEqual(
      shown
        .slice(0, -3)
        .map(Number)
        .sort((a, b) => a - b),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13],
    );
    equal(shown.at(-3), 'A &lt;game&gt; (1–14)');
    deepEqual(shown.slice(-2), ['10, 14\u00a0at\u00a06;', '12\u00a0at\u00a07']);
  });

  it('names its lines as the person wants', () => {
    deepEqual(texts(svg({ course: course([]) })).slice(0, 3), ['A', 'A', 'B']);
    deepEqual(texts(svg({ course: course([]), coordinates: 'numbers' })).slice(0, 3), ['0', '0', '1']);
    deepEqual(texts(svg({ course: course([]), coordinates: 'off' })), []);
  });

  it('shows marks on free points and on stones without numbers only', () => {
    const marks = [
      { x: 0, y: 2, label: 'Q' },
      { x: 1, y: 1, label: 'W' },
    ];
    const shown = texts(svg({ marks }));
    ok(shown.includes('Q'));
    ok(!shown.includes('W'));
  });

  it('breaks long lists between numbers', () => {
    deepEqual(broken('12, 15, 18\u00a0at\u00a05; 20\u00a0passes', 60), [
      '12, 15,',
      '18\u00a0at\u00a05;',
      '20\u00a0passes',
    ]);
    deepEqual(broken('10、14＝6；12＝7', 60), ['10、14＝6；', '12＝7']);
    deepEqual(broken('', 45), ['']);
  });

  it('writes a name that is wider than the board on as many lines as it needs', () => {
    const lines = texts(svg({ name: '名'.repeat(100), coordinates: 'off' })).filter((text) => /名/.test(text));
    ok(lines.length > 5);
    equal(lines.join(''), `${'名'.repeat(100)} (1–14)`);
  });
});
