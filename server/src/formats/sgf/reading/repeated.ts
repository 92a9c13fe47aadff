/// Points and lines that a node names twice where it may not.

import type { Rule } from '../../../spec/rule';
import type { Value } from '../../../syntax/sgf/piece';
import { colonIn } from '../../../syntax/sgf/text';
import { lettersOf, type Point } from '../points';
import { Concern, MARKS, SETUP, TERRITORY } from '../properties';
import { citing, rules } from '../rules';
import { areasOf } from './areas';
import type { Known, NodeJudge } from './judge';
import { pointOn } from './points';

export function judgeRepeated(judge: NodeJudge): void {
  const { known, context, concerns } = judge;
  if (concerns & Concern.lines)
    for (const property of known) if (property.standard.type === 'line') judgeLines(judge, property);
  if (!context.sized) return;
  if (concerns & Concern.setup) setup(judge);
  if (concerns & Concern.marks) within(judge, MARKS, rules['markup-point-repeated']);
  if (concerns & Concern.territory) within(judge, TERRITORY, rules['territory-point-repeated']);
  if (concerns & Concern.dimmed) within(judge, ['DD'], rules['list-point-repeated']);
  if (concerns & Concern.viewed) within(judge, ['VW'], rules['list-point-repeated']);
  if (concerns & Concern.labels) for (const property of known) if (property.name === 'LB') labels(judge, property);
}

/// Where each point has been named, and the first of those of an area that has been named before.
class Named {
  readonly #by = new Map<number, string>();

  constructor(readonly columns: number) {}

  /// By the property of this name, or by another one?
  add(name: string, area: { readonly from: Point; readonly to: Point }): { point: Point; other: boolean } | undefined {
    let found: { point: Point; other: boolean } | undefined;
    for (let y = area.from.y; y <= area.to.y; y++) {
      for (let x = area.from.x; x <= area.to.x; x++) {
        const cell = y * this.columns + x;
        const by = this.#by.get(cell);
        if (by !== undefined && !found?.other)
          found = by === name && found ? found : { point: { x, y }, other: by !== name };
        this.#by.set(cell, name);
      }
    }
    return found;
  }
}

/// Those of these names, unless there is only one value, which repeats nothing.
function several(judge: NodeJudge, names: readonly string[]): readonly Known[] {
  let count = 0;
  for (const { name, values } of judge.known) if (names.includes(name)) count += values.length;
  return count > 1 ? judge.known.filter(({ name }) => names.includes(name)) : NONE;
}

const NONE: readonly Known[] = [];

function within(judge: NodeJudge, names: readonly string[], rule: Rule): void {
  const properties = several(judge, names);
  if (properties.length === 0) return;
  const named = new Named(judge.context.columns);
  for (const property of properties) {
    for (const { value, area } of areasOf(judge, property)) {
      const found = named.add(property.name, area);
      if (found) judge.value(rule, value, { point: lettersOf(found.point), name: property.name });
    }
  }
}

function setup(judge: NodeJudge): void {
  const properties = several(judge, SETUP);
  if (properties.length === 0) return;
  const named = new Named(judge.context.columns);
  for (const property of properties) {
    for (const { value, area } of areasOf(judge, property)) {
      const found = named.add(property.name, area);
      if (!found) continue;
      const rule = rules[found.other ? 'setup-point-conflict' : 'setup-point-repeated'];
      judge.value(rule, value, { point: lettersOf(found.point), name: property.name });
    }
  }
}

function labels(judge: NodeJudge, { values }: Known): void {
  const seen = new Set<string>();
  for (const value of values) {
    const text = judge.inside(value);
    const point = text.slice(0, 2);
    if (colonIn(text) !== 2 || !value.closed || !pointOn(judge.context, point)) continue;
    if (seen.has(point)) judge.at(rules['label-point-repeated'], { at: value.at + 1, size: 2 }, { point });
    seen.add(point);
  }
}

function judgeLines(judge: NodeJudge, { name, values, standard }: Known): void {
  const seen = new Set<string>();
  for (const value of values) {
    const ends = endsOf(judge, value);
    if (!ends) continue;
    const key = name === 'LN' ? [...ends].sort().join(':') : ends.join(':');
    if (seen.has(key)) judge.value(citing(rules['line-repeated'], standard.clause), value);
    seen.add(key);
  }
}

/// Of lines that join nothing more is said.
function endsOf(judge: NodeJudge, value: Value): readonly [string, string] | undefined {
  const text = judge.inside(value);
  if (!value.closed || text.length !== 5 || text[2] !== ':') return undefined;
  const [a, b] = [text.slice(0, 2), text.slice(3)];
  return a !== b && pointOn(judge.context, a) && pointOn(judge.context, b) ? [a, b] : undefined;
}
