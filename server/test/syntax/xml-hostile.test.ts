import { deepEqual, equal, ok } from 'node:assert/strict';
import { DEFAULT_PREFERENCES } from '../../src/language/diagnostics';
import { finished, textOf } from '../../src/text/edit';
import { fixtures } from '../support/fixtures';
import { OF_A_PLACE, OF_ALL } from '../support/help';
import { times } from '../support/length';
import { type Opened, opened } from '../support/opened';
import { Random } from '../support/random';
import { stepsLeft } from '../support/work';

const MANY = times(100_000);

const open = (text: string): Opened => opened(text, { language: 'wei7', name: 'a.wei7' });

const rulesOf = (document: Opened): string[] => document.diagnostics().list.map(({ rule }) => rule);

const record = (moves: string): string => `<wei7 version="2.2"><size>19</size>${moves}</wei7>`;

/// Looks at everything that can be asked of a document, at as many of its faults as are shown, and types a sign into its midst.
function exercise(text: string): Opened {
  const document = opened(text, { language: 'wei7', name: 'a.wei7', publishes: DEFAULT_PREFERENCES });
  document.board();
  for (const help of Object.values(OF_ALL)) finished(help(document.document, 0));
  for (const offset of [0, text.length >> 1, text.length]) {
    document.board(offset);
    for (const help of Object.values(OF_A_PLACE)) finished(help(document.document, offset));
  }
  document.change([{ range: { start: { line: 0, character: 9 }, end: { line: 0, character: 9 } }, text: 'x' }]);
  document.finish();
  equal(textOf(document.document.root).length, text.length + 1);
  return document;
}

describe('No XML makes the program fail', () => {
  for (const [name, text] of Object.entries({
    'signs that begin a tag': '<'.repeat(MANY),
    'start tags': '<a>'.repeat(MANY),
    'start tags on lines of their own': '<moves>\n'.repeat(MANY),
    'start tags without an end': '<a '.repeat(MANY),
    'end tags': '</a>'.repeat(MANY),
    'end tags without a name': '</'.repeat(MANY),
    'elements in elements, closed in the wrong order': '<a><b>'.repeat(MANY / 2) + '</a></b>'.repeat(MANY / 2),
    'values without an end': '<a b="'.repeat(MANY),
    'values with signs in them': `<a b="${'<'.repeat(MANY)}"/>`,
    'values without an end, of either kind': '<a b="<a b=\''.repeat(MANY / 2),
    'attributes of one name': `<a ${'b="" '.repeat(MANY)}/>`,
    'quotation marks': `<a ${'"'.repeat(MANY)}/>`,
    'comments that are not closed': '<!--'.repeat(MANY),
    'comments that are not closed, on lines of their own': '<!-- a\n'.repeat(MANY),
    'comments that are closed at the very end': `${'<!-- a\n'.repeat(MANY)}-->`,
    hyphens: `<!--${' --'.repeat(MANY)}`,
    'CDATA sections that are not closed': '<![CDATA[\n'.repeat(MANY),
    'instructions that are not closed': '<?a\n'.repeat(MANY),
    'declarations that are not closed': '<?xml '.repeat(MANY),
    'document types that are not closed': '<!DOCTYPE a [<!--\n'.repeat(MANY),
    'document types with an open quotation mark': '<!DOCTYPE a "\n'.repeat(MANY),
    ampersands: `<a>${'&'.repeat(MANY)}</a>`,
    'ampersands in values': `<a b="${'&'.repeat(MANY)}"/>`,
    'references to nothing': `<a>${'&x;'.repeat(MANY)}</a>`,
    'a very long reference': `<a>&#${'9'.repeat(MANY)};</a>`,
    'characters that XML has not': `<a>${'\u0000a'.repeat(MANY)}</a>`,
    'ends of sections': `<a>${']]>'.repeat(MANY)}</a>`,
    blanks: `<a ${' '.repeat(MANY)}b${' '.repeat(MANY)}=${' '.repeat(MANY)}`,
    'elements outside the record': '<a/>'.repeat(MANY),
    'marks without a move': record(`<moves>${'<mark x="1" y="1" symbol="a"/>'.repeat(MANY)}</moves>`),
    'variations without a move': record(`<moves>${'<moves><black x="1" y="1"/></moves>'.repeat(MANY)}</moves>`),
    'elements of an unknown name': record('<a/>'.repeat(MANY)),
    'pieces of text': record('<moves/>a'.repeat(MANY)),
  })) {
    it(`${MANY} ${name}`, () => {
      exercise(`${text} `);
    });
  }

  it('a record cut off anywhere has a fault there, and one of syntax only', () => {
    for (const { file, text } of fixtures('wei7-2.2', 'good').filter(({ text }) => text.length < 800)) {
      const end = text.indexOf('>', text.lastIndexOf('</wei7')) + 1;
      for (let cut = text.indexOf('<') + 1; cut < end; cut++) {
        const faults = rulesOf(open(text.slice(0, cut))).filter((rule) => rule.startsWith('xml-'));
        equal(faults.length, 1, `${file} cut at ${cut}: ${faults}`);
      }
    }
  });

  it('records cut off at both ends, and joined', () => {
    const random = new Random(3);
    const texts = fixtures('wei7-2.2', 'good').map(({ text }) => text);
    for (let i = times(500); i > 0; i--) {
      const [a, b] = [random.pick(texts), random.pick(texts)];
      exercise(a.slice(0, random.below(a.length)) + b.slice(random.below(b.length)) + ' '.repeat(12));
    }
  });
});

