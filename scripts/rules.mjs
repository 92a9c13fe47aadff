/// `npm run docs:rules`: writes docs/rules, the pages of all rules in both languages. A test holds them to what the rules say.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from './lib/import-source.mjs';
import { inRoot } from './lib/project.mjs';

const { allDocuments } = await importSource('server/src/pages/docs.ts');
mkdirSync(inRoot('docs/rules'), { recursive: true });
for (const { name, text } of allDocuments()) writeFileSync(inRoot(path.join('docs/rules', name)), text);
