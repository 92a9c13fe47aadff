import { deepEqual, equal, ok } from 'node:assert/strict';
import { fixesIn, type Offer, sureFixes } from '../../../../src/language/fixes';
import { textAfter } from '../../../../src/text/after';
import { finished } from '../../../../src/text/edit';
import { fixtures } from '../../../support/fixtures';
import { EVERYTHING, Opened } from '../../../support/opened';
import { Random } from '../../../support/random';
import { slipped } from '../../../support/slips';

const SEED = Number(process.env.SEED ?? 20250505);

const open = (text: string, name?: string): Opened => new Opened(text, { language: 'wei7', name }).finish();

const offersFor = (opened: Opened): readonly Offer[] =>
  fixesIn(opened.document, opened.checked, 0, Number.POSITIVE_INFINITY, EVERYTHING);

/// What is wrong with a text, by rule.
const faultsOf = (opened: Opened): string[] =>
  opened
    .diagnostics()
    .list.flatMap(({ rule, severity }) => (severity === 'info' && rule !== 'quarter-points' ? [] : [rule]));

/// The text after the first thing that is offered, or the first so called.
function mended(text: string, title = /./): string | undefined {
  const opened = open(text);
  const offer = offersFor(opened).find((one) => title.test(one.title));
  return offer && textAfter(opened.document.root, offer.edits);
}

const titles = (text: string): string[] => offersFor(open(text)).map(({ title }) => title);

const record = (moves: string, game = '', head = 'version="2.2"'): string =>
  `<wei7 ${head}>\n  <size>9</size>\n${game}  <moves>\n    ${moves}\n  </moves>\n</wei7>\n`;
const RULES = '  <game><rules komi="7.5"/></game>\n';
const B = '<black x="4" y="4"/>';
const MARKED = '<mark x="1" y="1" symbol="a"/>';

