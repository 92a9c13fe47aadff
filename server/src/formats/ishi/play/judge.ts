/// Judges a passage that is over.

import type { GoPlay } from '../../shared/go/play';
import { isMoveKind, Kind } from '../keywords';
import type { Point } from '../said/points';
import { judgeDiagram } from './judge-diagram';
import { type Head, judgeEvent } from './judge-event';
import { judgeMarks } from './judge-marks';
import { judgePrisoners } from './judge-move';
import { kindOf, type Note, type PassageReport, type Section, sectionsOf } from './passage';
import type { IshiState } from './state';

/// Is the passage no more than a move that took nothing, and text?
export function saysNothing({ passage, ply }: IshiState): boolean {
  let note = passage;
  while (note?.prev && isText(note)) note = note.prev;
  return note !== undefined && !note.prev && isMoveKind(kindOf(note.item)) && (ply?.changes.length ?? 0) <= 3;
}

function isText({ item }: Note): boolean {
  const kind = kindOf(item);
  return kind === Kind.COM || kind === Kind.USER;
}

/// What the head of the event comes to, if that is what the passage is.
export function judge(state: IshiState, go: GoPlay, report: PassageReport): Head | undefined {
  const sections = sectionsOf(state.passage);
  const displaced = state.displaced !== undefined;
  if (state.stage === 'event' && !state.begun) return judgeEvent(sections[0] ?? EMPTY, report, displaced);
  const scene = sceneOf(state, go, report);
  for (const section of sections) judgeSection(section, sections, state, scene);
  return undefined;
}

const EMPTY: Section = { carrier: undefined, notes: [] };

/// The place at the end of the passage: nothing in it changes what stands on the board.
export function sceneOf(moves: IshiState, go: GoPlay, report: PassageReport) {
  const { size, ply, uncertain, displaced } = moves;
  const stoneAt = ({ x, row }: Point): number => {
    const cell = go.cell(x, size - row);
    return cell === undefined ? 0 : go.working.to(ply).get(cell);
  };
  return { report, limit: size, size, moves, ply, stoneAt, certain: !uncertain, displaced: displaced !== undefined };
}

type Scene = ReturnType<typeof sceneOf>;

function judgeSection(section: Section, all: readonly Section[], state: IshiState, scene: Scene): void {
  const { carrier, notes } = section;
  const kind = carrier && kindOf(carrier.item);
  if (carrier && kind !== undefined && isMoveKind(kind) && state.ply?.isMove) {
    const about = all.length === 1 ? notes : all.flatMap((one) => one.notes);
    judgePrisoners(carrier, state.ply, about, scene);
  } else if (carrier) {
    judgeDiagram(section, scene);
    return;
  }
  judgeMarks(notes, scene, scene.certain ? (point) => scene.stoneAt(point) !== 0 : undefined);
}
