/// What is reported once a game, when all of it has been read.

import type { Rule } from '../../../spec/rule';
import { pieceOf, propertyOf } from '../../../syntax/sgf/piece';
import type { Leaf, Pair } from '../../../text/node';
import type { EncodingName } from '../../language';
import { CHARSET_OF, charsetNamed, encodingNamed } from '../charsets';
import { type GameContext, rootOf } from '../context';
import { rules } from '../rules';
import { valueSpan } from './judge';
import { judgeOf } from './node';
import {
  type Common,
  type First,
  type Games,
  type Gathering,
  gamesAfter,
  NO_FIRSTS,
  type Place,
  type Reading,
} from './reading';
import { unstatedHandicap } from './together';

/// What is known of the file besides its text.
export interface FileFacts {
  readonly encoding: EncodingName;
  /// Charsets are not talked of: the text is in UTF-16, or some of it could not be decoded.
  readonly quiet: boolean;
}

export function closeGame(pair: Pair, context: GameContext, all: Gathering, facts: FileFacts): Reading {
  const root = rootOf(pair);
  for (const first of all.firsts) if (isTold(first, pair, facts)) tell(all, ruleOf(first, context), first);
  if (root) {
    handicap(root.leaf, root.at, context, all);
    charset(pair, root.leaf, root.at, context, facts, all);
  }
  const games = gamesAfter(gameOf(root, context), all.games, 0);
  return {
    findings: all.report.findings,
    firsts: NO_FIRSTS,
    move: all.move === 0 ? -1 : all.move,
    late: all.late,
    games: root ? games : all.games,
  };
}

const tell = ({ report }: Gathering, rule: Rule, { at, size, params }: Omit<First, 'key' | 'rule'>): void =>
  report.add({ rule, from: at, to: at + size, params });

function isTold({ key }: First, pair: Pair, { quiet, encoding }: FileFacts): boolean {
  if (key === 'lone') return pair.close !== undefined;
  return key !== 'charset' || !(quiet || encoding === 'Latin-1');
}

const ruleOf = ({ key, rule }: First, { ogs }: GameContext): Rule =>
  key === 'lone' && ogs ? rules['dialect-ogs'] : rule;

function handicap(leaf: Leaf, at: number, context: GameContext, all: Gathering): void {
  const WHITE = 2;
  if (context.game !== 'go' || all.move !== WHITE) return;
  const found = unstatedHandicap(judgeOf(leaf, context, true));
  if (!found) return;
  const { property, count } = found;
  tell(all, rules['handicap-not-stated'], { at: at + property.at, size: property.written.length, params: { count } });
}

function charset(
  pair: Pair,
  leaf: Leaf,
  at: number,
  { charset: stated }: GameContext,
  facts: FileFacts,
  all: Gathering,
) {
  const value = propertyOf(pieceOf(leaf), 'CA')?.values[0];
  if (stated === undefined || !value || facts.quiet || pair.bytes === 0) return;
  const known = encodingNamed(stated);
  const isWrong =
    known === undefined ? charsetNamed(stated) !== undefined && facts.encoding === 'UTF-8' : known !== facts.encoding;
  if (!isWrong) return;
  const span = valueSpan(value);
  const params = { value: stated, name: CHARSET_OF[facts.encoding] ?? facts.encoding };
  tell(all, rules['charset-not-as-declared'], { at: at + span.at, size: span.size, params });
}

/// What a game states that others may state otherwise.
function gameOf(root: { leaf: Leaf; at: number } | undefined, { ff, gm, charset: ca }: GameContext): Games {
  const piece = root && pieceOf(root.leaf);
  const common = (name: string, key: string): Common => ({ key, ...placeOf(name) });
  const placeOf = (name: string): Place => {
    const value = piece && propertyOf(piece, name)?.values[0];
    const span = value && valueSpan(value);
    return span && root ? { at: root.at + span.at, size: span.size } : { at: 0, size: 1 };
  };
  const charset = ca === undefined ? undefined : common('CA', ca.toLowerCase());
  return { first: 0, ff: common('FF', String(ff)), gm: common('GM', String(gm)), ca: charset };
}
