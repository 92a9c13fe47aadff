/// The name of a file against the record in it.

import type { Finding } from '../../../record/finding';
import { leaves } from '../../../text/edit';
import type { Run } from '../../../text/node';
import { contradictionsIn } from '../names/headless';
import { type Header, headerOf } from '../shared/header/header';
import type { Teams } from '../shared/header/people';
import { wordOf } from '../shared/header/results';
import { groupOf } from './group';
import { onlyIn } from './layouts';
import { rules } from './rules';
import { type Value, valueNamed } from './said';

/// So many tokens are looked at for the teams.
const MOST = 20;

function valueIn(root: Run, name: 'PA' | 'PB'): { readonly value: Value; readonly start: number } | undefined {
  let count = 0;
  for (const { leaf, start } of leaves(root)) {
    const value = leaf.size > 0 ? valueNamed(groupOf(leaf), name) : undefined;
    if (value) return { value, start };
    if (++count > MOST) break;
  }
  return undefined;
}

const textIn = (root: Run, name: 'PA' | 'PB'): string => valueIn(root, name)?.value.raw ?? '';

/// Where the teams are named.
export const teamPlaces: Teams = (root) =>
  (['PA', 'PB'] as const).flatMap((name) => {
    const { value, start = 0 } = valueIn(root, name) ?? {};
    return value?.closed && value.raw ? [{ name: value.raw, from: start + value.from, to: start + value.to }] : [];
  });

/// What the record says of itself, as the header of another chapter would have it.
export const headerTold = (root: Run): Header =>
  headerOf(['AC2', textIn(root, 'PA'), textIn(root, 'PB'), resultIn(root) ?? '', '', '']);

export function resultIn(root: Run): string | undefined {
  const ends = (['EA', 'EB'] as const).map((name) => onlyIn(root, name)?.value.text).join('');
  return ends === '10' ? wordOf('first') : ends === '01' ? wordOf('second') : undefined;
}

export const teamsIn = (root: Run): readonly [string, string] => [textIn(root, 'PA'), textIn(root, 'PB')];

export const contradictions = (name: string, root: Run): Finding[] =>
  contradictionsIn(name, 'AC2', resultIn(root), rules['file-name-result-agrees']);
