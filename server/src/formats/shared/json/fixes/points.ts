/// Points as other programs write them: `[3, 15]`, "D4", "dp".

import { parsePoint } from '../../../../games/go/points';
import { elementsOf, isArray } from '../../../../syntax/json/access';
import { fields } from '../../../../syntax/json/draft';
import { kindOf, numberOf } from '../../../../syntax/json/value';
import type { Leaf, Run } from '../../../../text/node';
import type { Subject, Way } from './subject';
import { meant, plain, type Said } from './values';

interface Board {
  readonly columns: number;
  readonly rows: number;
}

/// As an object of x and y; a name is read on the board of the record.
export const point = (boardOf: (root: Run) => Board): Way =>
  meant((said, subject) => {
    const { columns, rows } = boardOf(subject.root);
    const [x, y] = pairOf(subject) ?? lettersOf(said) ?? [];
    if (x !== undefined && y !== undefined) return { draft: draftOf({ x, y }) };
    const named = said.kind === 'string' ? parsePoint(plain(said.text), columns, rows) : undefined;
    return named && { draft: draftOf(named), sure: true };
  });

const draftOf = ({ x, y }: { x: number; y: number }) => fields(['x', String(x)], ['y', String(y)]);

function pairOf({ value }: Subject): number[] | undefined {
  const numbers = isArray(value.node) ? [...elementsOf(value)].map(({ node }) => node) : [];
  if (numbers.length !== 2 || !numbers.every((node) => kindOf(node) === 'number')) return undefined;
  return numbers.map((node) => numberOf(node as Leaf));
}

/// Columns and rows from the top left, a first.
function lettersOf({ kind, text }: Said): number[] | undefined {
  if (kind !== 'string' || !/^[a-z]{2}$/.test(text)) return undefined;
  return [...text].map((letter) => letter.charCodeAt(0) - 0x61);
}
