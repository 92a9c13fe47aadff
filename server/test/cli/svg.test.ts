import { equal, match, ok } from 'node:assert/strict';
import { isStarPoint } from '../../src/cli/board/star-points';
import { boardSvg } from '../../src/cli/board/svg';
import type { BoardAt } from '../../src/language/board';
import { qipu } from './called';

const NODE = { path: [], move: 1, from: 0, to: 0 };
const BOARD: BoardAt = { game: 'go', columns: 3, boardRows: 2, rows: ['.X.', 'O..'], marks: [], node: NODE };

const count = (text: string, part: RegExp): number => [...text.matchAll(new RegExp(part, 'g'))].length;

describe('The picture of a board', () => {
  it('is one SVG that runs nothing and needs nothing', () => {
    const { out } = qipu(['board', '--format', 'svg', 'clean.wei7']);
    match(
      out,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="268" height="268" viewBox="0 0 268 268" role="img">\n<title>Move 3: black F6<\/title>\n/,
    );
    match(out, /\n<\/svg>\n$/);
    equal(/<script|href|url\(|<image|<style/.test(out), false);
  });

  it('has a circle for each stone and none besides', () => {
    const svg = boardSvg(BOARD, 'en');
    equal(count(svg, /<circle /), 2);
    match(svg, /<circle cx="62\.5" cy="38\.5" r="11\.28" fill="#1b1b1b"/);
    match(svg, /<circle cx="38\.5" cy="62\.5" r="11\.28" fill="#fafafa"/);
  });

  it('has a ring on the last move, but for a mark in its place', () => {
    const lastMove = { color: 1, cell: { x: 1, y: 0 } };
    equal(count(boardSvg({ ...BOARD, lastMove }, 'en'), /fill="none" stroke="#fafafa"/), 1);
    const marks = [{ x: 1, y: 0, label: '1' }];
    equal(count(boardSvg({ ...BOARD, lastMove, marks }, 'en'), /fill="none" stroke="#fafafa"/), 0);
  });

  it('writes labels so that nothing in them is markup', () => {
    const svg = boardSvg({ ...BOARD, marks: [{ x: 2, y: 1, label: '<&\u0000' }] }, 'en');
    match(svg, />&lt;&amp;\ufffd<\/text>/);
  });

  it('draws every form of mark, and a dot for a mark without any', () => {
    const forms = ['circle', 'square', 'triangle', 'cross', 'selected', 'territory', undefined];
    for (const form of forms) {
      const marked = boardSvg({ ...BOARD, marks: [{ x: 2, y: 1, ...(form ? { form } : {}) }] }, 'en');
      ok(marked.split('\n').length > boardSvg(BOARD, 'en').split('\n').length, form);
    }
  });

  it('of a large board shows the window, with the names of its points', () => {
    const board = { ...BOARD, columns: 100_000, boardRows: 100_000, window: { left: 50_000, top: 99_998 } };
    const svg = boardSvg({ ...board, lastMove: { color: 2, cell: { x: 50_000, y: 99_999 } } }, 'en');
    match(svg, /<title>Move 1: white \w+1<\/title>/);
    equal(count(svg, /<circle /), 3);
    ok(svg.length < 3000);
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
