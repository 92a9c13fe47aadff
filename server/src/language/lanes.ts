/// Which lane of a drawing each line of play has. The main line goes straight on; a line that parts from it goes into the
/// next lane below all that parts from it later, as far as that reaches, so that no line is drawn across another. How a
/// line with all that parts from it is drawn depends on nothing around it, and is remembered.

import type { Line } from '../record/line';
import type { Content, Contents, Parting } from './content';
import { lanesWithin, NO_STAIRS, type Skyline, shifted, withBelow } from './skyline';

/// A line with all that parts from it.
export interface Shape {
  readonly content: Content;
  /// Events to the end of the line, and of the main line that it ends in.
  readonly length: number;
  /// Columns with all that parts from it.
  readonly width: number;
  readonly skyline: Skyline;
  /// For each parting, how many lanes below the line those that part there are.
  readonly lanes: readonly (readonly number[])[];
  /// And how many lanes below goes on what stands behind it.
  readonly rest: readonly number[];
}

/// How the columns from an event of a line on are drawn.
interface Tail {
  readonly length: number;
  readonly width: number;
  readonly skyline: Skyline;
}

const NO_TAIL: Tail = { length: 0, width: 0, skyline: NO_STAIRS };

interface Task {
  readonly line: Line;
  readonly content: Content;
  /// Those that part from it and are yet to be drawn.
  readonly left: Line[];
}

const PAUSE = 64;

export class Shapes {
  readonly #known = new WeakMap<Content, Shape>();

  constructor(readonly contents: Contents) {}

  /// With a stack of its own: lines part from lines that part from lines.
  *of(line: Line): Generator<void, Shape> {
    const known = this.known(line);
    if (known) return known;
    const stack: Task[] = [yield* this.#begin(line)];
    for (let count = 1; ; count++) {
      const task = stack[stack.length - 1] as Task;
      const next = task.left.pop();
      if (next) {
        if (!this.known(next)) stack.push(yield* this.#begin(next));
      } else {
        const shape = this.#draw(task);
        stack.pop();
        if (stack.length === 0) return shape;
      }
      if (count % PAUSE === 0) yield;
    }
  }

  /// Of a line that has been drawn.
  known(line: Line): Shape | undefined {
    const content = this.contents.known(line);
    return content && this.#known.get(content);
  }

  *#begin(line: Line): Generator<void, Task> {
    const content = yield* this.contents.of(line);
    const left = content.partings.flatMap(({ lines }) => lines.map(within(line)));
    return { line, content, left: left.filter((one) => !this.known(one)) };
  }

  /// From the end, for what parts later comes first below.
  #draw({ line, content }: Task): Shape {
    const { partings } = content;
    const tailOf = (one: Line): Tail => this.known(within(line)(one)) ?? NO_TAIL;
    const lanes: number[][] = partings.map(() => []);
    const rest: number[] = partings.map(() => 0);
    let tail = NO_TAIL;
    let end = content.stops;
    for (const { ending, asides } of stretches(partings)) {
      for (const index of asides) {
        const { from, lines } = partings[index] as Parting;
        tail = grown(tail, end - Math.min(end, from));
        end = Math.min(end, from);
        [tail, lanes[index]] = beside(tail, lines.map(tailOf));
      }
      const { before, lines } = partings[ending] ?? START;
      tail = grown(tail, end - before);
      end = before;
      if (ending < 0) continue;
      const [main = NO_TAIL, ...others] = lines.map(tailOf);
      const [drawn, below] = beside(main, [...others, tail]);
      rest[ending] = tail.width > 0 ? (below.pop() as number) : 0;
      lanes[ending] = [0, ...below.slice(0, others.length)];
      tail = drawn;
    }
    const shape: Shape = { content, ...tail, lanes, rest };
    this.#known.set(content, shape);
    return shape;
  }
}

/// A line that stands in another, at its place in the text.
export const within =
  ({ at }: Line) =>
  (line: Line): Line => ({ ...line, at: at + line.at });

/// What is on a line up to where it ends, or between two such places, from the last to the first.
interface Stretch {
  /// Where it begins: behind this parting; -1 for the start of the line.
  readonly ending: number;
  /// Those that part from it, the last first; of those that part at one place the first first.
  readonly asides: readonly number[];
}

const START: Pick<Parting, 'before' | 'lines'> = { before: 0, lines: [] };

function stretches(partings: readonly Parting[]): Stretch[] {
  const list: Stretch[] = [];
  const fromOf = (index: number): number => (partings[index] as Parting).from;
  let asides: number[] = [];
  let ending = -1;
  const close = (next: number): void => {
    list.push({ ending, asides: asides.sort((a, b) => fromOf(b) - fromOf(a) || a - b) });
    asides = [];
    ending = next;
  };
  for (const [index, { ends }] of partings.entries()) {
    if (ends) close(index);
    else asides.push(index);
  }
  close(-1);
  return list.reverse();
}

const grown = ({ length, width, skyline }: Tail, columns: number): Tail => ({
  length: length + columns,
  width: width + columns,
  skyline: shifted(skyline, columns),
});

/// Others drawn below a tail one after the other, and how far down each is.
function beside(tail: Tail, others: readonly Tail[]): [Tail, number[]] {
  let { width, skyline } = tail;
  const lanes: number[] = [];
  for (const other of others) {
    const down = Math.max(1, lanesWithin(skyline, other.width));
    lanes.push(down);
    if (other.width === 0) continue;
    skyline = withBelow(skyline, other.skyline, down);
    width = Math.max(width, other.width);
  }
  return [{ length: tail.length, width, skyline }, lanes];
}
