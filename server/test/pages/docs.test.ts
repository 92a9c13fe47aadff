import { deepEqual, ok } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allDocuments } from '../../src/pages/docs';

const FOLDER = 'docs/rules';

const documents = [...allDocuments()];

describe('docs/rules', () => {
  it('is what the rules say; `npm run docs:rules` writes it anew', () => {
    const old = documents.filter(({ name, text }) => {
      const file = path.join(FOLDER, name);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    });
    deepEqual(
      old.map(({ name }) => name),
      [],
    );
  });

  it('has nothing else in it', () => {
    deepEqual(readdirSync(FOLDER).sort(), documents.map(({ name }) => name).sort());
  });

  it('has both languages', () => {
    ok(documents.some(({ name }) => name === 'wei7-3.0.md') && documents.some(({ name }) => name === 'sgf.zh-CN.md'));
  });
});
