import { deepEqual, equal } from 'node:assert/strict';
import type { Format } from '../../src/formats/format';
import { languageOf } from '../support/fixtures';
import { layable, saidIn, treeLaidOut, treeOf } from '../support/laid-out';
import { times } from '../support/length';
import { opened } from '../support/opened';
import type { Random } from '../support/random';
import { ofRandomRecords } from '../support/random-records';

const RECORDS = times(20_000);

/// Longer ones say nothing new here.
const LONGEST = 700;

/// One in so many is looked through for faults, before and after.
const CHECKED = 500;

const BLANKS = [' ', '  ', '\n', '\t', '\n\n', '\r\n', ' \n '];
const SIGNS = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  ';',
  ',',
  '"',
  '<',
  '>',
  '/',
  'x',
  '1',
  '\\',
  '//a\n',
  '/* b */',
  '<!-- c -->',
];

/// White space more and less at random places, and now and then a slip.
function disturbed(text: string, random: Random): string {
  let now = text;
  for (let left = random.below(8); left > 0; left--) {
    const at = random.below(now.length + 1);
    const cut = random.chance(0.3) ? (/^\s*/.exec(now.slice(at))?.[0].length ?? 0) : 0;
    now = now.slice(0, at) + (cut > 0 ? '' : random.pick(BLANKS)) + now.slice(at + cut);
  }
  if (!random.chance(0.4)) return now;
  const at = random.below(now.length + 1);
  return now.slice(0, at) + (random.chance(0.5) ? random.pick(SIGNS) : '') + now.slice(at + random.below(3));
}

const faults = (text: string, id: string, name: string): string[] =>
  opened(text, { language: languageOf(id), name })
    .diagnostics()
    .list.map(({ rule }) => rule)
    .sort();

function tried(text: string, format: Format, name: string | undefined): void {
  const { id } = format.specification;
  const tree = treeOf(text, format);
  const once = treeLaidOut(tree, format).text;
  const laid = treeOf(once, format);
  const [before, after] = [saidIn(tree, format), saidIn(laid, format)];
  // What is compared first is what is quick to compare.
  if (before.join('\0') !== after.join('\0')) deepEqual(after, before, `meaning of ${JSON.stringify(text)}`);
  const twice = treeLaidOut(laid, format).text;
  if (twice !== once) equal(twice, once, `twice ${JSON.stringify(text)}`);
  if (name === undefined) return;
  // White space that is a fault may be one no longer.
  const known = faults(text, id, name);
  const brought = faults(once, id, name).filter((rule) => !known.includes(rule));
  deepEqual(brought, [], `faults of ${JSON.stringify(text)}`);
}

describe('Laying out a record changes nothing that it says, and done twice is done once', () => {
  ofRandomRecords(layable(), { records: RECORDS, longest: LONGEST }, ({ text, name }, format, random, i) => {
    tried(disturbed(text, random), format, i % CHECKED === 0 ? name : undefined);
  });
});
