import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Carrying, carriedAround, type Inside, type Level, type Shells } from '../../src/text/carrying';
import { finished, renewedBy } from '../../src/text/edit';
import { type Node, Pair } from '../../src/text/node';
import { Pool } from '../../src/text/pool';
import type { Renewal } from '../../src/text/renewal';
import { toy, treeOf } from '../support/toy';

const LEVELS = 1500;
const TEXT = `${'(word '.repeat(LEVELS)}inside${' word)'.repeat(LEVELS)}`;
const BOTTOM = TEXT.indexOf('inside');

const maker = { family: toy, pool: new Pool() };

/// What is remembered of a pair: a place in it, if anything is told of one, and what the innermost says.
interface Note {
  readonly place?: number;
  readonly says: string;
}

/// Notes of all pairs, with a place in those that are named by how many stand around them.
class Notes implements Carrying<Note> {
  readonly owner = {};
  readonly kept = new Map<Node, Note>();
  moves = 0;

  constructor(
    readonly renewal: Renewal,
    places: readonly number[],
    /// The one that cannot be told of.
    readonly untold = -1,
  ) {
    for (const [i, node] of renewal.before.entries()) {
      const place = places.length > 0 && i <= Math.max(...places) ? { place: 10 * i } : {};
      if (node instanceof Pair) this.kept.set(node, { says: `${i}`, ...place });
    }
  }

  of(node: Node): Note | undefined {
    return this.kept.get(node);
  }

  keep(node: Node, note: Note): void {
    this.kept.set(node, note);
  }

  isQuiet({ place }: Note): boolean {
    return place === undefined;
  }

  moved(note: Note, { is, change }: Inside<Note>): Note | undefined {
    this.moves++;
    if (this.untold >= 0 && note.says === `${this.untold}`) return undefined;
    return note.place === undefined ? { says: `${note.says} ${is.says}` } : { ...note, place: note.place + change.by };
  }

  /// Carries all over, from the innermost pair on.
  carry(is?: Note): this {
    const index = this.renewal.before.findLastIndex((node) => node instanceof Pair);
    const was = this.of(this.renewal.before[index] as Node) as Note;
    finished(carriedAround(this.renewal, { index, was, is: is ?? was }, this));
    return this;
  }

  now(index: number): Note | undefined {
    return this.of(this.renewal.now.at(index));
  }
}

/// After something so long is written at the bottom.
function renewal(text = 'x', to = BOTTOM): Renewal {
  const { renewal: left } = finished(renewedBy(treeOf(TEXT), { from: BOTTOM, to, text }, maker));
  if (!left) throw new Error('nothing is left');
  return left;
}

const pairs = (left: Renewal): number[] => left.before.flatMap((node, i) => (node instanceof Pair ? [i] : []));

/// How many notes have been looked at for being quiet, from now on.
function looksOf(notes: Notes): () => number {
  let looked = 0;
  const { isQuiet } = notes;
  notes.isQuiet = (note) => {
    looked++;
    return isQuiet.call(notes, note);
  };
  return () => looked;
}

