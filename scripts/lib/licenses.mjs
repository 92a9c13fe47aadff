/// The licences of the packages that are part of our bundles, which those licences ask to be passed on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './project.mjs';

/// `node_modules/@scope/name/lib/x.js` -> `node_modules/@scope/name`, also for packages inside packages.
const packageOf = (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];

function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  const file = readdirSync(inRoot(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(inRoot(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

export function writeLicenses(metafiles) {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = [...new Set(inputs.map(packageOf).filter(Boolean))].sort();
  const parts = [...new Set(folders.map(licenseOf))];
  writeFileSync(inRoot('dist/THIRD-PARTY-LICENSES.txt'), parts.join(`\n${'-'.repeat(78)}\n\n`));
}
