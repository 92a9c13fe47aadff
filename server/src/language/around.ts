/// What a board panel shows around the board: the game as a whole, how the record goes on from here, the numbers of the
/// moves whose stones still stand, what was found and said up to here.

import type { Abilities, BoardWriter } from '../formats/format';
import type { Editable } from '../protocol/board';
import { placeOf } from '../record/ahead';
import type { Course, State } from '../record/line';
import { located, type Occurrence, type Spot } from '../record/locate';
import type { Ply } from '../record/ply';
import { besides, type Frame, following, nextStop, previousStop } from '../record/steps';
import { type About, type Cell, type Ghost, type Message, type RecordView, viewAt } from '../record/view';
import type { Language } from '../spec/rule';
import type { Preferences } from './diagnostics';
import type { Checked, RecordDocument } from './document';
import { faultsOf } from './faults';
import { ghostAt } from './ghost';
import { messagesOn } from './messages';
import { Counted } from './way';
import { faultsOn, type WayFault } from './way-faults';

/// A way on from here.
interface Continuation {
  /// "12. White D4", and what the line is called.
  readonly label: string;
  readonly title?: string | undefined;
  readonly at: number;
  readonly color?: number | undefined;
  readonly cell?: Cell | null | undefined;
  /// How the record writes it, where that is more than a cell.
  readonly written?: string | undefined;
}

export interface Around {
  readonly about?: Omit<About, 'result' | 'facts'> & { readonly result?: string | undefined; readonly facts: string[] };
  readonly next: readonly Continuation[];
  /// Whether there is anything to step to.
  readonly ways: { readonly back: boolean; readonly forward: boolean; readonly up: boolean; readonly down: boolean };
  /// x, y, number of the move.
  readonly numbers: readonly (readonly [number, number, number])[];
  /// Of the event that is shown and of those before it, the newest first.
  readonly faults: readonly WayFault[];
  /// What was said up to here, the newest at the end.
  readonly messages?: readonly Message[];
  readonly ghost?: Ghost;
  readonly evaluation?: { readonly text: string; readonly kind: string };
  readonly problem?: string;
  /// In seconds, of the event that is shown and of the next one.
  readonly time?: number;
  readonly nextTime?: number;
  /// What the board can write here.
  readonly editable: Editable;
}

interface Asked {
  /// Where the cursor stands in the game.
  readonly offset: number | undefined;
  /// And in the text, where that is elsewhere.
  readonly cursor?: number | undefined;
  /// How many of the last moves are to be numbered.
  readonly numbers: number;
  readonly checked: Checked | undefined;
  readonly preferences: Preferences;
}

export function* aroundOf(document: RecordDocument, asked: Asked): Generator<void, Around | undefined> {
  const { record } = document;
  const spot: Spot<State> | undefined = record && (yield* located(record.course, asked.offset));
  if (!record || !spot) return undefined;
  const view = viewAt(record, spot);
  const here = placeOf(view.course, spot);
  const { language } = asked.preferences;
  const about = view.about?.(document.root, spot);
  // Where very many lines part, each of these takes a while.
  yield;
  const next = here ? continuations(document, view, here, spot, language) : [];
  yield;
  const ways = waysFrom(view.course, here, spot);
  yield;
  const timed = times(view, here, spot);
  yield;
  return {
    ...(about ? { about: inWords(about, language) } : {}),
    next,
    ways,
    numbers: numbered(view, spot.state.ply, asked.numbers),
    ...noted(view, spot, language),
    ...timed,
    ...(yield* onTheWay(document, view, spot, asked)),
    ...only('ghost', yield* ghostAt(document, view, spot, asked.cursor ?? asked.offset)),
    editable: editableBy(document.session?.writer),
  };
}

function editableBy(writer: BoardWriter | undefined): Editable {
  const { pass = true, fixed = false, forms = [], labelLength = LONGEST_LABEL, ...can } = writer?.can ?? NOTHING;
  return { play: writer !== undefined, pass: writer !== undefined && pass, fixed, forms, labelLength, ...can };
}

const LONGEST_LABEL = 20;

const NOTHING: Abilities = {
  comment: false,
  stones: false,
  marks: false,
  labels: false,
  promote: false,
  remove: false,
};

/// A member, if there is something to be its value.
const only = <N extends string, T>(name: N, value: T | undefined): { readonly [Name in N]?: T } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Name in N]?: T };

function noted(view: RecordView, spot: Spot<State>, language: Language): Pick<Around, 'evaluation' | 'problem'> {
  const { evaluation, problem } = view.notes?.(spot) ?? {};
  const said = evaluation && { ...evaluation, text: evaluation.text[language] };
  return { ...only('evaluation', said), ...only('problem', problem?.[language]) };
}

function times(view: RecordView, here: Frame | undefined, { event }: Spot<State>): Pick<Around, 'time' | 'nextTime'> {
  if (!view.time) return {};
  const next = here && nextStop(view.course, here)?.event;
  return { ...only('time', event && view.time(event)), ...only('nextTime', next && view.time(next)) };
}

/// What has been found and said in the events up to here.
function* onTheWay(
  document: RecordDocument,
  view: RecordView,
  spot: Spot<State>,
  { checked, preferences }: Asked,
): Generator<void, Pick<Around, 'faults' | 'messages'>> {
  const counted = Counted.of(view);
  const way = yield* counted.wayTo(spot);
  if (!way) return { faults: [] };
  const faults = checked ? faultsOn({ view, counted, spot, way, faults: faultsOf(checked, preferences) }) : [];
  const messages = messagesOn(way, view, counted, document.root);
  return { faults, ...(messages.length > 0 ? { messages } : {}) };
}

const inWords = ({ result, facts, ...rest }: About, language: Language): NonNullable<Around['about']> => ({
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
  const outline = document.session?.help?.outline;
  const named = (event: Occurrence): Omit<Continuation, 'title'> => {
    const entry = outline?.event(view, event, (spot.state.ply?.number ?? 0) + 1);
    const { from, ...move } = view.move(event, spot.state) ?? {};
    const written = from && view.label?.(event)?.[language];
    return { label: entry?.name[language] ?? '…', at: event.at, ...move, written };
  };
  const list: Continuation[] = [];
  for (const way of following(view.course, here)) {
    if ('event' in way) list.push(named(way.event));
    else {
      const { occurrence } = way.line;
      const first = nextStop(view.course, way.line)?.event;
      const title = outline?.title(occurrence);
      list.push({ ...(first ? named(first) : { label: '…', at: occurrence.at }), title });
    }
    if (list.length >= MOST_LINES) break;
  }
  return list;
}

function waysFrom(course: Course<State>, here: Frame | undefined, { event }: Spot<State>): Around['ways'] {
  const before = here && previousStop(course, here);
  return {
    back: before !== undefined || (event !== undefined && course.isMove(event.node, event.role)),
    forward: here !== undefined && nextStop(course, here) !== undefined,
    up: here !== undefined && besides(course, here, 'previous') !== undefined,
    down: here !== undefined && besides(course, here, 'next') !== undefined,
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
