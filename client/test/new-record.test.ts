import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Features } from '../../server/src/language';
import { finished } from '../../server/src/text/edit';
import { opened } from '../../server/test/support/opened';
import { begunRecord, unfitIn } from '../src/new-record/championship';
import { draftsFor, gamesFor, type NewGame, newGames } from '../src/new-record/games';

const snippets = JSON.parse(readFileSync('snippets/ccgc.json', 'utf8'));
const ids = (language: string, name: string): string[] => gamesFor(language, snippets, name).map(({ id }) => id);
const bodyFor = (name: string): string => gamesFor('ccgc', snippets, name)[0]?.body ?? '';

/// A place in a snippet that a person comes to, and what stands there.
const stop = (number: number, text: string): string => `\${${number}:${text}}`;

/// As an editor writes it, with the cursor at its end.
function written(body: string): { text: string; cursor: number } {
  const text = body
    .replaceAll('$CURRENT_YEAR', '2025')
    .replaceAll('$CURRENT_MONTH', '03')
    .replaceAll('$CURRENT_DATE', '04');
  return { text: text.replace('$0', ''), cursor: text.indexOf('$0') };
}

describe('An empty record', () => {
  it('is offered a board of 9, 13 and 19 lines in its language', () => {
    deepEqual(ids('wei7', 'a.wei7'), ['wei7-9', 'wei7-13', 'wei7-19']);
    deepEqual(ids('ishi', 'a.ishi'), ['ishi-9', 'ishi-13', 'ishi-19']);
  });

  it('of CCGC is offered the game that it is named after, or any', () => {
    deepEqual(ids('ccgc', 'C6-石桥队 vs 远山队-先手胜.txt'), ['ccgc-c6']);
    deepEqual(ids('ccgc', '亚马逊棋 甲 vs 乙.txt'), ['ccgc-am']);
    ok(ids('ccgc', 'output.txt').length >= 10);
  });

  it('becomes a sound record, in which the first move can be played', () => {
    for (const { id, language, body } of newGames(snippets).filter(({ language }) => language !== 'ccgc')) {
      const { text, cursor } = written(body);
      const record = opened(text, { language });
      deepEqual(
        record.diagnostics().list.filter(({ severity }) => severity === 'error'),
        [],
        id,
      );
      const made = finished(new Features(record.document).write(cursor, { kind: 'play', cell: { x: 2, y: 2 } }));
      ok('edits' in made && made.edits.length > 0, id);
      const size = Number(id.split('-')[1]);
      equal(finished(new Features(record.document).board(cursor))?.columns, size, id);
    }
  });
});

describe('A word in an empty record', () => {
  const words = (language: string, name: string): string[] =>
    draftsFor(language, JSON.parse(readFileSync(`snippets/${language}.json`, 'utf8')), name).map(({ word }) => word);

  it('is record or problem, once each', () => {
    deepEqual(words('wei7', 'a.wei7'), ['record', 'problem', 'record22']);
    for (const language of ['jgf', 'sgf', 'ishi']) deepEqual(words(language, `a.${language}`), ['record', 'problem']);
  });

  it('is the code of a game of CCGC, or of the one that the file is named after', () => {
    deepEqual(words('ccgc', 'C6-石桥队 vs 远山队-先手胜.txt'), ['c6']);
    ok(words('ccgc', 'output.txt').length >= 10);
    const [draft] = draftsFor('ccgc', snippets, 'C6-石桥队 vs 远山队-先手胜.txt');
    ok(draft?.body.includes('石桥队') && draft.typed.startsWith('record'));
  });
});

describe('A new record of CCGC', () => {
  it('has the teams and the result that its file is named after', () => {
    const body = bodyFor('C6-石桥队 vs 远山队-后手胜.txt');
    ok(body.includes(`${stop(1, '石桥队')} B`), body);
    ok(body.includes(`${stop(2, '远山队')} W`), body);
    ok(body.includes('3|后手胜,先手胜|'), body);
    ok(body.includes('$CURRENT_YEAR.$CURRENT_MONTH.$CURRENT_DATE'), body);
  });

  it('has the place and the event, where the name tells them', () => {
    const body = bodyFor('PG-甲 vs 乙-先手胜-2024.08.10 14:00 武汉-2024 CCGC.txt');
    ok(body.includes(':武汉}'), body);
    ok(body.includes(':2024 CCGC}'), body);
  });

  it('takes nothing from a name that says nothing', () => {
    ok(bodyFor('C6-.txt').includes(stop(1, '先手队')));
  });

  it('is a snippet whatever a team is called', () => {
    ok(bodyFor('C6-a$}\\b vs 乙-先手胜.txt').includes(stop(1, 'a\\$\\}\\\\b')));
  });
});

describe('A record of the championship that is asked for', () => {
  const parties = { first: '石桥队', second: '远山队', place: '合肥', event: '2026 CCGC' };
  const games = newGames(snippets).filter(({ language }) => language === 'ccgc');
  const begun = (id: string, said = parties) =>
    begunRecord(games.find((game) => game.id === id) as NewGame, said, new Date(2026, 7, 5, 9, 4));

  it('is called as its chapter wants it', () => {
    deepEqual(
      ['ccgc-c6', 'ccgc-su', 'ccgc-db'].map((id) => begun(id).file),
      [
        'C6-石桥队 vs 远山队-先手胜-2026.08.05 09.04 合肥-2026 CCGC.txt',
        'SU-石桥队 vs 远山队-先手胜-202608050904.txt',
        'DB-石桥队 vs 远山队-先手胜 202608050904.txt',
      ],
    );
  });

  it('has the teams, the day, the place and the event in its header', () => {
    equal(begun('ccgc-am').body, '#[AM][石桥队][远山队][先手胜][2026.08.05 09:04 合肥][2026 CCGC];\n$0');
  });

  it('lacks nothing but moves and layouts, and shows the board for them', () => {
    for (const game of games) {
      const { file, body } = begunRecord(game, parties, new Date(2026, 7, 5, 9, 4));
      const record = opened(body.replace('$0', ''), { language: 'ccgc', name: file });
      const rules = record.diagnostics().list.map(({ rule }) => rule);
      const lacks = game.id === 'ccgc-wtn' || game.id === 'ccgc-ac2' ? ['layout-missing', 'layout-missing'] : [];
      deepEqual(rules, lacks, game.id);
      const board = finished(new Features(record.document).board(body.indexOf('$0')));
      ok(board, game.id);
    }
  });

  it('is a snippet whatever a team is called, and its file can be named so', () => {
    const { file, body } = begun('ccgc-c5', { ...parties, first: 'a/$1' });
    ok(body.includes('[a/\\$1 B]'), body);
    ok(file.startsWith('C5-a／$1 vs '), file);
    deepEqual(['一队', 'a]b', '一\n二'].map(unfitIn), [undefined, ']', '\n']);
  });
});
