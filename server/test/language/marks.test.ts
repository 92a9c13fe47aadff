/// A node with very many marks: the board pauses while they are looked at, and tells of each once.

import { equal, ok } from 'node:assert/strict';
import { boardAt } from '../../src/language/board';
import { converted } from '../../src/language/converting';
import { normalised } from '../../src/language/normalise';
import { finished } from '../../src/text/edit';
import { type Opened, opened } from '../support/opened';
import { inSteps, ratio } from '../support/work';

const MARKS = 20_000;
const POINTS = 361;
const LETTERS = 'abcdefghijklmnopqrs';

/// So many marks may be looked at without a pause.
const MOST = 256;

const marks = (mark: (x: number, y: number) => string, between = ','): string =>
  Array.from({ length: MARKS }, (_, i) => mark(i % 19, Math.floor(i / 19) % 19)).join(between);

const wei7 = (node: string): string => `{"format":"wei7","version":"3.0","size":19,"tree":{${node}}}`;
const wei7Marks = `"marks":[${marks((x, y) => `{"point":{"x":${x},"y":${y}},"symbol":"a"}`)}]`;
const xml = (moves: string): string => `<wei7 version="2.2"><size>19</size><moves>${moves}</moves></wei7>`;
const xmlMarks = marks((x, y) => `<mark x="${x}" y="${y}" symbol="a"/>`, '');
const points = marks((x, y) => `{"x":${x},"y":${y}}`);
const jgf = (node: string): string => `{"record":{"format":"JGF","version":2},"board":{"size":19},"tree":[{${node}}]}`;

/// Ten a line, each with its sign.
const ishiMarks = Array.from({ length: MARKS / 10 }, (_, line) => {
  const targets = Array.from({ length: 10 }, (_, i) => 10 * line + i);
  const points = targets.map((i) => `${'ABCDEFGHJKLMNOPQRST'[i % 19]}${1 + (Math.floor(i / 19) % 19)}`);
  return `MARK ${points.map((point) => `\\t@${point}`).join(' ')}\n`;
}).join('');

const records: readonly [what: string, language: string, text: string][] = [
  ['the set-up of wei7 3.0', 'wei7', wei7(`"pre":{${wei7Marks}},"steps":[]`)],
  [
    'a step of wei7 3.0',
    'wei7',
    wei7(`"steps":[{"action":{"type":"move","value":{"color":1,"point":null}},${wei7Marks}}]`),
  ],
  ['the set-up of wei7 2.2', 'wei7', xml(`<pre>${xmlMarks}</pre>`)],
  ['a move of wei7 2.2', 'wei7', xml(`${xmlMarks}<black type="pass"/>`)],
  ['the markup of JGF', 'jgf', jgf(`"markup":[{"type":"circle","coords":[${points}]}]`)],
  ['the score of JGF', 'jgf', jgf(`"score":[{"color":"black","coords":[${points}]}]`)],
  ['a move of Ishi', 'ishi', `EVENT a\nBOARDSIZE 19\nB 1 D4\n${ishiMarks}`],
  ['a node of SGF', 'sgf', `(;FF[4]GM[1]SZ[19]TR[${marks((x, y) => `${LETTERS[x]}${LETTERS[y]}`, '][')}])`],
];

const board = (document: Opened) => inSteps(boardAt(document.document));

describe('The marks of a node', () => {
  for (const [what, language, text] of records) {
    it(`are each told once, with pauses, if there are ${MARKS}: ${what}`, () => {
      const { steps, value } = board(opened(text, { language, name: `a.${language}` }));
      equal(value?.marks.length, POINTS);
      ok(steps >= MARKS / MOST, `${steps} steps`);
    });
  }

  for (const [what, language, text] of records) {
    it(`are read with pauses when it is converted: ${what}`, () => {
      const { document, checked } = opened(text, { language, name: `a.${language}` });
      const to = document.format?.specification.id === 'wei7-3.0' ? 'wei7-2.2' : 'wei7-3.0';
      const { steps, value } = inSteps(converted(document, checked, to));
      ok(steps >= MARKS / MOST, `${steps} steps`);
      ok(value && 'texts' in value);
    });
  }

  it('are put right together in time that grows as they do', () => {
    const mending = (times: number) => {
      const text = `(;FF[4]GM[1]CA[UTF-8]SZ[19]TR[${Array.from({ length: times }, () => all).join('][')}])`;
      const { document, checked } = opened(text, { language: 'sgf', name: 'a.sgf' });
      return () =>
        equal(finished(normalised(document, checked))?.text.length, `(;FF[4]GM[1]CA[UTF-8]SZ[19]TR[${all}])`.length);
    };
    const all = Array.from({ length: POINTS }, (_, i) => `${LETTERS[i % 19]}${LETTERS[Math.floor(i / 19)]}`).join('][');
    const more = ratio(mending(48), mending(6));
    ok(more < 20, `${more} times as much`);
  });

  it('are all told where a point has several', () => {
    const text = '(;FF[4]GM[1]SZ[19]TR[aa]CR[aa]LB[aa:1][aa:2][aa:1])';
    equal(board(opened(text, { language: 'sgf', name: 'a.sgf' })).value?.marks.length, 4);
  });
});
