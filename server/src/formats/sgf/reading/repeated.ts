/// Points and lines that a node names twice where it may not.

import type { Rule } from '../../../spec/rule';
import type { Value } from '../../../syntax/sgf/piece';
import { colonIn } from '../../../syntax/sgf/text';
import { LINES, lettersOf, type Point } from '../points';
import { Concern } from '../properties';
import { citing, rules } from '../rules';
import { areaOn } from './areas';
import type { Known, NodeJudge } from './judge';
import { pointOn } from './points';

export function judgeRepeated(judge: NodeJudge): void {
  const { known, context, concerns } = judge;
  if (concerns & Concern.lines)
    for (const property of known) if (property.standard.type === 'line') judgeLines(judge, property);
  if (!context.sized) return;
  if (concerns & Concern.setup)
    repeated(judge, Concern.setup, rules['setup-point-repeated'], rules['setup-point-conflict']);
  if (concerns & Concern.marks) repeated(judge, Concern.marks, rules['markup-point-repeated']);
  if (concerns & Concern.territory) repeated(judge, Concern.territory, rules['territory-point-repeated']);
  if (concerns & Concern.dimmed) repeated(judge, Concern.dimmed, rules['list-point-repeated']);
  if (concerns & Concern.viewed) repeated(judge, Concern.viewed, rules['list-point-repeated']);
  if (concerns & Concern.labels) for (const property of known) if (property.name === 'LB') labels(judge, property);
}

/// Where each point has been named in a node, and the first of those of an area that has been named before. There are very many nodes, so
/// one serves all of them: what was named in the one before no longer counts.
class Named {
  readonly #by: string[] = new Array(LINES * LINES).fill('');
  readonly #in = new Int32Array(LINES * LINES);
  #node = 0;

  begin(): void {
    this.#node++;
  }

  /// By the property of this name, or by another one?
  add(name: string, area: { readonly from: Point; readonly to: Point }): { point: Point; other: boolean } | undefined {
    let found: { point: Point; other: boolean } | undefined;
    for (let y = area.from.y; y <= area.to.y; y++) {
      for (let x = area.from.x; x <= area.to.x; x++) {
        const cell = y * LINES + x;
        const by = this.#in[cell] === this.#node ? this.#by[cell] : undefined;
        if (by !== undefined && !found?.other)
          found = by === name && found ? found : { point: { x, y }, other: by !== name };
        this.#in[cell] = this.#node;
        this.#by[cell] = name;
      }
    }
    return found;
  }
}

/// How many values properties of a concern have. A single one repeats nothing.
function countOf({ known }: NodeJudge, concern: number): number {
  let count = 0;
  for (const { standard, values } of known) if (standard.concerns & concern) count += values.length;
  return count;
}

const NAMED = new Named();

/// Which rule is broken by what the property itself has named, and which by what another one has.
function repeated(judge: NodeJudge, concern: number, rule: Rule, byOther = rule): void {
  if (countOf(judge, concern) < 2) return;
  NAMED.begin();
  for (const { name, standard, values } of judge.known) {
    if (!(standard.concerns & concern)) continue;
    for (const value of values) {
      const area = areaOn(judge, value);
      const found = area && NAMED.add(name, area);
      if (found) judge.value(found.other ? byOther : rule, value, { point: lettersOf(found.point), name });
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
