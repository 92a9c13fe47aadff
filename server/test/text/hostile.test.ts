import { deepEqual, doesNotThrow, equal, ok } from 'node:assert/strict';
import { DEFAULT_PREFERENCES } from '../../src/language/diagnostics';
import { normalised } from '../../src/language/normalise';
import { finished, textOf } from '../../src/text/edit';
import { fixtures, languageOf } from '../support/fixtures';
import { FOREIGN, TYPED } from '../support/foreign';
import { fuzzable } from '../support/fuzzable';
import { OF_A_PLACE, OF_ALL } from '../support/help';
import { some, times } from '../support/length';
import { type Opened, opened } from '../support/opened';
import { Random } from '../support/random';

const LEVELS = times(100_000);

/// What grows with the square of it is told from what grows with it only where there is much.
const NAMES = 100_000;

const head = '{"format":"wei7","version":"3.0","size":1000,"tree":';

const open = (text: string, language = 'wei7'): Opened => opened(text, { language, name: `a.${language}` });

/// Looks at everything that can be asked of a document and of places in it, and at as many of its faults as are shown.
function exercise(text: string, language: string, places = [0, text.length >> 1, text.length]): void {
  const document = opened(text, { language, name: `a.${language}`, publishes: DEFAULT_PREFERENCES });
  document.board();
  for (const help of Object.values(OF_ALL)) finished(help(document.document, 0));
  for (const offset of places) {
    document.board(offset);
    for (const help of Object.values(OF_A_PLACE)) finished(help(document.document, offset));
  }
  equal(textOf(document.document.root), text);
}

const rulesOf = (document: Opened): string[] => document.diagnostics().list.map(({ rule }) => rule);

/// A game of one move a branch, every branch inside the one before.
function nestedGame(levels: number): string {
  const lines: string[] = [];
  for (let i = 0; i < levels; i++) {
    const point = `{"x":${i % 1000},"y":${2 * Math.floor(i / 1000)}}`;
    lines.push(`{"steps":[{"action":{"type":"move","value":{"color":${(i % 2) + 1},"point":${point}}}}],"branches":[`);
  }
  return `${head}${lines.join('')}${']}'.repeat(levels)}}`;
}

describe('No text makes the program fail', () => {
  for (const format of fuzzable()) {
    const language = languageOf(format);

    it(`${format}: random signs`, () => {
      const random = new Random(5);
      for (let i = 0; i < times(500); i++) {
        const text = Array.from({ length: random.below(200) }, () => random.pick(TYPED)).join('');
        doesNotThrow(() => exercise(text, language), JSON.stringify(text));
      }
    });

    it(`${format}: random bytes`, () => {
      const random = new Random(6);
      for (let i = 0; i < times(300); i++) {
        const bytes = Uint8Array.from({ length: random.below(400) }, () => random.below(256));
        for (const encoding of ['utf-8', 'gb18030', 'utf-16le', 'latin1']) {
          doesNotThrow(() => exercise(new TextDecoder(encoding).decode(bytes), language));
        }
      }
    });

    it(`${format}: records cut off anywhere`, () => {
      for (const { text } of some(fixtures(format, 'good').slice(0, 4))) {
        for (let end = 0; end <= text.length; end++) exercise(text.slice(0, end), language, [end]);
        for (let start = 0; start <= text.length; start += 7) exercise(text.slice(start), language, [0]);
      }
    });

    it(`${format}: what belongs elsewhere`, () => {
      for (const text of FOREIGN) doesNotThrow(() => exercise(text, language), text);
    });

    for (const [name, text] of Object.entries({
      'opening brackets': '['.repeat(LEVELS),
      'closing brackets': ']'.repeat(LEVELS),
      'objects in objects': '{"a":'.repeat(LEVELS),
      'arrays in arrays': '['.repeat(LEVELS) + ']'.repeat(LEVELS),
      'brackets that do not fit': '[{'.repeat(LEVELS / 2) + ']}'.repeat(LEVELS / 2),
      commas: ','.repeat(LEVELS),
      quotes: '"'.repeat(LEVELS),
      'empty lines': '\r\n'.repeat(LEVELS),
      'comment openers': '/*'.repeat(LEVELS),
    })) {
      it(`${format}: ${LEVELS} ${name}`, () => {
        exercise(text, language);
      });
    }
  }

  it('a language that nobody knows has no diagnostics', () => {
    deepEqual(opened('{', { language: 'klingon' }).diagnostics().list, []);
  });
});

