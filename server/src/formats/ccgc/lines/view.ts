/// What boards show of a record of rounds, whatever the game.

import { cellOf } from '../../../games/shared/cells';
import type { Occurrence } from '../../../record/locate';
import type { Cell, Position, RecordView } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/rounds/lexer';
import { Leaf } from '../../../text/node';
import { aboutHeader } from '../shared/header/about';
import { wonBy } from '../shared/outcome';
import type { LineChapter, LineMove } from './chapter';
import type { LineCourse, Play } from './course';
import { headingIn } from './heading';
import { pieceOf } from './piece';
import type { LineState } from './state';
import { turnOf } from './whose';

/// What a game shows.
export interface Shows<M extends LineMove, P extends Play<M>> {
  readonly geometry?: NonNullable<RecordView['geometry']>;
  /// Who is to move is said besides.
  position(state: LineState, play: P): Omit<Position, 'toMove' | 'outcome'>;
  /// Why who has won has won.
  readonly why: Words;
  /// Where a move goes, and where it comes from; undefined off the board.
  way(move: M): { readonly to: number; readonly from?: number } | undefined;
}

export function lineView<M extends LineMove, P extends Play<M>>(
  course: LineCourse<M, P>,
  shows: Shows<M, P>,
): RecordView<LineCourse<M, P>> {
  const { chapter, play } = course;
  const { game, columns, rows, players } = chapter;
  const at = (cell: number): Cell => cellOf(cell, columns);
  return {
    game,
    columns,
    rows,
    ...(shows.geometry ? { geometry: shows.geometry } : {}),
    course,
    numbered: true,
    position({ state }) {
      const won = course.winner(state);
      if (won)
        return { ...shows.position(state, play), outcome: wonBy(chapter.sides[won === 'first' ? 0 : 1], shows.why) };
      const toMove = players[chapter.colors.indexOf(course.sideAt(state))] ?? players[0];
      return { ...shows.position(state, play), toMove };
    },
    move(event) {
      const move = moveIn(event, chapter);
      if (!move) return undefined;
      const color = chapter.colors[turnOf(course.text, event.at)];
      const { from, to } = shows.way(move) ?? {};
      if (to === undefined) return { color, cell: undefined };
      return { color, cell: at(to), ...(from === undefined ? {} : { from: at(from) }) };
    },
    side: (color) => players[chapter.colors.indexOf(color)],
    label(event) {
      const move = moveIn(event, chapter);
      const label = move && chapter.notation.write(move);
      return label === undefined ? undefined : { en: label, zh: label };
    },
    about(root, { lines: [line] }) {
      const heading = headingIn(root, line?.since);
      return heading ? aboutHeader(heading.header, players) : { players: [], facts: [] };
    },
  };
}

const moveIn = <M extends LineMove>({ node }: Occurrence, chapter: LineChapter<M>): M | undefined =>
  node instanceof Leaf && node.kind === Kind.move ? pieceOf(node, chapter).move : undefined;
