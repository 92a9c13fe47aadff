import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { type Converting, converted } from '../../src/language/converting';
import { finished } from '../../src/text/edit';
import { Opened } from '../support/opened';

/// With much that the other formats do not know.
const GAME = `(;FF[4]GM[1]CA[UTF-8]SZ[9]
EV[Harbour Cup]PB[Ann]PW[棋手]ON[low]

;B[ee]BM[2]AR[aa:cc]DD[ab]C[first 好]
 (;W[cc]BL[33.5];B[dd])
 (;N[empty]
 ;W[gg]TB[ha][ia]XY[own\\]one])
 (;AB[ii]AE[ee]C[set up]
 ;W[hh]))
`;

function convert(text: string, from: string, to: string, how: Converting = {}) {
  const { document, checked } = new Opened(text, { language: from, name: `a.${from}` }).finish();
  const outcome = finished(converted(document, checked, to, how));
  if (!outcome || 'refusal' in outcome) throw new Error(outcome?.refusal.en ?? 'there is no conversion');
  return { text: outcome.texts[0] ?? '', losses: outcome.losses };
}

const carrying = (to: string): string => convert(GAME, 'sgf', to, { carry: true }).text;
const back = (text: string, from: string): string => convert(text, from, 'sgf').text.replace(/AP\[.*?\]/, '');
const codesOf = (text: string, from: string, to: string): string[] =>
  convert(text, from, to).losses.map(({ code }) => code);

/// As it is written when nothing is lost: by way of itself.
const whole = (): string => back(carrying('jgf'), 'jgf');

/// With what the model of all formats has no place for.
const TAKEN_BACK = `{ "format": "wei7", "version": "3.0", "size": 9, "tree": { "steps": [
  { "action": { "type": "move", "value": { "color": 1, "point": { "x": 4, "y": 4 } } }, "time": 4.25 },
  { "action": { "type": "move", "value": { "color": 2, "point": { "x": 2, "y": 2 } } } },
  { "action": { "type": "takeback", "value": 1 } },
  { "action": { "type": "message", "value": "好" } },
  { "action": { "type": "move", "value": { "color": 2, "point": { "x": 6, "y": 6 } } } } ] } }`;

describe('What only the text of a record says', () => {
  const there = (to: string) => convert(TAKEN_BACK, 'wei7', to, { carry: true });
  const changed = () => there('sgf').text.replace(';W[gg]', ';W[gg];B[aa]');

  for (const to of ['jgf', 'ishi', 'sgf']) {
    it(`comes back when it was carried along: ${to}`, () => {
      deepEqual(
        [convert(there(to).text, to, 'wei7-3.0').text, there(to).losses.every(({ carried }) => carried)],
        [TAKEN_BACK, true],
      );
    });
  }

  it('is lost with a word where somebody has changed the record since', () => {
    match(changed(), /;W\[gg\];B\[aa\]/);
    const { text, losses } = convert(changed(), 'sgf', 'wei7-3.0');
    deepEqual(
      losses.map(({ code }) => code),
      ['loss/timeline', 'loss/takeback'],
    );
    match(text, /"x": 0, "y": 0/);
  });

  it('goes on to a third format, which tells of it again', () => {
    const { text } = convert(there('sgf').text, 'sgf', 'jgf', { carry: true });
    equal(convert(text, 'jgf', 'wei7-3.0').text, TAKEN_BACK);
    deepEqual(
      codesOf(there('sgf').text, 'sgf', 'wei7-2.2').filter((code) => /takeback|timeline/.test(code)),
      ['loss/timeline', 'loss/takeback'],
    );
  });

  it('is not believed: what is put back says what would be written', () => {
    const other = there('sgf').text.replace(/x(\\+)": 6/, 'x$1": 7');
    ok(other !== there('sgf').text);
    match(convert(other, 'sgf', 'wei7-3.0').text, /"x": 6, "y": 6/);
  });
});

describe('What another format has no place for', () => {
  for (const to of ['jgf', 'ishi']) {
    it(`comes back when it was carried along: ${to}`, () => {
      const text = back(carrying(to), to);
      for (const said of GAME.match(/[A-Z]+\[(?:\\.|[^\]\\])*\]/g) ?? [])
        if (!/^(?:CA|SZ|FF|GM)/.test(said)) ok(text.includes(said), `${said} is not in ${text}`);
    });

    it(`is not there unless it was asked for: ${to}`, () => {
      const { text } = convert(GAME, 'sgf', to);
      ok(!/qipu"|USER Qipu/.test(text), text);
    });

    it(`is sound there: ${to}`, () => {
      const found = new Opened(carrying(to), { language: to, name: `a.${to}` }).finish();
      deepEqual(found.diagnostics().list, []);
    });
  }

  it('is told to be carried along, but not what had been lost when the record was read', () => {
    const { losses } = convert(GAME.replace('PB[Ann]', 'PB[Ann]KM[x]'), 'sgf', 'ishi', { carry: true });
    deepEqual([...new Set(losses.filter(({ carried }) => !carried).map(({ code }) => code))], ['loss/damaged']);
  });

  it('is in SGF a private property that nobody is warned of', () => {
    const { text } = convert(JSON.stringify({ ...RECORD, meta: { mine: 1 } }), 'jgf', 'sgf', { carry: true });
    match(text, /QP\[\{"of":"jgf"/);
    const found = new Opened(text, { language: 'sgf', name: 'a.sgf' }).finish().diagnostics().list;
    deepEqual([...new Set(found.map(({ rule }) => rule))], ['private-property']);
  });

  it('says nothing any more where it has been changed since', () => {
    const text = carrying('ishi').replace('first ?', 'changed');
    match(back(text, 'ishi'), /C\[changed\n/);
    match(back(text, 'ishi'), /BM\[2\]/);
  });

  it('stays with its moves when others are added elsewhere', () => {
    const text = carrying('jgf')
      .replace('"tree": [\n    {},', '"tree": [\n    {},\n    ')
      .replace(
        /(\{ "move": \{ "color": "black", "x": 3, "y": 3 \} \})/,
        '$1, { "move": { "color": "white", "x": 0, "y": 8 } }',
      );
    const text2 = back(text, 'jgf');
    match(text2, /;B\[dd\];W\[ai\]\)/);
    match(text2, /XY\[own/);
  });

  it('is lost with a word when it has been damaged', () => {
    const text = carrying('ishi').replace('{"is":', '{"is"');
    ok(codesOf(text, 'ishi', 'sgf').includes('loss/private'), codesOf(text, 'ishi', 'sgf').join(' '));
  });

  it('goes on to a third format, which tells again what it cannot hold', () => {
    const third = codesOf(carrying('jgf'), 'jgf', 'wei7-3.0');
    const straight = codesOf(GAME, 'sgf', 'wei7-3.0');
    deepEqual(
      straight.filter((code) => !third.includes(code)),
      [],
    );
  });

  it('is the same by whichever way it has come', () => {
    equal(back(carrying('ishi'), 'ishi'), whole());
  });
});

const RECORD = {
  record: { format: 'JGF', version: 2 },
  game: { type: 'go' },
  board: { size: 9 },
  tree: [{}, { move: { color: 'black', x: 4, y: 4 } }],
};
