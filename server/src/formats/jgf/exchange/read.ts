/// What a JGF record says, put into the model. What is unsound says nothing.

import type { Losses } from '../../../record/losses';
import type {
  ClockModel,
  GameModel,
  InfoModel,
  MarkModel,
  NodeModel,
  PersonModel,
  PointModel,
  StoneModel,
} from '../../../record/model';
import type { JsonSaid } from '../../shared/exchange/json-said';
import { goOn } from '../../shared/exchange/nodes';
import { dateOf, resultOf } from '../../shared/exchange/results';
import { CARRIED, eachKept } from './kept';

const STANDARD = 19;
const SIDES: Readonly<Record<string, number>> = { black: 1, white: 2, clear: 0 };
const FORMS: Readonly<Record<string, MarkModel['form']>> = {
  circle: 'circle',
  mark: 'cross',
  square: 'square',
  triangle: 'triangle',
  selected: 'selected',
  select: 'selected',
  diamond: 'diamond',
  label: 'label',
};

interface Board {
  readonly columns: number;
  readonly rows: number;
}

type Growing<T> = { -readonly [Name in keyof T]: T[Name] };

export function* gameIn(said: JsonSaid, losses: Losses): Generator<void, GameModel> {
  const board = boardOf(said.get('board'));
  const places: Record<string, number> = {};
  const info = infoOf(said, places, losses);
  const root: NodeModel = { children: [] };
  yield* new Tree(board, losses).read(said.get('tree'), root);
  yield* takeCarried(said.get('meta')?.get(CARRIED), root);
  cutOff(said.get('board'), board, root);
  return { ...board, info, root, origin: 'jgf', at: said.at, places };
}

function boardOf(said: JsonSaid | undefined): Board {
  const side = (name: string): number | undefined => {
    const value = said?.index(name);
    return value === 0 ? undefined : value;
  };
  const [width, height, size] = [side('width'), side('height'), side('size')];
  if (width !== undefined && height !== undefined) return { columns: width, rows: height };
  return { columns: size ?? STANDARD, rows: size ?? STANDARD };
}

function cutOff(said: JsonSaid | undefined, { columns, rows }: Board, root: NodeModel): void {
  const cut = (name: string): number => said?.index(name) ?? 0;
  const [left, right] = [cut('cutOffLeft'), columns - cut('cutOffRight')];
  const [top, bottom] = [cut('cutOffTop'), rows - cut('cutOffBottom')];
  const isAll = left === 0 && top === 0 && right === columns && bottom === rows;
  if (isAll || left >= right || top >= bottom || (right - left) * (bottom - top) > MOST_POINTS) return;
  const view: PointModel[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) view.push({ x, y });
  root.view = view;
}

const MOST_POINTS = 10_000;

function infoOf(said: JsonSaid, places: Record<string, number>, losses: Losses): InfoModel {
  const [game, event, rules, record, source] = ['game', 'event', 'rules', 'record', 'source'].map((name) =>
    said.get(name),
  );
  const at = (name: string, value: JsonSaid | undefined): JsonSaid | undefined => {
    if (value) places[name] = value.at;
    return value;
  };
  const text = (name: string, value: JsonSaid | undefined): string | undefined => at(name, value)?.text || undefined;
  const number = (name: string, value: JsonSaid | undefined): number | undefined => at(name, value)?.number;
  const result = resultOf(text('result', game?.get('result')) ?? '');
  const ruleset = text('rules', rules?.get('ruleset'));
  const [suicide, superko] = [rules?.get('allowSuicide')?.flag, rules?.get('disallowRepeats')?.flag];
  const time = number('mainTime', rules?.get('time'));
  return {
    ...playersOf(said.get('players'), places),
    name: text('name', game?.get('name')),
    event: text('event', event?.get('name')),
    round: text('round', event?.get('round')),
    place: text('place', event?.get('location')),
    dates: datesOf(at('dates', game?.get('date')), game?.get('dates'), losses),
    comment: text('comment', game?.get('description')),
    rules:
      ruleset !== undefined || suicide !== undefined || superko !== undefined
        ? { name: ruleset, suicide, superko }
        : undefined,
    komi: number('komi', rules?.get('komi')),
    handicap: number('handicap', rules?.get('handicap')) || undefined,
    mainTime: time !== undefined && time >= 0 ? time : undefined,
    overtime: text('overtime', rules?.get('overtime')),
    result: result ?? undefined,
    source: text('source', source?.get('name')),
    url: text('url', source?.get('url')),
    copyright: text('copyright', source?.get('copyright')),
    annotator: text('annotator', game?.get('annotator')),
    opening: text('opening', game?.get('opening')),
    transcriber: text('transcriber', record?.get('transcriber')),
    ...settingsOf(at('settings', said.get('settings'))),
    private: ownOf(said.get('meta'), (name) => name === CARRIED && said.get('meta')?.get(name)?.isArray === true),
  };
}

