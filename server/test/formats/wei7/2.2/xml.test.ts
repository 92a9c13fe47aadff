import { deepEqual } from 'node:assert/strict';
import { found, inMoves } from './checked';

const BLACK = '<black x="0" y="0"/>';

describe('What is wrong as XML in wei7 2.2', () => {
  it('is text once, with the sections in it and beside it', () => {
    deepEqual(inMoves(`${BLACK} abc <![CDATA[def]]> ghi`), ['moves-text: abc']);
    deepEqual(inMoves(`<![CDATA[ def ]]>\n<![CDATA[ ]]> ghi ${BLACK}`), ['moves-text: def']);
    deepEqual(inMoves(`abc ${BLACK} <![CDATA[def]]><!-- --> ghi`), [
      'moves-text: abc',
      'moves-text: def',
      'moves-text: ghi',
    ]);
  });

  it('is text once in a long run too', () => {
    deepEqual(inMoves('a<![CDATA[b]]>\n'.repeat(500)), ['moves-without-step: moves', 'moves-text: a']);
  });

  it('is a reference in a value, of which nothing else is said', () => {
    for (const wrong of ['&#x;', '&', '&nbsp;', '&#0;']) {
      const text = `<wei7 version="${wrong}2.2"><size>9</size><moves>${BLACK}</moves></wei7>`;
      deepEqual(found(text).length, 1, wrong);
      deepEqual(found(text)[0]?.split(':')[0], 'xml-reference');
    }
  });

  it('is text before the record', () => {
    const rest = `<wei7 version="2.2"><size>9</size><moves>${BLACK}</moves></wei7>`;
    deepEqual(found(`A game\n${rest}`), ['xml-content-outside-root: A game']);
    deepEqual(found(`A game <!-- ours -->\n${rest}`), ['xml-content-outside-root: A game']);
    deepEqual(found(`A game <?xml version="1.0"?>${rest}`).sort(), [
      'xml-content-outside-root: A game',
      'xml-declaration: <?xml',
    ]);
  });
});
