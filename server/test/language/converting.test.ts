import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { converted } from '../../src/language/converting';
import { finished } from '../../src/text/edit';
import { FIXTURES, fixtures } from '../support/fixtures';
import { Opened } from '../support/opened';

const PAIRS = path.join(FIXTURES, 'migration');

const open = (text: string): Opened => new Opened(text, { language: 'wei7', name: 'a.wei7' }).finish();

const OTHER: Readonly<Record<string, string>> = { 'wei7-2.2': 'wei7-3.0', 'wei7-3.0': 'wei7-2.2' };

function convert(text: string): { text: string; losses: string[] } | { refusal: string } {
  const { document, checked } = open(text);
  const to = OTHER[document.format?.specification.id ?? ''] as string;
  const outcome = finished(converted(document, checked, to));
  if (!outcome) throw new Error('there is no conversion');
  if ('refusal' in outcome) return { refusal: outcome.refusal.en };
  return { text: outcome.texts[0] ?? '', losses: outcome.losses.map(({ code, count }) => `${code} ${count}`) };
}

function textOf(text: string): string {
  const outcome = convert(text);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.text;
}

const errorsIn = (text: string): string[] =>
  open(text)
    .diagnostics()
    .list.filter(({ severity }) => severity !== 'info')
    .map(({ message }) => message);

/// Every position that the record comes to.
function positionsIn(text: string): string[] {
  const opened = open(text);
  const places = [...text.matchAll(/[<{]/g)];
  const boards = places.map(({ index }) => opened.board(index + 1)?.rows.join('\n') ?? '');
  // Not where nothing has been played yet: one may have a place for that and the other none.
  return [...new Set(boards)].filter((board) => /[XO]/.test(board)).sort();
}

const json = (tree: object, more = {}): string =>
  JSON.stringify({ format: 'wei7', version: '3.0', size: 9, ...more, tree });

const move = (color: number, x: number, y: number, more = {}) => ({
  action: { type: 'move', value: { color, point: { x, y } } },
  ...more,
});

describe('A wei7 record in the other version', () => {
  for (const name of readdirSync(PAIRS).filter((file) => file.endsWith('.2.wei7'))) {
    it(`says the same, whichever way: ${name}`, () => {
      const [xml, jsonText] = [name, name.replace('.2.', '.3.')].map((file) =>
        readFileSync(path.join(PAIRS, file), 'utf8'),
      );
      equal(textOf(xml as string), jsonText);
      equal(textOf(jsonText as string), xml);
    });
  }

  it('tells each place of what is lost once, however much is lost there', () => {
    const text = readFileSync('examples/first-game.wei7', 'utf8');
    const { document, checked } = open(text);
    const outcome = finished(converted(document, checked, 'ishi'));
    const losses = outcome && 'losses' in outcome ? outcome.losses : [];
    deepEqual(
      losses.map(({ places }) => new Set(places).size),
      losses.map(({ places }) => places.length),
    );
  });

  it('is sound, ends in the same position, and comes back as it was', () => {
    let count = 0;
    for (const format of ['wei7-2.2', 'wei7-3.0']) {
      for (const { text, name } of fixtures(format, 'good')) {
        if (text.length > 20_000 || errorsIn(text).length > 0) continue;
        const there = convert(text);
        if ('refusal' in there) continue;
        deepEqual([name, errorsIn(there.text)], [name, []]);
        deepEqual([name, positionsIn(there.text)], [name, positionsIn(text)]);
        const back = textOf(there.text);
        equal(textOf(back), there.text, name);
        count++;
      }
    }
    ok(count > 50, String(count));
  });

  it('loses nothing without saying so', () => {
    const xml =
      '<wei7 version="2.2"><!-- a --><size>9</size><moves><black x="1" y="1" splitter="large"/></moves></wei7>';
    const outcome = convert(xml);
    deepEqual('losses' in outcome && outcome.losses, ['loss/xml-comment 1', 'loss/print 1']);
    const live = json(
      { steps: [move(1, 2, 2, { time: 3, actor: 0 }), { action: { type: 'message', value: 'hi' } }] },
      {
        info: { place: 'here', participants: [{ name: 'a' }] },
      },
    );
    const back = convert(live);
    deepEqual('losses' in back && back.losses, ['loss/timeline 3', 'loss/place 1', 'loss/participants 1']);
  });

  it('has what was taken back as a variation', () => {
    const takeback = (value: number) => ({ action: { type: 'takeback', value } });
    const text = json({
      steps: [move(1, 2, 2), move(2, 3, 3), move(1, 4, 4), takeback(2), move(2, 5, 5), takeback(1), move(2, 6, 6)],
    });
    const xml = textOf(text);

    deepEqual(positionsIn(xml), positionsIn(text));
    match(
      xml,
      /<moves>\s*<white x="5" y="5" \/>\s*<\/moves>\s*<moves>\s*<white x="3" y="3" \/>\s*<black x="4" y="4" \/>/,
    );
    equal(errorsIn(xml).length, 0);
  });

  it('keeps every character that the other can hold', () => {
    const comment = 'a "b" <c> & d\n\te \u{1F600}';
    const xml = textOf(json({ steps: [move(1, 2, 2, { comment })] }));
    equal(JSON.parse(textOf(xml)).tree.steps[0].comment, comment);
  });

  it('has its time in UTC', () => {
    const at = (time: string): string =>
      JSON.parse(
        textOf(`<wei7 version="2.2"><size>9</size><game><time>${time}</time></game><moves><pre/></moves></wei7>`),
      ).info.time;
    equal(at('2011-09-06T02:35:19.5822023+08:00'), '2011-09-05T18:35:19.5822023Z');
    equal(at('2000-02-29T24:00:00Z'), '2000-03-01T00:00:00Z');
    equal(at('1999-12-31T23:30:00-01:00'), '2000-01-01T00:30:00Z');
  });

  it('is what is sound, and it is said that the rest is left out', () => {
    const outcome = convert(json({ steps: [move(3, 2, 2), move(1, 4, 4)] }));
    deepEqual('losses' in outcome && outcome.losses, ['loss/damaged 1']);
    equal('text' in outcome && outcome.text.match(/<black /g)?.length, 1);
  });

  it('has a date or a result that SGF keeps as it stands, and it is not said that it is left out', () => {
    const text = '(;FF[4]GM[1]CA[UTF-8]SZ[9]DT[2022-9-3]RE[foo];B[aa])';
    const { document, checked } = new Opened(text, { language: 'sgf', name: 'a.sgf' }).finish();
    const outcome = finished(converted(document, checked, 'ishi'));
    deepEqual(outcome && 'texts' in outcome && outcome.losses.map(({ code }) => code), ['loss/result']);
    match((outcome && 'texts' in outcome && outcome.texts[0]) || '', /^DATE 2022-9-3$/m);
  });

  it('is refused where there is no such board', () => {
    match((convert(json({ steps: [] }, { size: { width: 5, height: 4 } })) as { refusal: string }).refusal, /5 by 4/);
  });

  it('may nest as deep as it likes', () => {
    const deep = 20_000;
    const text = `{"format":"wei7","version":"3.0","tree":${'{"branches":['.repeat(deep)}{"title":"x"}${']}'.repeat(deep)}}`;
    const xml = textOf(text);
    equal(xml.match(/<moves>/g)?.length, deep + 1);
    equal(textOf(xml).match(/"branches"/g)?.length, deep);
  });
});
