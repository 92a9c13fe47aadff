/// `node scripts/manifest.mjs`: writes into package.json what editors have to know of the languages of records, from what these
/// say of themselves in `server/src/formats/*/recognise.ts`. A test holds the two to be the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { importSource } from './lib/import-source.mjs';
import { inRoot } from './lib/project.mjs';

const { withLanguages } = await importSource('server/src/recognition/manifest.ts');
const file = inRoot('package.json');
writeFileSync(file, `${JSON.stringify(withLanguages(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
