import { deepEqual, equal } from 'node:assert/strict';
import type { Language } from '../../src/spec/rule';
import { AtCursor, atCursor, fixture } from '../support/cursor';

/// What is said where the pattern stands in the game, moved on by a few characters.
function said(pattern: string, into = 0, language: Language = 'en', name = 'game.wei7'): readonly string[] {
  return atCursor(name, pattern, into).hover(language)?.facts ?? [];
}

const clause = (pattern: string, into = 0): string | undefined =>
  atCursor('game.wei7', pattern, into).hover()?.clause?.number;

describe('A hover', () => {
  it('on a name gives the clause about the property', () => {
    equal(clause('"version"'), '3.2');
  });

  it('prefers the clause about the property to the one about its value', () => {
    equal(clause('"time": 5'), '3.16.3.1');
  });

  it('on a value gives the same clause as on its name', () => {
    equal(clause('"time": 5', 8), '3.16.3.1');
  });

  it('is about the token under the pointer', () => {
    equal(atCursor('game.wei7', '"version"', 3).hovered(), '"version"');
  });

  it('says nothing on white space, commas and colons', () => {
    deepEqual([clause('  "version"'), clause(', "symbol"'), clause(': "3.0"')], [undefined, undefined, undefined]);
  });

  it('says nothing on a property that the format does not know', () => {
    equal(new AtCursor('{ ▮"colour": 1 }').hover(), undefined);
  });

  it('works in a text that ends in the middle of a move', () => {
    const text = fixture('game.wei7');
    const cut = text.slice(0, text.indexOf('{ "x": 4, "y": 4') + 9);
    const at = cut.indexOf('"point": null');
    equal(new AtCursor(`${cut.slice(0, at)}▮${cut.slice(at)}`).hover()?.facts[0], 'pass');
  });

  describe('in words', () => {
    it('calls a point by its name and says what stands there', () => {
      deepEqual(said('"x": 4, "y": 4'), ['E5: a white stone']);
    });

    it('does so on the braces of a point', () => {
      deepEqual(said('{ "x": 4, "y": 4'), ['E5: a white stone']);
    });

    it('knows which points are empty at that step', () => {
      deepEqual(said('"x": 8, "y": 8', 0, 'zh'), ['J1：空点']);
    });

    it('knows that a stone has been taken', () => {
      deepEqual(said('"x": 1, "y": 0'), ['B9: a black stone']);
    });

    it('names the colour', () => {
      deepEqual(
        [said('"color": 2, "point": { "x": 0', 9), said('"color": 2, "point": { "x": 0', 9, 'zh')],
        [['White'], ['白棋']],
      );
    });

    it('tells a pass', () => {
      deepEqual(said('null', 0, 'zh'), ['停一手']);
    });

    it('tells the result', () => {
      deepEqual(said('"result": { "winner": 1, "margin"'), ['Black wins by 2.5']);
    });

    it('tells the result in stones, too, where area is counted', () => {
      deepEqual(said('"margin": 2.5', 11, 'zh'), ['黑胜 2.5 目（1.25 子）']);
    });

    it('tells a resignation by who claims the result', () => {
      deepEqual(said('"winner": 1 }', 10, 'zh'), ['黑胜', '白方认输']);
    });

    it('tells komi in stones, too, where area is counted', () => {
      deepEqual(said('7.5', 0, 'zh'), ['贴 7.5 目，数子法即 3.75 子']);
    });

    it('tells of a move its number, what it takes and when', () => {
      deepEqual(said('{ "time": 70'), ['Move 3: Black B9', 'captures 1 stone', '01:10']);
    });

    it('tells the same in Chinese', () => {
      deepEqual(said('{ "time": 70', 0, 'zh'), ['第 3 手：黑 B9', '提 1 子', '01:10']);
    });

    it('tells where a move is that the board does not let be', () => {
      const step = '{"action":{"type":"move","value":{"color":1,"point":{"x":9,"y":0}}}}';
      const at = new AtCursor(`{"format":"wei7","version":"3.0","size":9,"tree":{"steps":[▮${step}]}}`);
      deepEqual(at.hover()?.facts, ['Move 1: Black (9, 0)']);
    });

    it('counts on from the moves that stand after a takeback', () => {
      equal(said('{ "time": 95')[0], 'Move 4: White E5');
    });

    it('tells how many moves are taken back', () => {
      equal(said('"takeback"', 0, 'zh')[0], '悔棋 1 手');
    });

    it('tells hours where there are any', () => {
      equal(said('{ "time": 3725').at(-1), '1:02:05');
    });

    it('names the one who acts', () => {
      deepEqual(said('"actor": 0', 9), ['林晓 (Black)']);
    });

    it('tells who is to play in a problem', () => {
      deepEqual(said('"problem": { "color": 2', 0, 'en', 'tutorial.wei7'), ['White to play']);
    });
  });

  describe('in JGF', () => {
    const jgf = (pattern: string, language: Language = 'en') => {
      const text = fixture('game.jgf');
      const at = text.indexOf(pattern);
      return new AtCursor(`${text.slice(0, at)}▮${text.slice(at)}`, 'jgf').hover(language);
    };

    it('gives the clause of a property', () => {
      equal(jgf('"ruleset"')?.clause?.number, 'rules.ruleset');
    });

    it('tells the result', () => {
      deepEqual(jgf('"W+R"', 'zh')?.facts, ['白中盘胜']);
    });

    it('tells a move of a variation', () => {
      deepEqual(jgf('"move": { "color": "white", "x": 5')?.facts, ['Move 4: White F4']);
    });

    it('tells main time as a clock shows it', () => {
      deepEqual(jgf('"time"')?.facts, ['1:00:00']);
    });
  });
});
