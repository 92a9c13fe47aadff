/// What a wei7 3.0 record says, as far as other formats have words for it. It has been found sound before, so it parses.

import type { Losses } from '../../../../record/losses';
import { textOf } from '../../../../text/edit';
import type { Run } from '../../../../text/node';
import { type Info, type Mark, newTree, type Setup, type Step, type Tree, type Wei7Game } from '../../shared/game';
import { nested, type Work } from '../../shared/nested';

export function* gameFromJson(root: Run, losses: Losses, taken: Taken): Generator<void, Wei7Game | undefined> {
  const record = parsed(textOf(root));
  if (!record?.tree) return undefined;
  const { size = 19, info = {} } = record;
  const tree = newTree();
  yield* nested(readTree(record.tree, tree, losses, taken));
  const [columns, rows] = typeof size === 'number' ? [size, size] : [size.width, size.height];
  return { columns, rows, info: infoOf(info), tree };
}

/// What was taken back.
export class Taken {
  /// A move that stands on the line before a branching: no tree of moves can say that.
  beforeBranching = false;
}

/// A 3.0 record as JSON has it.
interface JsonRecord {
  readonly size?: number | { readonly width: number; readonly height: number };
  readonly info?: Partial<Info>;
  readonly tree?: JsonTree;
}

interface JsonTree {
  readonly title?: string;
  readonly pre?: JsonSetup;
  readonly steps?: readonly JsonStep[];
  readonly branches?: readonly JsonTree[];
}

interface JsonPoint {
  readonly x: number;
  readonly y: number;
}

interface JsonMark {
  readonly point: JsonPoint;
  readonly symbol: string;
}

interface JsonSetup {
  readonly stones?: readonly { readonly color: number; readonly point: JsonPoint }[];
  readonly problem?: { readonly color: number };
  readonly marks?: readonly JsonMark[];
  readonly comment?: string;
}

interface JsonStep {
  readonly time?: number;
  readonly actor?: number;
  readonly action: { readonly type: string; readonly value?: unknown };
  readonly marks?: readonly JsonMark[];
  readonly comment?: string;
}

interface JsonMove {
  readonly color: number;
  readonly point: JsonPoint | null;
  readonly evaluation?: string;
  readonly problem?: { readonly color: number };
}

function parsed(text: string): JsonRecord | undefined {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as JsonRecord;
  } catch {
    return undefined;
  }
}

const infoOf = ({ participants = [], players = [], ...rest }: Partial<Info>): Info => ({
  ...rest,
  participants,
  players,
});

const PAUSE = 256;

function* readTree(from: JsonTree, into: Tree, losses: Losses, taken: Taken): Work {
  into.title = from.title;
  into.pre = from.pre && setupOf(from.pre);
  const line = [into];
  for (const [i, step] of (from.steps ?? []).entries()) {
    if (i % PAUSE === PAUSE - 1) yield undefined;
    losses.add('timeline', { count: step.time === undefined ? 0 : 1 });
    losses.add('timeline', { count: step.actor === undefined ? 0 : 1 });
    const tree = line[line.length - 1] as Tree;
    if (step.action.type === 'takeback') takeBack(line, step.action.value as number, losses, taken);
    else if (step.action.type === 'move') tree.steps.push(moveOf(step, step.action.value as JsonMove));
    else dropped(step, tree, losses);
  }
  const tree = line[line.length - 1] as Tree;
  for (const branch of from.branches ?? []) {
    const to = newTree();
    tree.branches.push(to);
    yield readTree(branch, to, losses, taken);
  }
}

/// The moves that are taken back become a variation beside what is played instead, with all that parted from them. `line` is
/// the tree that was begun with and those that went on from it; the last one is what play goes on in.
function takeBack(line: Tree[], count: number, losses: Losses, taken: Taken): void {
  losses.add('takeback');
  let left = count;
  while (line.length > 1 && (line[line.length - 1] as Tree).steps.length <= left)
    left -= (line.pop() as Tree).steps.length;
  const tree = line[line.length - 1] as Tree;
  const away = tree.steps.splice(Math.max(0, tree.steps.length - left));
  const others = away.length > 0 ? [{ steps: away, branches: tree.branches }] : tree.branches.filter(saysSomething);
  const rest = newTree();
  tree.branches = [rest, ...others];
  line.push(rest);
  if (away.length < left) taken.beforeBranching = true;
}

const saysSomething = ({ steps, branches }: Tree): boolean => steps.length + branches.length > 0;

const LOST: readonly string[] = ['message', 'result', 'mark'];

/// What is said beside such a step is said beside the move before.
function dropped({ action, comment }: JsonStep, { steps }: Tree, losses: Losses): void {
  if (LOST.includes(action.type)) losses.add('timeline');
  const last = steps[steps.length - 1];
  if (!comment || !last) return;
  steps[steps.length - 1] = { ...last, comment: last.comment ? `${last.comment}\n${comment}` : comment };
}

const marksOf = (marks: readonly JsonMark[] = []): Mark[] =>
  marks.map(({ point: { x, y }, symbol }) => ({ x, y, symbol }));

const setupOf = ({ stones = [], problem, marks, comment }: JsonSetup): Setup => ({
  stones: stones.map(({ color, point: { x, y } }) => ({ color, x, y })),
  problem: problem?.color,
  marks: marksOf(marks),
  comment,
});

const moveOf = ({ marks, comment }: JsonStep, { color, point, evaluation, problem }: JsonMove): Step => ({
  color,
  point,
  evaluation,
  problem: problem?.color,
  marks: marksOf(marks),
  comment,
});
