/// The values of a property: how many there are, and how each is written.

import { characters } from '../../../syntax/measure';
import type { Value } from '../../../syntax/sgf/piece';
import { colonIn } from '../../../syntax/sgf/text';
import { isMild, isOlder, NUMBER, REAL } from '../context';
import type { ValueType } from '../properties';
import { citing, eased, rules } from '../rules';
import { judgeInfo } from './info';
import type { Known, NodeJudge } from './judge';
import { judgeArea, judgeMove, judgePoint, pointOn } from './points';
import { judgeRoot, judgeSize } from './root-values';
import { judgeText } from './texts';

export function judgeValues(judge: NodeJudge, property: Known): void {
  const { values, standard } = property;
  if (standard.many === 'one') {
    extra(judge, property);
    judgeValue(judge, property, values[0] as Value);
    return;
  }
  const [only] = values;
  if (values.length === 1 && only && isEmpty(only)) {
    if (standard.many === 'list')
      judge.brackets(citing(rules['empty-list'], standard.clause), only, { name: property.name });
    return;
  }
  if (property.name === 'VW' && isOlder(judge.context)) viewCorners(judge, values);
  for (const value of values) {
    if (isEmpty(value)) judge.brackets(rules['empty-value-in-list'], value);
    else judgeValue(judge, property, value);
  }
}

const isEmpty = ({ at, end, closed }: Value): boolean => closed && end - at === 2;

function extra(judge: NodeJudge, { name, values, standard }: Known): void {
  const [, second] = values;
  const last = values[values.length - 1];
  if (!second || !last) return;
  judge.at(citing(rules['extra-values'], standard.clause), { at: second.at, size: last.end - second.at }, { name });
}

/// Before FF[4] two corners are named.
function viewCorners(judge: NodeJudge, values: readonly Value[]): void {
  const [first] = values;
  const last = values[values.length - 1];
  const isSound = values.length === 2 && values.every((value) => colonIn(judge.inside(value)) < 0);
  if (isSound || !first || !last) return;
  judge.at(rules['view-corners'], { at: first.at, size: last.end - first.at });
}

type Judge = (judge: NodeJudge, property: Known, value: Value, text: string) => void;

/// By the type of the property.
const JUDGES: Readonly<Record<ValueType, Judge>> = {
  number,
  real,
  double(judge, { name }, value, text) {
    if (text !== '1' && text !== '2') judge.value(rules['double-form'], value, { name });
  },
  color(judge, _property, value, text) {
    if (text !== 'B' && text !== 'W') judge.value(rules['color-form'], value);
  },
  none(judge, { name }, value, text) {
    if (text !== '') judge.value(rules['value-not-empty'], value, { name });
  },
  size: (judge, _property, value, text) => judgeSize(judge, value, text),
  point: judgeArea,
  move: judgeMove,
  line,
  figure,
  label: composed,
  application: composed,
  text: words,
  simple: words,
};

function judgeValue(judge: NodeJudge, property: Known, value: Value): void {
  if (!value.closed || isOnBoard(judge, property, value)) return;
  const text = judge.inside(value);
  if (!value.isPlain && !property.standard.isTextual && text.includes('['))
    judge.at(rules['unclosed-value'], { at: value.at, size: 1 });
  else JUDGES[property.standard.type](judge, property, value, text);
}

/// Most values are, and nothing is to be said of them.
function isOnBoard({ leaf, context }: NodeJudge, { standard: { type } }: Known, { at, end }: Value): boolean {
  if (!context.sized || (type !== 'move' && type !== 'point')) return false;
  return pointOn(context, leaf.text, at + 1, end - 1) !== undefined;
}

function words(judge: NodeJudge, property: Known, value: Value, text: string): void {
  if (judgeText(judge, property, value, text)) judgeInfo(judge, property, value, text);
}

const COUNTS = new Set(['OB', 'OW', 'HA']);

function number(judge: NodeJudge, { name, standard }: Known, value: Value, text: string): void {
  if (!NUMBER.test(text)) {
    judge.value(rules['number-form'], value);
    return;
  }
  const is = Number(text);
  if (standard.place === 'root') {
    judgeRoot(judge, name, value, is);
    return;
  }
  if (name === 'MN' && is <= 0) judge.value(rules['move-number-positive'], value);
  if (name === 'PM' && (is < 0 || is > 2)) judge.value(rules['print-mode-range'], value);
  if (!COUNTS.has(name)) return;
  if (is < 0) judge.value(citing(rules['negative-count'], standard.clause), value, { name });
  else if (name === 'HA' && is < 2) judge.value(rules['handicap-below-two'], value);
}

