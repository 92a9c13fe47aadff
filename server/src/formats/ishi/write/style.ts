/// How the lines around are written: their keywords, numbers, points, blanks and line ends, so that new ones look like them.

import type { Leaf, Run } from '../../../text/node';
import { isMoveKind, type Keyword, Kind } from '../keywords';
import { type SaidMove, saidBy } from '../said';
import { nameOf, type Point } from '../said/points';
import { type LineAt, linesFrom } from './around';

/// Lines further away are no model.
const NEAR = 300;

export class Style {
  readonly #near: LineAt[] = [];
  readonly #more: Iterator<LineAt>;

  constructor(
    readonly root: Run,
    readonly at: number,
  ) {
    this.#more = nearby(root, at);
  }

  /// The nearest line that will do, those before looked at first.
  find(wanted: (leaf: Leaf) => boolean): LineAt | undefined {
    const known = this.#near.find(({ leaf }) => wanted(leaf));
    if (known) return known;
    for (let next = this.#more.next(); !next.done; next = this.#more.next()) {
      this.#near.push(next.value);
      if (wanted(next.value.leaf)) return next.value;
    }
    return undefined;
  }

  get lineEnd(): string {
    const { leaf } = this.find(({ text }) => /[\r\n]$/.test(text)) ?? {};
    return (leaf && /(?:\r\n|\r|\n)$/.exec(leaf.text)?.[0]) ?? '\n';
  }

  /// A keyword as this text writes it.
  keyword(name: Keyword): string {
    const same = this.find(({ kind }) => kind === Kind[name]);
    if (same) return saidBy(same.leaf).keyword.text;
    const long = name.length > 1 ? this.find(({ kind }) => isNamed(kind) && !isMoveKind(kind)) : undefined;
    const model = long ?? this.find(({ kind }) => isMoveKind(kind)) ?? this.find(({ kind }) => isNamed(kind));
    return model ? likeWord(name, saidBy(model.leaf).keyword.text) : name;
  }

  /// A point as lines of this kind write it, or else as moves do.
  point(point: Point, kind?: number): string {
    const like = (wanted: (leaf: Leaf) => boolean) => this.find((leaf) => wanted(leaf) && letterIn(leaf) !== undefined);
    const model = (kind && like((leaf) => leaf.kind === kind)) || like(() => true);
    const letter = model && letterIn(model.leaf);
    const name = nameOf(point);
    return letter && letter !== letter.toUpperCase() ? name.toLowerCase() : name;
  }

  /// A move with its number. A line of this text is the model for the case and the blanks between.
  move(color: number, number: number, point: Point | null): string {
    const model = this.find((leaf) => isMoveKind(leaf.kind) && saidBy(leaf).faults.length === 0)?.leaf;
    const keyword = color === 2 ? 'W' : 'B';
    if (!model) return `${this.keyword(keyword)} ${number} ${point ? this.point(point) : 'PASS'}`;
    const said = saidBy(model) as SaidMove;
    const place = point ? this.point(point) : likeWord('PASS', model.text.slice(said.pointAt.at));
    const { digits, before, behind } = numberLike(model.text, said, number);
    return `${likeWord(keyword, said.keyword.text)}${before}${digits}${behind}${place}`;
  }
}

function* nearby(root: Run, at: number): Generator<LineAt> {
  for (const way of ['back', 'on'] as const) {
    let count = 0;
    for (const line of linesFrom(root, at, way)) {
      yield line;
      if (++count >= NEAR) break;
    }
  }
}

const isNamed = (kind: number): boolean => kind >= Kind.EVENT;

/// In small letters, in capitals, or only the first one a capital.
export function likeWord(word: string, model: string): string {
  const [first = '', second = first] = model;
  if (first === first.toLowerCase() && first !== first.toUpperCase()) return word.toLowerCase();
  if (second !== second.toUpperCase()) return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return word.toUpperCase();
}

/// The letter of the first point that a line names.
function letterIn(leaf: Leaf): string | undefined {
  const { kind } = leaf;
  if (kind !== Kind.SETUP && kind !== Kind.MARK && kind !== Kind.PRISONER && !isMoveKind(kind)) return undefined;
  return /(?:^|[\s@])([a-hj-z])\d+(?=\s|$)/i.exec(leaf.text)?.[1];
}

/// Numbers of another length keep their columns where blanks or noughts make some.
function numberLike(text: string, { keyword, numberAt, pointAt }: SaidMove, number: number) {
  const sample = text.slice(numberAt.at, numberAt.at + numberAt.size);
  const digits = sample.startsWith('0') ? String(number).padStart(sample.length, '0') : String(number);
  const before = blanks(text.slice(keyword.at + keyword.size, numberAt.at));
  const behind = blanks(text.slice(numberAt.at + numberAt.size, pointAt.at));
  const more = digits.length - sample.length;
  const isRight = before.length > 1;
  return { digits, before: isRight ? fitted(before, more) : before, behind: isRight ? behind : fitted(behind, more) };
}

const blanks = (gap: string): string => (/^[ \t]+$/.test(gap) ? gap : ' ');

function fitted(gap: string, less: number): string {
  if (gap.length < 2 || /\t/.test(gap)) return gap;
  return ' '.repeat(Math.max(1, gap.length - less));
}
