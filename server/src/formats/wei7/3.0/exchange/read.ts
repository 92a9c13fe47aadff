/// What a wei7 3.0 record says, as far as other formats have words for it. What is unsound says nothing.

import type { Losses } from '../../../../record/losses';
import type { JsonSaid } from '../../../shared/exchange/json-said';
import {
  type Info,
  type Mark,
  newTree,
  type Person,
  type Setup,
  type Step,
  type Tree,
  type Wei7Game,
} from '../../shared/game';
import { nested, type Work } from '../../shared/nested';
import { isMoment } from '../../shared/time';

export function* gameFromJson(record: JsonSaid, losses: Losses, taken: Taken): Generator<void, Wei7Game> {
  const board = boardOf(record.get('size'));
  const places: Record<string, number> = {};
  const info = infoOf(record.get('info'), places);
  const from = record.get('tree');
  const tree = newTree(from?.at);
  const names = info.participants.map(({ name }) => name);
  if (from?.isObject) yield* nested(new Reader(board, names, losses, taken).tree(from, tree));
  return { ...board, info, tree, places };
}

/// What was taken back.
export class Taken {
  /// A move that stands on the line before a branching: no tree of moves can say that.
  beforeBranching: number | undefined;
}

interface Board {
  readonly columns: number;
  readonly rows: number;
}

