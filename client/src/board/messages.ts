/// What the extension and its panel say to each other. Both sides look at everything that comes in and keep only what is as
/// it should be, so a record can put nothing into the panel but short enough text and numbers.

import { type Board, boardFrom } from './board';
import {
  type Cell,
  cellOf,
  count,
  fieldsOf,
  flag,
  isCount,
  oneOf,
  type Place,
  placeOf,
  SHORT_TEXT,
  text,
} from './sound';
import { type Tree, type TreePlace, treeFrom, treePlaceFrom } from './tree';

export * from './board';
export type { Cell, Place } from './sound';

export const COORDINATES = ['letters', 'numbers', 'off'] as const;
export const NUMBERS = ['off', 'last', 'all'] as const;
export type Coordinates = (typeof COORDINATES)[number];
export type Numbers = (typeof NUMBERS)[number];

/// What the panel is about and how it shows it; the first three are what it remembers over a reload.
export interface Frame {
  readonly uri: string;
  readonly pinned: boolean;
  readonly position: Place;
  /// When the cursor was there, by the clock of the extension.
  readonly time: number;
  readonly coordinates: Coordinates;
  readonly numbers: Numbers;
  /// Whether the tree of moves is open.
  readonly tree: boolean;
}

export type ToPanel =
  | { readonly type: 'board'; readonly board: Board; readonly position: Place; readonly time: number }
  /// There is no board now; the last one stays, greyed.
  | { readonly type: 'stale' }
  | { readonly type: 'tree'; readonly tree: Tree }
  /// The cursor has gone along its line in the tree that was sent last.
  | { readonly type: 'along'; readonly place: TreePlace }
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
  'previousComment',
  'nextFault',
  'previousFault',
] as const;
export type Step = (typeof STEPS)[number];

export type FromPanel =
  | { readonly type: 'ready' | 'undo' | 'redo' }
  | { readonly type: 'go'; readonly go: Step }
  | { readonly type: 'to'; readonly position: Place; readonly version: number }
  | { readonly type: 'stone' | 'play' | 'look'; readonly cell: Cell }
  /// To a column of the tree, on the line that the cursor is on.
  | { readonly type: 'column'; readonly column: number }
  /// The columns of the tree around this one are wanted.
  | { readonly type: 'columns'; readonly around: number }
  | { readonly type: 'tree'; readonly value: boolean }
  | { readonly type: 'pin' }
  | { readonly type: 'coordinates'; readonly value: Coordinates }
  | { readonly type: 'numbers'; readonly value: Numbers };

/// What a panel remembers, or is told of itself.
export function frameFrom(value: unknown): Frame | undefined {
  const { uri, pinned, position, time, coordinates, numbers, tree } = fieldsOf(value);
  if (typeof uri !== 'string') return undefined;
  return {
    uri,
    pinned: flag(pinned),
    position: placeOf(position) ?? { line: 0, character: 0 },
    time: count(time) ?? 0,
    coordinates: oneOf(COORDINATES, coordinates) ?? 'letters',
    numbers: oneOf(NUMBERS, numbers) ?? 'off',
    tree: tree !== false,
  };
}

export function toPanelFrom(value: unknown): ToPanel | undefined {
  const { type, board, position, time, frame, tree, place, text: said } = fieldsOf(value);
  if (type === 'stale') return { type };
  if (type === 'refusal') return { type, text: text(said, 2 * SHORT_TEXT) ?? '' };
  if (type === 'board') {
    const sound = boardFrom(board);
    const at = placeOf(position);
    return sound && at && { type, board: sound, position: at, time: count(time) ?? 0 };
  }
  if (type === 'tree') {
    const sound = treeFrom(tree);
    return sound && { type, tree: sound };
  }
  if (type === 'along') {
    const sound = treePlaceFrom(place);
    return sound && { type, place: sound };
  }
  const sound = type === 'frame' ? frameFrom(frame) : undefined;
  return sound && { type: 'frame', frame: sound };
}

export function fromPanelFrom(message: unknown): FromPanel | undefined {
  const { type, go, position, version, cell, value, column, around } = fieldsOf(message);
  switch (type) {
    case 'ready':
    case 'undo':
    case 'redo':
    case 'pin':
      return { type };
    case 'column':
      return isCount(column) ? { type, column } : undefined;
    case 'columns':
      return isCount(around) ? { type, around } : undefined;
    case 'tree':
      return typeof value === 'boolean' ? { type, value } : undefined;
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
