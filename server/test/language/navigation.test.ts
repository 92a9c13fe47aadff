import { deepEqual, equal } from 'node:assert/strict';
import { definitionAt } from '../../src/language/definition';
import { linkedAt } from '../../src/language/partners';
import { renamed } from '../../src/language/people';
import { highlightsAt, referencesAt } from '../../src/language/references';
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
  return texts(place, finished(highlightsAt(place.document, place.offset)));
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

describe('Where something comes from', () => {
  const origin = (marked: string, language: string): string => {
    const place = at(marked, language);
    return texts(place, finished(definitionAt(place.document, place.offset))?.targets ?? []).join(' ');
  };

  it('is the move that is on the point already', () => {
    equal(origin('(;GM[1]SZ[9];B[aa];W[bb];B[b▮b])', 'sgf'), 'W[bb]');
  });

  it('is the move itself where the point was free', () => {
    equal(origin('(;GM[1]SZ[9];B[aa];W[b▮b])', 'sgf'), 'W[bb]');
  });

  it('is the set-up of a stone', () => {
    equal(origin('(;GM[1]SZ[9]AB[aa];W[a▮a])', 'sgf').charAt(0), ';');
  });

  it('is the opening bracket of a closing one', () => {
    equal(origin('{"a": [1 ▮] }', 'jgf'), '[');
  });

  it('is all the moves that are taken back', () => {
    const move = (x: number): string =>
      `{"action":{"type":"move","value":{"color":${x % 2 ? 2 : 1},"point":{"x":${x},"y":0}}}}`;
    const steps = [move(0), move(1), '{"action":{"type":"takeback","value":▮2}}'].join();
    const found = origin(`{"format":"wei7","version":"3.0","tree":{"steps":[${steps}]}}`, 'wei7');
    equal(found, '1,"point":{"x":0,"y":0} 2,"point":{"x":1,"y":0}');
  });

  it('is the capture of a prisoner', () => {
    equal(origin('EVENT\nBOARDSIZE 9\nB 1 A8\nW 2 A9\nB 3 B9\nPRISONER A▮9\n', 'ishi'), 'B 3 B9');
  });

  it('is nowhere before the first move', () => {
    equal(origin('▮B 1 A1\n', 'plaintext'), '');
  });
});

describe('What becomes of a stone', () => {
  const life = (marked: string, language: string): string => {
    const place = at(marked, language);
    return texts(place, finished(referencesAt(place.document, place.offset, true))).join(' ');
  };

  it('is told from the move that puts it to the one that takes it', () => {
    equal(life('(;GM[1]SZ[9];B[ab];W[a▮a];B[cc];W[ee];B[ba];W[aa])', 'sgf'), 'W[aa] B[ba]');
  });

  it('is told with moves that try its point', () => {
    equal(
      life('([PG][A][B][先手胜][2018.05.12 13:30 沈阳][2018];B[A▮2];W[A2];B[B1];W[A2];)', 'ccgc'),
      'B[A2] W[A2] W[A2]',
    );
  });

  it('is told of a piece wherever it goes', () => {
    const header = '#[AM][A][B][先手胜][2018.05.12 13:30 沈阳][2018];\n';
    equal(
      life(`${header}1 d1d6(c7) j7g4(c4)\n2 d6▮d5(d9) d10d8(f6)\n3 d5c5(b5)\n`, 'ccgc'),
      ['d1d6(c7)', 'd6d5(d9)', 'd5c5(b5)'].join(' '),
    );
  });
});

describe('Giving somebody another name', () => {
  const renamedIn = (marked: string, name: string, language: string): string | undefined => {
    const { document, text, offset } = at(marked, language);
    const edits = renamed(document, offset, name);
    return edits?.reduceRight(
      (before, { from, to, text: put }) => before.slice(0, from) + put + before.slice(to),
      text,
    );
  };

  it('changes it in all games of a file', () => {
    const game = (marked: string): string => `(;GM[1]PB[${marked}]PW[Bo];B[aa])\n`;
    equal(renamedIn(game('A▮nn') + game('Ann'), 'C]leo', 'sgf'), game('C\\]leo') + game('C\\]leo'));
  });

  it('works from where somebody is only meant', () => {
    const text =
      '{"players": [{"color": "black", "name": "Ann"}], "tree": [{}, {"move": {"color": "bl▮ack", "x": 1, "y": 1}}]}';
    equal(renamedIn(text, 'Cleo "C"', 'jgf'), text.replace('▮', '').replace('Ann', 'Cleo \\"C\\"'));
  });

  it('is refused where the name cannot be written', () => {
    equal(renamedIn('#[AM][▮甲][乙][先手胜][2018.05.12 13:30 沈阳][2018];\n', 'a]b', 'ccgc'), undefined);
    equal(renamedIn('EVENT\nBLACK A▮nn\n', '甲', 'ishi'), undefined);
  });

  it('has nothing to change elsewhere', () => {
    equal(renamedIn('(;GM[1]PB[Ann];B[a▮a])', 'Cleo', 'sgf'), undefined);
  });
});