const slips: readonly (readonly [what: string, wrong: string, right: string])[] = [
  ['zeros of komi', record(B, RULES.replace('7.5', '07.50')), record(B, RULES)],
  [
    'zeros of a margin',
    record(B, '<game><result winner="black" margin="03.0"/></game>'),
    record(B, '<game><result winner="black" margin="3"/></game>'),
  ],
  ['zeros of a coordinate', record(B.replace('"4"', '"04"')), record(B)],
  ['a quarter of komi', record(B, RULES.replace('7.5', '3.75')), record(B, RULES)],
  ['a komi of 0', record(B, RULES.replace('7.5', '0')), record(B, RULES.replace(' komi="7.5"', ''))],
  ['a comma in komi', record(B, RULES.replace('7.5', '7,5')), record(B, RULES)],
  ['a version that is missing', record(B).replace(' version="2.2"', ''), record(B)],
  ['another version of XML', `<?xml version="1.1"?>${record(B)}`, `<?xml version="1.0"?>${record(B)}`],
  [
    'another encoding',
    `<?xml version="1.0" encoding="gb2312"?>${record(B)}`,
    `<?xml version="1.0" encoding="UTF-8"?>${record(B)}`,
  ],
  ['a size that is missing', record(B).replace('\n  <size>9</size>', ''), record(B).replace('>9<', '>19<')],
  [
    'moves that are missing',
    '<wei7 version="2.2">\n  <size>9</size>\n</wei7>',
    '<wei7 version="2.2">\n  <size>9</size>\n  <moves><pre/></moves>\n</wei7>',
  ],
  ['a winner that is missing', record(B, '<game><result/></game>'), record(B, '<game><result winner="black"/></game>')],
  [
    'a sign that is missing',
    record(`${MARKED}<mark x="2" y="2"/>${B}`),
    record(`${MARKED}<mark x="2" y="2" symbol="b"/>${B}`),
  ],
  ['a move without a point', record('<black/>'), record('<black type="pass"/>')],
  ['a pass with a coordinate', record('<black type="pass" x="3"/>'), record('<black type="pass"/>')],
  [
    'the order of size and moves',
    `<wei7 version="2.2">\n  <moves>\n    ${B}\n  </moves>\n  <size>9</size>\n</wei7>`,
    `<wei7 version="2.2">\n  <size>9</size>\n  <moves>\n    ${B}\n  </moves>\n</wei7>`,
  ],
  [
    'a line break in a comment',
    record('<black x="4" y="4" comment="a\r\nb"/>'),
    record('<black x="4" y="4" comment="a&#10;b"/>'),
  ],
  [
    'a line break in a title',
    record('<black x="4" y="4" title="a&#10;b"/>'),
    record('<black x="4" y="4" title="a b"/>'),
  ],
  [
    'a title that is too long',
    record(`<black x="4" y="4" title="${'&amp;'.repeat(130)}"/>`),
    record(`<black x="4" y="4" title="${'&amp;'.repeat(128)}"/>`),
  ],
  [
    'a bare ampersand',
    record('<black x="4" y="4" comment="a & b"/>'),
    record('<black x="4" y="4" comment="a &amp; b"/>'),
  ],
  [
    'a raw less-than sign',
    record('<black x="4" y="4" comment="a < b"/>'),
    record('<black x="4" y="4" comment="a &lt; b"/>'),
  ],
  ['an end tag of another name', record(B).replace('</moves>', '</move>'), record(B)],
  ['a start tag of another name', record(B).replace('<size>', '<siz>'), record(B)],
  ['a start tag with a name that does not belong there', record(B).replace('<moves>', '<black>'), record(B)],
  ['a start tag of the record of another name', record(B).replace('<wei7', '<we7'), record(B)],
  [
    'an end tag that is missing',
    record(`<moves>\n      ${B}\n    ${B}`),
    record(`<moves>\n      ${B}\n    </moves>\n    ${B}`),
  ],
  ['a text that breaks off', record(B).replace('\n  </moves>\n</wei7>\n', ''), record(B).trimEnd()],
  ['the case of an element', record(B.replace('black', 'Black')), record(B)],
  [
    'the case of an element with two tags',
    record('<Black x="4" y="4"></Black>'),
    record('<black x="4" y="4"></black>'),
  ],
  ['the case of a value', record('<black type="PASS"/>'), record('<black type="pass"/>')],
  ['the case of an attribute', record(B.replace('x=', 'X=')), record(B)],
  ['an attribute that is unknown', record(B.replace('/>', ' size="1"/>')), record(B)],
  ['a type in a pre', record(`<pre>${B.replace('/>', ' type="normal"/>')}</pre>`), record(`<pre>${B}</pre>`)],
  [
    'a quotation mark that is missing',
    record(`<black x="4" y="4/>\n    ${B}`),
    record(`<black x="4" y="4"/>\n    ${B}`),
  ],
  ['quotation marks that are missing', record('<black x="4" y=4/>'), record(B)],
  ['a blank that is missing', record('<black x="4"y="4"/>'), record(B)],
  ['a quotation mark that is missing before another attribute', record('<black x="4 y="4"/>'), record(B)],
  ['an attribute without its value', record(B.replace(' x', ' comment=\n x')), record(B.replace(' x', '\n x'))],
  ['an equals sign that is missing', record('<black x="4" y"4"/>'), record(B)],
  [
    'the end of a tag that is missing',
    record(`<black x="4" y="4"\n    <white x="2" y="2"/>`),
    record(`<black x="4" y="4"/>\n    <white x="2" y="2"/>`),
  ],
  ['an attribute that stands twice', record(B.replace('/>', ' x="4"/>')), record(B)],
  ['hyphens in a comment', record(`<!-- a -- b --->${B}`), record(`<!-- a - - b --->${B}`)],
  ['a hyphen too many at the end of a comment', record(`<!-- a --->${B}`), record(`<!-- a - -->${B}`)],
  ['a comment that is not closed', record(`<!-- why\n    ${B}`), record(`<!-- why -->\n    ${B}`)],
  ['a comment that is closed by half', record(`<!-- why ->\n    ${B}`), record(`<!-- why -->\n    ${B}`)],
  [
    'a declaration that does not stand at the start',
    `\n<?xml version="1.0"?>\n${record(B)}`,
    `<?xml version="1.0"?>\n\n${record(B)}`,
  ],
  [
    'a declaration without a version',
    `<?xml encoding="utf-8"?>\n${record(B)}`,
    `<?xml version="1.0" encoding="UTF-8"?>\n${record(B)}`,
  ],
  [
    'a second declaration',
    `<?xml version="1.0"?>\n<?xml version="1.0"?>\n${record(B)}`,
    `<?xml version="1.0"?>\n${record(B)}`,
  ],
  ['a DOCTYPE that comes too late', `${record(B)}<!DOCTYPE wei7>\n`, `<!DOCTYPE wei7>\n${record(B)}`],
  ['a second DOCTYPE', `<!DOCTYPE wei7>\n<!DOCTYPE wei7>\n${record(B)}`, `<!DOCTYPE wei7>\n${record(B)}`],
  ['text behind the record', `${record(B)}the -- end\n`, `${record(B)}<!-- the - - end -->\n`],
  ['an end tag behind the record', `${record(B)}</wei7>\n`, record(B)],
  ['text between moves', record(`${B}\n    good`), record(`${B}\n    <!-- good -->`)],
  [
    'a wide sign of a mark',
    record(`${MARKED.replace('"a"', '"Ａ"')}${B}`),
    record(`${MARKED.replace('"a"', '"A"')}${B}`),
  ],
  [
    'a long sign of a mark',
    record(`${MARKED.replace('"a"', '"b2"')}${B}`),
    record(`${MARKED.replace('"a"', '"b"')}${B}`),
  ],
  ['a sign of a mark that cannot be', record(`${MARKED.replace('"a"', '"△"')}${B}`), record(`${MARKED}${B}`)],
  ['an empty sign of a mark', record(`${MARKED.replace('"a"', '""')}${B}`), record(`${MARKED}${B}`)],
  ['a size by two numbers', record(B).replace('>9<', '>9x9<'), record(B)],
  ['a noughted size', record(B).replace('>9<', '>09<'), record(B)],
  ['an attribute of size', record(B).replace('<size>', '<size of="all">'), record(B)],
  [
    'a time with a blank',
    record(B, '  <game><time>2020/01/02 10:00</time></game>\n'),
    record(B, '  <game><time>2020-01-02T10:00:00</time></game>\n'),
  ],
  [
    'a date alone',
    record(B, '  <game><time>2020-01-02</time></game>\n'),
    record(B, '  <game><time>2020-01-02T00:00:00</time></game>\n'),
  ],
  ['an element that stands twice', record(B, `${RULES}  <game/>\n`), record(B, RULES)],
  ['a stone of a pre that stands twice', record(`<pre>${B}<white x="4" y="4"/></pre>`), record(`<pre>${B}</pre>`)],
  ['a comma between attributes', record('<black x="4", y="4"/>'), record(B)],
  ['a pre that is not the first', record(`${B}\n    <pre title="t"/>`), record(`<pre title="t"/>\n    ${B}`)],
  ['a mark that is the last', record(`${B}\n    ${MARKED}`), record(`${MARKED}\n    ${B}`)],
  [
    'a mark before a variation',
    record(`${B}${MARKED}<moves>${B.replace('4', '5')}</moves><white x="2" y="2"/>`),
    record(`${B}<moves>${B.replace('4', '5')}</moves>${MARKED}<white x="2" y="2"/>`),
  ],
  [
    'several marks that are the last',
    record(`${B}\n    ${MARKED}\n    ${MARKED.replace('"a"', '"b"')}`),
    record(`${MARKED}\n    ${MARKED.replace('"a"', '"b"')}\n    ${B}`),
  ],
  ['the case of the version', record(B, '', 'Version="2.2"'), record(B)],
  ['the case of the size', record(B).replace(/size>/g, 'Size>'), record(B)],
  [
    'a line break of a title in the text',
    record('<black x="4" y="4" title="a\r\nb"/>'),
    record('<black x="4" y="4" title="a b"/>'),
  ],
  ['zeros of komi behind a reference', record(B, RULES.replace('7.5', '7&#46;50')), record(B, RULES)],
  ['the name of the outermost element', record(B).replaceAll('wei7', 'WEI7'), record(B)],
  [
    'what stands in a move',
    record('<black x="4" y="4">good</black>'),
    record('<black x="4" y="4"><!-- good --></black>'),
  ],
  [
    'a comment of a set-up stone',
    record(`<pre>${B.replace('/>', ' comment="a"/>')}</pre>`),
    record(`<pre comment="a">${B}</pre>`),
  ],
  ['the side of a problem', record(`<pre problem="white"/>${B}`), record(`<pre problem="black"/>${B}`)],
  ['a line without a step', record(`<moves>${B}</moves>`), record(`<pre/>\n    <moves>${B}</moves>`)],
  ['a line with nothing in it', record(`${B}\n    <moves></moves>`), record(B)],
  [
    'a text with nothing but a declaration',
    '<?xml version="1.0"?>\n',
    '<?xml version="1.0"?>\n<wei7 version="2.2">\n  <size>19</size>\n  <moves><pre/></moves>\n</wei7>\n',
  ],
  [
    'a variation behind its move',
    record(`${B}\n    <moves><black x="3" y="3"/></moves>`),
    record(`<moves><black x="3" y="3"/></moves>\n    ${B}`),
  ],
];

