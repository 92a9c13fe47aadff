import { deepEqual, equal, ok } from 'node:assert/strict';
import { wei7Game } from '../support/games';
import { Opened } from '../support/opened';
import { Random } from '../support/random';

const text = wei7Game(3000, new Random(1));

/// A document whose text is read but of which nothing has been told.
function beingChecked(): Opened {
  const document = new Opened(text, { language: 'wei7', name: 'a.wei7' });
  while (!document.document.current) document.work(1);
  document.work(3);
  equal(document.told.length, 0);
  ok(!document.document.idle);
  return document;
}

const space = [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: ' ' }];

describe('A change that comes while a version is being checked', () => {
  it('ends the work on that version: nothing is told of it any more', () => {
    const document = beingChecked();
    document.change(space);
    document.finish();
    deepEqual([...new Set(document.told.map(({ version }) => version))], [2]);
  });

  it('ends it though the findings in the text have been told, and the game is being played', () => {
    const document = beingChecked();
    while (document.told.length === 0) document.work(1);
    document.change(space);
    document.finish();
    deepEqual(
      document.told.filter(({ complete }) => complete).map(({ version }) => version),
      [2],
    );
  });

  it('waits when the text itself is still being read, for no edit may be lost', () => {
    const document = new Opened(text, { language: 'wei7', name: 'a.wei7' });
    document.work(1);
    document.change(space);
    document.finish();
    equal(document.document.root?.width, text.length + 1);
  });
});
