/// What a board panel shows around the board: the game as a whole, how the record goes on from here, the numbers of the
/// moves whose stones still stand, and what is wrong with what is played here.

import type { Finding } from '../record/finding';
import { eachFinding } from '../record/finding';
import type { Course, State } from '../record/line';
import { located, type Occurrence, type Spot } from '../record/locate';
import type { Ply } from '../record/ply';
import { besides, type Frame, following, linesIn, nextStop, previousStop } from '../record/steps';
import type { About, Cell, RecordView } from '../record/view';
import type { Language } from '../spec/rule';
import { type Diagnostic, diagnosticOf, type Wishes, wished } from './diagnostics';
import type { Checked, RecordDocument } from './document';
import { placeOf } from './steps';

/// A way on from here.
export interface Continuation {
  /// "12. White D4", and what the line is called.
  readonly label: string;
  readonly title?: string | undefined;
  readonly at: number;
  readonly color?: number | undefined;
  readonly cell?: Cell | null | undefined;
}

export interface Around {
  readonly about?: Omit<About, 'result' | 'facts'> & { readonly result?: string | undefined; readonly facts: string[] };
  readonly next: readonly Continuation[];
  /// Whether there is anything to step to.
  readonly ways: { readonly back: boolean; readonly forward: boolean; readonly up: boolean; readonly down: boolean };
  /// x, y, number of the move.
  readonly numbers: readonly (readonly [number, number, number])[];
  readonly faults: readonly (Pick<Diagnostic, 'message' | 'severity' | 'clause'> & { readonly cell?: Cell })[];
}

export interface Asked {
  readonly offset: number | undefined;
  /// How many of the last moves are to be numbered.
  readonly numbers: number;
  readonly checked: Checked | undefined;
  readonly wishes: Wishes;
}

export function* aroundOf(document: RecordDocument, asked: Asked): Generator<void, Around | undefined> {
  const view = document.record;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, asked.offset));
  if (!view || !spot) return undefined;
  const here = placeOf(view.course, spot);
  const { language } = asked.wishes;
  const about = view.about?.(document.root);
  return {
    ...(about ? { about: told(about, language) } : {}),
    next: here ? continuations(document, view, here, spot, language) : [],
    ways: waysFrom(view.course, here, spot),
    numbers: numbered(view, spot.state.ply, asked.numbers),
    faults: spot.event ? faultsAt(view, spot, spot.event, asked) : [],
  };
}

const told = ({ result, facts, ...rest }: About, language: Language): NonNullable<Around['about']> => ({
  ...rest,
  result: result?.[language],
  facts: facts.map((words) => words[language]),
});

const MOST_LINES = 100;

function continuations(
  document: RecordDocument,
  view: RecordView,
  here: Frame,
  spot: Spot<State>,
  language: Language,
): Continuation[] {
  const outline = document.format?.help?.outline;
  const named = (event: Occurrence): Omit<Continuation, 'title'> => {
    const entry = outline?.event(view, event, (spot.state.ply?.number ?? 0) + 1);
    return { label: entry?.name[language] ?? '…', at: event.at, ...view.move(event, spot.state) };
  };
  const next = following(view.course, here);
  if (!next) return [];
  if ('event' in next) return [named(next.event)];
  const list: Continuation[] = [];
  for (const line of linesIn(view.course, next.forks)) {
    const first = nextStop(view.course, line)?.event;
    const title = outline?.title(line.occurrence);
    list.push({ ...(first ? named(first) : { label: '…', at: line.occurrence.at }), title });
    if (list.length >= MOST_LINES) break;
  }
  return list;
}

function waysFrom(course: Course<State>, here: Frame | undefined, { event }: Spot<State>): Around['ways'] {
  const before = here && previousStop(course, here);
  return {
    back: before !== undefined || (event !== undefined && course.isMove(event.node, event.role)),
    forward: here !== undefined && nextStop(course, here) !== undefined,
    up: here !== undefined && besides(here, 'previous') !== undefined,
    down: here !== undefined && besides(here, 'next') !== undefined,
  };
}

/// No further back than this.
const FAR = 5000;

/// The last moves whose stones nothing has happened to since.
function numbered(view: RecordView, last: Ply | undefined, most: number): Around['numbers'] {
  const numbers: (readonly [number, number, number])[] = [];
  const touched = new Set<number>();
  const until = (last?.number ?? 0) - Math.min(most, FAR);
  for (let ply = last; ply && ply.number > until; ply = ply.prev) {
    const { changes, cell } = ply;
    for (let i = 0; i < changes.length; i += 3) {
      const changed = changes[i] as number;
      const stands = ply.isMove && changed === cell && changes[i + 2] !== 0 && !touched.has(changed);
      if (stands) numbers.push([changed % view.columns, Math.floor(changed / view.columns), ply.number]);
      touched.add(changed);
    }
  }
  return numbers;
}

const MOST_FAULTS = 20;

/// What is wrong within the event that was played last.
function faultsAt(view: RecordView, spot: Spot<State>, event: Occurrence, asked: Asked): Around['faults'] {
  const { checked, wishes } = asked;
  if (!checked) return [];
  const { source } = checked.format.specification;
  const faults: Around['faults'][number][] = [];
  const cell = view.move(event, spot.state)?.cell ?? undefined;
  const take = (finding: Finding, at: number): boolean => {
    const from = at + finding.from;
    if (from < event.at || from >= event.at + event.node.width) return true;
    const severity = wished(wishes, source, finding.rule);
    if (severity === 'off') return true;
    const { message, clause } = diagnosticOf({ finding, at, severity }, checked, wishes);
    return faults.push({ message, severity, clause, ...(cell ? { cell } : {}) }) < MOST_FAULTS;
  };
  eachFinding(checked.read, take);
  eachFinding(checked.played, take);
  return faults;
}