describe('Quick fixes of wei7 2.2', () => {
  for (const [what, wrong, right] of slips) {
    it(`put ${what} right`, () => equal(mended(wrong), right));
  }

  it('name the words that can stand where there is another one', () => {
    deepEqual(titles(record(B, '<game><result winner="B"/></game>')), [
      'Write `black`',
      'Write `white`',
      'Write `neither`',
    ]);
  });

  it('offer nothing that contradicts the rest of the record', () => {
    deepEqual(titles(record(B, '<game><result margin="2.5"/></game>')), [
      'Insert `winner="black"`',
      'Insert `winner="white"`',
    ]);
    deepEqual(titles(record(B, '<game><result winner="black" margin="511.75"/></game>')), []);
    deepEqual(titles(record(B, RULES.replace('7.5', '7.75'))), []);
  });

  it('leave out what cannot be put right, but no move', () => {
    const margin = record(B, '<game><result winner="black" margin="600"/></game>');
    const stone = record('<pre><black x="99" y="1"/><black x="1" y="1"/></pre>');
    deepEqual([margin, stone, record('<black x="99" y="1"/>')].map(titles), [
      ['Remove `margin`'],
      ['Remove `<black>`'],
      [],
    ]);
  });

  it('guess no value that is missing, and leave the attribute behind it as it is', () => {
    const text = record('<black x= y="4"/>');
    const opened = open(text);
    equal(textAfter(opened.document.root, finished(sureFixes(opened.document, opened.checked))), text);
    deepEqual(titles(text), []);
  });

  it('mend a name once where something is missing for it', () => {
    const opened = open(record(B, '', 'Version="2.2"').replace(/size>/g, 'Size>'));
    equal(textAfter(opened.document.root, finished(sureFixes(opened.document, opened.checked))), record(B));
  });

  it('rename a file', () => {
    const [offer] = offersFor(open(record(B), 'game.xml'));
    equal(offer?.rename, 'game.wei7');
  });

  it('mend all faults of a kind at once', () => {
    const text = record('<black x="04" y="04"/><white x="01" y="2"/>');
    equal(mended(text, /all 3/), record('<black x="4" y="4"/><white x="1" y="2"/>'));
  });

  it('leave nothing of what they can only mend in one way', () => {
    const wrong = record('<Black x="04" y="4"/><white type="PASS" x="1"/>', RULES.replace('7.5', '7.50'));
    const opened = open(wrong);
    const right = textAfter(opened.document.root, finished(sureFixes(opened.document, opened.checked)));
    ok(faultsOf(open(right)).length < faultsOf(opened).length);
  });

  it('that are sure mend their fault and make no other, in every conformance case', () => {
    for (const { text, file } of fixtures('wei7-2.2', 'bad')) {
      const opened = open(text);
      const before = faultsOf(opened);
      for (const { edits, title, at, sure } of offersFor(opened)) {
        if (!sure || !at) continue;
        const after = faultsOf(open(textAfter(opened.document.root, edits)));
        ok(after.length < before.length || before.length === 0, `${file}: ${title}: ${before} → ${after}`);
      }
    }
  });

  it(`never throw, and give edits apart from each other, in damaged records (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text: whole } of fixtures('wei7-2.2', 'good').filter((one) => one.text.length < 5000)) {
      for (let round = 0; round < 12; round++) {
        let text = whole;
        for (let i = 1 + random.below(4); i > 0; i--) text = slipped(text, random).text;
        const opened = open(text);
        for (const { edits, title } of offersFor(opened)) {
          let end = -1;
          for (const { from, to } of edits) {
            ok(from >= end && from <= to && to <= text.length, `${title}: ${JSON.stringify(edits)}`);
            end = to;
          }
        }
        finished(sureFixes(opened.document, opened.checked));
      }
    }
  });
});
