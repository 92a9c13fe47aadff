/// What one value of a JGF record has to be checked against in the rest of it.

import {
  type At,
  elementsOf,
  isArray,
  isMisspelt,
  isObject,
  membersAt,
  rootValue,
  valueAt,
  valueIn,
} from '../../syntax/json/access';
import type { Members } from '../../syntax/json/members';
import type { Run } from '../../text/node';
import { colorAt, isColorName, numberAt, objectAt, positiveAt, textAt, truthAt } from './values';

/// JGF 2; its version 1, which has other places and spellings; or the JSON of another program, which is not read.
export type Dialect = 'jgf-2' | 'version-1' | 'jgof';

export interface Context {
  readonly columns: number;
  readonly rows: number;
  /// Is the size sound, so that points can be checked against it?
  readonly sized: boolean;
  /// The colours of the players, each once, in their order: "|black|light blue|".
  readonly colors: string;
  /// Is the game go, so that its moves can be played?
  readonly isGo: boolean;
  /// What the record itself says of its rules of play, if it does.
  readonly allowSuicide: boolean | undefined;
  readonly disallowRepeats: boolean | undefined;
  readonly dialect: Dialect;
}

const STANDARD = 19;

export function contextOf(root: Run): Context {
  const record = rootValue(root);
  const members = membersAt(record);
  const part = (name: string): At | undefined => (members && record ? valueIn(members, record.at, name) : undefined);
  const game = part('game');
  const dialect = members ? dialectOf(members, part) : 'jgf-2';
  const type = valueAt(game, 'type');
  const rules = part('rules');
  return {
    ...(isMisspelt(members, 'board') ? UNSIZED : boardOf(part('board'))),
    colors: colorsOf(part('players') ?? (dialect === 'version-1' ? valueAt(game, 'players') : undefined)),
    isGo: type === undefined || textAt(type) === 'go',
    allowSuicide: truthAt(valueAt(rules, 'allowSuicide')),
    disallowRepeats: truthAt(valueAt(rules, 'disallowRepeats')),
    dialect,
  };
}

/// May a stone be of this colour?
export function hasColor(context: Context, name: string): boolean {
  return name === 'black' || name === 'white' || context.colors.includes(`|${name}|`);
}

type Board = Pick<Context, 'columns' | 'rows' | 'sized'>;

/// Width and height win over size, and without any of them the board is the usual one.
function boardOf(board: At | undefined): Board {
  if (!board) return square(STANDARD);
  if (!isObject(board.node)) return UNSIZED;
  const width = valueAt(board, 'width');
  const height = valueAt(board, 'height');
  const size = valueAt(board, 'size');
  if (width && height) return sized(positiveAt(width), positiveAt(height));
  if (size) return square(positiveAt(size));
  return width || height || isMisspelt(membersAt(board), 'size') ? UNSIZED : square(STANDARD);
}

const UNSIZED: Board = { columns: STANDARD, rows: STANDARD, sized: false };

const square = (side: number | undefined): Board => sized(side, side);

function sized(columns: number | undefined, rows: number | undefined): Board {
  return columns === undefined || rows === undefined ? UNSIZED : { columns, rows, sized: true };
}

function colorsOf(players: At | undefined): string {
  const colors = new Set<string>();
  if (players && isArray(players.node)) {
    for (const player of elementsOf(players)) {
      const color = colorAt(valueAt(player, 'color'));
      if (color !== undefined) colors.add(color);
    }
  }
  for (const { name } of membersAt(players)?.list ?? []) if (isColorName(name)) colors.add(name);
  return `|${[...colors].join('|')}|`;
}

/// The names of version 1 that stand inside game there.
export const MOVED_OUT = ['players', 'rules', 'komi'] as const;

/// Names that only the records of OGS have.
const OGS_NAMES = ['width', 'height', 'initial_state', 'initial_player', 'game_id'] as const;

/// Another dialect is only believed on strong evidence: one slip must not turn a record into one.
function dialectOf(members: Members, part: (name: string) => At | undefined): Dialect {
  if (isOgs(members, part)) return 'jgof';
  const game = membersAt(objectAt(part('game')));
  const record = objectAt(part('record'));
  const moved = MOVED_OUT.filter((name) => game?.get(name)).length;
  const version = valueAt(record, 'version');
  if (version) return isOne(version) && (moved > 0 || valueAt(record, 'application')) ? 'version-1' : 'jgf-2';
  return moved > 1 && !members.get('players') && !members.get('rules') ? 'version-1' : 'jgf-2';
}

function isOne(version: At): boolean {
  return numberAt(version) === 1 || /^1(?:\.\d+)*$/.test(textAt(version) ?? '');
}

function isOgs(members: Members, part: (name: string) => At | undefined): boolean {
  if (members.get('tree') || members.get('record') || !isArray(part('moves')?.node)) return false;
  return OGS_NAMES.some((name) => members.get(name)) || isObject(part('players')?.node);
}
