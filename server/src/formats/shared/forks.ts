/// Where on a line of play a place stands, and what comes next there: what whoever adds a move, or takes one away, has to know
/// before the text is touched. The same for all formats that keep lines as arrays.

import type { State } from '../../record/line';
import type { Line, Spot } from '../../record/locate';
import type { At } from '../../syntax/json/access';
import type { Played, Wanted } from './wanted';

/// How a format keeps its lines.
export interface Lines {
  /// The elements of a line, in order.
  elements(line: At): readonly At[];
  /// The array of lines that go on right before element `index`, or after the last one.
  forks(line: At, elements: readonly At[], index: number): At | undefined;
  /// The lines of such an array.
  branches(forks: At): readonly At[];
  does(element: At): Deed;
}

/// A move; something that changes nothing on the board; or something that play cannot go past.
export type Deed = Played | 'nothing' | 'something';

export interface Home {
  readonly line: At;
  readonly elements: readonly At[];
  /// How many of the elements have been played here.
  readonly index: number;
  /// Something has been played on this line.
  readonly started: boolean;
}

/// The innermost line of a spot, and how far along it.
export function homeOf<S extends State>(lines: Lines, { lines: around, event }: Spot<S>): Home | undefined {
  const line = around[around.length - 1];
  if (!line) return undefined;
  const elements = lines.elements(line);
  const started = event !== undefined && event.at > line.at && event.at < line.at + line.node.width;
  let index = 0;
  if (started) while (index < elements.length && (elements[index] as At).at <= event.at) index++;
  // What only holds forks stands after all that has been played.
  if (index > 0 && (elements[index - 1] as At).at === event?.at && lines.forks(line, elements, index - 1)) index--;
  return { line, elements, index, started };
}

export type Ahead =
  /// The move is there already.
  | { readonly kind: 'there'; readonly at: number }
  | { readonly kind: 'end' }
  /// Lines fork here.
  | { readonly kind: 'forks'; readonly forks: At; readonly branches: readonly At[] }
  /// The line goes on otherwise.
  | { readonly kind: 'rest' };

interface Target {
  readonly found: Ahead;
  /// What the new one comes after.
  readonly before: At | undefined;
}

/// Where a move goes. Where none has been made on a branch yet, another first move is another branch.
export function targetOf(lines: Lines, around: readonly Line[], home: Home, wanted: Wanted): Target {
  const found = ahead(lines, home, wanted);
  const last = home.elements[found.kind === 'rest' ? home.index - 1 : home.elements.length - 1];
  const branch = branchAt(lines, around, around.length - 1);
  if (found.kind !== 'rest' || home.started || !branch) return { found, before: last };
  const { parent: line, after: index } = branch;
  const elements = lines.elements(line);
  return { found: ahead(lines, { line, elements, index }, wanted), before: elements[index - 1] };
}

/// Forks right after forks; nobody writes more.
const DEEPEST = 200;

function ahead(lines: Lines, home: Pick<Home, 'line' | 'elements' | 'index'>, wanted: Wanted, depth = 0): Ahead {
  const { line, elements } = home;
  for (let i = home.index; i <= elements.length; i++) {
    const forks = lines.forks(line, elements, i);
    const branches = forks ? lines.branches(forks) : [];
    if (forks && branches.length > 0) return inForks(lines, forks, branches, wanted, depth);
    const element = elements[i];
    const deed = element ? lines.does(element) : 'nothing';
    if (deed === 'something') return { kind: 'rest' };
    if (deed !== 'nothing') return wanted(deed) ? { kind: 'there', at: (element as At).at } : { kind: 'rest' };
  }
  return { kind: 'end' };
}

function inForks(lines: Lines, forks: At, branches: readonly At[], wanted: Wanted, depth: number): Ahead {
  for (const line of depth < DEEPEST ? branches : []) {
    const found = ahead(lines, { line, elements: lines.elements(line), index: 0 }, wanted, depth + 1);
    if (found.kind === 'there') return found;
  }
  return { kind: 'forks', forks, branches };
}

/// A line among those that fork off with it.
export interface Branch {
  readonly line: Line;
  readonly parent: Line;
  readonly forks: At;
  readonly branches: readonly At[];
  readonly index: number;
  /// How many elements of the parent come before.
  readonly after: number;
}

/// The line at this depth as a branch; the main line is none.
export function branchAt(lines: Lines, around: readonly Line[], depth: number): Branch | undefined {
  const line = around[depth];
  const parent = around[depth - 1];
  if (!line || !parent) return undefined;
  const elements = lines.elements(parent);
  for (let after = elements.length; after >= 0; after--) {
    const element = elements[after];
    if (element && element.at + element.node.width < line.at) break;
    const forks = lines.forks(parent, elements, after);
    if (!forks || line.at < forks.at || line.at >= forks.at + forks.node.width) continue;
    const branches = lines.branches(forks);
    const index = branches.findIndex(({ at }) => at === line.at);
    if (index >= 0) return { line, parent, forks, branches, index, after };
  }
  return undefined;
}

/// The last thing before a place that may serve as a model for a new one: a move near by.
export function modelFor(
  lines: Lines,
  around: readonly At[],
  home: Home,
  wants: (deed: Played) => boolean,
): At | undefined {
  const isModel = (element: At | undefined): boolean => {
    const deed = element ? lines.does(element) : 'nothing';
    return typeof deed === 'object' && wants(deed);
  };
  for (let d = around.length - 1; d >= 0; d--) {
    const elements = d === around.length - 1 ? home.elements : lines.elements(around[d] as At);
    const start = d === around.length - 1 ? home.index : elements.length;
    for (let i = 0; i < NEAR; i++) {
      if (isModel(elements[start - 1 - i])) return elements[start - 1 - i];
      if (isModel(elements[start + i])) return elements[start + i];
    }
  }
  return undefined;
}

const NEAR = 20;

/// The last line of some that has anything on it: a model for another.
export const lastFilled = <L extends At>(lines: Lines, some: readonly L[]): L | undefined =>
  some.findLast((line) => lines.elements(line).length > 0);