describe('What is remembered of the nodes around a change', () => {
  it('holds as it is where nothing is longer and nothing else has come of what is inside', () => {
    const left = renewal('x', BOTTOM + 1);
    const [outer, inner] = pairs(left) as [number, number];
    const notes = new Notes(left, [outer]).carry();
    deepEqual(
      [outer, inner].map((i) => notes.now(i)?.says),
      [outer, inner].map(String),
    );
    equal(notes.moves, 0);
  });

  it('is carried over where nothing is told of places, when somebody asks', () => {
    const left = renewal();
    const [outer] = pairs(left) as [number];
    const notes = new Notes(left, []).carry({ says: 'new' });
    // One is looked at, and the root has been asked for.
    equal(notes.moves, 2);
    equal(notes.now(outer)?.says, `${outer} new`);
    equal(notes.now(outer + 1), undefined);
  });

  it('is moved from the inside out where something is told of places', () => {
    const left = renewal('xyz');
    const some = pairs(left);
    const [outer, middle] = [some[0] as number, some[20] as number];
    const notes = new Notes(left, [middle]).carry();
    deepEqual(
      [outer, middle].map((i) => notes.now(i)?.place),
      [10 * outer + 3, 10 * middle + 3],
    );
  });

  it('is moved in all if it is told of the innermost', () => {
    const left = renewal('xyz');
    const [outer, ...some] = pairs(left) as [number, ...number[]];
    const notes = new Notes(left, [some.at(-1) as number]).carry();
    deepEqual(
      [outer, some[700] as number].map((i) => notes.now(i)?.place),
      [outer, some[700] as number].map((i) => 10 * i + 3),
    );
  });

  it('is looked for from the outside where a quiet one has none in it that is not', () => {
    const left = renewal('xyz');
    const some = pairs(left);
    const [outer, next, inner] = [some[0] as number, some[1] as number, some.at(-1) as number];
    const looks = (last: number | undefined): number => {
      const notes = Object.assign(new Notes(left, last === undefined ? [] : [last]), { owner: {}, tellsAll: true });
      const looked = looksOf(notes);
      notes.carry();
      if (last === outer) equal(notes.now(outer)?.place, 10 * outer + 3);
      return looked();
    };
    deepEqual([looks(undefined) < 5, looks(outer) < 6, looks(next) < 7], [true, true, true]);
    ok(looks(some.at(-2)) > 1000);
    ok(looks(inner) < 5);
  });

  it('is not known of one that says something where those around are quiet', () => {
    const left = renewal('xyz');
    const [, stale] = pairs(left) as [number, number];
    const notes = Object.assign(new Notes(left, []), { tellsAll: true });
    notes.kept.set(left.before[stale] as Node, { says: 'stale', place: 3 });
    equal(notes.carry().now(stale), undefined);
  });

  it('goes for that of nodes that were made before as for others', () => {
    const left = renewal('xyz');
    const [outer] = pairs(left) as [number];
    left.now.at(outer);
    equal(new Notes(left, [outer]).carry().now(outer)?.place, 10 * outer + 3);
  });

  it('is not known around one of which it cannot be told', () => {
    const left = renewal();
    const [outer, next, third] = pairs(left) as [number, number, number];
    const notes = new Notes(left, [third], next).carry();
    deepEqual(
      [outer, next, third].map((i) => notes.now(i)?.place),
      [undefined, undefined, 10 * third + 1],
    );
    equal(left.isSpent, false);
  });

  it('should not be carried over from the same nodes again if it is not known of many', () => {
    const loud = renewal();
    const inner = pairs(loud).at(-10) as number;
    new Notes(loud, [inner], inner).carry();
    equal(loud.isSpent, true);
    const quiet = renewal();
    const notes = new Notes(quiet, [], pairs(quiet).at(-2) as number).carry();
    equal(quiet.isSpent, true);
    equal(notes.now(0), undefined);
  });

  it('is looked at once for one change after the other', () => {
    const left = renewal();
    const some = pairs(left);
    const notes = new Notes(left, [some[2] as number]);
    const looked = looksOf(notes);
    notes.carry();
    const first = looked();
    notes.carry();
    equal(looked() - first, 1);
  });
});

/// Those that are told of together are told of by places that all move alike.
class Together extends Notes {
  added = 0;

  constructor(
    renewal: Renewal,
    places: readonly number[],
    /// Where it cannot be gone on, and whether it can be told after a change.
    readonly how: { readonly end?: number; readonly untold?: boolean } = {},
  ) {
    super(renewal, places);
  }

  shellsAround(inner: Level<Note>): Shells<Note> {
    const levels = new Map([[inner.index, inner]]);
    return {
      add: (level) => {
        this.added++;
        if (level.index === this.how.end) return false;
        levels.set(level.index, level);
        return true;
      },
      after: (_, { by }) => {
        if (this.how.untold) return undefined;
        return (index) => {
          const memo = levels.get(index)?.was;
          return memo && { place: (memo.place ?? 0) + by, says: 'together' };
        };
      },
    };
  }
}

describe('What is told of places around a change', () => {
  const carried = (how?: Together['how'], left = renewal('xyz')) => {
    const inner = pairs(left).at(-1) as number;
    return { left, notes: new Together(left, [inner], how).carry() };
  };
  const at = (left: Renewal, notes: Notes, level: number) => notes.now(pairs(left).at(level) as number);

  it('is told together, but for the first', () => {
    const { left, notes } = carried();
    const [first, next, outer] = [-2, -3, 0].map((level) => at(left, notes, level));
    deepEqual([first?.says === 'together', next?.says, outer?.says], [false, 'together', 'together']);
    deepEqual(
      [first, next, outer].map((note) => (note?.place as number) % 10),
      [3, 3, 3],
    );
    equal(notes.moves, 1);
  });

  it('is gone through once for one change after the other, and after it has been taken back', () => {
    const { left, notes } = carried();
    const { added } = notes;
    const again = left.and(left.inner.node, { from: BOTTOM, to: BOTTOM + 3, by: -3 }) as Renewal;
    const more = new Together(again, []);
    for (const [node, note] of notes.kept) more.kept.set(node, note);
    Object.assign(more, { owner: notes.owner });
    more.carry();
    equal(more.added, 0);
    deepEqual([at(again, more, 0)?.says, (at(again, more, 0)?.place as number) % 10], ['together', 0]);
    ok(added > 1000);
  });

  it('is told one by one farther out than it can be told together', () => {
    const left = renewal('xyz');
    const end = pairs(left).at(20) as number;
    const { notes } = carried({ end }, left);
    deepEqual([at(left, notes, 21)?.says, at(left, notes, 20)?.says], ['together', `${end}`]);
    equal(notes.moves, 22);
  });

  it('is told one by one where it cannot be told together', () => {
    const { left, notes } = carried({ untold: true });
    equal(at(left, notes, 0)?.place, 10 * (pairs(left)[0] as number) + 3);
    equal(notes.moves, pairs(left).length - 1);
  });
});
