import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Node as JsonNode, type ParseError, parse as parseLoosely, parseTree } from 'jsonc-parser';
import { type At, elementsOf, membersAt, rootValue } from '../../src/syntax/json/access';
import { kindOf, numberOf, sizeOf, stringOf } from '../../src/syntax/json/value';
import type { Leaf } from '../../src/text/node';
import { type Fixture, fixtures, languageOf } from '../support/fixtures';
import { fuzzable, fuzzableIn } from '../support/fuzzable';
import { times } from '../support/length';
import { opened } from '../support/opened';
import { Random } from '../support/random';
import { slipped } from '../support/slips';
import { firstFault, type StrictFault } from '../support/strict-json';

/// All of them everywhere: what is said of 995 in 1,000 needs thousands.
const TEXTS = 4000;

interface Span {
  readonly from: number;
  readonly to: number;
}

/// A text, and what it is opened as.
interface Sample {
  readonly text: string;
  readonly language: string;
  readonly name?: string;
}

/// Under the name of its file where it has one: of a text whose first bracket is gone, that is what says which format it is.
const open = ({ text, language, name = `a.${language}` }: Sample) => opened(text, { language, name });

function syntaxFaults(sample: Sample): Span[] {
  const { list } = open(sample).diagnostics();
  return list.filter(({ rule }) => rule === 'json-syntax').map(({ from, to }) => ({ from, to }));
}

/// Records with one slip in each; what cannot be decoded is told in another way.
function slips(count: number, seed: number): Sample[] {
  const random = new Random(seed);
  const records = fuzzableIn('json').flatMap((format) => fixtures(format, 'good'));
  const short = records.filter(({ text }) => text.length < 3000);
  const samples: Sample[] = [];
  while (samples.length < count) {
    const record = random.pick<Fixture>(short);
    const { text } = slipped(record.text, random);
    if (!text.includes('\ufffd')) samples.push({ text, language: languageOf(record.format), name: record.name });
  }
  return samples;
}

const isJson = ({ text }: Sample): boolean => {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
};

/// A value as plain data with its place, from our own tree.
function ours({ node, at }: At): unknown {
  const kind = kindOf(node);
  const place = [at, at + sizeOf(node)];
  if (kind === 'array') return [...place, [...elementsOf({ node, at })].map(ours)];
  if (kind !== 'object') return [...place, scalarOf(kind, node as Leaf)];
  const members = membersAt({ node, at })?.list ?? [];
  return [
    ...place,
    members.map(({ name, keyAt, value, valueAt }) => [
      name,
      at + keyAt,
      value && ours({ node: value, at: at + valueAt }),
    ]),
  ];
}

function scalarOf(kind: string, leaf: Leaf): unknown {
  if (kind === 'number') return numberOf(leaf);
  if (kind === 'string') return stringOf(leaf);
  return kind === 'null' ? null : leaf.token === 'true';
}

/// The same from jsonc-parser's tree.
function theirs({ type, offset, length, children, value }: JsonNode): unknown {
  const place = [offset, offset + length];
  if (type === 'array') return [...place, (children ?? []).map(theirs)];
  if (type !== 'object') return [...place, value];
  const members = (children ?? []).map(({ children: [key, inner] = [] }) => [
    key?.value,
    key?.offset,
    inner && theirs(inner),
  ]);
  return [...place, members];
}

describe('JSON, compared with other parsers of it', () => {
  it('has no fault of syntax exactly where JSON.parse accepts', () => {
    const wrong = slips(TEXTS, 1).filter((sample) => (syntaxFaults(sample).length === 0) !== isJson(sample));
    deepEqual(wrong, []);
  });

  it('is judged by the strict parser of these tests as by JSON.parse', () => {
    const wrong = slips(TEXTS, 2).filter((sample) => (firstFault(sample.text) === undefined) !== isJson(sample));
    deepEqual(wrong, []);
  });

  it('has the values that jsonc-parser finds, at the same places', () => {
    for (const { text, ...as } of slips(TEXTS, 3).filter(isJson)) {
      const bare = text.replace(/^\ufeff/, ' ');
      const root = rootValue(open({ text: bare, ...as }).document.root);
      const tree = parseTree(bare);
      deepEqual(root && ours(root), tree && theirs(tree), bare);
    }
  });

  it('has its first fault where the catalogue underlines it, in 995 of 1,000 texts with one slip', () => {
    const faulty = slips(TEXTS, 4).filter((sample) => !isJson(sample));
    const elsewhere = faulty.filter((sample) => !isAt(syntaxFaults(sample)[0], underlined(sample)));
    ok(elsewhere.length <= faulty.length / 200, JSON.stringify(elsewhere, undefined, 1));
  });

  it('has its first fault in the token where jsonc-parser has its own, when that is wrong in itself', () => {
    const elsewhere = slips(TEXTS, 5).filter(({ text }) => {
      const wanted = firstFault(text);
      if (!wanted || !['bad word', 'comment', 'bad string'].includes(wanted.kind)) return false;
      const first = firstError(text);
      return first === undefined || first < wanted.from || first > wanted.to;
    });
    deepEqual(elsewhere, []);
  });

  it('has one fault for one slip in 9 of 10 texts, and never more than 4', () => {
    const counts = slips(TEXTS, 6).map((sample) => syntaxFaults(sample).length);
    const faulty = counts.filter((count) => count > 0);
    const single = faulty.filter((count) => count === 1).length;
    const most = Math.max(...faulty);
    ok(single / faulty.length > 0.9 && most <= 4, `${single} of ${faulty.length} have one, the worst ${most}`);
  });
});

