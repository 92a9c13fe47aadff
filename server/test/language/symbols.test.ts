import { deepEqual, equal, ok } from 'node:assert/strict';
import { DEEPEST, MOST_EVENTS } from '../../src/language/symbols';
import { AtCursor, atCursorIn, fixture } from '../support/cursor';

const move = (i: number): string =>
  `{"action":{"type":"move","value":{"color":${(i % 2) + 1},"point":{"x":${i % 19},"y":${Math.floor(i / 19) % 19}}}}}`;

const moves = (count: number): string => Array.from({ length: count }, (_, i) => move(i)).join(',\n');

describe('The outline', () => {
  it('lists info by the name of the game, and the moves of the game by their numbers', () => {
    deepEqual(atCursorIn('game.wei7').outline(), [
      '山中小局 / A small game in t…',
      '正谱 / The game',
      '  “请多指教。 A good game to you…”',
      '  1. Black A8',
      '  2. White A9',
      '  3. Black B9',
      '  4. White passes',
      '  Takes back 1 move',
      '  4. White E5',
      '  Black wins',
    ]);
  });

  it('speaks the language of the person', () => {
    deepEqual(atCursorIn('game.wei7').outline('zh').slice(6), [
      '  4. 白 停一手',
      '  悔棋 1 手',
      '  4. 白 E5',
      '  黑胜',
    ]);
  });

  it('nests branches by their titles, or by what they begin with', () => {
    deepEqual(atCursorIn('tutorial.wei7').outline(), [
      '两课 / Two lessons',
      '  提子 / Capture',
      '    Set-up: 2 stones',
      '    Branch 1: Black A8',
      '      1. Black A8',
      '      2. White passes',
      '    Branch 2: Black F4',
      '      1. Black F4',
      '  Branch 2',
      '    Problem',
    ]);
  });

  it('gives each the range of its text', () => {
    const at = atCursorIn('game.wei7');
    const symbol = at.symbols().find(({ name }) => name === '2. White A9');
    ok(at.text.slice(symbol?.from, symbol?.to).startsWith('{ "time": 65.5'));
  });

  it('has every symbol inside the one that it is nested in', () => {
    const open: { to: number; depth: number }[] = [];
    for (const { from, to, depth } of atCursorIn('tutorial.wei7').symbols()) {
      while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
      for (const around of open) ok(from < around.to && to <= around.to);
      open.push({ to, depth });
    }
  });

  it('is that of what can be read when the text is broken', () => {
    const text = fixture('game.wei7').replace('"value": { "color": 2, "point": null }', '"value": {{ "color" 2, "po');
    const outline = new AtCursor(text).outline();
    ok(outline.includes('  3. Black B9'));
  });

  it('is empty for a text without a record', () => {
    deepEqual(new AtCursor('[1, 2').outline(), []);
  });

  it('does not list more events than anybody reads', () => {
    const text = `{"format":"wei7","version":"3.0","tree":{"steps":[${moves(MOST_EVENTS + 500)}]}}`;
    equal(new AtCursor(text).symbols().length, MOST_EVENTS + 1);
  });

  it('still lists the branches after very many moves', () => {
    const branches = `"branches":[{"title":"end","steps":[${move(3)}]}]`;
    const text = `{"format":"wei7","version":"3.0","tree":{"steps":[${moves(MOST_EVENTS + 500)}],${branches}}}`;
    equal(new AtCursor(text).symbols().at(-1)?.name, 'end');
  });

  it('is not deeper than an editor can draw, however deep the record', () => {
    const deep = 2000;
    const text = `{"format":"wei7","tree":${'{"branches":['.repeat(deep)}{"title":"bottom"}${']}'.repeat(deep)}}`;
    const symbols = new AtCursor(text).symbols();
    equal(symbols.length, deep + 1);
    ok(symbols.every(({ depth }) => depth <= DEEPEST));
  });

  it('does the same for JGF, with variations where they start', () => {
    deepEqual(new AtCursor(fixture('game.jgf'), 'jgf').outline(), [
      '河边小局 / By the river',
      'Game',
      '  1. Black C7',
      '  2. White passes',
      '  实战 / The game',
      '    3. Black E5',
      '    4. White F4',
      '  Branch 2: Black G3',
      '    3. Black G3',
    ]);
  });
});
