/// What is wrong in a node as it stands, whatever came before it on the board.

import { type Property, propertyOf } from '../../../syntax/sgf/piece';
import type { Leaf } from '../../../text/node';
import { type GameContext, isFox, isOlder } from '../context';
import { Concern, OF_DIALECTS, OF_FOX, PRIVATE, type Standard, standard } from '../properties';
import { rules } from '../rules';
import { Known, NodeJudge } from './judge';
import { type Place, type Reading, readingWith } from './reading';
import { judgeSlips } from './slips';
import { judgeTogether } from './together';
import { judgeValues } from './values';

/// The properties of a node, looked at one by one.
export function judgeOf(leaf: Leaf, context: GameContext, isRoot: boolean): NodeJudge {
  const judge = new NodeJudge(leaf, context, isRoot);
  const { properties } = judge.piece;
  // Of as many places as there are properties: a list that grows takes room for many more.
  const known = new Array<Known>(properties.length);
  let count = 0;
  for (let i = 0; i < properties.length; i++) {
    const one = judgeProperty(judge, properties[i] as Property);
    if (one) known[count++] = one;
  }
  if (count < known.length) known.length = count;
  judge.known = known;
  return judge;
}

/// A node, or whatever stands in the place of one, whose properties have been looked at.
export function readingOfNode(judge: NodeJudge, isMain: boolean): Reading {
  const { context, isRoot } = judge;
  judgeSlips(judge);
  for (const property of judge.known) judgeValues(judge, property);
  judgeTogether(judge);
  charset(judge);
  const { firsts: unsorted } = judge;
  const firsts = unsorted.length > 1 ? unsorted.toSorted((a, b) => a.at - b.at) : unsorted;
  const move = firstMove(judge);
  const setups = isMain && context.game === 'go' ? setupIn(judge, isRoot) : undefined;
  return readingWith({ findings: judge.report.findings, firsts, move, late: 0, setups });
}

function setupIn(judge: NodeJudge, isRoot: boolean): readonly Place[] | undefined {
  if (isRoot || !(judge.concerns & Concern.setup)) return undefined;
  const first = judge.known.find(({ standard: { concerns } }) => concerns & Concern.setup);
  return first && [{ at: first.at, size: first.written.length }];
}

function firstMove({ piece }: NodeJudge): number {
  for (const { name } of piece.properties) if (name === 'B' || name === 'W') return name === 'B' ? 1 : 2;
  return 0;
}

/// The first character of a value that is not the same in all charsets.
function charset(judge: NodeJudge): void {
  const { leaf, context, piece } = judge;
  if (leaf.bytes === 0 || context.charset !== undefined || isOlder(context)) return;
  for (const { values } of piece.properties) {
    for (const { at: from, end } of values) {
      for (let at = from; at < end; at++) {
        if (leaf.text.charCodeAt(at) < 0x80) continue;
        judge.first('charset', rules['charset-missing'], { at, size: 1 });
        return;
      }
    }
  }
}

/// Small letters may stand in an identifier; with anything else in it, it names nothing.
export const isNamed = ({ written, name }: Property): boolean => written === name || !/[\d_]/.test(written);

/// The identifier; and the property, if it is one that is looked at further.
function judgeProperty(judge: NodeJudge, property: Property): Known | undefined {
  const { context, isRoot } = judge;
  const { name, written, values } = property;
  if (!isNamed(property)) {
    judge.identifier(rules['identifier-form'], property);
    return undefined;
  }
  if (written !== name) lowercase(judge, property);
  const isSecond = propertyOf(judge.piece, name) !== property;
  const isFoxes = context.fox && (OF_FOX.includes(name) || (name === 'AP' && isSecond));
  if (isSecond && !isFoxes) judge.identifier(rules['duplicate-property'], property);
  if (context.fox && isRoot && isFox(judge.leaf, property)) fox(judge, property);
  if (isFoxes || (context.tygem && isRoot && isTygems(name))) {
    tygem(judge, property);
    return undefined;
  }
  const entry = standard.get(name);
  if (!entry) {
    if (!isSecond) unknown(judge, property);
    return undefined;
  }
  if (entry.place === 'root' && !isRoot) {
    judge.identifier(rules['root-property-outside-root'], property);
    return undefined;
  }
  if (!fitsGame(judge, property, entry)) return undefined;
  version(judge, property, entry);
  const counts = !isSecond || entry.many !== 'one' || entry.type === 'text';
  if (!counts || values.length === 0) return undefined;
  judge.concerns |= entry.concerns;
  return new Known(entry, property);
}

function lowercase(judge: NodeJudge, property: Property): void {
  const { at, written, name } = property;
  if (judge.context.ff === 4) judge.identifier(rules['lowercase-identifier'], property);
  else judge.first('mgt', rules['dialect-mgt'], { at, size: written.length }, { value: written, name });
}

function fox(judge: NodeJudge, { values }: Property): void {
  const value = values.find((one) => judge.inside(one) === 'foxwq');
  if (value) judge.value(rules['dialect-fox'], value);
}

const isTygems = (name: string): boolean => name === 'TE' || name === 'RD' || name === 'KO';

function tygem(judge: NodeJudge, { name, at, written }: Property): void {
  if (judge.context.tygem && name === 'TE')
    judge.first('tygem', rules['dialect-tygem'], { at, size: written.length }, { name });
}

function unknown(judge: NodeJudge, { name, at, written }: Property): void {
  const span = { at, size: written.length };
  if (Object.hasOwn(OF_DIALECTS, name)) {
    const rule = OF_DIALECTS[name as keyof typeof OF_DIALECTS];
    judge.first(rule, rules[rule], span, { name });
    return;
  }
  if (Object.hasOwn(PRIVATE, name)) {
    judge.first(name, rules['private-property'], span, { name, value: PRIVATE[name] as string });
    return;
  }
  if (judge.context.game !== 'go') return;
  judge.first(name, rules[name.length > 2 ? 'long-identifier' : 'unknown-property'], span, { name });
}

function fitsGame(judge: NodeJudge, property: Property, { game, name, versions }: Standard): boolean {
  const { context } = judge;
  // Of FF[3] it was a property of any game.
  if (name === 'SE' && versions.includes('3') && isOlder(context)) return true;
  if (game === 'any' || game === context.game || context.game === 'unknown') return true;
  judge.identifier(rules['property-of-other-game'], property);
  return false;
}

function version(judge: NodeJudge, property: Property, { ofVersions, name }: Standard): void {
  const { ff } = judge.context;
  if (ofVersions & (1 << (ff ?? 1))) return;
  const { at, written } = property;
  if (ff === undefined) judge.beyondFirst({ at, size: written.length }, name);
  else judge.identifier(rules['property-not-in-version'], property, { version: ff });
}
