import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { Body } from '../../src/server/body';
import { LongText } from '../../src/text/long-text';
import { Random } from '../support/random';

const SEED = 20261119;

/// What comes of JSON in pieces that end at these places.
function parsed(json: string, ends: readonly number[]): unknown {
  const body = new Body();
  let from = 0;
  for (const end of [...ends, json.length]) {
    body.add(json.slice(from, end));
    from = end;
  }
  return body.parsed();
}

const long = '说明 "a\\\\" \\ \u{1f600}\n\ud800 \u0007'.repeat(70);
const message = {
  jsonrpc: '2.0',
  id: 1,
  'text 0': ['text 0', -1.5e3, null, true, ''],
  params: { a: long, b: [long, 'b'] },
};

/// As `JSON.stringify` writes it, and with every character in four digits.
const spellings = [
  JSON.stringify(message),
  JSON.stringify(message).replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
];

describe('The body of a message', () => {
  it('is what JSON.parse makes of it, wherever its pieces end', () => {
    for (const json of spellings) {
      for (let end = 0; end < json.length; end += 1 + (end >> 8)) deepEqual(parsed(json, [end]), message);
    }
  });

  it(`is the same in many pieces (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let i = 0; i < 500; i++) {
      const json = random.pick(spellings);
      const ends = Array.from({ length: random.below(40) }, () => random.below(json.length)).sort((a, b) => a - b);
      deepEqual(parsed(json, ends), message);
    }
  });

  it('keeps what looks like what stands for a text while the rest is parsed', () => {
    const named = { 'text 0': 'text 0', 'text -0': 'text -0', long };
    const json = JSON.stringify(named);
    deepEqual(parsed(json, [json.length - 9]), named);
  });

  for (const broken of [
    '{"a":"b',
    '{"a":"b\\',
    '{"a":"b\\u12',
    '{"a":"b\n"}',
    '{"a":"\\x"}',
    '{"a":"b"',
    '"a""b"',
    '{"a":"b"}\\',
  ]) {
    it(`is none if it is broken: ${JSON.stringify(broken)}`, () => {
      for (let end = 0; end < broken.length; end++) throws(() => parsed(broken, [end]), SyntaxError);
    });
  }

  it('is none if a long text in it is', () => {
    const json = JSON.stringify({ long }).replace('\\n', '\n');
    throws(() => parsed(json, [1500]), SyntaxError);
  });

  it('keeps a long text in its pieces if it has the name that is asked for', () => {
    const text = long.repeat(400);
    const json = JSON.stringify({ text, other: text, list: [{ text: 'short' }] });
    const body = new Body();
    for (let at = 0; at < json.length; at += 65_536) body.add(json.slice(at, at + 65_536));
    equal(body.isLong, true);
    const message = body.parsed('text') as { text: LongText; other: string };
    ok(message.text instanceof LongText && message.text.pieces.length > 1);
    deepEqual({ ...message, text: `${message.text}` }, JSON.parse(json));
    deepEqual(body.parsed(), JSON.parse(json));
  });

  it('of many megabytes leaves little to be parsed in the end', () => {
    const text = `${long}\n`.repeat(800);
    const json = JSON.stringify({ method: 'textDocument/didOpen', params: { textDocument: { text } } });
    const body = new Body();
    for (let at = 0; at < json.length; at += 65_536) body.add(json.slice(at, at + 65_536));
    const { parse } = JSON;
    const lengths: number[] = [];
    JSON.parse = (given: string, ...rest: never[]) => {
      lengths.push(given.length);
      return parse(given, ...rest);
    };
    try {
      equal((body.parsed() as { params: { textDocument: { text: string } } }).params.textDocument.text, text);
    } finally {
      JSON.parse = parse;
    }
    deepEqual(
      lengths.map((length) => length < 200),
      [true],
    );
  });
});
