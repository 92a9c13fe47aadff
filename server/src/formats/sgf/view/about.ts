/// What a record says of its game as a whole.

import { komiWords, resultWords, rulesetWords } from '../../../games/go/words';
import type { About } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { SgfFlag } from '../../../syntax/sgf/lexer';
import { firstFlagged } from '../../../text/flagged';
import type { Leaf, Pair } from '../../../text/node';
import { contextOf } from '../context';
import { rawOf, realOf, textOf } from '../said';

const same = (text: string | undefined): Words | undefined => (text ? { en: text, zh: text } : undefined);

/// Of the root, or of the node where a game parts from others.
export function aboutOf(game: Pair, informing?: Leaf): About {
  const root = firstFlagged(game.run, SgfFlag.node)?.leaf;
  const said = [informing, root].filter((leaf) => leaf !== undefined);
  const text = (name: string): string | undefined => said.map((leaf) => textOf(leaf, name)).find((one) => one);
  const players = [
    { side: 'black', name: text('PB'), rank: text('BR') },
    { side: 'white', name: text('PW'), rank: text('WR') },
  ];
  return {
    name: text('GN'),
    players: players.flatMap(({ name, ...rest }) => (name ? [{ name, ...rest }] : [])),
    result: resultIn(text('RE')),
    facts: said.length > 0 ? [...facts(text, komiOf(game, said))].filter((words) => words !== undefined) : [],
  };
}

function* facts(text: (name: string) => string | undefined, komi: number | undefined): Generator<Words | undefined> {
  const rules = text('RU');
  yield rules === undefined ? undefined : (rulesetWords(rules) ?? same(rules));
  if (komi !== undefined) yield komiWords(komi, undefined);
  const handicap = Number(text('HA') ?? 0);
  if (handicap > 0) yield { en: `Handicap ${handicap}`, zh: `让 ${handicap} 子` };
  yield same(text('DT'));
  yield same([text('EV'), text('RO')].filter(Boolean).join(', ') || undefined);
  yield same(text('PC'));
  yield same(text('GC'));
}

const FOX_POINTS = 100;
const FOX_STONES = 50;

/// In points.
function komiOf(game: Pair, said: readonly Leaf[]): number | undefined {
  const leaf = said.find((one) => realOf(one, 'KM') !== undefined);
  const komi = leaf && realOf(leaf, 'KM');
  if (!leaf || komi === undefined || !contextOf(game).fox) return komi;
  return foxKomi(komi, rawOf(leaf, 'RU') ?? '');
}

/// Fox writes hundredths; of stones, which are two points each, under Chinese rules.
export function foxKomi(komi: number, rules: string): number {
  if (Math.abs(komi) < FOX_POINTS) return komi;
  const isInStones = /chinese/i.test(rules) || !Number.isInteger(komi / FOX_STONES);
  return komi / (isInStones ? FOX_STONES : FOX_POINTS);
}

const REASONS: Readonly<Record<string, Words>> = {
  R: { en: 'by resignation', zh: '中盘胜' },
  T: { en: 'on time', zh: '超时胜' },
  F: { en: 'by forfeit', zh: '弃权胜' },
};

export function resultIn(text: string | undefined): Words | undefined {
  if (text === undefined) return undefined;
  if (text === '0' || /^draw$/i.test(text)) return resultWords(null, undefined, undefined);
  if (text === 'Void') return { en: 'No result', zh: '无结果' };
  if (text === '?') return { en: 'Result unknown', zh: '结果不详' };
  const found = /^([BW])\+(.*)$/.exec(text);
  if (!found) return same(text);
  const winner = found[1] === 'B' ? 1 : 2;
  const reason = REASONS[(found[2] ?? '').charAt(0)];
  if (!reason) return resultWords(winner, found[2] ? Number(found[2]) : undefined, undefined);
  const wins = resultWords(winner, undefined, undefined);
  return { en: `${wins?.en} ${reason.en}`, zh: `${winner === 1 ? '黑' : '白'}${reason.zh}` };
}
