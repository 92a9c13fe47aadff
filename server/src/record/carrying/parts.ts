/// What a node and what is said of a game consist of, part by part, and what each may be: what has been carried along comes from a text
/// that anybody may have changed.

import type { InfoModel, NodeModel } from '../model';

type Check = (value: unknown) => boolean;
type Members = Readonly<Record<string, Check>>;

interface Board {
  readonly columns: number;
  readonly rows: number;
}

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const whole: Check = (value) => Number.isSafeInteger(value);

const among =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const list =
  (of: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(of);

const pair =
  (first: Check, second: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/// With nothing in it that is not named here.
const object =
  (needed: Members, more: Members = {}): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(needed).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, one]) => {
      const check = Object.hasOwn(needed, name) ? needed[name] : Object.hasOwn(more, name) ? more[name] : undefined;
      return check?.(one) === true;
    });

const color = among(1, 2);
const own = list(pair(text, list(text)));
const identity = object({}, { domain: text, id: text });

const person = object(
  {},
  { name: text, rank: text, title: text, team: text, country: text, color: text, account: identity },
);

const isYear: Check = (value) => whole(value) && (value as number) >= 0 && (value as number) <= 9999;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const INFO: Readonly<Record<keyof InfoModel, Check>> = {
  black: person,
  white: person,
  others: list(person),
  name: text,
  identity,
  event: text,
  round: text,
  place: text,
  dates: list(object({ year: isYear }, { month: whole, day: whole })),
  moment: (value) => text(value) && MOMENT.test(value as string),
  dateText: text,
  comment: text,
  rules: object({}, { name: text, scoring: text, suicide: flag, superko: flag }),
  komi: number,
  handicap: number,
  mainTime: number,
  overtime: text,
  result: object(
    { kind: among('score', 'resignation', 'time', 'forfeit', 'won', 'draw', 'unknown') },
    { winner: color, score: number },
  ),
  source: text,
  url: text,
  annotator: text,
  transcriber: text,
  copyright: text,
  opening: text,
  siblings: flag,
  unmarked: flag,
  settings: own,
  private: own,
};

const FORMS = 'label circle cross square triangle selected diamond arrow line number other'.split(' ');

export type NodePart = Exclude<keyof NodeModel, 'at' | 'children' | 'source' | 'carried'>;

const nodeParts = ({ columns, rows }: Board): Readonly<Record<NodePart, Check>> => {
  const on =
    (most: number): Check =>
    (value) =>
      whole(value) && (value as number) >= 0 && (value as number) < most;
  const at = { x: on(columns), y: on(rows) };
  const point = object(at);
  const stones = (colors: Check): Check => list(object({ ...at, color: colors }));
  return {
    setup: (value) => stones(among(0, 1, 2))(value) && isOnce(value as readonly { x: number; y: number }[]),
    toPlay: color,
    move: object(
      { color, point: (value) => value === null || point(value) },
      { quality: among('good', 'bad', 'controversial', 'doubtful', 'trick'), very: flag, forced: flag },
    ),
    parts: flag,
    title: text,
    comment: text,
    marks: list(object({ ...at, form: among(...FORMS) }, { text, to: point })),
    territory: stones(color),
    judgements: list(pair(among('GB', 'GW', 'DM', 'UC', 'HO', 'V'), text)),
    clocks: list(object({ color }, { time: number, periods: number, stones: number })),
    number: whole,
    view: list(point),
    dim: list(point),
    figure: object({}, { flags: whole, name: text }),
    print: among(0, 1, 2),
    solution: flag,
    private: own,
    info: object({}, INFO),
  };
};

const isOnce = (points: readonly { x: number; y: number }[]): boolean =>
  new Set(points.map(({ x, y }) => `${x} ${y}`)).size === points.length;

export const INFO_PARTS = Object.keys(INFO) as readonly (keyof InfoModel)[];
export const NODE_PARTS = Object.keys(nodeParts({ columns: 0, rows: 0 })) as readonly NodePart[];

/// Whether something may be that part, on a board.
export class Sound {
  readonly #node: Readonly<Record<NodePart, Check>>;

  constructor(board: Board) {
    this.#node = nodeParts(board);
  }

  node(name: string, value: unknown): name is NodePart {
    return Object.hasOwn(this.#node, name) && this.#node[name as NodePart](value);
  }

  info(name: string, value: unknown): name is keyof InfoModel {
    return Object.hasOwn(INFO, name) && INFO[name as keyof InfoModel](value);
  }
}

/// The same for what says the same; nothing for what is not there.
export function written(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${written(value[name])}`)
    .join(',')}}`;
}

/// Short, and another one for what is written otherwise.
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
