/// What boards show of a record with a move a line, whatever the game.

import type { Occurrence } from '../../../record/locate';
import type { LastMove, Notes, Position, RecordView } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/plies/lexer';
import { Leaf, type Run } from '../../../text/node';
import { aboutHeader } from '../shared/header/about';
import type { Header } from '../shared/header/header';
import { wonBy } from '../shared/outcome';
import type { PlyChapter } from './chapter';
import type { PlyCourse } from './course';
import type { PlyState } from './state';

/// What a game shows.
export interface Shows<S extends PlyState, K extends PlyCourse<S>> {
  readonly geometry?: NonNullable<RecordView['geometry']>;
  /// Its moves are written with their numbers.
  readonly numbered?: true;
  /// Who is to move is said besides, and what comments say.
  position(state: S, course: K): Omit<Position, 'toMove' | 'comment' | 'outcome'>;
  /// Why the side that has won has won.
  why(state: S, course: K): Words;
  /// A move as it is written.
  move(
    leaf: Leaf,
  ):
    | (Pick<LastMove, 'color' | 'from'> & { readonly cell: LastMove['cell'] | undefined; readonly label: string })
    | undefined;
  notes?(leaf: Leaf): Notes;
  /// What has come of a move that its text does not say.
  effect?(before: S, after: S, course: K): Words | undefined;
  header(root: Run, since?: number): Header | undefined;
  /// The colour of the side that goes first.
  begins(root: Run, state: S): number;
}

export function plyView<S extends PlyState, K extends PlyCourse<S>>(
  chapter: PlyChapter,
  course: K,
  shows: Shows<S, K>,
): RecordView<K> {
  const { game, columns, rows, players } = chapter;
  const moveIn = ({ node }: Occurrence) =>
    node instanceof Leaf && node.kind === Kind.move ? shows.move(node) : undefined;
  const view: RecordView<PlyCourse<S>> = {
    game,
    columns,
    rows,
    ...(shows.geometry ? { geometry: shows.geometry } : {}),
    course,
    ...(shows.numbered ? { numbered: true } : {}),
    position({ state }) {
      const toMove = state.won === 0 ? players[course.sideAt(state)] : undefined;
      const outcome = state.won === 0 ? {} : { outcome: wonBy(chapter.sides[state.won], shows.why(state, course)) };
      const comment = state.note === '' ? {} : { comment: state.note };
      return { ...shows.position(state, course), ...(toMove ? { toMove } : {}), ...outcome, ...comment };
    },
    move(event) {
      const { color = 0, cell, from } = moveIn(event) ?? {};
      return color === 0 ? undefined : { color, cell, ...(from ? { from } : {}) };
    },
    label(event) {
      const { label } = moveIn(event) ?? {};
      return label === undefined ? undefined : { en: label, zh: label };
    },
    side: (color) => players[color],
    effect: (_event, before, after) => shows.effect?.(before, after, course),
    notes: ({ event }) => (event?.node instanceof Leaf && shows.notes?.(event.node)) || {},
    about(root, { state, lines: [line] }) {
      const header = shows.header(root, line?.since);
      const first = shows.begins(root, state);
      const sides = [players[first] ?? '', players[3 - first] ?? ''] as const;
      return header ? aboutHeader(header, sides) : { players: [], facts: [] };
    },
  };
  return view as RecordView<K>;
}
