/// What the properties of a node say about each other.

import { type Property, propertyOf, type Value } from '../../../syntax/sgf/piece';
import { isMild, NUMBER, REAL } from '../context';
import { Concern, JUDGEMENTS, JUDGEMENTS_OF_MOVES, MOVE_DATA, SETUP } from '../properties';
import { citing, eased, rules } from '../rules';
import { areasOf } from './areas';
import type { Known, NodeJudge } from './judge';
import { judgeRepeated } from './repeated';

export function judgeTogether(judge: NodeJudge): void {
  const { context, piece, concerns } = judge;
  if (concerns & Concern.ofMove && concerns & Concern.ofSetup) kinds(judge);
  if (concerns & Concern.move) moves(judge);
  else if (concerns & Concern.aboutMove && piece.slips.length === 0) withoutMove(judge);
  if (concerns & Concern.judgement) contradictions(judge);
  if (context.game !== 'go') return;
  if (concerns & Concern.points) judgeRepeated(judge);
  if (concerns & Concern.handicap) handicap(judge);
  if (concerns & Concern.komi) draw(judge);
}

function moves(judge: NodeJudge): void {
  let first: Known | undefined;
  let second: Known | undefined;
  for (const property of judge.known) {
    if (property.name !== 'B' && property.name !== 'W') continue;
    if (!first) first = property;
    else second ??= property;
  }
  if (judge.isRoot && first) judge.identifier(rules['root-node-move'], first);
  if (first && second) judge.identifier(citing(rules['two-moves-in-node'], second.standard.clause), second);
}

/// Set-up and moves do not share a node.
function kinds(judge: NodeJudge): void {
  let first: string | undefined;
  for (const property of judge.known) {
    const { place } = property.standard;
    if (place !== 'setup' && place !== 'move') continue;
    first ??= place;
    if (place === first) continue;
    judge.identifier(eased(rules['setup-with-move'], isMild(judge.context)), property);
    return;
  }
}

function withoutMove(judge: NodeJudge): void {
  const hasSetup = judge.known.some(({ standard }) => standard.place === 'setup');
  for (const property of judge.known) {
    const { name, standard } = property;
    if (name === 'KO') judge.identifier(rules['ko-without-move'], property);
    else if (JUDGEMENTS_OF_MOVES.includes(name)) judge.identifier(rules['move-annotation-without-move'], property);
    else if (MOVE_DATA.includes(name) && !hasSetup)
      judge.identifier(citing(rules['move-data-without-move'], standard.clause), property);
  }
}

function contradictions(judge: NodeJudge): void {
  const [firstOfMove] = judge.known.filter(({ name }) => JUDGEMENTS_OF_MOVES.includes(name));
  const [first] = judge.known.filter(({ name }) => JUDGEMENTS.includes(name));
  for (const property of judge.known) {
    const { name, standard } = property;
    if (firstOfMove && JUDGEMENTS_OF_MOVES.includes(name) && name !== firstOfMove.name) {
      const rule = eased(rules['move-annotations-contradict'], isMild(judge.context));
      judge.identifier(rule, property, { value: firstOfMove.name });
    }
    if (first && JUDGEMENTS.includes(name) && name !== first.name)
      judge.identifier(citing(rules['annotations-contradict'], standard.clause), property, { value: first.name });
  }
}

const numberIn = (judge: NodeJudge, name: string, form: RegExp): { value: Value; is: number } | undefined => {
  const value = judge.known.find((property) => property.name === name)?.values[0];
  const text = value && judge.inside(value);
  return value && text !== undefined && form.test(text) ? { value, is: Number(text) } : undefined;
};

function handicap(judge: NodeJudge): void {
  const stated = numberIn(judge, 'HA', NUMBER);
  if (!stated || stated.is < 2 || !judge.context.sized) return;
  const put = judge.known.filter(({ name }) => name === 'AB');
  if (put.length === 0) {
    judge.value(rules['handicap-stones-missing'], stated.value);
    return;
  }
  if (judge.known.some(({ name }) => name === 'AW')) return;
  const count = stonesIn(judge, put);
  if (count !== stated.is) judge.value(rules['handicap-stones-differ'], stated.value, { count });
}

/// How many points they name.
function stonesIn(judge: NodeJudge, put: readonly Known[]): number {
  const points = new Set<number>();
  for (const property of put) {
    for (const { area } of areasOf(judge, property)) {
      for (let y = area.from.y; y <= area.to.y; y++)
        for (let x = area.from.x; x <= area.to.x; x++) points.add(y * judge.context.columns + x);
    }
  }
  return points.size;
}

function draw(judge: NodeJudge): void {
  const komi = numberIn(judge, 'KM', REAL);
  const result = judge.known.find(({ name }) => name === 'RE')?.values[0];
  if (!komi || !result || judge.context.fox || Number.isInteger(komi.is)) return;
  const text = judge.inside(result);
  if (text === '0' || text === 'Draw') judge.value(rules['draw-with-half-komi'], result, { value: komi.is });
}

/// Black stones in a root that look like a handicap: where they stand, and how many there are.
export function unstatedHandicap(judge: NodeJudge): { property: Property; count: number } | undefined {
  const { piece, known, context } = judge;
  if (!context.sized || ['HA', 'PL', ...SETUP.slice(1)].some((name) => propertyOf(piece, name))) return undefined;
  const put = known.filter(({ name }) => name === 'AB');
  const count = put[0] ? stonesIn(judge, put) : 0;
  return put[0] && count > 1 ? { property: put[0], count } : undefined;
}
