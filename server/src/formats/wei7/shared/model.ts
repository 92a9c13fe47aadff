/// From what a wei7 record says to the record that all formats share, and back. A tree of moves becomes a chain of nodes: what is
/// set up is a node of its own, a title stands on the first node of its tree. On the way back a node begins a tree that has a title, no
/// move, sisters, or is said to part from the line.

import type { GameModel, InfoModel, MarkModel, NodeModel, PersonModel, Quality } from '../../../record/model';
import { together } from '../../shared/exchange/lowering';
import { goOn } from '../../shared/exchange/nodes';
import { withoutOccupied } from '../../shared/exchange/walk';
import { type Info, type Mark, newTree, type Person, type Setup, type Step, type Tree, type Wei7Game } from './game';
import { nested, type Work } from './nested';

const PAUSE = 32;

export function* modelOf({ columns, rows, info, tree, places }: Wei7Game, version: string): Generator<void, GameModel> {
  const root = headOf(tree);
  yield* nested(addSteps(tree, root, {}));
  const game: GameModel = { columns, rows, info: infoModel(info), root, origin: `wei7-${version}`, at: 0, places };
  yield* withoutOccupied(game);
  return game;
}

/// The node of what is set up before the first move of a tree.
function headOf({ title, pre, at }: Tree): NodeModel {
  const setup = pre && pre.stones.length > 0 ? pre.stones : undefined;
  return {
    at,
    title: title || undefined,
    setup,
    toPlay: pre?.problem,
    marks: marksOf(pre?.marks),
    comment: pre?.comment || undefined,
    children: [],
  };
}

const marksOf = (marks: readonly Mark[] = []): readonly MarkModel[] | undefined =>
  marks.length > 0 ? marks.map(markModel) : undefined;

function* addTree(tree: Tree, before: NodeModel, parts: boolean): Work {
  if (!tree.pre && tree.steps.length > 0) {
    yield addSteps(tree, before, { title: tree.title || undefined, parts });
    return;
  }
  const head = headOf(tree);
  // As a tree of its own, whatever it says.
  head.parts = true;
  goOn(before, head);
  yield addSteps(tree, head, {});
}

/// `first` is what else there is to say of the first of them.
function* addSteps({ steps, branches }: Tree, before: NodeModel, first: Partial<NodeModel>): Work {
  let last = before;
  for (const [i, { color, point, evaluation, problem, marks, comment, at }] of steps.entries()) {
    if (i % PAUSE === PAUSE - 1) yield undefined;
    const node: NodeModel = {
      ...(i === 0 ? first : {}),
      at,
      move: { color, point, quality: evaluation as Quality | undefined },
      toPlay: problem,
      marks: marksOf(marks),
      comment: comment || undefined,
      children: [],
    };
    goOn(last, node);
    last = node;
  }
  for (const branch of branches) yield addTree(branch, last, branches.length === 1);
}

const markModel = ({ x, y, symbol }: Mark): MarkModel => ({ form: 'label', text: symbol, x, y });

function infoModel({ domain, id, name, place, rules, time, participants, players, result }: Info): InfoModel {
  const person = (color: number): Person | undefined =>
    participants[players.find((player) => player.color === color)?.participant ?? -1];
  const [black, white] = [person(1), person(2)];
  const others = participants.filter((one) => one !== black && one !== white).map(personModel);
  return {
    black: black && personModel(black),
    white: white && personModel(white),
    others: others.length > 0 ? others : undefined,
    name: name || undefined,
    identity: domain === undefined && id === undefined ? undefined : { domain, id },
    place: place || undefined,
    moment: time,
    rules: rules?.scoring || rules?.type ? { scoring: rules.scoring, name: rules.type } : undefined,
    komi: rules?.komi,
    result: result && resultModel(result),
  };
}

const personModel = ({ domain, id, name, title, rank }: Person): PersonModel => ({
  account: domain === undefined && id === undefined ? undefined : { domain, id },
  name: name || undefined,
  title: title || undefined,
  rank: rank || undefined,
});

function resultModel({ winner, margin }: NonNullable<Info['result']>): InfoModel['result'] {
  if (winner === null) return { kind: 'draw' };
  return margin === undefined ? { kind: 'resignation', winner } : { kind: 'score', winner, score: margin };
}

/// Of a game that wei7 can hold.
export function* gameOf({ columns, rows, info, root }: GameModel): Generator<void, Wei7Game> {
  const tree = newTree();
  begin(tree, { ...root, comment: together(info.comment, root.comment) });
  yield* nested(readNodes(root, tree, true));
  return { columns, rows, info: infoOf(info), tree };
}

/// What a node without a move says of the tree that it begins.
function begin(tree: Tree, { title, setup, toPlay, marks, comment }: NodeModel): void {
  tree.title = title;
  const says = setup?.length || toPlay !== undefined || marks?.length || comment;
  if (says)
    tree.pre = { stones: setup ?? [], problem: toPlay, marks: marks?.map(markOf) ?? [], comment } satisfies Setup;
}

function* readNodes(first: NodeModel, tree: Tree, isRoot = false): Work {
  let node = first;
  let count = 0;
  for (;;) {
    const [only, another] = node.children;
    if (!only || another || beginsTree(only)) break;
    // What has no move stays apart from the first that has one.
    if (node === first && !first.move && !isRoot) tree.pre ??= { stones: [], marks: [] };
    tree.steps.push(stepOf(only));
    node = only;
    if (++count % PAUSE === 0) yield undefined;
  }
  for (const child of node.children) {
    const branch = newTree();
    tree.branches.push(branch);
    if (!child.move) begin(branch, child);
    else {
      branch.title = child.title;
      branch.steps.push(stepOf(child));
    }
    yield readNodes(child, branch);
  }
}

const beginsTree = ({ move, title, parts = false }: NodeModel): boolean => !move || title !== undefined || parts;

function stepOf({ move, toPlay, marks, comment }: NodeModel): Step {
  const { color = 0, point = null, quality } = move ?? {};
  return { color, point, evaluation: quality, problem: toPlay, marks: marks?.map(markOf) ?? NO_MARKS, comment };
}

const NO_MARKS: readonly Mark[] = [];

const markOf = ({ x, y, text = '' }: MarkModel): Mark => ({ x, y, symbol: text });

function infoOf({ black, white, others = [], identity, name, place, moment, rules, komi, result }: InfoModel): Info {
  const sides = [black, white].flatMap((person, i) => (person ? [{ person, color: i + 1 }] : []));
  const ruled = rules !== undefined || komi !== undefined;
  return {
    ...identity,
    name,
    rules: ruled
      ? {
          ...(rules?.scoring && { scoring: rules.scoring }),
          ...(komi !== undefined && { komi }),
          ...(rules?.name && { type: rules.name }),
        }
      : undefined,
    time: moment,
    place,
    participants: [...sides.map(({ person }) => person), ...others].map(personOf),
    players: sides.map(({ color }, participant) => ({ participant, color })),
    result: result && {
      winner: result.winner ?? null,
      ...(result.score !== undefined && { margin: result.score }),
    },
  };
}

const personOf = ({ account, name, title, rank }: PersonModel): Person => ({ ...account, name, title, rank });
