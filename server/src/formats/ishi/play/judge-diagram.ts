/// Diagrams: which part of which board they show, without the stones that they hide and with stones of their own (4.4).

import { areOne, type Ply } from '../../../record/ply';
import { Kind } from '../keywords';
import { rules } from '../rules';
import { type Region, type SaidRegion, type SaidTargets, saidBy, type Target } from '../said';
import { shown } from '../said/faults';
import { keyOf, type Point, pointAt } from '../said/points';
import { isFound, isPlaced, isReference, movesNamed, type Place } from './judge-fields';
import { judgeMarks } from './judge-marks';
import { type Put, setUpIn } from './judge-setup';
import { kindOf, lineOf, type Note, type Section } from './passage';
import { standingAt } from './standing';

interface DiagramPlace extends Place {
  /// Lines of the board of the event.
  readonly size: number;
  /// What stands on it, 0 for nothing.
  readonly stoneAt: (point: Point) => number;
  readonly ply: Ply | undefined;
  /// What stands there can be told.
  readonly certain: boolean;
}

export interface Diagram {
  readonly region: Region;
  /// A whole board of another size than that of the event.
  readonly apart: boolean;
  /// Lines of a board that has all of the region.
  readonly limit: number;
  readonly hidden: ReadonlySet<number>;
  readonly stones: ReadonlyMap<number, Put>;
}

export function judgeDiagram(section: Section, around: DiagramPlace): Diagram {
  const { report, size, certain } = around;
  const line = section.carrier;
  const said = line && (saidBy(lineOf(line.item)) as SaidRegion);
  if (line && said) report.faults(line, said);
  const region = said?.region ?? 'board';
  const place = { ...around, limit: Math.max(size, extentOf(region)) };
  const apart = isApart(region, size);
  const compared = certain && !apart;
  const { stones, notes } = setUpIn(section, place);
  const hidden = new Hiding(place, compared, stones).of(section);
  const shows = (point: Point): boolean => !hidden.has(keyOf(point)) && around.stoneAt(point) !== 0;
  if (compared) {
    for (const { note, field, point } of stones.values())
      if (shows(point)) report.of(note, rules['diagram-setup-occupied'], field, { value: shown(field.text) });
  }
  const hasStone = compared ? (point: Point) => stones.has(keyOf(point)) || shows(point) : undefined;
  judgeMarks(notes, place, hasStone);
  return { region, apart, limit: place.limit, hidden, stones };
}

const isApart = (region: Region, size: number): boolean =>
  typeof region === 'object' && 'size' in region && region.size !== size;

/// How large a board has to be to have the region.
function extentOf(region: Region): number {
  if (region === 'board') return 0;
  if ('size' in region) return region.size;
  return Math.max(...region.corners.flatMap(({ x, row }) => [x + 1, row]));
}

/// What HIDE lines take away.
class Hiding {
  readonly #hidden = new Set<number>();
  #standing: ReadonlyMap<number, Ply> | undefined;

  constructor(
    readonly place: DiagramPlace,
    /// Something has to be there to be hidden.
    readonly compared: boolean,
    readonly stones: ReadonlyMap<number, Put>,
  ) {}

  of({ notes }: Section): ReadonlySet<number> {
    for (const note of notes) {
      if (kindOf(note.item) !== Kind.HIDE) continue;
      const said = saidBy(lineOf(note.item)) as SaidTargets;
      this.place.report.faults(note, said);
      for (const target of said.targets) this.#hide(note, target);
    }
    return this.#hidden;
  }

  #hide(note: Note, target: Target): void {
    const { place } = this;
    const { named, part } = target;
    const found = isFound(place, note, target, rules['hide-ref-unresolved']);
    if (named === 'all' || !found) return;
    if (isReference(named)) this.#moves(named);
    else if (!isPlaced(place, note, part, named.point)) return;
    else if (!this.compared || this.stones.has(keyOf(named.point)) || place.stoneAt(named.point) !== 0)
      this.#hidden.add(keyOf(named.point));
    else place.report.of(note, rules['hide-nothing'], part, { value: shown(part.text) });
  }

  /// Stones that are gone have nothing to hide.
  #moves({ from, to }: { readonly from: number; readonly to: number }): void {
    const { moves, size, ply: last } = this.place;
    this.#standing ??= standingAt(last);
    for (const { ply } of movesNamed(moves, from, to)) {
      const { cell } = ply;
      if (typeof cell === 'number' && areOne(this.#standing.get(cell), ply))
        this.#hidden.add(keyOf(pointAt(cell, size)));
    }
  }
}
