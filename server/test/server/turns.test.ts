import { deepEqual, equal, ok } from 'node:assert/strict';
import { Turns, type Work } from '../../src/server/turns';

/// Turns of so many steps, which are had when the test says so.
function turnsOf(steps: number) {
  const later: (() => void)[] = [];
  const deadline = () => {
    let left = steps;
    return () => --left <= 0;
  };
  return { turns: new Turns(deadline, (turn) => void later.push(turn)), next: () => later.shift()?.() };
}

/// Work of so many steps, which notes each.
const work =
  (name: string, count: number, notes: string[]): Work =>
  (enough) => {
    do {
      notes.push(name);
      if (--count <= 0) return false;
    } while (!enough());
    return true;
  };

describe('A turn of the server', () => {
  it('begins at once with what nobody else is in the way of', () => {
    const notes: string[] = [];
    turnsOf(4).turns.add('a', work('a', 3, notes));
    deepEqual(notes, ['a', 'a', 'a']);
  });

  it('is one budget, however much is to be done', () => {
    const { turns, next } = turnsOf(4);
    const notes: string[] = [];
    for (let i = 0; i < 20; i++) turns.add('a', work('a', 100, notes));
    notes.length = 0;
    next();
    equal(notes.length, 4);
  });

  it('is shared by documents, whatever is asked of one of them', () => {
    const { turns, next } = turnsOf(4);
    const notes: string[] = [];
    for (let i = 0; i < 20; i++) turns.add('a', work('a', 100, notes));
    turns.add('b', work('b', 100, notes));
    notes.length = 0;
    for (let i = 0; i < 10; i++) next();
    equal(notes.filter((name) => name === 'b').length, 20);
  });

  it('comes to each that is being done for a document', () => {
    const { turns, next } = turnsOf(4);
    const notes: string[] = [];
    for (const name of ['x', 'y', 'z']) turns.add('a', work(name, 50, notes));
    notes.length = 0;
    for (let i = 0; i < 6; i++) next();
    deepEqual([...new Set(notes)].sort(), ['x', 'y', 'z']);
  });

  it('is a single step when a message has come in, since more may be waiting', () => {
    const { turns, next } = turnsOf(4);
    const notes: string[] = [];
    for (const name of ['x', 'y']) turns.add('a', work(name, 50, notes));
    notes.length = 0;
    turns.heard();
    next();
    equal(notes.length, 1);
    next();
    equal(notes.length, 5);
  });

  it('is had until there is nothing more to do', () => {
    const { turns, next } = turnsOf(2);
    const notes: string[] = [];
    for (const name of ['x', 'y']) turns.add(name, work(name, 7, notes));
    for (let i = 0; i < 12; i++) next();
    equal(notes.length, 14);
    notes.length = 0;
    next();
    ok(notes.length === 0);
  });
});
