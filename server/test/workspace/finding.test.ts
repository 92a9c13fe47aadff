/// Records among files that are nowhere but in memory.
import { deepEqual } from 'node:assert/strict';
import type { Files } from '../../src/workspace/files';
import { recordsIn } from '../../src/workspace/finding';
import { languageOfFile, readAhead } from '../../src/workspace/reading';

function inMemory(texts: Readonly<Record<string, string | Uint8Array>>): Files & { readonly looked: string[] } {
  const looked: string[] = [];
  const bytesOf = async (path: string): Promise<Uint8Array> => {
    const text = texts[path];
    if (text === undefined) throw new Error(`no ${path}`);
    return typeof text === 'string' ? Buffer.from(text) : text;
  };
  const under = (folder: string): string[] =>
    Object.keys(texts).flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));
  return {
    looked,
    kindOf: async (path) => {
      if (path in texts) return 'file';
      if (under(path).length > 0) return 'folder';
      throw new Error(`no ${path}`);
    },
    list: async (folder) =>
      [...new Set(under(folder).map((path) => path.split('/')[0] as string))].map((name) => ({
        name,
        kind: `${folder}/${name}` in texts ? 'file' : 'folder',
      })),
    read: bytesOf,
    head: async (path, length) => {
      looked.push(path);
      return (await bytesOf(path)).subarray(0, length);
    },
    within: (folder, name) => `${folder}/${name}`,
    nameOf: (path) => path.slice(path.lastIndexOf('/') + 1),
    identity: (path) => path,
  };
}

async function collected(files: Files, ...paths: string[]): Promise<string[]> {
  const all: string[] = [];
  for await (const read of readAhead(files, recordsIn(files, paths), 2)) {
    if ('error' in read) all.push(`${read.path} failed`);
    else all.push(`${read.path} ${read.language ?? languageOfFile(read.bytes, files.nameOf(read.path))}`);
  }
  return all;
}

describe('The records of a folder', () => {
  const texts = {
    'top/b.wei7': '{',
    'top/a/x.jgf': '{',
    'top/a/game.go': 'BOARDSIZE 9\nB 1 E5\n',
    'top/a/main.go': 'package main\n',
    'top/output.txt': '#[AM][A][B]\n1 d1d7(g7)',
    'top/gb.txt': Buffer.from([...Buffer.from('{[C6]['), 0xc6, 0xe5, ...Buffer.from(']')]),
    'top/notes.txt': 'notes',
    'top/C6-甲 vs 乙.txt': '',
    'top/page.json': '{"format": "wei7"}',
    'top/.git/c.wei7': '{',
  };

  it('are found by name or by what is in them, each with its language', async () => {
    const files = inMemory(texts);
    deepEqual(await collected(files, 'top'), [
      'top/C6-甲 vs 乙.txt ccgc',
      'top/b.wei7 wei7',
      'top/gb.txt ccgc',
      'top/output.txt ccgc',
      'top/a/game.go ishi',
      'top/a/x.jgf jgf',
    ]);
    // Nothing else is opened to find out.
    deepEqual(files.looked.sort(), ['top/a/game.go', 'top/a/main.go', 'top/gb.txt', 'top/notes.txt', 'top/output.txt']);
  });

  it('are told by their content if they are asked for by name', async () => {
    const files = inMemory(texts);
    deepEqual(await collected(files, 'top/page.json', 'top/notes.txt', 'top/a', 'top/a/x.jgf', 'nowhere'), [
      'top/page.json wei7',
      'top/notes.txt undefined',
      'top/a/game.go ishi',
      'top/a/x.jgf jgf',
      'nowhere failed',
    ]);
  });
});
