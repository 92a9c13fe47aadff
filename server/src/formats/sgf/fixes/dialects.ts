/// Records of some programs, written as the standard has it.

import type { Fault, Fix, QuickFix } from '../../../record/quick-fix';
import { SgfFlag } from '../../../syntax/sgf/lexer';
import { insideOf, type Property, pieceOf, propertyOf } from '../../../syntax/sgf/piece';
import { type Edit, leaves } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { REAL } from '../context';
import { OF_FOX } from '../properties';
import { foxKomi } from '../view/about';
import { rootAt } from './game';
import { dateWritten } from './info';
import { endOf, say, spotOf, withoutProperty, write } from './places';
import { treesAround } from './trees';

const replacing = (at: number, { at: from, values }: Property, name: string, text: string): Edit => ({
  from: at + from,
  to: at + (values.at(-1)?.end ?? from),
  text: `${name}[${text}]`,
});

const firstOf = (leaf: Leaf, { values }: Property): string => (values[0] ? insideOf(leaf.text, values[0]) : '');

/// Komi in points, one application, the overtime in words.
export const fox: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const root = rootAt(fault);
  if (!root) return;
  const { leaf, at } = root;
  const { properties } = pieceOf(leaf);
  const said = (name: string): string => {
    const property = properties.find((one) => one.name === name);
    return property ? firstOf(leaf, property) : '';
  };
  const overtime = said('TC') && said('TT') ? `OT[${said('TC')}x${said('TT')} byo-yomi]` : '';
  let isTold = properties.some(({ name }) => name === 'OT');
  const edits = properties.flatMap((property, index): Edit[] => {
    const { name } = property;
    if (name === 'KM' && REAL.test(firstOf(leaf, property)))
      return [replacing(at, property, 'KM', String(foxKomi(Number(firstOf(leaf, property)), said('RU'))))];
    if (name === 'AP') {
      const isFirst = properties.findIndex((one) => one.name === 'AP') === index;
      return [
        isFirst
          ? replacing(at, property, 'AP', 'foxwq:')
          : { from: at + property.at, to: at + endOf(property), text: '' },
      ];
    }
    if (!OF_FOX.includes(name)) return [];
    const text = isTold ? '' : overtime;
    isTold = true;
    return [{ from: at + property.at, to: at + endOf(property), text }];
  });
  yield { title: say('Write it as the standard has it', '改为标准写法'), edits };
};

export const tygem: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const root = rootAt(fault);
  if (!root) return;
  const { leaf, at } = root;
  const { properties } = pieceOf(leaf);
  const NAMES: Readonly<Record<string, string>> = { TE: 'EV', RD: 'DT', KO: 'KM' };
  const edits = properties.flatMap((property): Edit[] => {
    const name = NAMES[property.name];
    const text = firstOf(leaf, property);
    if (!name || properties.some((other) => other.name === name)) return [];
    return [replacing(at, property, name, name === 'DT' ? (dateWritten(text.split(/\s/)[0] ?? '') ?? text) : text)];
  });
  const [first] = properties;
  const lacks = `${leaf.text.startsWith(';') ? '' : ';'}${properties.some(({ name }) => name === 'FF') ? '' : 'FF[4]'}`;
  const start = at + (leaf.text.startsWith(';') ? 1 : (first?.at ?? 0));
  const beginning = edits[0];
  if (beginning?.from === start) edits[0] = { ...beginning, text: lacks + beginning.text };
  else edits.unshift({ from: start, to: start, text: lacks });
  yield { title: say('Write it as the standard has it', '改为标准写法'), edits, sure: true };
};

/// Twice the komi.
export const smartgo: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const { property } = spot ?? {};
  if (!spot || !property) return;
  const twice = firstOf(spot.leaf, property);
  if (property.name !== 'KI' || !REAL.test(twice) || propertyOf(spot.piece, 'KM')) return;
  const text = String(Number(twice) / 2);
  yield { title: write(`KM[${text}]`), edits: [replacing(spot.start, property, 'KM', text)], sure: true };
};

const MOST = 20_000;

/// Only the capitals of identifiers stay, in all of the game.
export const mgt: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const [game] = treesAround(fault.root, fault.from);
  if (!game) return;
  const edits: Edit[] = [];
  for (const { leaf, start } of leaves(fault.root, game.at)) {
    if (start >= game.at + game.pair.width || edits.length >= MOST) break;
    for (const { name, written, at } of leaf.flags & SgfFlag.node ? pieceOf(leaf).properties : []) {
      if (name !== written) edits.push({ from: start + at, to: start + at + written.length, text: name });
    }
  }
  yield { title: say('Leave the capitals alone', '只留大写字母'), edits, sure: true };
};

export const multigo: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (spot?.property) yield { title: say('Remove it', '删除'), edits: withoutProperty(fault, spot, spot.property) };
};