describe('Large records', () => {
  it(`${MANY} variations inside each other have no fault, and a board at the last move`, () => {
    const step = (i: number): string => (i % 2 ? '<white type="pass"/>' : '<black type="pass"/>');
    const moves = Array.from({ length: MANY }, (_, i) => `<moves>${step(i)}`).join('') + '</moves>'.repeat(MANY);
    const document = open(record(moves));
    deepEqual(rulesOf(document), []);
    equal(document.board()?.node.move, 1);
    equal(document.board(moves.length / 2)?.node.move !== undefined, true);
    equal(document.board(record(moves).lastIndexOf('type='))?.node.move, MANY);
  });

  it('the end of a comment before all is looked for with pauses', () => {
    const steps = (moves: number): number => {
      const document = open(record(`<moves>\n${'<black x="1" y="1"/>\n'.repeat(moves)}</moves>`));
      const top = { line: 0, character: 0 };
      document.change([{ range: { start: top, end: top }, text: '<!--' }]);
      return stepsLeft(document);
    };
    const TOKENS_A_STEP = 600;
    ok((steps(MANY) - steps(1)) * TOKENS_A_STEP > MANY);
  });

  it('50,000 start tags that nothing closes are one fault', () => {
    const document = open(record('<moves>\n<black type="pass"/>\n'.repeat(50_000)).replace('</wei7>', ''));
    const faults = rulesOf(document).filter((rule) => rule.startsWith('xml-'));
    deepEqual(faults, ['xml-unclosed-element']);
    equal(document.board()?.node.move, 1);
  });

  it('an attribute of 10 MB is read, and what stands behind it', () => {
    const comment = '棋&amp;\n'.repeat(10_000_000 / 7);
    const moves = `<moves><black x="1" y="1" comment="${comment}"/><white x="9" y="1" eval="nice"/></moves>`;
    const document = open(record(moves));
    deepEqual(rulesOf(document), ['literal-line-break', 'eval-value']);
    equal(document.board(100)?.comment?.slice(0, 3), '棋& ');
  });

  it('an attribute of 10 MB that is not closed leaves what stands behind it as it is', () => {
    const moves = `<moves><black x="1" y="1" comment="${'棋\n'.repeat(5_000_000)}/>\n<white x="9" y="1"/></moves>`;
    const document = open(record(moves));
    deepEqual(rulesOf(document), ['xml-lt-in-value']);
    equal(document.board()?.node.move, 2);
  });

  it('a line of 10 MB', () => {
    const document = open(record(`<moves>${'<black type="pass"/><white type="pass"/>'.repeat(250_000)}</moves>`));
    deepEqual(rulesOf(document), []);
    equal(document.board()?.node.move, 500_000);
  });
});

describe('Encodings and names', () => {
  it('a declaration of GB 2312 in a text that was decoded is an error, and all else is read', () => {
    const text = `<?xml version="1.0" encoding="gb2312"?>\n${record('<moves><black x="19" y="1"/></moves>')}`;
    deepEqual(rulesOf(open(text)), ['encoding-utf-8', 'coordinate-range']);
  });

  it('what could not be decoded is a warning, one for each run of it, and all else is read', () => {
    const text = record(
      '<moves><black x="1" y="1" comment="\ufffd\ufffd a \ufffd"/><!--\ufffd--><black x="1" y="1"/></moves>',
    );
    const document = open(text);
    const expected = ['undecodable-bytes', 'undecodable-bytes', 'undecodable-bytes', 'stone-on-occupied-point'];
    deepEqual(rulesOf(document), expected);
  });

  it('a file that is not UTF-8 is a warning, also where an editor has decoded it in another way', () => {
    const document = open(record('<moves><black x="1" y="1" comment="天元"/></moves>'));
    document.document.comesFrom({ name: 'a.wei7', bytes: 50 });
    document.finish();
    const [told] = document.diagnostics().list;
    deepEqual([told?.rule, told?.from, told?.to], ['undecodable-bytes', 50, 51]);
  });

  it('a replacement character that stands in the file is no fault', () => {
    const document = open(record('<moves><black x="1" y="1" comment="\ufffd"/></moves>'));
    document.document.comesFrom({ name: 'a.wei7', bytes: 'sound' });
    document.finish();
    deepEqual(rulesOf(document), []);
  });

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    it(`${name} is neither an element nor an attribute`, () => {
      const moves = `<moves><black x="1" y="1" ${name}="1"/><${name}/></moves>`;
      deepEqual(rulesOf(open(record(moves))), ['stone-unknown-attribute', 'moves-unknown-child']);
    });

    it(`${name} is no entity and no value`, () => {
      const moves = `<moves><black x="1" y="1" comment="&${name};" eval="${name}"/></moves>`;
      deepEqual(rulesOf(open(record(moves))), ['xml-reference', 'eval-value']);
    });
  }

  it('entities that a document type declares are neither fetched nor expanded', () => {
    const type =
      '<!DOCTYPE wei7 [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    const document = open(`${type}\n${record('<moves><black x="1" y="1" comment="&b;&c;"/></moves>')}`);
    deepEqual(rulesOf(document), []);
    equal(document.board()?.comment, '&b;&c;');
  });

  it('10,000 equal attributes are 9,999 too many', () => {
    const rules = rulesOf(open(record(`<moves><black ${'x="1" '.repeat(10_000)} y="1"/></moves>`)));
    equal(rules.length, 9_999);
    ok(rules.every((rule) => rule === 'xml-duplicate-attribute'));
  });
});
