/// What the extension and its panel say to each other. Both sides look at everything that comes in and keep only what is as
/// it should be, so a record can put nothing into the panel but short enough text and numbers.

export interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Mark extends Cell {
  readonly label?: string | undefined;
  readonly form?: string | undefined;
}

export interface Player {
  readonly side?: string | undefined;
  readonly name: string;
  readonly rank?: string | undefined;
}

export interface Way {
  readonly label: string;
  readonly title?: string | undefined;
  readonly color?: number | undefined;
  readonly cell?: Cell | undefined;
  readonly position: Place;
}

export interface Fault {
  readonly message: string;
  readonly clause: string;
  readonly severity: string;
  readonly cell?: Cell | undefined;
}

/// A position with all that the panel shows of it.
export interface Board {
  /// Of the document.
  readonly version: number;
  readonly columns: number;
  readonly height: number;
  readonly rows: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly move: number;
  readonly lastMove?: { readonly color: number; readonly cell: Cell | undefined } | undefined;
  readonly marks: readonly Mark[];
  readonly comment?: string | undefined;
  readonly title?: string | undefined;
  readonly toMove?: string | undefined;
  readonly captures: { readonly [side: string]: number };
  readonly name?: string | undefined;
  readonly players: readonly Player[];
  readonly result?: string | undefined;
  readonly facts: readonly string[];
  readonly next: readonly Way[];
  readonly ways: { readonly back: boolean; readonly forward: boolean; readonly up: boolean; readonly down: boolean };
  readonly numbers: readonly (readonly [x: number, y: number, number: number])[];
  readonly faults: readonly Fault[];
}

export const COORDINATES = ['letters', 'numbers', 'off'] as const;
export const NUMBERS = ['off', 'last', 'all'] as const;
export type Coordinates = (typeof COORDINATES)[number];
export type Numbers = (typeof NUMBERS)[number];

/// What the panel is about and how it shows it; the first three are what it remembers over a reload.
export interface Frame {
  readonly uri: string;
  readonly pinned: boolean;
  readonly position: Place;
  readonly coordinates: Coordinates;
  readonly numbers: Numbers;
}

export type ToPanel =
  | { readonly type: 'board'; readonly board: Board; readonly position: Place }
  /// There is no board now; the last one stays, greyed.
  | { readonly type: 'stale' }
  | { readonly type: 'frame'; readonly frame: Frame }
  | { readonly type: 'refusal'; readonly text: string };

export const STEPS = [
  'next',
  'previous',
  'next10',
  'previous10',
  'start',
  'end',
  'nextVariation',
  'previousVariation',
  'nextComment',
  'nextFault',
] as const;
export type Step = (typeof STEPS)[number];

export type FromPanel =
  | { readonly type: 'ready' }
  | { readonly type: 'go'; readonly go: Step }
  | { readonly type: 'to'; readonly position: Place; readonly version: number }
  | { readonly type: 'stone' | 'play' | 'look'; readonly cell: Cell }
  | { readonly type: 'pin' }
  | { readonly type: 'coordinates'; readonly value: Coordinates }
  | { readonly type: 'numbers'; readonly value: Numbers };

/// Lines each way that the panel shows.
export const MOST_LINES = 41;
const LONG_TEXT = 20_000;
const SHORT_TEXT = 200;
const MOST = 1000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const count = (value: unknown): number | undefined => (isCount(value) ? value : undefined);

const flag = (value: unknown): boolean => value === true;

function text(value: unknown, most = SHORT_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.length > most ? `${value.slice(0, most)}…` : value;
}

/// What is sound in a list.
function list<T>(value: unknown, sound: (item: unknown) => T | undefined, most = MOST): T[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, most)
    .map(sound)
    .filter((item) => item !== undefined);
}

const oneOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);

function placeOf(value: unknown): Place | undefined {
  const { line, character } = fieldsOf(value);
  return isCount(line) && isCount(character) ? { line, character } : undefined;
}

function cellOf(value: unknown): Cell | undefined {
  const { x, y } = fieldsOf(value);
  return isCount(x) && isCount(y) ? { x, y } : undefined;
}

function markOf(value: unknown): Mark | undefined {
  const { label, form } = fieldsOf(value);
  const cell = cellOf(value);
  return cell && { ...cell, label: text(label), form: text(form) };
}

function playerOf(value: unknown): Player | undefined {
  const { side, name, rank } = fieldsOf(value);
  const called = text(name);
  return called === undefined ? undefined : { side: text(side), name: called, rank: text(rank) };
}

