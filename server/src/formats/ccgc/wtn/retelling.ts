/// Records of EinStein told otherwise. Each side has a corner, so the board is only turned over the diagonal between them; with the
/// colours it is turned by half, and either may begin. Moves are numbered anew.

import { columnLike, letterLike, numberLike } from '../../../record/alike';
import type { Retelling, Retold, Telling } from '../../../record/retelling';
import { TURNS, turned } from '../../../record/turn';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/plies/lexer';
import { textWith } from '../../../text/composed';
import { finished, leaves } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { isTurn, SIDES } from '../../shared/retelling';
import { headingOf } from '../shared/header/line';
import { chapter } from './chapter';
import { type Layout, layoutIn } from './layout';
import { colorOf, LETTERS, numberIn, saidBy } from './notation';
import { areFromTop, cellIn, nameOf, type Square } from './squares';
import { teamColors } from './teams';

const PAUSE = 256;
const { columns: SIDE } = chapter;

interface LeafAt {
  readonly leaf: Leaf;
  readonly start: number;
}

export const retelling: Retelling = {
  refused: (_root, way) => (isTurn(way) && way !== 'diagonal' ? SIDES : undefined),
  *retell(root, retold): Telling {
    let game: LeafAt[] = [];
    let count = 0;
    for (const found of root ? leaves(root) : []) {
      if (++count % PAUSE === 0) yield;
      if (found.leaf.kind === Kind.header && game.length > 0) {
        yield* retellGame(game, retold);
        game = [];
      }
      game.push(found);
    }
    yield* retellGame(game, retold);
  },
};

function* retellGame(game: readonly LeafAt[], retold: Retold): Telling {
  const telling = new GameTelling(game, retold);
  let count = 0;
  for (const { leaf, start } of game) {
    if (++count % PAUSE === 0) yield;
    if (leaf.kind === Kind.header && retold.recolors) recolorTeams(leaf, start, retold);
    if (leaf.kind === Kind.move) telling.move(leaf, start);
  }
  telling.layouts();
}

function recolorTeams(leaf: Leaf, start: number, retold: Retold): void {
  for (const { color, from } of teamColors(headingOf(leaf).header) ?? []) {
    const text = leaf.text.charAt(from);
    if (color !== 0) retold.put({ at: start + from, text }, letterLike(text, LETTERS.charAt(retold.side(color))));
  }
}

class GameTelling {
  readonly #layouts: readonly LeafAt[];
  /// Rows are counted from the top.
  readonly #fromTop: boolean;
  #moves = 0;

  constructor(
    game: readonly LeafAt[],
    readonly retold: Retold,
  ) {
    this.#layouts = game.filter(({ leaf }) => leaf.kind === Kind.setup);
    this.#fromTop = this.#layouts.some(({ leaf }) => {
      const { items, color } = layoutIn(leaf);
      return areFromTop(
        items.map(({ square }) => square),
        color,
      );
    });
  }

  move(leaf: Leaf, start: number): void {
    const { move } = saidBy(leaf);
    if (!move) return;
    const { retold } = this;
    this.#moves++;
    if (retold.way === 'numbers') {
      const { at, size } = move.number;
      const text = leaf.text.slice(at, at + size);
      if (numberIn(move.number.text) !== this.#moves)
        retold.put({ at: start + at, text }, numberLike(text, this.#moves));
      return;
    }
    const letter = leaf.text.charAt(move.letter.at);
    const color = retold.side(colorOf(halved(letter)));
    retold.put({ at: start + move.letter.at, text: letter }, letterLike(letter, LETTERS.charAt(color)));
    for (const { at, text, now } of this.#square(leaf, move.square)) retold.put({ at: start + at, text }, now);
  }

  /// Red comes before Blue: where both are laid out, the lines change what they say.
  layouts(): void {
    const { retold } = this;
    if (retold.way === 'numbers') return;
    const bodies = this.#layouts.map((line) => this.#body(line));
    const [one, other] = bodies;
    const pair = one && other && bodies.length === 2 && one.layout.color !== other.layout.color;
    if (retold.recolors && pair) {
      retold.put(one, other.now);
      retold.put(other, one.now);
      return;
    }
    for (const { at, text, now, letter, layout } of bodies) {
      retold.put({ at, text }, now);
      const color = retold.side(layout.color);
      retold.put({ at: letter.at, text: letter.text }, letterLike(letter.text, LETTERS.charAt(color)));
    }
  }

  /// What stands behind the letter of a layout, with its squares told otherwise.
  #body({ leaf, start }: LeafAt) {
    const layout: Layout = layoutIn(leaf);
    const text = leaf.text.slice(1, leaf.size);
    const edits = layout.items
      .flatMap(({ square }) => this.#square(leaf, square))
      .map(({ at, text: said, now }) => {
        if (now === undefined) this.retold.put({ at, text: said }, undefined);
        return { from: at - 1, to: at - 1 + said.length, text: now ?? said };
      });
    const now = finished(textWith(text, edits));
    return { at: start + 1, text, now, layout, letter: { at: start, text: leaf.text.charAt(0) } };
  }

  #square(leaf: Leaf, square: Square & { readonly at: number; readonly size: number }) {
    const cell = cellIn(square, this.#fromTop);
    if (cell === undefined || this.retold.way === 'numbers') return [];
    const turn = this.retold.turn ?? TURNS.half;
    const { x, y } = turned(turn, cell % SIDE, Math.floor(cell / SIDE), chapter);
    const name = nameOf(y * SIDE + x, this.#fromTop);
    const [column, rest] = [leaf.text.charAt(square.at), leaf.text.slice(square.at + 1, square.at + square.size)];
    const gap = /^[\s\u3000]*/.exec(rest)?.[0] ?? '';
    const row = rest.slice(gap.length);
    return [
      { at: square.at, text: column, now: columnLike(column, x) as string | undefined },
      { at: square.at + 1 + gap.length, text: row, now: numberLike(row, Number(name.slice(1))) },
    ];
  }
}
