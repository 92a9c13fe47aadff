/// Which tests there are. The end of a file's name is its tier: unit tests in `.test.ts`, long random ones in `.random.ts`, those in editors in
/// `.e2e.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './project.mjs';

const ENDS = { unit: '.test.ts', random: '.random.ts', editors: '.e2e.ts' };

export const TIERS = Object.keys(ENDS);

export const tierOf = (file) => TIERS.find((tier) => file.endsWith(ENDS[tier]));

const under = (folder) => (existsSync(inRoot(folder)) ? readdirSync(inRoot(folder), { recursive: true }) : []);

/// All test files, in the order of their names.
export const testFiles = () =>
  ['server/test', 'client/test', 'client/e2e']
    .flatMap((folder) => under(folder).map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))))
    .filter(tierOf)
    .sort();

/// The files of which any of these words is a part of the name; a word that is of none is told.
export function filesNamed(words, files = testFiles()) {
  const unknown = words.filter((word) => !files.some((file) => file.includes(word)));
  if (unknown.length > 0) throw new Error(`No test file has this in its name: ${unknown.join(', ')}`);
  return files.filter((file) => words.some((word) => file.includes(word)));
}

const linesIn = (file) => readFileSync(inRoot(file), 'utf8').split('\n').length;

/// One of so many.
const SHARE = 3;

/// A third of the files, others each time, that take about as long as any other third: of each three of a size it is drawn which.
export function thirdOf(files, draw = Math.random) {
  const bySize = files.toSorted((a, b) => linesIn(b) - linesIn(a));
  const drawn = new Set();
  for (let i = 0; i < bySize.length; i += SHARE) {
    const alike = bySize.slice(i, i + SHARE);
    drawn.add(alike[Math.floor(draw() * alike.length)]);
  }
  return files.filter((file) => drawn.has(file));
}