function datesOf(one: JsonSaid | undefined, several: JsonSaid | undefined, losses: Losses): InfoModel['dates'] {
  const dates = several?.isArray ? several.elements.flatMap(({ text }) => dateOf(text ?? '') ?? []) : [];
  const date = dateOf(one?.text ?? '');
  if (dates.length === 0) return date && [date];
  const isSaid = !date || dates.some((day) => JSON.stringify(day) === JSON.stringify(date));
  if (!isSaid) losses.add('dates', { at: one?.at, was: one?.text });
  return dates;
}

function playersOf(
  said: JsonSaid | undefined,
  places: Record<string, number>,
): Pick<InfoModel, 'black' | 'white' | 'others'> {
  let [black, white]: (PersonModel | undefined)[] = [];
  const others: PersonModel[] = [];
  const entries = said?.isArray
    ? said.elements.map((one) => ({ one, color: one.line('color') }))
    : (said?.names ?? []).map((color) => ({ one: said?.get(color) as JsonSaid, color }));
  for (const { one, color } of entries) {
    if (!one.isObject) continue;
    const [name, rank, team, country] = ['name', 'rank', 'team', 'country'].map((key) => one.line(key));
    const person = { name, rank, team, country };
    const says = Object.values(person).some((value) => value !== undefined);
    if (color === 'black' && !black) black = says ? person : undefined;
    else if (color === 'white' && !white) white = says ? person : undefined;
    else if (says || color) others.push({ ...person, color });
    const side = color === 'black' || color === 'white' ? color : 'others';
    places[side] ??= one.at;
    for (const key of ['rank', 'team']) if (one.get(key)) places[`${side}.${key}`] ??= (one.get(key) as JsonSaid).at;
  }
  return { black, white, ...(others.length > 0 && { others }) };
}

function settingsOf(said: JsonSaid | undefined): Pick<InfoModel, 'siblings' | 'unmarked' | 'settings'> {
  const siblings = said?.get('showSiblingVariations')?.flag;
  const shown = siblings === undefined ? undefined : said?.get('showVariations')?.flag;
  const isStyle = (name: string): boolean =>
    name === 'showSiblingVariations' ? siblings !== undefined : name === 'showVariations' && shown === false;
  const rest = ownOf(said, isStyle);
  return {
    ...(siblings !== undefined && { siblings, unmarked: shown === false }),
    ...(rest && { settings: rest }),
  };
}

/// What stands under any names, as it is written.
function ownOf(said: JsonSaid | undefined, passing = (_: string): boolean => false): InfoModel['private'] {
  const names = said?.names.filter((name) => !passing(name)) ?? [];
  const own = names.map((name): [string, string[]] => [name, [said?.get(name)?.source ?? 'null']]);
  return own.length > 0 ? own : undefined;
}

function* takeCarried(said: JsonSaid | undefined, root: NodeModel): Generator<void, void> {
  const carried = new Map<string, string>();
  for (const { elements, isArray } of said?.isArray ? said.elements : []) {
    const [name, value] = isArray ? elements : [];
    if (name?.text !== undefined && value) carried.set(name.text, value.source);
  }
  if (carried.size > 0) yield* eachKept(root, (node, name) => void (node.carried = carried.get(name)));
}

const PAUSE = 32;

class Tree {
  constructor(
    readonly board: Board,
    readonly losses: Losses,
  ) {}

  *read(said: JsonSaid | undefined, root: NodeModel): Generator<void, void> {
    const [first, ...others] = said?.isArray ? said.elements : [];
    if (!first) return;
    let count = 0;
    const begun = yield* this.#node(first, root);
    const stack: { nodes: JsonSaid[]; before: NodeModel; from: number }[] = [];
    stack.push({ nodes: first.get('variations') ? [first, ...others] : others, before: begun, from: 0 });
    for (let line = stack.pop(); line; line = stack.pop()) {
      let { before } = line;
      for (let i = line.from; i < line.nodes.length; i++) {
        if (++count % PAUSE === 0) yield;
        const one = line.nodes[i] as JsonSaid;
        const variations = one.get('variations');
        if (variations?.isArray) {
          // What stands behind is one more of them.
          const lines = variations.elements.filter(({ isArray }) => isArray).map(({ elements }) => elements);
          const rest = line.nodes.slice(i + 1);
          if (rest.length > 0) lines.push(rest);
          for (const nodes of lines.reverse()) stack.push({ nodes, before, from: 0 });
          break;
        }
        if (!one.isObject || one === first) continue;
        const node: NodeModel = { children: [] };
        goOn(before, node);
        before = yield* this.#node(one, node);
      }
    }
  }

