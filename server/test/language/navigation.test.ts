import { deepEqual, equal } from 'node:assert/strict';
import { originOf } from '../../src/language/origin';
import { highlightsAt, linkedAt } from '../../src/language/partners';
import { selectionsAt } from '../../src/language/selection';
import { finished } from '../../src/text/edit';
import { CURSOR } from '../support/cursor';
import { opened } from '../support/opened';

interface Place {
  readonly text: string;
  readonly offset: number;
  readonly document: ReturnType<typeof opened>['document'];
}

function at(marked: string, language = 'wei7'): Place {
  const text = marked.replace(CURSOR, '');
  return { text, offset: marked.indexOf(CURSOR), document: opened(text, { language }).document };
}

const texts = ({ text }: Place, found: readonly { from: number; to: number }[]): string[] =>
  found.map(({ from, to }) => text.slice(from, to));

const selected = (marked: string, language?: string): string[] => {
  const place = at(marked, language);
  return texts(place, selectionsAt(place.document.root, place.offset));
};

const highlighted = (marked: string, language?: string): string[] => {
  const place = at(marked, language);
  return texts(place, highlightsAt(place.document.root, place.offset, place.document.format));
};

const linked = (marked: string): string[] => {
  const place = at(marked);
  return texts(place, linkedAt(place.document.root, place.offset, place.document.format));
};

describe('Selecting more and more', () => {
  it('goes from a token to what stands between the brackets, and to the brackets', () => {
    deepEqual(selected('{"a": [1▮2, 3] }\n'), [
      '12',
      '12, 3',
      '[12, 3]',
      '"a": [12, 3]',
      '{"a": [12, 3] }',
      '{"a": [12, 3] }\n',
    ]);
  });

  it('goes from a move to its variation', () => {
    deepEqual(selected('(;B[aa](;W[b▮b];B[cc])(;W[dd]))', 'sgf').slice(0, 3), [
      ';W[bb]',
      ';W[bb];B[cc]',
      '(;W[bb];B[cc])',
    ]);
  });

  it('goes on outwards in what is damaged', () => {
    equal(selected('{"a": [1▮2').at(-1), '{"a": [12');
  });

  it('gives no more than a hundred steps', () => {
    equal(selected(`${'['.repeat(500)}▮${']'.repeat(500)}`).length, 100);
  });
});

describe('What belongs together', () => {
  it('is both brackets', () => {
    deepEqual(highlighted('{"a": [1]▮ }'), ['[', ']']);
  });

  it('is both ends of a variation of Ishi', () => {
    deepEqual(highlighted('B 1 A1\n  VA▮R a\n  B 1 B1\n  ENDVAR\nW 2 C1\n', 'ishi'), ['VAR', 'ENDVAR']);
  });

  it('is the names of both tags', () => {
    deepEqual(highlighted('<wei7><mo▮ves><black x="0" y="0"/></moves></wei7>'), ['moves', 'moves']);
  });

  it('is written together only in the names of tags', () => {
    deepEqual(linked('<wei7><mo▮ves a="1"></moves></wei7>'), ['moves', 'moves']);
    deepEqual(linked('<wei7><moves a="▮1"></moves></wei7>'), []);
    deepEqual(linked('{▮}'), []);
  });
});

describe('Where a stone comes from', () => {
  const origin = (marked: string, language: string): string => {
    const { document, text, offset } = at(marked, language);
    const from = finished(originOf(document, offset));
    return from === undefined ? '' : text.slice(from, from + 6);
  };

  it('is the move that is on the point already', () => {
    equal(origin('(;B[aa];W[bb];B[b▮b])', 'sgf'), ';W[bb]');
  });

  it('is the move itself where the point was free', () => {
    equal(origin('(;B[aa];W[b▮b])', 'sgf'), ';W[bb]');
  });

  it('is nowhere before the first move', () => {
    equal(origin('▮B 1 A1\n', 'plaintext'), '');
  });
});