function real(judge: NodeJudge, { name, standard }: Known, value: Value, text: string): void {
  if (name === 'KM') {
    komi(judge, value, text);
    return;
  }
  const isTime = name === 'TM' || name === 'BL' || name === 'WL';
  if (!REAL.test(text)) {
    const rule = name === 'TM' ? eased(rules['time-not-a-number'], isMild(judge.context)) : rules['real-form'];
    judge.value(rule, value);
  } else if (isTime && Number(text) < 0) judge.value(citing(rules['negative-time'], standard.clause), value, { name });
}

const IMPLAUSIBLE = 100;

/// Fox counts hundredths.
function komi(judge: NodeJudge, value: Value, text: string): void {
  if (judge.context.fox) return;
  if (!REAL.test(text)) {
    judge.value(eased(rules['komi-not-a-number'], isMild(judge.context)), value);
    return;
  }
  const is = Number(text);
  if (Math.abs(is) >= IMPLAUSIBLE) judge.value(rules['komi-implausible'], value);
  else if (!Number.isInteger(is * 2)) judge.value(rules['komi-quarter'], value);
}

function line(judge: NodeJudge, property: Known, value: Value, text: string): void {
  const colon = colonIn(text);
  if (colon < 0) {
    missing(judge, property, value);
    return;
  }
  if (judge.context.game !== 'go') return;
  const isSound = judgePoint(judge, value, text, 0, colon) && judgePoint(judge, value, text, colon + 1, text.length);
  if (isSound && text.slice(0, colon) === text.slice(colon + 1))
    judge.value(citing(rules['one-point-line'], property.standard.clause), value);
}

const PARTS: Readonly<Record<string, string>> = {
  AP: 'AP[name:version]',
  LB: 'LB[point:text]',
  AR: 'AR[point:point]',
  LN: 'LN[point:point]',
  FG: 'FG[flags:name]',
};

function missing(judge: NodeJudge, { name }: Known, value: Value): void {
  judge.value(rules['compose-missing'], value, { name: PARTS[name] ?? name });
}

const FLAGS = 1 + 2 + 4 + 256 + 512 + 32768;

/// Before FF[4] a figure may say anything.
function figure(judge: NodeJudge, property: Known, value: Value, text: string): void {
  if (text === '' || judge.context.ff !== 4) return;
  const colon = colonIn(text);
  if (colon < 0) {
    missing(judge, property, value);
    return;
  }
  const flags = text.slice(0, colon);
  const span = colon > 0 ? { at: value.at + 1, size: colon } : { at: value.at, size: value.end - value.at };
  if (!NUMBER.test(flags)) judge.at(rules['number-form'], span, { value: flags });
  else if (Number(flags) < 0 || (Number(flags) & ~FLAGS) !== 0 || Number(flags) > FLAGS)
    judge.at(rules['figure-flags'], span, { value: flags });
  if (judgeText(judge, property, value, text)) secondColon(judge, property, value, text, colon);
}

function composed(judge: NodeJudge, property: Known, value: Value, text: string): void {
  const { context } = judge;
  const colon = colonIn(text);
  if (colon < 0) {
    if (!(property.name === 'AP' && context.fox)) missing(judge, property, value);
    return;
  }
  if (!judgeText(judge, property, value, text)) return;
  const isLabel = property.name === 'LB';
  if (isLabel && context.game === 'go' && !judgePoint(judge, value, text, 0, colon)) return;
  secondColon(judge, property, value, text, colon);
  if (isLabel) label(judge, value, text, colon);
}

function secondColon(judge: NodeJudge, { name }: Known, value: Value, text: string, first: number): void {
  const second = colonIn(text, first + 1);
  if (second >= 0) judge.at(rules['unescaped-colon'], { at: value.at + 1 + second, size: 1 }, { name });
}

const LONGEST_OLD_LABEL = 4;

function label(judge: NodeJudge, value: Value, text: string, colon: number): void {
  const words = text.slice(colon + 1);
  if (words.trim() === '') judge.value(rules['label-empty'], value);
  else if (isOlder(judge.context) && characters(words) > LONGEST_OLD_LABEL) {
    const span = { at: value.at + 2 + colon, size: words.length };
    judge.at(rules['feature-not-in-version'], span, { value: words, version: judge.context.ff as number });
  }
}
