/// What the head of an event says of its game: title, players, result, rules and the rest (5.2).

import { komiWords } from '../../../games/go/words';
import type { About } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import type { ItemAt } from '../../../syntax/lines/walk';
import { Leaf, type Run } from '../../../text/node';
import { isHeader, Kind } from '../keywords';
import { itemsOf, titleOf } from '../said/section';

/// Nobody reads more lines of one kind.
const MOST = 20;

export function aboutOf(root: Run, event: ItemAt | undefined): About {
  const said = new Map<number, string[]>();
  for (const { item } of itemsOf(root, event)) {
    if (!(item instanceof Leaf) || !isHeader(item.kind)) continue;
    const text = titleOf(item);
    const list = said.get(item.kind) ?? [];
    if (list.length === 0) said.set(item.kind, list);
    if (text && list.length < MOST) list.push(text);
  }
  const last = (kind: number): string | undefined => said.get(kind)?.at(-1);
  const name = event && event.item instanceof Leaf ? titleOf(event.item) : undefined;
  const result = last(Kind.RESULT);
  return {
    name,
    players: [...playersIn(last)],
    result: result ? { en: result, zh: result } : undefined,
    facts: [...factsIn(last, (kind) => said.get(kind)?.join('; '))],
  };
}

type Saying = (kind: number) => string | undefined;

/// A rank stands at the end of what is said of a player.
const RANK = /^(.*\S)[\s,]+((?:\d+|professional \d+)[- ]?(?:dan|kyu|[dkp]))$/i;

/// The name in what is said of a player.
export const nameIn = (text: string): string | undefined => (RANK.exec(text)?.[1] ?? text) || undefined;

function* playersIn(last: Saying): Generator<About['players'][number]> {
  for (const [side, kind] of [
    ['black', Kind.BLACK],
    ['white', Kind.WHITE],
  ] as const) {
    const text = last(kind);
    const [, name, rank] = RANK.exec(text ?? '') ?? [undefined, text, undefined];
    if (name) yield { side, name, rank };
  }
}

const RULES: readonly (readonly [RegExp, Words])[] = [
  [/^japanese/i, { en: 'Japanese rules', zh: '日本规则' }],
  [/^chinese/i, { en: 'Chinese rules', zh: '中国规则' }],
];

function* factsIn(last: Saying, all: Saying): Generator<Words> {
  const rules = last(Kind.RULES);
  if (rules) yield RULES.find(([begins]) => begins.test(rules))?.[1] ?? same(rules);
  const komi = last(Kind.KOMI);
  if (komi) yield komiIn(komi, /^chinese/i.test(rules ?? ''));
  const handicap = last(Kind.HANDICAP);
  if (handicap) yield labelled('Handicap', '让子', handicap);
  for (const kind of [Kind.DATE, Kind.PLACE]) {
    const text = all(kind);
    if (text) yield same(text);
  }
  for (const [kind, en, zh] of LABELS) {
    const text = all(kind);
    if (text) yield labelled(en, zh, text);
  }
}

const LABELS: readonly (readonly [kind: number, en: string, zh: string])[] = [
  [Kind.TIMELIMIT, 'Time limit', '限时'],
  [Kind.SOURCE, 'Source', '出处'],
  [Kind.ANALYSIS, 'Analysis', '解说'],
  [Kind.RECORDER, 'Recorder', '记录'],
];

const same = (text: string): Words => ({ en: text, zh: text });

const labelled = (en: string, zh: string, text: string): Words => ({ en: `${en}: ${text}`, zh: `${zh}：${text}` });

/// `5.5`, `3 1/2`, `1/2`, also with words behind.
function komiIn(text: string, area: boolean): Words {
  const [all, whole, fraction] = /^([-+]?\d+(?:\.\d+)?(?!\/))?\s*(1\/2)?/.exec(text) ?? [];
  if (!all?.trim()) return labelled('Komi', '贴目', text);
  return komiWords(Number(whole ?? 0) + (fraction ? 0.5 : 0), area);
}
