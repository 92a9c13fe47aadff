/// The board as a place in a record shows it: after a move, at the start of an event, or a diagram.

import { GoBoard } from '../../../games/go/board';
import { type BoardWindow, rowsOf } from '../../../games/go/diagram';
import { positionOf } from '../../../games/go/view';
import { Report } from '../../../record/finding';
import type { Ply } from '../../../record/ply';
import type { Mark, Position, Sight } from '../../../record/view';
import { Kind } from '../keywords';
import type { Region } from '../said';
import { keyOf, type Point, pointAt } from '../said/points';
import { marksOf } from '../view/marks';
import type { IshiCourse } from './course';
import { sceneOf } from './judge';
import { type Diagram, judgeDiagram } from './judge-diagram';
import { kindOf, PassageReport, type Section } from './passage';
import type { IshiState } from './state';

export interface Shown {
  readonly size: number;
  /// What came last on the board.
  readonly ply: Ply | undefined;
  /// Nothing of the game is shown.
  readonly apart?: boolean;
  /// Drawn when it is wanted: many ask for the size alone.
  position(): Omit<Position, 'comment' | 'title' | 'toMove'>;
  /// There may be very many.
  readonly marks: Iterable<Mark | undefined>;
}

const NOTHING: ReadonlySet<number> = new Set();

/// After a move, or at the start of an event: then the stones that it begins with, and the marks on them. Marks that come before
/// these stones are for the empty board.
export function boardShown(course: IshiCourse, state: IshiState, section: Section, sight?: Sight): Shown {
  const { size, ply } = state;
  return {
    size,
    ply,
    position: () => ({ ...positionOf(course.go(size).working.to(ply), ply, sight), marks: [] }),
    marks: marksIn(section, state, size, NOTHING),
  };
}

function marksIn({ notes }: Section, state: IshiState, shown: number, hidden: ReadonlySet<number>): Shown['marks'] {
  const { size, ply } = state;
  return marksOf(notes, { size, shown, ply, moves: state, hidden });
}

export function diagramShown(course: IshiCourse, state: IshiState, section: Section): Shown {
  const go = course.go(state.size);
  const scene = sceneOf(state, go, new PassageReport(new Report(), 0));
  const diagram = judgeDiagram(section, scene);
  const size = diagram.apart && isSquare(diagram.region) ? diagram.region.size : diagram.limit;
  return {
    size,
    ply: state.ply,
    apart: diagram.apart,
    position: () => ({ ...diagramDrawn(diagram, size, state, go), marks: [] }),
    marks: marksIn(section, state, size, diagram.hidden),
  };
}

function diagramDrawn(diagram: Diagram, size: number, state: IshiState, go: ReturnType<IshiCourse['go']>) {
  const board = new GoBoard(size, size);
  if (!diagram.apart) {
    for (const [cell, color] of go.working.to(state.ply).entries()) {
      const point = pointAt(cell, state.size);
      if (!diagram.hidden.has(keyOf(point))) board.set(cellOf(point, size), color);
    }
  }
  for (const { point, color } of diagram.stones.values()) board.set(cellOf(point, size), color);
  const window = windowOf(diagram, size);
  const isCut = window.columns !== size || window.rows !== size;
  const { lastMove, captures } = positionOf(go.working.to(state.ply), state.ply);
  const isShown = !diagram.apart && size === state.size && !isHidden(state, diagram);
  return {
    rows: rowsOf(board, window),
    ...(isCut ? { window: { left: window.left, top: window.top } } : {}),
    ...(lastMove && isShown ? { lastMove } : {}),
    ...(captures ? { captures } : {}),
  };
}

const isHidden = ({ ply, size }: IshiState, { hidden }: Diagram): boolean =>
  typeof ply?.cell === 'number' && hidden.has(keyOf(pointAt(ply.cell, size)));

const isSquare = (region: Region): region is { readonly size: number } =>
  typeof region === 'object' && 'size' in region;

const cellOf = ({ x, row }: Point, size: number): number => (size - row) * size + x;

/// The part of the board that is cut out.
function windowOf({ region }: Diagram, size: number): BoardWindow {
  if (region === 'board' || isSquare(region)) return { left: 0, top: 0, columns: size, rows: size };
  const [a, b] = region.corners;
  const left = Math.min(a.x, b.x);
  const top = size - Math.max(a.row, b.row);
  return { left, top, columns: Math.abs(a.x - b.x) + 1, rows: Math.abs(a.row - b.row) + 1 };
}

/// What the head of an event comes to, with all its lines; whether those before its stones are shown by themselves.
export function headShown(course: IshiCourse, state: IshiState, section: Section, sight?: Sight): Shown {
  const last = section.notes[section.notes.length - 1];
  const whole = { ...state, passage: last, width: 0 };
  const head = state.begun ? state : course.settled(whole, 0, new Report());
  const first = section.notes.findIndex(({ item }) => kindOf(item) === Kind.SETUP);
  const before = first < 0 ? section.notes : section.notes.slice(0, first);
  const isSetUp = first >= 0 && (state.begun || reaches(state, first, section));
  const isMarked = before.some(({ item }) => kindOf(item) === Kind.MARK);
  const start = { ...head, ply: undefined };
  if (isMarked && !isSetUp) return boardShown(course, start, { ...section, notes: before }, sight);
  return boardShown(course, head, { ...section, notes: section.notes.slice(Math.max(first, 0)) }, sight);
}

/// Has play come to the first of the stones?
function reaches({ width }: IshiState, index: number, { notes }: Section): boolean {
  const note = notes[index];
  return note !== undefined && width > note.at;
}
