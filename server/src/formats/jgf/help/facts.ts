/// What the values of a JGF record say in words.

import { komiWords, PASS, resultWords } from '../../../games/go/words';
import { playerWords } from '../../../games/shared/sides';
import { clock } from '../../../record/clock';
import type { Words } from '../../../spec/rule';
import { isObject, rootValue, valueAt } from '../../../syntax/json/access';
import { aroundOf, type HelpBook, type Subject } from '../../../syntax/json/help-book';
import { moveFacts, pointFact } from '../../shared/go/help';
import type { Context } from '../context';
import type { JgfCourse } from '../play/course';
import { numberAt, textAt, wholeAt } from '../values';
import { courseOf } from './offers';

type Asked = Subject<Context, JgfCourse>;
type Facts = readonly (Words | undefined)[];

const same = (word: string): Words => ({ en: word, zh: word });

function pointFacts(asked: Asked): Facts {
  const own = asked.value && isObject(asked.value.node) ? asked.value : undefined;
  const point = own ?? aroundOf(asked, 'point') ?? aroundOf(asked, 'move');
  return [pointFact(asked.scene, wholeAt(valueAt(point, 'x')), wholeAt(valueAt(point, 'y')))];
}

function colorFacts({ scene, value }: Asked): Facts {
  const name = textAt(value);
  const side = courseOf(scene)?.sides.of(name) ?? 0;
  return [playerWords(side) ?? (name ? same(name) : undefined)];
}

/// How a game ended when it was not counted.
const ENDS: Readonly<Record<string, Words>> = {
  R: { en: 'by resignation', zh: '中盘' },
  T: { en: 'on time', zh: '超时' },
  F: { en: 'by forfeit', zh: '对方弃权' },
};

export function resultOf(result: string | undefined, area?: boolean): Words | undefined {
  if (result === '0') return resultWords(null, undefined, area);
  const [, side, by = ''] = /^([BW])\+(.*)$/.exec(result ?? '') ?? [];
  if (!side) return undefined;
  const winner = side === 'B' ? 1 : 2;
  const end = Object.hasOwn(ENDS, by) ? ENDS[by] : undefined;
  const won = resultWords(winner, undefined, area);
  if (end) return won && { en: `${won.en} ${end.en}`, zh: `${won.zh.slice(0, -1)}${end.zh}胜` };
  const margin = Number(by);
  return resultWords(winner, by && margin > 0 ? margin : undefined, area);
}

/// Whether area is counted, by the name of the rules.
function countsArea({ scene }: Asked): boolean | undefined {
  const ruleset = textAt(valueAt(rootValue(scene.root), 'rules', 'ruleset'));
  if (ruleset === undefined) return undefined;
  return /^(chinese|aga|nz|goe|ing)/i.test(ruleset);
}

function nodeFacts(asked: Asked): Facts {
  const node = aroundOf(asked, 'node') ?? asked.value;
  const { here } = asked.scene;
  if (!node || here?.event?.at !== node.at || !valueAt(node, 'move')) return [];
  return moveFacts(asked.scene);
}

export const facts: HelpBook<Context, JgfCourse>['facts'] = {
  x: pointFacts,
  y: pointFacts,
  point: pointFacts,
  color: colorFacts,
  node: nodeFacts,
  move: nodeFacts,
  pass: () => [PASS],
  result: (asked) => [resultOf(textAt(asked.value), countsArea(asked))],
  komi: (asked) => {
    const komi = numberAt(asked.value);
    return [komi === undefined ? undefined : komiWords(komi, countsArea(asked))];
  },
  time: ({ value }) => {
    const seconds = numberAt(value);
    return [seconds !== undefined && seconds >= 0 ? same(clock(seconds)) : undefined];
  },
};