describe('Records that are strange', () => {
  it(`${LEVELS} branches inside each other have no fault, and a board at the last move`, () => {
    const text = nestedGame(LEVELS);
    const document = open(text);
    deepEqual(rulesOf(document), []);
    equal(document.board()?.node.move, LEVELS);
    equal(document.board(text.lastIndexOf('"color"'))?.node.move, LEVELS);
  });

  const namesOf = (count: number): string[] =>
    Array.from({ length: count }, (_, i) =>
      [17_576, 676, 26, 1].map((n) => String.fromCharCode(65 + (Math.floor(i / n) % 26))).join(''),
    );

  /// Seconds of a processor, whatever else it does meanwhile.
  function spent(work: () => void): number {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  }

  for (const [what, language, textOf] of [
    ['an object of wei7', 'wei7', (names) => `${head}{},${names.map((name) => `"${name}":1`).join()}}`],
    ['an object of JGF', 'jgf', (names) => `{${names.map((name) => `"${name}":1`).join()}}`],
    ['a tag', 'wei7', (names) => `<wei7 version="2.2" ${names.map((name) => `${name}="1"`).join(' ')}><tree/></wei7>`],
    ['a node of SGF', 'sgf', (names) => `(;FF[4]${names.map((name) => `${name}[]`).join('')})`],
  ] as readonly (readonly [string, string, (names: string[]) => string])[]) {
    it(`${what} with eight times as many unknown names takes no sixty-four times as long`, () => {
      const [few, many] = [NAMES / 8, NAMES].map((count) => textOf(namesOf(count))) as [string, string];
      const once = spent(() => exercise(few, language));
      const eightfold = spent(() => exercise(many, language));
      ok(eightfold < 24 * once, `${eightfold} s after ${once} s`);
    });
  }

  it('eight times as many things to mend in a node of SGF take no sixty-four times as long', () => {
    const [few, many] = [2000, 16_000].map((count) => `(;FF[4]GM[1]SZ[19];${'AE[aa]AB[bb]AW[cc]'.repeat(count)})`);
    const mend = (text: string | undefined): void => {
      const { document, checked } = open(text as string, 'sgf');
      ok((finished(normalised(document, checked))?.edits.length ?? 0) > 0);
    };
    const once = spent(() => mend(few));
    const eightfold = spent(() => mend(many));
    ok(eightfold < 24 * once, `${eightfold} s after ${once} s`);
  });

  it('a line of 10 MB', () => {
    const comment = `"comment":"${'棋'.repeat(500)}"`;
    const step = `{"action":{"type":"move","value":{"color":1,"point":null}},${comment}}`;
    const count = Math.ceil(10_000_000 / step.length);
    const document = open(`${head}{"steps":[${Array(count).fill(step).join(',')}]}}`);
    deepEqual([...new Set(rulesOf(document))], ['same-side-again']);
    equal(document.board()?.node.move, count);
  });

  it('every escape there is', () => {
    deepEqual(
      rulesOf(open(`${head}{"title":"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\uD83C\\udf89\\ud800\u007f\u2028"}}`)),
      [],
    );
  });

  it('numbers too large or too exact for a machine', () => {
    const times = ['1e-400', '0.1000000000000000055511151231257827', '-0', '8.6399999e4'];
    const steps = times.map((time) => `{"time":${time},"action":{"type":"message","value":""}}`);
    const rules = rulesOf(open(`${head}{"steps":[${steps.join(',')}]}}`));
    deepEqual(
      rules.filter((rule) => rule !== 'step-time-order'),
      [],
    );
  });
});

describe('Names that trip programs up', () => {
  const unknown = (name: string): string[] => rulesOf(open(`${head}{"${name}":1}}`));

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '']) {
    it(`${name || 'the empty name'} is a property that a tree has not`, () => {
      deepEqual(unknown(name), ['tree-unknown-property']);
    });
  }

  it('a name that stands twice is found behind its escapes', () => {
    deepEqual(rulesOf(open(`${head}{"title":"","\\u0074itle":""}}`)), ['duplicate-property']);
  });

  it('10,000 equal names are 9,999 too many', () => {
    const members = Array(10_000).fill('"title":""').join(',');
    equal(rulesOf(open(`${head}{${members}}}`)).length, 9_999);
  });
});
