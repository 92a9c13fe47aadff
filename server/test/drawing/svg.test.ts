import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { isStarPoint } from '../../src/drawing/boards/star-points';
import { boardSvg } from '../../src/pages/picture';
import type { Shown } from '../../src/pages/shown';
import { qipu } from '../cli/called';

const NODE = { path: [], move: 1 };
const PLACE = { left: 0, top: 0 };
const BOARD: Shown = { game: 'go', columns: 3, height: 2, rows: ['.X.', 'O..'], ...PLACE, marks: [], node: NODE };

const count = (text: string, part: RegExp): number => [...text.matchAll(new RegExp(part, 'g'))].length;

describe('The picture of a board', () => {
  it('is one SVG that runs nothing and needs nothing', () => {
    const { out } = qipu(['board', '--format', 'svg', 'clean.wei7']);
    match(
      out,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="312" height="312" viewBox="0 0 208 208" role="img">\n<title>Move 3: Black F6<\/title>\n/,
    );
    match(out, /\n<\/svg>\n$/);
    equal(/<script|href|url\((?!#)|<image|<style|class=|var\(/.test(out), false);
  });

  it('has a circle for each stone and none besides', () => {
    const svg = boardSvg(BOARD, 'en');
    equal(count(svg, /<circle fill="url\(#shade-/), 2);
    match(svg, /<g transform="translate\(44 24\)">.*<circle fill="url\(#shade-black\)"[^>]* r="9\.6"\/><\/g>/);
    match(svg, /<g transform="translate\(24 44\)">.*<circle fill="url\(#shade-white\)"[^>]* r="9\.6"\/><\/g>/);
  });

  it('has a ring on the last move, but for a mark in its place', () => {
    const lastMove = { color: 1, cell: { x: 1, y: 0 } };
    equal(count(boardSvg({ ...BOARD, lastMove }, 'en'), /fill="none" stroke="#fff"/), 1);
    const marks = [{ x: 1, y: 0, label: '1' }];
    equal(count(boardSvg({ ...BOARD, lastMove, marks }, 'en'), /fill="none" stroke="#fff"/), 0);
  });

  it('writes labels so that nothing in them is markup', () => {
    const svg = boardSvg({ ...BOARD, marks: [{ x: 2, y: 1, label: '<&\u0000' }] }, 'en');
    match(svg, />&lt;&amp;\ufffd<\/text>/);
  });

  it('draws every form of mark, and a dot for a mark without any', () => {
    const forms = ['circle', 'square', 'triangle', 'cross', 'diamond', 'check', 'selected', 'territory', undefined];
    for (const form of forms) {
      const marked = boardSvg({ ...BOARD, marks: [{ x: 2, y: 1, ...(form ? { form } : {}) }] }, 'en');
      ok(marked.length > boardSvg(BOARD, 'en').length, form);
    }
  });

  it('shows whose the territory is', () => {
    const [black, white] = [1, 2].map((color) =>
      boardSvg({ ...BOARD, marks: [{ x: 2, y: 1, form: 'territory', color }] }, 'en'),
    );
    ok(black !== white);
  });

  it('has the numbers of moves on their stones if they are wanted, but for labels', () => {
    const numbers = [
      [1, 0, 7],
      [0, 1, 128],
    ] as const;
    const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>(\d+)</g)].map(([, text]) => text ?? '');
    const bare = { coordinates: 'off', numbers } as const;
    deepEqual(texts(boardSvg(BOARD, 'en', bare)), ['7', '128']);
    const lastMove = { color: 1, cell: { x: 1, y: 0 } };
    equal(count(boardSvg({ ...BOARD, lastMove }, 'en', bare), /fill="none" stroke="#fff"/), 0);
    const marks = [{ x: 1, y: 0, label: 'Q' }];
    deepEqual(texts(boardSvg({ ...BOARD, marks }, 'en', bare)), ['128']);
  });

  it('names its lines by letters, by numbers, or not at all', () => {
    const names = (coordinates: 'letters' | 'numbers' | 'off'): string[] =>
      [...boardSvg(BOARD, 'en', { coordinates }).matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text ?? '');
    deepEqual([...new Set(names('letters'))], ['A', 'B', 'C', '2', '1']);
    deepEqual([...new Set(names('numbers'))], ['0', '1', '2']);
    deepEqual(names('off'), []);
  });

  it('of a large board shows the window, with the names of its points', () => {
    const board = { ...BOARD, columns: 100_000, height: 100_000, left: 50_000, top: 99_998 };
    const svg = boardSvg({ ...board, lastMove: { color: 2, cell: { x: 50_000, y: 99_999 } } }, 'en');
    match(svg, /<title>Move 1: White \w+1<\/title>/);
    equal(count(svg, /<circle fill="url/), 2);
    ok(svg.length < 6000);
  });

  it('of nothing is still a picture', () => {
    match(boardSvg({ ...BOARD, rows: [] }, 'zh'), /^<svg [\s\S]*<\/svg>\n$/);
  });
});

describe('Star points', () => {
  const stars = (size: number): number => {
    let sum = 0;
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (isStarPoint(x, y, size, size)) sum++;
    return sum;
  };

  it('are nine on 19 lines, five on 13 and 9, four where there is no middle', () => {
    equal(stars(19), 9);
    equal(stars(13), 5);
    equal(stars(9), 5);
    equal(stars(10), 4);
    equal(stars(5), 0);
    ok(isStarPoint(3, 9, 19, 19));
    equal(isStarPoint(3, 3, 19, 13), false);
  });
});

describe('The picture of a game of Amazons', () => {
  const amazons: Shown = {
    ...{ ...BOARD, game: 'amazons', geometry: 'squares' },
    ...{ columns: 9, rows: ['W#.B.....', '.........'] },
  };

  it('has squares of two colours in the place of lines, and pieces in that of stones', () => {
    const svg = boardSvg(amazons, 'en');
    equal(count(svg, /<circle fill="url/), 0);
    equal(count(svg, /fill="#4a4641"/), 1);
    equal(count(svg, /<g [^>]*fill="#fffdf7"/), 1);
    equal(count(svg, /<g [^>]*fill="#161412"/), 1);
    const [, dark = ''] = /<path fill="#c9a062" d="(M[^"]*)"/.exec(svg) ?? [];
    equal(count(dark, /M/), 9);
  });

  it('leaves out no letter, and shows the square of the last move', () => {
    const svg = boardSvg({ ...amazons, lastMove: { color: 1, cell: { x: 8, y: 0 } } }, 'en');
    match(svg, /<title>Move 1: Black i2<\/title>/);
    equal(count(svg, />i</), 2);
    equal(count(svg, /<rect fill="#0a63b8" fill-opacity="0.4"/), 1);
  });
});
