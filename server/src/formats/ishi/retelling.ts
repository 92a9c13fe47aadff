/// Records of Ishi told otherwise: each event on its own board, and diagrams of other boards on theirs.

import { letterLike, numberLike } from '../../record/alike';
import type { Retelling, Retold } from '../../record/retelling';
import { type Field, fieldsOf } from '../../syntax/lines/fields';
import type { Leaf } from '../../text/node';
import { turnRefused } from '../shared/retelling';
import { isAbsent, Kind } from './keywords';
import { renumbered } from './renumbering';
import { type LineAt, linesIn, sizesOf } from './retold-lines';
import { type Said, saidBy } from './said';
import { columnName, isOn, type Point, pointOf } from './said/points';

const PAUSE = 256;

export const retelling: Retelling = {
  refused: (_root, way) => turnRefused(way, { columns: 1, rows: 1 }),
  *retell(root, retold) {
    if (retold.way === 'numbers') return yield* renumbered(root, retold);
    const lines = linesIn(root);
    const sizes = sizesOf(lines);
    for (const [index, line] of lines.entries()) {
      if (index % PAUSE === 0) yield;
      const said = saidBy(line.leaf);
      if (retold.turn) new PointTelling(line, sizes[index]?.event ?? 0, retold).tell(said, sizes[index]?.shown ?? 0);
      if (retold.recolors) recolor(line, said, retold);
    }
  },
};

class PointTelling {
  constructor(
    readonly line: LineAt,
    /// Lines of the board.
    readonly size: number,
    readonly retold: Retold,
  ) {}

  tell(said: Said, shown: number): void {
    if (said.what === 'move' && said.point) this.#point(said.point, fieldAt(this.line.leaf, said.pointAt), this.size);
    if (said.what === 'setup') for (const { point, field } of said.stones) this.#point(point, field, shown);
    if (said.what === 'targets')
      for (const { named, part } of said.targets)
        if (named !== 'all' && 'point' in named) this.#point(named.point, part, shown);
    if (said.what === 'region' && typeof said.region === 'object' && 'corners' in said.region)
      this.#corners(said.region.corners);
  }

  /// A part of the board of the event.
  #corners(corners: readonly [Point, Point]): void {
    const fields = fieldsIn(this.line.leaf);
    if (!corners.every((corner) => isOn(corner, this.size))) return;
    for (const [index, corner] of corners.entries()) {
      const field = fields[index + 1];
      if (field) this.#point(corner, field, this.size);
    }
  }

  #point(point: Point, field: Field, size: number): void {
    if (!isOn(point, size)) return;
    const { x, y } = this.retold.cell(point.x, size - point.row, { columns: size, rows: size });
    if (x === point.x && size - y === point.row) return;
    const text = this.line.leaf.text.slice(field.at, field.at + field.size);
    const row = text.length === field.text.length ? numberLike(text.slice(1), size - y) : undefined;
    const now = row === undefined ? undefined : letterLike(text, columnName(x)) + row;
    this.retold.put({ at: this.line.at + field.at, text }, now && pointOf(now) ? now : undefined);
  }
}

const fieldAt = (leaf: Leaf, { at, size }: { at: number; size: number }): Field => ({
  at,
  size,
  text: leaf.text.slice(at, at + size).replace(/[^\t\x20-\x7e]/g, ''),
});

const OTHERS: Readonly<Record<string, string>> = { B: 'W', W: 'B', BLACK: 'WHITE', WHITE: 'BLACK' };

/// `B` for `W`, `BLACK` for `WHITE`, the sides in what SETUP puts, and who has won.
function recolor({ leaf, at }: LineAt, said: Said, retold: Retold): void {
  const { keyword } = said;
  const put = (field: Field): void => {
    const now = OTHERS[field.text.toUpperCase()];
    if (now === undefined) return;
    const isWhole = field.size === field.text.length;
    retold.put({ at: at + field.at, text: field.text }, isWhole ? inCase(field.text, now) : undefined);
  };
  put(keyword);
  const [, first, ...more] = leaf.kind === Kind.SETUP || leaf.kind === Kind.RESULT ? fieldsIn(leaf) : [];
  if (leaf.kind === Kind.SETUP) for (const field of first ? [first, ...more] : []) put(field);
  const [, winner = ''] = (leaf.kind === Kind.RESULT && first && /^([BW])\+/.exec(first.text)) || [];
  if (first && winner) put({ at: first.at, size: 1, text: winner });
}

const inCase = (text: string, now: string): string =>
  [...now].map((sign, index) => letterLike(text.charAt(index) || 'A', sign)).join('');

const fieldsIn = (leaf: Leaf): readonly Field[] => fieldsOf(leaf.text, isAbsent);
