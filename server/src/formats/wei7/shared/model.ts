/// From what a wei7 record says to the record that all formats share, and back. A tree of moves becomes a chain of nodes: what is
/// set up is a node of its own, a title stands on the first node of its tree. On the way back a node begins a tree that has a title, no
/// move, sisters, or is said to part from the line.

import type { InfoModel, MarkModel, NodeModel, PersonModel, RecordModel } from '../../../record/model';
import { type Info, type Mark, newTree, type Person, type Setup, type Step, type Tree, type Wei7Game } from './game';
import { nested, type Work } from './nested';

const PAUSE = 256;

export function* modelOf({ columns, rows, info, tree }: Wei7Game, version: string): Generator<void, RecordModel> {
  const root = headOf(tree);
  yield* nested(addSteps(tree, root, {}));
  const origin = { format: 'wei7', version };
  return { games: [{ columns, rows, info: infoModel(info), root, origin }] };
}

/// The node of what is set up before the first move of a tree.
function headOf({ title, pre }: Tree): NodeModel {
  const marks = pre?.marks.map(markModel) ?? [];
  return { title, setup: pre?.stones, toPlay: pre?.problem, marks, comment: pre?.comment, moves: [], children: [] };
}

function* addTree(tree: Tree, before: NodeModel, parts: boolean): Work {
  if (!tree.pre && tree.steps.length > 0) {
    yield addSteps(tree, before, { title: tree.title, parts });
    return;
  }
  const head = headOf(tree);
  before.children.push(head);
  yield addSteps(tree, head, {});
}

/// `first` is what else there is to say of the first of them.
function* addSteps({ steps, branches }: Tree, before: NodeModel, first: Partial<NodeModel>): Work {
  let last = before;
  for (const [i, { color, point, evaluation, problem, marks, comment }] of steps.entries()) {
    if (i % PAUSE === PAUSE - 1) yield undefined;
    const node: NodeModel = {
      ...(i === 0 ? first : {}),
      moves: [{ color, point, quality: evaluation }],
      toPlay: problem,
      marks: marks.map(markModel),
      comment,
      children: [],
    };
    last.children.push(node);
    last = node;
  }
  for (const branch of branches) yield addTree(branch, last, branches.length === 1);
}

const markModel = ({ x, y, symbol }: Mark): MarkModel => ({ form: 'label', text: symbol, x, y });

function infoModel({ domain, id, name, place, rules, time, participants, players, result }: Info): InfoModel {
  const person = (color: number): Person | undefined =>
    participants[players.find((player) => player.color === color)?.participant ?? -1];
  const [black, white] = [person(1), person(2)];
  return {
    black: black && personModel(black),
    white: white && personModel(white),
    others: participants.filter((one) => one !== black && one !== white).map(personModel),
    name,
    identity: { domain, id },
    place,
    moment: time,
    rules: rules && { scoring: rules.scoring, name: rules.type },
    komi: rules?.komi,
    result: result && resultModel(result),
  };
}

const personModel = ({ domain, id, name, title, rank }: Person): PersonModel => ({
  account: { domain, id },
  name,
  title,
  rank,
});

function resultModel({ winner, margin }: NonNullable<Info['result']>): InfoModel['result'] {
  if (winner === null) return { kind: 'draw', score: margin };
  return { kind: margin === undefined ? 'resignation' : 'score', winner, score: margin };
}

/// Of several games the first.
export function* gameOf({ games: [game] }: RecordModel): Generator<void, Wei7Game | undefined> {
  if (!game) return undefined;
  const tree = newTree();
  begin(tree, game.root);
  yield* nested(readNodes(game.root, tree));
  return { columns: game.columns, rows: game.rows, info: infoOf(game.info), tree };
}

/// What a node without a move says of the tree that it begins.
function begin(tree: Tree, { title, setup, toPlay, marks, comment }: NodeModel): void {
  tree.title = title;
  const says = setup || toPlay !== undefined || marks.length > 0 || comment !== undefined;
  if (says) tree.pre = { stones: setup ?? [], problem: toPlay, marks: marks.map(markOf), comment } satisfies Setup;
}

function* readNodes(first: NodeModel, tree: Tree): Work {
  let node = first;
  let count = 0;
  for (;;) {
    const [only, another] = node.children;
    if (!only || another || beginsTree(only)) break;
    tree.steps.push(stepOf(only));
    node = only;
    if (++count % PAUSE === 0) yield undefined;
  }
  for (const child of node.children) {
    const branch = newTree();
    tree.branches.push(branch);
    if (child.moves.length === 0) begin(branch, child);
    else {
      branch.title = child.title;
      branch.steps.push(stepOf(child));
    }
    yield readNodes(child, branch);
  }
}

const beginsTree = ({ moves, title, parts = false }: NodeModel): boolean =>
  moves.length === 0 || title !== undefined || parts;

function stepOf({ moves: [move], toPlay, marks, comment }: NodeModel): Step {
  const { color = 0, point = null, quality } = move ?? {};
  return { color, point, evaluation: quality, problem: toPlay, marks: marks.map(markOf), comment };
}

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
