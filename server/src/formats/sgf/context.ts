/// What the root of a game says that everything in it has to fit. Games that say the same share one object.

import { SgfFlag } from '../../syntax/sgf/lexer';
import { insideOf, type Piece, type Property, pieceOf, propertyOf } from '../../syntax/sgf/piece';
import { textShown } from '../../syntax/sgf/text';
import { firstFlagged } from '../../text/flagged';
import type { Leaf, Pair } from '../../text/node';
import { sharedContext } from '../shared/contexts';

export interface GameContext {
  /// The version; 4 where what FF says makes no sense, nothing where there is no FF.
  readonly ff: number | undefined;
  /// The number of GM, 1 if there is none.
  readonly gm: number;
  readonly game: 'go' | 'loa' | 'other' | 'unknown';
  readonly columns: number;
  readonly rows: number;
  /// A Go board of a sound size, so that positions can be followed.
  readonly sized: boolean;
  readonly fox: boolean;
  readonly tygem: boolean;
  readonly ogs: boolean;
  /// The charset that CA states.
  readonly charset: string | undefined;
  /// The rules allow suicide.
  readonly suicide: boolean;
}

/// FF is stated, and is not 4.
export const isOlder = ({ ff }: GameContext): boolean => ff !== undefined && ff < 4;

/// What is an error from FF[4] on is a warning.
export const isMild = ({ ff }: GameContext): boolean => ff !== 4;

export const NUMBER = /^[+-]?\d+$/;
export const REAL = /^[+-]?\d+(?:\.\d+)?$/;
export const STANDARD_SIZE = 19;
const LARGEST = 52;

/// The text of the first value of a property of the root.
export function valueIn(leaf: Leaf, piece: Piece, name: string): string | undefined {
  const value = propertyOf(piece, name)?.values[0];
  return value && insideOf(leaf.text, value);
}

interface Root {
  readonly leaf: Leaf;
  /// From the start of the tree.
  readonly at: number;
}

/// The first node of a tree.
export function rootOf(pair: Pair): Root | undefined {
  const found = firstFlagged(pair.run, SgfFlag.node);
  return found && { leaf: found.leaf, at: pair.open.width + found.start };
}

export function contextOf(pair: Pair): GameContext {
  const root = rootOf(pair);
  return root ? contextOfRoot(root.leaf) : BARE;
}

const ofRoots = new WeakMap<Leaf, GameContext>();

export function contextOfRoot(leaf: Leaf): GameContext {
  let context = ofRoots.get(leaf);
  if (!context) {
    context = sharedContext(readContext(leaf, pieceOf(leaf)));
    ofRoots.set(leaf, context);
  }
  return context;
}

function readContext(leaf: Leaf, piece: Piece): GameContext {
  const value = (name: string) => valueIn(leaf, piece, name);
  const gm = gmOf(value('GM'));
  const size = sizeOf(value('SZ'));
  const game = gm === 1 ? 'go' : gm === 9 ? 'loa' : gm >= 1 && gm <= 40 ? 'other' : 'unknown';
  return {
    ff: ffOf(value('FF')),
    gm,
    game,
    columns: size?.columns ?? STANDARD_SIZE,
    rows: size?.rows ?? STANDARD_SIZE,
    sized: game === 'go' && size !== undefined,
    fox: piece.properties.some((property) => property.name === 'AP' && isFox(leaf, property)),
    tygem: isTygem(leaf, piece),
    ogs: value('PC')?.startsWith('OGS') ?? false,
    charset: value('CA'),
    suicide: SUICIDAL.has(
      textShown(value('RU') ?? '')
        .trim()
        .toLowerCase(),
    ),
  };
}

const SUICIDAL = new Set(['nz', 'new zealand', 'new-zealand', 'goe', 'ing', 'tromp-taylor', 'tromp taylor']);

function ffOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = NUMBER.test(text) ? Number(text) : 4;
  return number >= 1 && number <= 4 ? number : 4;
}

const gmOf = (text: string | undefined): number => (text !== undefined && NUMBER.test(text) ? Number(text) : 1);

export const SIZE = /^([+-]?\d+)(?::([+-]?\d+))?$/;

/// Undefined if it is unsound for Go.
function sizeOf(text: string | undefined): { columns: number; rows: number } | undefined {
  if (text === undefined) return { columns: STANDARD_SIZE, rows: STANDARD_SIZE };
  const found = SIZE.exec(text);
  if (!found) return undefined;
  const columns = Number(found[1]);
  const rows = Number(found[2] ?? found[1]);
  return isSound(columns) && isSound(rows) ? { columns, rows } : undefined;
}

export const isSound = (side: number): boolean => side >= 1 && side <= LARGEST;

export const isFox = (leaf: Leaf, { values }: Property): boolean =>
  values.some((value) => insideOf(leaf.text, value) === 'foxwq');

function isTygem(leaf: Leaf, piece: Piece): boolean {
  const te = valueIn(leaf, piece, 'TE');
  if (te === undefined || te === '1' || te === '2') return false;
  return propertyOf(piece, 'RD') !== undefined || (valueIn(leaf, piece, 'KO') ?? '') !== '';
}

/// Of a game without any node.
export const BARE: GameContext = {
  ff: undefined,
  gm: 1,
  game: 'go',
  columns: STANDARD_SIZE,
  rows: STANDARD_SIZE,
  sized: true,
  fox: false,
  tygem: false,
  ogs: false,
  charset: undefined,
  suicide: false,
};
