/// The properties of a record of Army chess.

import { FIRST, SECOND } from '../../../games/army/pieces';
import type { Words } from '../../../spec/rule';
import { meantName } from '../../../text/near';

export const RECORD = ['INFO', 'PA', 'PB', 'TL', 'SL', 'AA', 'AB', 'EA', 'EB'] as const;
const MOVES = ['MA', 'MB', 'RA', 'RB', 'FA', 'FB'] as const;

export type RecordName = (typeof RECORD)[number];
export type Name = RecordName | (typeof MOVES)[number] | 'MARK';

const ALL = [...RECORD, ...MOVES, 'MARK'];
const NAMES: ReadonlySet<string> = new Set(ALL);

/// The name that was meant: in capitals, or without a slip of the fingers.
export const nameMeant = (name: string): string | undefined => meantName(name, ALL);

export const isName = (text: string): text is Name => NAMES.has(text);

/// Of which there is one in a record.
export const bitOf = (name: string): number => {
  const index = (RECORD as readonly string[]).indexOf(name);
  return index < 0 ? 0 : 1 << index;
};

/// `A` is the first side, `B` the second.
export const colorIn = (name: string): number => (name.endsWith('A') ? FIRST : SECOND);
export const letterOf = (color: number): 'A' | 'B' => (color === FIRST ? 'A' : 'B');

export const MEANINGS: Readonly<Record<Name, Words>> = {
  INFO: { en: 'Version of the protocol', zh: '协议版本' },
  PA: { en: 'First team', zh: '先手队名' },
  PB: { en: 'Second team', zh: '后手队名' },
  TL: { en: 'Time of a player in seconds', zh: '每方时限（秒）' },
  SL: { en: 'Moves allowed without contact', zh: '必攻步数' },
  AA: { en: 'Layout of the first side', zh: '先手布局' },
  AB: { en: 'Layout of the second side', zh: '后手布局' },
  MA: { en: 'Move of the first side', zh: '先手着法' },
  MB: { en: 'Move of the second side', zh: '后手着法' },
  RA: { en: 'How the first side’s move ended', zh: '先手着法的结果' },
  RB: { en: 'How the second side’s move ended', zh: '后手着法的结果' },
  FA: { en: 'Where the first side’s flag is shown', zh: '先手军旗的位置' },
  FB: { en: 'Where the second side’s flag is shown', zh: '后手军旗的位置' },
  EA: { en: 'Result of the first side', zh: '先手胜负' },
  EB: { en: 'Result of the second side', zh: '后手胜负' },
  MARK: { en: 'Remark', zh: '注释' },
};

export const SIDES: Readonly<Record<number, Words>> = {
  [FIRST]: { en: 'First', zh: '先手' },
  [SECOND]: { en: 'Second', zh: '后手' },
};