  /// The last one, if it is read into two: first a move, then stones.
  *#node(
    said: JsonSaid,
    node: Growing<NodeModel>,
    isRoot = node.at === undefined && node.children.length === 0,
  ): Generator<void, NodeModel> {
    node.at = said.at;
    let target = node;
    const move = this.#move(said.get('move'));
    const setup = yield* this.#stones(said.get('setup'));
    if (move && isRoot && this.#isFirst) target = this.#another(node, said.at);
    this.#isFirst = false;
    if (move) target.move = move.move;
    if (move && setup) target = this.#another(target, said.at);
    if (setup) target.setup = setup;
    if (move?.clock) target.clocks = [move.clock];
    target.title = said.line('name');
    target.comment = this.#comment(said.get('comments'));
    const turn = SIDES[said.get('turn')?.text ?? ''];
    target.toPlay = turn || undefined;
    target.solution = said.get('solution')?.flag;
    const marks = yield* this.#marks(said.get('markup'));
    if (marks.length > 0) target.marks = marks;
    const score = yield* this.#stones(said.get('score'), 'color');
    if (score && score.length > 0) target.territory = score;
    const own = said.names.filter((name) => !KNOWN.includes(name));
    if (own.length > 0) target.private = own.map((name) => [name, [said.get(name)?.source ?? 'null']]);
    return target;
  }

  #isFirst = true;

  #another(before: NodeModel, at: number): Growing<NodeModel> {
    this.losses.add('split-node', { at });
    const node: NodeModel = { at, children: [] };
    goOn(before, node);
    return node;
  }

  #move(said: JsonSaid | undefined): { move: NodeModel['move'] & object; clock: ClockModel | undefined } | undefined {
    const color = SIDES[said?.get('color')?.text ?? ''];
    if (!said || !color) return undefined;
    const point = this.#point(said);
    const isPass = said.get('pass')?.flag === true;
    if (!isPass && !point) return undefined;
    const [time, periods] = [said.get('timeLeft')?.number, said.get('periodsLeft')?.number];
    const clock = time === undefined && periods === undefined ? undefined : { color, time, periods };
    return { move: { color, point: isPass ? null : (point ?? null) }, clock };
  }

  #point(said: JsonSaid): PointModel | undefined {
    const [x, y] = [said.index('x'), said.index('y')];
    const { columns, rows } = this.board;
    return x === undefined || y === undefined || x >= columns || y >= rows ? undefined : { x, y };
  }

  *#stones(said: JsonSaid | undefined, name = 'type'): Generator<void, StoneModel[] | undefined> {
    if (!said?.isArray) return undefined;
    const stones = new Map<string, StoneModel>();
    let count = 0;
    for (const group of said.elements) {
      const color = SIDES[group.get(name)?.text ?? ''];
      if (color === undefined) continue;
      for (const coord of group.get('coords')?.each() ?? []) {
        if (++count % PAUSE === 0) yield;
        const point = this.#point(coord);
        const key = `${point?.x} ${point?.y}`;
        if (!point || (name === 'color' && (stones.has(key) || color === 0))) continue;
        stones.delete(key);
        stones.set(key, { color, ...point });
      }
    }
    return [...stones.values()];
  }

  #comment(said: JsonSaid | undefined): string | undefined {
    const texts = (said?.isArray ? said.elements : []).flatMap(({ text }) => text || []);
    if (texts.length > 1) this.losses.add('comments-joined', { at: said?.at });
    return texts.join('\n\n') || undefined;
  }

  *#marks(said: JsonSaid | undefined): Generator<void, MarkModel[]> {
    const marks: MarkModel[] = [];
    let count = 0;
    for (const group of said?.isArray ? said.elements : []) {
      const type = group.get('type')?.text;
      if (type === undefined) continue;
      /// Where a line begins that has no end yet.
      let from: PointModel | undefined;
      for (const one of group.get('coords')?.each() ?? []) {
        if (++count % PAUSE === 0) yield;
        const point = this.#point(one);
        if (!point) continue;
        if (type !== 'arrow' && type !== 'line') marks.push(markOf(type, point, one));
        else if (!from) from = point;
        else {
          marks.push({ form: type, ...from, to: point });
          from = undefined;
        }
      }
    }
    return marks;
  }
}

function markOf(type: string, { x, y }: PointModel, said: JsonSaid): MarkModel {
  const form = FORMS[type] ?? 'other';
  if (form === 'label') return { form, x, y, text: said.get('text')?.text ?? '' };
  return form === 'other' ? { form, x, y, text: type } : { form, x, y };
}

const KNOWN = ['comments', 'name', 'move', 'markup', 'setup', 'turn', 'score', 'solution', 'variations'];