/// The catalogue of Dots and Boxes has three places of its own: of a comment the sign that opens it, after the last comma the
/// bracket, and where the text ends early its end.
function underlined({ text, language }: Sample): Span | undefined {
  const wanted = firstFault(text);
  if (!wanted || language !== 'ccgc') return wanted;
  const { kind, from, to } = wanted;
  if (kind === 'comment') return { from, to: from + 2 };
  if (kind === 'early end') return { from: text.length, to: text.length };
  const after = to + text.slice(to).search(/\S/);
  return kind === 'trailing comma' ? { from: after, to: after + 1 } : wanted;
}

const isAt = (got: Span | undefined, wanted: Span | undefined): boolean =>
  got !== undefined && got.from === wanted?.from && got.to === wanted.to;

/// Where jsonc-parser sees the first thing wrong.
function firstError(text: string): number | undefined {
  const errors: ParseError[] = [];
  parseLoosely(text.replace(/^\ufeff/, ' '), errors, { disallowComments: true, allowTrailingComma: false });
  return errors.map(({ offset }) => offset).sort((a, b) => a - b)[0];
}

describe('One slip of the fingers in a sound record', () => {
  for (const format of fuzzable()) {
    it(`${format}: costs at most 1.5 errors in the mean and 3 at the 95th percentile`, () => {
      const random = new Random(7);
      const records = fixtures(format, 'good').filter(({ text }) => text.length < 3000);
      const costs = Array.from({ length: times(2000) }, () => {
        const { text, name } = random.pick(records);
        const { list } = opened(slipped(text, random).text, { language: languageOf(format), name }).diagnostics();
        return list.filter(({ severity }) => severity === 'error').length;
      }).sort((a, b) => a - b);
      const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
      ok(mean <= 1.5, `mean ${mean}`);
      ok(
        (costs[Math.floor(costs.length * 0.95)] as number) <= 3,
        `95th percentile ${costs[Math.floor(costs.length * 0.95)]}`,
      );
    });
  }
});

describe('The first fault of JSON is underlined as the catalogue says', () => {
  /// The text between ⟦ and ⟧ is what is underlined.
  const cases: Readonly<Record<string, readonly string[]>> = {
    'a comment, all of it': ['{⟦// a⟧\n}', '{⟦/* a\n b */⟧}', '⟦// a⟧', '⟦/* {"a":1}⟧'],
    'the comma before a closer': ['{"a":1⟦,⟧}', '[1⟦,⟧]', '[1,2⟦,⟧ \n]'],
    'the token met instead of another': [
      '{"a" ⟦1⟧}',
      '{"a":1 ⟦"b"⟧:2}',
      '[1⟦:⟧2]',
      '[1,⟦,⟧2]',
      '{"a":⟦,⟧"b":1}',
      '[1]⟦]⟧',
      '{} ⟦{⟧}',
      '{}⟦;⟧',
      '[1⟦}⟧',
      '{"a":[1⟦}⟧',
      '{⟦1⟧:2}',
      '{"a":1,⟦{⟧:2}',
      '[{⟦,⟧{"b":1}]',
      '{"a":[⟦,⟧"b":1}',
      '{"steps":{⟦]⟧,"b":1}',
    ],
    'a word, number or sign that is none': [
      '[⟦NaN⟧]',
      '[⟦05⟧]',
      '[⟦7.⟧]',
      '[⟦+1⟧]',
      '[⟦-⟧]',
      '[⟦.5⟧]',
      '[⟦1e⟧]',
      "[⟦'x'⟧]",
      '[⟦1，2⟧]',
      '[⟦“x”⟧]',
      '{⟦a⟧:1}',
      '[⟦True⟧]',
      '[⟦\u0000⟧]',
      '[1,⟦\ufeff2⟧]',
      '[⟦a⟧/* */]',
    ],
    'a string with something in it that JSON has not': ['["a",⟦"\\x"⟧]', '[⟦"\t"⟧]', '[⟦"\\u12g4"⟧]', '{⟦"\u0001"⟧:1}'],
    'a string that is not closed, to the end of the line': ['[⟦"a, 1]⟧\n', '{"a":⟦"b}⟧\r\n}', '[⟦"a\\⟧\n"]', '⟦"⟧'],
    'the last token of a text that ends early': ['{"a":⟦1⟧', '{"a"⟦:⟧', '[1⟦,⟧', '⟦{⟧\n', '{⟦"a"⟧ '],
    'nothing, at the start, of an empty text': ['⟦⟧', '⟦⟧ \n'],
  };

  for (const [what, texts] of Object.entries(cases)) {
    for (const marked of texts) {
      const text = marked.replace(/[⟦⟧]/g, '');
      const span = { from: marked.indexOf('⟦'), to: marked.indexOf('⟧') - 1 };

      it(`${what}: ${JSON.stringify(text)}`, () => {
        deepEqual(syntaxFaults({ text, language: 'wei7' })[0], span);
      });

      it(`the strict parser of these tests agrees: ${JSON.stringify(text)}`, () => {
        const { from, to } = firstFault(text) as StrictFault;
        deepEqual({ from, to }, span);
      });
    }
  }

  it('a BOM at the start is no fault', () => {
    equal(syntaxFaults({ text: '\ufeff{}', language: 'wei7' }).length, 0);
  });
});
