import { deepEqual, equal } from 'node:assert/strict';
import { board, faults, found, open, record, stones } from './checked';

const text = `<?xml version="1.0" encoding="utf-8"?>
<wei7 version="2.2">
  <size>13</size>
  <game name="x">
    <black name="a"/>
    <result winner="black"/>
  </game>
  <moves>
    <pre title="t">
      <black x="1" y="1"/>
      <black x="2" y="2"/>
    </pre>
    <white x="3" y="3" comment="c"/>
    <moves>
      <black x="4" y="4"/>
      <white x="5" y="5"/>
    </moves>
    <moves>
      <black x="6" y="6"/>
    </moves>
    <mark x="0" y="0" symbol="a"/>
    <black x="7" y="7"/>
    <white x="8" y="8"/>
  </moves>
</wei7>
`;

/// The record with something else in a place.
const without = (what: string, instead = ''): string => {
  equal(text.split(what).length, 2, `${what} stands once`);
  return text.replace(what, () => instead);
};

describe('A slip in a wei7 2.2 record', () => {
  it('is none in the record as it stands', () => {
    deepEqual([faults(text), stones(board(text))], [[], 5]);
  });

  /// What is told, and how many stones are on the board at the end.
  const slips: readonly [what: string, text: string, told: string, stones?: number][] = [
    ['a start tag without its end', without('y="3" comment="c"/>', 'y="3" comment="c"'), 'xml-markup'],
    ['a start tag without its slash', without('y="3" comment="c"/>', 'y="3" comment="c">'), 'xml-end-tag-mismatch'],
    ['a value without its second quotation mark', without('comment="c"/>', 'comment="c/>'), 'xml-lt-in-value'],
    ['a value without its first one', without('y="3" comment', 'y=3" comment'), 'xml-attribute-syntax'],
    ['a value without either', without('y="3" comment', 'y=3 comment'), 'xml-attribute-syntax'],
    ['a quotation mark lost between two attributes', without('x="3" y="3"', 'x="3 y="3"'), 'xml-markup', 4],
    ['a comma between attributes', without('x="3" y="3"', 'x="3", y="3"'), 'xml-markup'],
    ['no blank between attributes', without('x="3" y="3"', 'x="3"y="3"'), 'xml-attribute-syntax'],
    ['a sign in place of the name', without('<white x="3"', '<?white x="3"'), 'xml-markup', 4],
    ['a blank before the name', without('<white x="3"', '< white x="3"'), 'xml-markup'],
    ['a name half typed', without('    <mark x="0"', '    <bla\n    <mark x="0"'), 'xml-markup'],
    ['only the beginning of a tag', without('    <mark x="0"', '    <\n    <mark x="0"'), 'xml-markup'],
    ['no end tag of a set-up', without('    </pre>\n'), 'xml-end-tag-mismatch'],
    ['no end tag of the game', without('  </game>\n'), 'xml-end-tag-mismatch'],
    ['no end tag of the size', without('</size>'), 'xml-end-tag-mismatch'],
    ['no end tag of the moves', without('  </moves>\n</wei7>', '</wei7>'), 'xml-end-tag-mismatch'],
    ['no end tag of a variation', without('    </moves>\n    <mark', '    <mark'), 'xml-end-tag-mismatch'],
    ['no end tag of a variation before another', without('y="5"/>\n    </moves>', 'y="5"/>'), 'xml-end-tag-mismatch'],
    ['no end tag at the end', without('</wei7>\n'), 'xml-unclosed-element'],
    ['a wrong end tag', without('</game>', '</gane>'), 'xml-end-tag-mismatch'],
    ['a wrong start tag', without('<game name', '<gane name'), 'xml-end-tag-mismatch'],
    ['a start tag without its end, closed later', without('<game name="x">', '<game name="x"'), 'xml-markup'],
    ['an end tag without its end', without('</game>', '</game'), 'xml-markup'],
    ['an end tag without a name', without('</game>', '</>'), 'xml-markup'],
    ['an end tag twice', without('  </game>\n', '  </game>\n  </game>\n'), 'xml-end-tag-mismatch'],
    ['the end tag of the moves too early', without('    <mark x', '  </moves>\n    <mark x'), 'xml-end-tag-mismatch'],
    [
      'the end tag of the record too early',
      without('  <moves>\n    <pre', '</wei7>\n  <moves>\n    <pre'),
      'xml-content-outside-root',
    ],
    ['a comment that is not closed', without('    <mark x="0"', '    <!-- note\n    <mark x="0"'), 'xml-comment'],
    [
      'a comment closed by too few signs',
      without('    <mark x="0"', '    <!-- note ->\n    <mark x="0"'),
      'xml-comment',
    ],
    ['a comment with hyphens', without('    <mark x="0"', '    <!-- a -- b -->\n    <mark x="0"'), 'xml-comment'],
    ['a declaration without its question mark', without('utf-8"?>', 'utf-8">'), 'xml-declaration'],
    ['a less-than sign in a comment', without('comment="c"', 'comment="a < b"'), 'xml-lt-in-value'],
    ['a tag in a comment', without('comment="c"', 'comment="a <b>"'), 'xml-lt-in-value'],
    ['an ampersand in a comment', without('comment="c"', 'comment="a & b"'), 'xml-reference'],
    ['an attribute twice', without('comment="c"', 'x="4"'), 'xml-duplicate-attribute'],
    ['a lost beginning of a tag', without('<white x="3"', 'white x="3"'), 'moves-text', 4],
  ];
  for (const [what, broken, told, count = 5] of slips) {
    it(`${what} is one fault, and the board shows the rest`, () => {
      deepEqual([faults(broken), stones(board(broken))], [[told], count]);
    });
  }

  it('leaves the faults elsewhere as they are', () => {
    const broken = without('<game name="x">', '<game name="x"').replace('x="8" y="8"', 'x="13" y="03"');
    deepEqual(found(broken).slice(1), ['coordinate-range: 13', 'coordinate-leading-zero: 03']);
  });

  it('leaves a later one of its own to be told', () => {
    const broken = without('comment="c"/>', 'comment="c/>').replace('y="7"/>', 'y=7/>');
    deepEqual(faults(broken), ['xml-lt-in-value', 'xml-attribute-syntax']);
  });

  it('is told in words that say what is open', () => {
    const [fault] = open(without('    </pre>\n')).diagnostics().list;
    equal(fault?.message, '</moves> does not fit here: <pre> is still open.');
  });
});

describe('Which wei7 a text is, while it is typed', () => {
  const source = (typed: string): string | undefined => open(typed).document.format?.specification.id;

  it('shows with the first sign', () => {
    deepEqual(['', ' \n', '{', '<', '\ufeff <', ' <w', '<?', '<!--', '< ', '<5', 'x'].map(source), [
      'wei7-3.0',
      'wei7-3.0',
      'wei7-3.0',
      ...Array(7).fill('wei7-2.2'),
      'wei7-3.0',
    ]);
  });

  it('changes with it', () => {
    const document = open(record('<black x="1" y="1"/>'));
    const change = (character: number, to: number, typed: string): void => {
      document.change([{ range: { start: { line: 0, character }, end: { line: 0, character: to } }, text: typed }]);
      document.finish();
    };
    change(0, 0, '{');
    equal(document.document.format?.specification.id, 'wei7-3.0');
    change(0, 1, '');
    equal(document.document.format?.specification.id, 'wei7-2.2');
    deepEqual([document.diagnostics().list.length, document.board()?.node.move], [0, 1]);
  });
});
