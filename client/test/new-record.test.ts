import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Features } from '../../server/src/language';
import { finished } from '../../server/src/text/edit';
import { opened } from '../../server/test/support/opened';
import { gamesFor, newGames } from '../src/new-record/games';

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
