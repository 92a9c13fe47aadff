import { equal } from 'node:assert/strict';
import { type Chain, trouble } from '../support/chain';

const wei7 = { language: 'wei7', name: 'a.wei7' } as const;

/// A chain of single edits, each finished before the next.
const chain = (text: string, ...edits: [from: number, to: number, text: string][]): Chain => ({
  how: wei7,
  text,
  turns: edits.map(([from, to, inserted]) => ({ edits: [{ from, to, text: inserted }] })),
  seed: 1,
});

describe('Chains of edits that once went wrong', () => {
  it('a BOM at the start is one no more when something is typed before it', () => {
    equal(trouble(chain('', [0, 0, '\ufeff'], [0, 0, '\n'])), undefined);
  });

  it('a quote typed and taken away again before the rest of a line', () => {
    equal(trouble(chain('{"a": [1, 2], "b": {"c": 3}}\n[1]', [1, 1, '"'], [1, 2, ''])), undefined);
  });

  it('the board of a line that ends in something that is no node', () => {
    const text = '{"tree"[{""[{{}}]}""s""t""→""9""0"","":[{}]}]}';
    const how = { ...wei7, language: 'jgf', name: 'a.jgf' };
    const turns = [{ edits: [{ from: text.length, to: text.length, text: '\ufffd' }] }];
    equal(trouble({ how, text, turns, seed: 1 }), undefined);
  });

  it('the board of a line that ends in much that is no node', () => {
    const text = '{"","tree"[{},{},{},""n""e""m""_""\u0000""';
    const how = { ...wei7, language: 'jgf', name: 'a.jgf' };
    const turns = [{ edits: [{ from: text.length, to: text.length, text: 'M[]F[]Z[]M[]B' }] }];
    equal(trouble({ how, text, turns, seed: 1 }), undefined);
  });

  it('two versions sent before any work is done on the first', () => {
    const turns = [{ edits: [{ from: 0, to: 1, text: '' }], steps: 1 }, { edits: [{ from: 0, to: 0, text: '{' }] }];
    equal(trouble({ how: wei7, text: '{"format":"wei7","version":"3.0","tree":{}}', turns, seed: 1 }), undefined);
  });

  it('where what is written at the end of a line becomes a part of an earlier move on the next', () => {
    equal(
      trouble({
        how: { language: 'ccgc', name: 'full-game-wrapped.txt', encoding: 'utf-16' },
        text: '[NG];\nW[D7];;;;;;;;\nB[C9]MA;;;;;;;W[C9];[',
        turns: [
          { edits: [{ from: 16, to: 17, text: '' }] },
          { edits: [{ from: 16, to: 16, text: '}' }] },
          { edits: [{ from: 17, to: 17, text: '"a":1' }] },
          { edits: [{ from: 17, to: 17, text: '\r\n' }] },
          { edits: [{ from: 5, to: 5, text: '"' }], whole: true },
          { edits: [{ from: 27, to: 27, text: '\ufeff' }] },
        ],
        seed: 830782633,
      }),
      undefined,
    );
  });

  it('where a value that was closed is not any more, and what stands behind the next bracket is looked at', () => {
    equal(
      trouble({
        how: { language: 'ccgc', name: 'AC2-limits-of-one.txt', encoding: 'utf-16' },
        text: 'a][2019 CCGC]\n7)d10 all of it (1]SL[1]\n;',
        turns: [{ edits: [{ from: 12, to: 13, text: '' }] }],
        seed: 1,
      }),
      undefined,
    );
  });

  it('where a comment that was not closed is closed right behind the beginning of another', () => {
    equal(
      trouble({
        how: { language: 'wei7', name: 'a.wei7', encoding: 'utf-16' },
        text: '<wei7 version="2.2"><!--<!--<moves>',
        turns: [{ edits: [{ from: 28, to: 28, text: '>' }] }],
        seed: 1,
      }),
      undefined,
    );
  });
});
