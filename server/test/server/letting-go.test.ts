import { deepEqual, equal } from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MessageInput } from '../../src/server/reading';
import { grown } from '../support/grown';
import { opened } from '../support/opened';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/// Which of them are still there once garbage has been collected. What is looked at weakly is there until the turn is over, and a compiler at
/// work may hold on to what it has seen a while longer.
async function left(things: ReadonlyMap<string, WeakRef<object>>): Promise<string[]> {
  let names = [...things.keys()];
  for (let turns = 0; turns < 50 && names.length > 0; turns++) {
    await new Promise((resolve) => setTimeout(resolve));
    collect();
    names = names.filter((name) => things.get(name)?.deref());
  }
  return names;
}

/// Opens a record, asks about it, types into it, and closes it.
function closed(text: string, language: string, name: string): WeakRef<object> {
  const record = opened(text, { language, name });
  record.document.session?.record();
  record.change([{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: ' ' }]);
  record.finish();
  record.board();
  return new WeakRef(record.document.session as object);
}

describe('What is let go of', () => {
  it('is a record that has been closed, of every format', async () => {
    deepEqual(
      await left(new Map(grown.map(({ id, language, file, text }) => [id, closed(text(6000, 30), language, file)]))),
      [],
    );
  });

  it('is a message once it has been heard', async () => {
    const input = new PassThrough();
    let heard: object | undefined;
    new MessageInput(input, { refuse: () => {}, unreadable: () => {} }).listen((message) => (heard = message));
    const piece = (): WeakRef<object> => {
      const body = Buffer.from(JSON.stringify({ method: 'x', params: 'y'.repeat(100_000) }));
      const bytes = Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
      input.emit('data', bytes);
      return new WeakRef(bytes.buffer);
    };
    const bytes = piece();
    equal(heard === undefined, false);
    deepEqual(await left(new Map([['bytes', bytes]])), []);
  });
});