function wayOf(value: unknown): Way | undefined {
  const { label, title, color, cell, position } = fieldsOf(value);
  const place = placeOf(position);
  const named = text(label);
  if (!place || named === undefined) return undefined;
  return { label: named, title: text(title), color: count(color), cell: cellOf(cell), position: place };
}

function faultOf(value: unknown): Fault | undefined {
  const { message, clause, severity, cell } = fieldsOf(value);
  const said = text(message, 2 * SHORT_TEXT);
  return said === undefined
    ? undefined
    : { message: said, clause: text(clause) ?? '', severity: text(severity) ?? '', cell: cellOf(cell) };
}

function numberOf(value: unknown): readonly [number, number, number] | undefined {
  const [x, y, number] = Array.isArray(value) ? value : [];
  return isCount(x) && isCount(y) && isCount(number) ? [x, y, number] : undefined;
}

function lastMoveOf(value: unknown): Board['lastMove'] {
  const { color, cell } = fieldsOf(value);
  return isCount(color) ? { color, cell: cellOf(cell) } : undefined;
}

const capturesOf = (value: unknown): Board['captures'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value))
      .filter((entry): entry is [string, number] => isCount(entry[1]))
      .slice(0, 10),
  );

/// The server's answer, or a board that has come to the panel, if it is one.
export function boardFrom(value: unknown): Board | undefined {
  const fields = fieldsOf(value);
  const { columns, height, version } = fields;
  const rows = list(fields.rows, (row) => text(row, MOST_LINES), MOST_LINES);
  if (!isCount(columns) || !isCount(height) || !isCount(version) || rows.length === 0) return undefined;
  const about = { ...fieldsOf(fields.about), ...fields };
  const window = fieldsOf(fields.window);
  const ways = fieldsOf(fields.ways);
  return {
    version,
    columns,
    height,
    rows,
    left: count(fields.left) ?? count(window.left) ?? 0,
    top: count(fields.top) ?? count(window.top) ?? 0,
    move: count(fields.move) ?? count(fieldsOf(fields.node).move) ?? 0,
    lastMove: lastMoveOf(fields.lastMove),
    marks: list(fields.marks, markOf),
    comment: text(fields.comment, LONG_TEXT),
    title: text(fields.title),
    toMove: text(fields.toMove),
    captures: capturesOf(fields.captures),
    name: text(about.name),
    players: list(about.players, playerOf, 10),
    result: text(about.result),
    facts: list(about.facts, (fact) => text(fact), 20),
    next: list(fields.next, wayOf, 100),
    ways: { back: flag(ways.back), forward: flag(ways.forward), up: flag(ways.up), down: flag(ways.down) },
    numbers: list(fields.numbers, numberOf, MOST_LINES * MOST_LINES),
    faults: list(fields.faults, faultOf, 20),
  };
}

/// What a panel remembers, or is told of itself.
export function frameFrom(value: unknown): Frame | undefined {
  const { uri, pinned, position, coordinates, numbers } = fieldsOf(value);
  if (typeof uri !== 'string') return undefined;
  return {
    uri,
    pinned: flag(pinned),
    position: placeOf(position) ?? { line: 0, character: 0 },
    coordinates: oneOf(COORDINATES, coordinates) ?? 'letters',
    numbers: oneOf(NUMBERS, numbers) ?? 'off',
  };
}

export function toPanelFrom(value: unknown): ToPanel | undefined {
  const { type, board, position, frame, text: said } = fieldsOf(value);
  if (type === 'stale') return { type };
  if (type === 'refusal') return { type, text: text(said, 2 * SHORT_TEXT) ?? '' };
  if (type === 'board') {
    const sound = boardFrom(board);
    const place = placeOf(position);
    return sound && place && { type, board: sound, position: place };
  }
  const sound = type === 'frame' ? frameFrom(frame) : undefined;
  return sound && { type: 'frame', frame: sound };
}

export function fromPanelFrom(message: unknown): FromPanel | undefined {
  const { type, go, position, version, cell, value } = fieldsOf(message);
  switch (type) {
    case 'ready':
    case 'pin':
      return { type };
    case 'go': {
      const step = oneOf(STEPS, go);
      return step && { type, go: step };
    }
    case 'to': {
      const place = placeOf(position);
      return place && isCount(version) ? { type, position: place, version } : undefined;
    }
    case 'stone':
    case 'play':
    case 'look': {
      const sound = cellOf(cell);
      return sound && { type, cell: sound };
    }
    case 'coordinates': {
      const chosen = oneOf(COORDINATES, value);
      return chosen && { type, value: chosen };
    }
    case 'numbers': {
      const chosen = oneOf(NUMBERS, value);
      return chosen && { type, value: chosen };
    }
    default:
      return undefined;
  }
}
