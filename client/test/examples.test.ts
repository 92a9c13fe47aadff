/// The records that come with the extension: sound but for the one that is not to be, and rich enough to show what there is.
import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { opened } from '../../server/test/support/opened';

function read(name: string): string {
  const bytes = readFileSync(path.join('examples', name));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const languageOf = (name: string) => path.extname(name).slice(1).replace('txt', 'ccgc');

const faultsIn = (name: string) =>
  opened(read(name), { language: languageOf(name), name })
    .diagnostics()
    .list.map(({ clause }) => clause);

describe('The examples', () => {
  const names = readdirSync('examples');
  const checked = names.filter((name) => /\.(?:wei7|jgf)$/.test(name));

  it('are sound, but for the one full of faults', () => {
    for (const name of names.filter((name) => name !== 'faults.wei7')) deepEqual(faultsIn(name), [], name);
  });

  it('have one with many different faults', () => {
    ok(new Set(faultsIn('faults.wei7')).size >= 12);
  });

  it('can all be opened from the extension', () => {
    const offered = [...readFileSync('client/src/welcome.ts', 'utf8').matchAll(/file: '([^']+)'/g)].map(
      ([, file]) => file,
    );
    deepEqual(offered.sort(), names.sort());
  });

  it('show what a record can have', () => {
    const all = checked.map(read).join('\n');
    for (const word of [
      'evaluation',
      'marks',
      'branches',
      'problem',
      'stones',
      'takeback',
      'message',
      '"time"',
      'score',
    ]) {
      ok(all.includes(word), word);
    }
    for (const type of ['circle', 'triangle', 'square', 'mark', 'selected', 'label']) {
      ok(all.includes(`"type": "${type}"`), type);
    }
  });
});
