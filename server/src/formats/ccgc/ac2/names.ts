/// The name of a file against the record in it.

import type { Finding } from '../../../record/finding';
import { leaves } from '../../../text/edit';
import type { Run } from '../../../text/node';
import { contradictionsIn } from '../names/headless';
import { type Header, headerOf } from '../shared/header/header';
import { wordOf } from '../shared/header/results';
import { groupOf } from './group';
import { onlyIn } from './layouts';
import { rules } from './rules';
import { valueNamed } from './said';

/// So many tokens are looked at for the teams.
const MOST = 20;

function textIn(root: Run, name: 'PA' | 'PB'): string {
  let count = 0;
  for (const { leaf } of leaves(root)) {
    const value = leaf.size > 0 ? valueNamed(groupOf(leaf), name) : undefined;
    if (value) return value.raw;
    if (++count > MOST) break;
  }
  return '';
}

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