const STANDARD = 19;
const SYMBOL = /^[a-zA-Z0-9@#$%&*?]$/;
const EVALUATIONS: readonly string[] = ['good', 'bad', 'trick', 'controversial'];

function boardOf(size: JsonSaid | undefined): Board {
  const side = (value: number | undefined): number =>
    value !== undefined && Number.isInteger(value) && value > 0 ? value : STANDARD;
  if (!size?.isObject) return { columns: side(size?.number), rows: side(size?.number) };
  return { columns: side(size.index('width')), rows: side(size.index('height')) };
}

function infoOf(said: JsonSaid | undefined, places: Record<string, number>): Info {
  const at = (name: string, as = name): JsonSaid | undefined => {
    const value = said?.get(name);
    if (value) places[as] = value.at;
    return value;
  };
  const [name, place, time] = [at('name')?.text, at('place')?.text, at('time', 'dates')?.text];
  const rules = at('rules');
  const komi = rules?.get('komi')?.number;
  if (rules) places.komi = rules.get('komi')?.at ?? rules.at;
  const participants = (said?.get('participants')?.elements ?? []).map(personOf);
  const players = (said?.get('players')?.elements ?? []).flatMap((one) => {
    const [participant, color] = [one.index('participant'), colorOf(one.get('color'))];
    if (participant === undefined || participant >= participants.length) return [];
    places[color === 1 ? 'black' : 'white'] ??= one.at;
    return [{ participant, ...(color !== undefined && { color }) }];
  });
  const [scoring, type] = [rules?.get('scoring')?.text, rules?.get('type')?.text];
  return {
    domain: said?.line('domain'),
    id: said?.line('id'),
    name,
    place,
    time: time !== undefined && isMoment(time) ? time : undefined,
    rules: rules && {
      ...((scoring === 'area' || scoring === 'territory') && { scoring }),
      ...(komi !== undefined && { komi }),
      ...(type !== undefined && ['Chinese', 'Japanese', 'Korean'].includes(type) && { type }),
    },
    participants,
    players,
    result: resultOf(at('result')),
  };
}

const personOf = (said: JsonSaid): Person => ({
  domain: said.line('domain'),
  id: said.line('id'),
  name: said.line('name'),
  title: said.line('title'),
  rank: said.line('rank'),
});

function colorOf(said: JsonSaid | undefined): number | undefined {
  const color = said?.number;
  return color === 1 || color === 2 ? color : undefined;
}

function resultOf(said: JsonSaid | undefined): Info['result'] {
  const winner = said?.get('winner');
  const color = colorOf(winner);
  if (!said || !winner || (color === undefined && !winner.isNull)) return undefined;
  const margin = said.get('margin')?.number;
  return { winner: color ?? null, ...(margin !== undefined && margin > 0 && { margin }) };
}

const PAUSE = 32;
type Pausing<T> = Generator<undefined, T>;
const BESIDE: readonly string[] = ['message', 'result', 'mark'];

class Reader {
  constructor(
    readonly board: Board,
    readonly names: readonly (string | undefined)[],
    readonly losses: Losses,
    readonly taken: Taken,
  ) {}

  *tree(from: JsonSaid, into: Tree): Work {
    into.title = from.line('title');
    if (from.get('title')?.text === '') this.losses.add('title', { at: from.at });
    const pre = from.get('pre');
    into.pre = pre?.isObject ? yield* this.#setup(pre) : undefined;
    const line = [into];
    const steps = from.get('steps');
    for (const [i, step] of (steps?.isArray ? steps.elements : []).entries()) {
      if (i % PAUSE === PAUSE - 1) yield undefined;
      yield* this.#step(step, line);
    }
    const tree = line[line.length - 1] as Tree;
    const branches = from.get('branches');
    for (const branch of branches?.isArray ? branches.elements : []) {
      if (!branch.isObject) continue;
      const to = newTree(branch.at);
      tree.branches.push(to);
      yield this.tree(branch, to);
    }
  }

  *#step(step: JsonSaid, line: Tree[]): Pausing<void> {
    const action = step.get('action');
    const type = action?.get('type')?.text;
    const value = action?.get('value');
    for (const name of ['time', 'actor']) if (step.get(name)) this.losses.add('timeline', { at: step.at });
    const { steps } = line[line.length - 1] as Tree;
    if (type === 'takeback') this.#takeBack(line, value, step.at);
    else if (type === 'move') {
      const move = value && (yield* this.#move(step, value));
      if (move) steps.push(move);
    } else if (type !== undefined && BESIDE.includes(type)) this.#beside(step, type, value, line);
  }

  /// The moves that are taken back become a variation beside what is played instead, with all that parted from them. `line` is
  /// the tree that was begun with and those that went on from it; the last one is what play goes on in.
  #takeBack(line: Tree[], value: JsonSaid | undefined, at: number): void {
    const count = value?.number ?? 0;
    if (!Number.isInteger(count) || count < 1) return;
    this.losses.add('takeback', { at });
    let left = count;
    while (line.length > 1 && (line[line.length - 1] as Tree).steps.length <= left)
      left -= (line.pop() as Tree).steps.length;
    const tree = line[line.length - 1] as Tree;
    const away = tree.steps.splice(Math.max(0, tree.steps.length - left));
    const others = away.length > 0 ? [{ steps: away, branches: tree.branches }] : tree.branches.filter(saysSomething);
    const rest = newTree(at);
    tree.branches = [rest, ...others];
    line.push(rest);
    if (away.length < left) this.taken.beforeBranching = at;
  }

  /// What is said beside the moves is said in the comment of the one before.
  #beside(step: JsonSaid, type: string, value: JsonSaid | undefined, line: Tree[]): void {
    this.losses.add('timeline', { at: step.at });
    const words = type === 'message' ? value?.text : undefined;
    const name = this.names[step.index('actor') ?? -1];
    const texts = [words && (name ? `${name}: ${words}` : words), step.line('comment')].filter(Boolean);
    const tree = line[line.length - 1] as Tree;
    if (texts.length === 0) return;
    const last = tree.steps[tree.steps.length - 1];
    if (last)
      tree.steps[tree.steps.length - 1] = { ...last, comment: [last.comment, ...texts].filter(Boolean).join('\n') };
    else {
      const pre = tree.pre ?? { stones: [], marks: [] };
      tree.pre = { ...pre, comment: [pre.comment, ...texts].filter(Boolean).join('\n') };
    }
  }

  #point(said: JsonSaid | undefined): { x: number; y: number } | undefined {
    const [x, y] = [said?.index('x'), said?.index('y')];
    const { columns, rows } = this.board;
    return x === undefined || y === undefined || x >= columns || y >= rows ? undefined : { x, y };
  }

  *#marks(said: JsonSaid | undefined): Pausing<Mark[]> {
    const marks: Mark[] = [];
    let count = 0;
    for (const one of said?.isArray ? said.each() : []) {
      const [point, symbol] = [this.#point(one.get('point')), one.get('symbol')?.text ?? ''];
      if (point && SYMBOL.test(symbol)) marks.push({ ...point, symbol });
      if (++count % PAUSE === 0) yield undefined;
    }
    return marks;
  }

  *#setup(said: JsonSaid): Pausing<Setup> {
    const stones = new Map<string, { color: number; x: number; y: number }>();
    const list = said.get('stones');
    for (const one of list?.isArray ? list.elements : []) {
      const [color, point] = [colorOf(one.get('color')), this.#point(one.get('point'))];
      const key = `${point?.x} ${point?.y}`;
      if (color !== undefined && point && !stones.has(key)) stones.set(key, { color, ...point });
    }
    return {
      stones: [...stones.values()],
      problem: colorOf(said.get('problem')?.get('color')),
      marks: yield* this.#marks(said.get('marks')),
      comment: said.line('comment'),
    };
  }

  *#move(step: JsonSaid, said: JsonSaid): Pausing<Step | undefined> {
    const [color, at] = [colorOf(said.get('color')), said.get('point')];
    const point = at?.isNull ? null : this.#point(at);
    if (color === undefined || point === undefined) return undefined;
    const evaluation = said.get('evaluation')?.text;
    return {
      at: step.at,
      color,
      point,
      evaluation: EVALUATIONS.includes(evaluation ?? '') ? evaluation : undefined,
      problem: colorOf(said.get('problem')?.get('color')),
      marks: yield* this.#marks(step.get('marks')),
      comment: step.line('comment'),
    };
  }
}

const saysSomething = ({ steps, branches }: Tree): boolean => steps.length + branches.length > 0;
