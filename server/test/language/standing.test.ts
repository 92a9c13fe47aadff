import { deepEqual, equal } from 'node:assert/strict';
import { Features } from '../../src/language';
import { finished } from '../../src/text/edit';
import { opened } from '../support/opened';

const CURSOR = '▮';

/// The number of the move that is shown for a cursor at ▮.
function moveAt(marked: string, language: string): number | undefined {
  const { document } = opened(marked.replace(CURSOR, ''), { language });
  return finished(new Features(document).board(marked.indexOf(CURSOR)))?.node.move;
}

const json = (one: string, two: string): string => `{"format": "wei7", "version": "3.0", "size": 9, "tree": {
  "steps": [
${one}    { "action": { "type": "move", "value": { "color": 1, "point": { "x": 2, "y": 2 } } } },
${two}    { "action": { "type": "move", "value": { "color": 2, "point": { "x": 6, "y": 6 } } } }
  ]
}}`;

const xml = (between: string): string => `<wei7 version="2.2">
  <size>9</size>
  <moves>
    <black x="2" y="2"/>
${between}    <white x="6" y="6"/>
    <moves>
      <mark x="1" y="1"/>
      <white x="5" y="5"/>
    </moves>
  </moves>
</wei7>
`;

describe('A cursor', () => {
  it('in the blanks before a move of an indented line is on that move', () => {
    for (const blanks of ['▮', ' ▮', '\t▮']) equal(moveAt(json('', blanks), 'wei7'), 2, JSON.stringify(blanks));
    equal(moveAt(json('▮', ''), 'wei7'), 1);
    equal(moveAt(xml('▮'), 'wei7'), 2);
  });

  it('on a line of blanks alone is on the move before', () => {
    equal(moveAt(json('', '  ▮\n'), 'wei7'), 1);
    equal(moveAt(xml('  ▮\n'), 'wei7'), 1);
  });

  it('at the end of a line is on the move of that line', () => {
    equal(moveAt(json('', '').replace('} } } },', '} } } },▮'), 'wei7'), 1);
  });

  it('in front of a game of SGF is on its root, so that a step leads to the first move', () => {
    const games = '\n(;SZ[9]AB[aa];B[cc])\n(;SZ[9];B[dd])';
    for (const offset of [0, 1, 22]) {
      const { document } = opened(games, { language: 'sgf' });
      const features = new Features(document);
      const next = finished(features.around(offset, 0))?.next.map(({ label }) => label);
      deepEqual(next, offset < 20 ? ['1. Black C7'] : ['1. Black D6'], `${offset}`);
      equal(finished(features.step(offset, 'next')), games.indexOf(';B', offset));
    }
  });

  it('in a mark of wei7 2.2 is on the move that the mark belongs to', () => {
    equal(moveAt(xml('    <mark x="1" ▮y="1"/>\n'), 'wei7'), 2);
    equal(moveAt(xml('▮    <mark x="1" y="1"/>\n    <mark x="2" y="1"/>\n'), 'wei7'), 2);
    const inVariation = moveAt(xml('').replace('<white x="5"', '<white ▮x="5"'), 'wei7');
    equal(moveAt(xml('').replace('<mark', '<ma▮rk'), 'wei7'), inVariation);
    // A variation that ends in a mark has no move for it.
    equal(moveAt(xml('').replace('<white x="5" y="5"/>', '<mark x="3" ▮y="3"/>'), 'wei7'), 2);
  });
});
