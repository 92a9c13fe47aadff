/// The tree of moves as the panel is told of it: a window of its columns.

import { count, fieldsOf, flag, isCount, list, oneOf, type Place, placeOf, SHORT_TEXT, text } from './sound';

export interface TreeNode {
  readonly column: number;
  /// 0 is the main line.
  readonly lane: number;
  /// Where in the list the node before it stands; -1 if it is not in the window.
  readonly parent: number;
  readonly color?: number | undefined;
  /// Of the move.
  readonly number?: number | undefined;
  /// In as few letters as can be: "D4", "pass".
  readonly label: string;
  readonly comment: boolean;
  readonly fault?: 'error' | 'warning' | undefined;
  readonly title?: string | undefined;
  /// On the line that the cursor is on.
  readonly on: boolean;
  readonly position: Place;
}

/// Where the cursor is in a tree that the panel has.
export interface TreePlace {
  /// Of the document.
  readonly version: number;
  readonly stamp: string;
  readonly column: number;
}

export interface Tree extends TreePlace {
  /// How many events the line has that the cursor is on.
  readonly length: number;
  /// The first and the last column of the window.
  readonly from: number;
  readonly to: number;
  readonly lanes: number;
  readonly nodes: readonly TreeNode[];
}

/// More than any panel draws.
const MOST_NODES = 5000;
/// Browsers give up on drawings that are wider.
const MOST_COLUMNS = 1_000_000;
const MOST_LANES = 100_000;

const FAULTS = ['error', 'warning'] as const;

function nodeOf(value: unknown): TreeNode | undefined {
  const { column, lane, parent, color, number, label, comment, fault, title, on, position } = fieldsOf(value);
  const place = placeOf(position);
  if (!place || !isCount(column) || !isCount(lane) || column >= MOST_COLUMNS || lane >= MOST_LANES) return undefined;
  return {
    column,
    lane,
    parent: count(parent) ?? -1,
    color: count(color),
    number: count(number),
    label: text(label) ?? '',
    comment: flag(comment),
    fault: oneOf(FAULTS, fault),
    title: text(title, SHORT_TEXT),
    on: flag(on),
    position: place,
  };
}

export function treePlaceFrom(value: unknown): TreePlace | undefined {
  const { version, stamp, column } = fieldsOf(value);
  return isCount(version) && isCount(column) ? { version, stamp: text(stamp) ?? '', column } : undefined;
}

/// The server's answer, or a tree that has come to the panel, if it is one. The nodes count on each other's places in the
/// list, so one that is not sound spoils them all.
export function treeFrom(value: unknown): Tree | undefined {
  const { length, from, to, lanes, nodes } = fieldsOf(value);
  const place = treePlaceFrom(value);
  if (!place || !Array.isArray(nodes) || !isCount(length) || !isCount(from) || !isCount(to) || !isCount(lanes)) {
    return undefined;
  }
  const given = nodes.slice(0, MOST_NODES);
  const sound = list(given, nodeOf, MOST_NODES);
  if (sound.length < given.length || length > MOST_COLUMNS || lanes > MOST_LANES) return undefined;
  return { ...place, length, from, to, lanes, nodes: sound };
}
