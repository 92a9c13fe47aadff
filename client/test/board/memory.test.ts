import { deepEqual, equal, ok } from 'node:assert/strict';
import { Memory } from '../../src/board/memory';
import { Clock } from './clock';

/// What an extension keeps, as it is in a file.
class Store {
  kept: unknown;
  written = 0;

  get<T>(): T {
    return this.kept as T;
  }

  async update(_key: string, value: unknown): Promise<void> {
    this.kept = JSON.parse(JSON.stringify(value));
    this.written++;
  }
}

describe('The memory of boards', () => {
  const clock = new Clock();
  before(() => clock.start());
  after(() => clock.stop());

  it('knows where the cursor was in each record, the latest record first', () => {
    const store = new Store();
    const memory = new Memory(store);
    memory.keep('a', { line: 1, character: 2 }, 10);
    memory.keep('b', { line: 3, character: 4 }, 20);
    clock.tick(1000);
    const after = new Memory(store);
    deepEqual(after.since(0, 'a'), { line: 1, character: 2 });
    deepEqual(after.since(0, 'b'), { line: 3, character: 4 });
    equal(after.all[0]?.uri, 'b');
    equal(after.since(0, 'c'), undefined);
  });

  it('knows nothing later than what was written down later elsewhere', () => {
    const memory = new Memory(new Store());
    memory.keep('a', { line: 1, character: 2 }, 10);
    equal(memory.since(10, 'a'), undefined);
    deepEqual(memory.since(9, 'a'), { line: 1, character: 2 });
  });

  it('writes a step down at once, and a place that is shown again not again', () => {
    const store = new Store();
    const memory = new Memory(store);
    memory.keep('a', { line: 1, character: 2 }, 10);
    deepEqual(memory.since(0, 'a'), { line: 1, character: 2 });
    clock.tick(1000);
    memory.keep('a', { line: 1, character: 2 }, 20);
    clock.tick(1000);
    equal(store.written, 1);
  });

  it('writes a few times for many steps in a row, the last among them', () => {
    const store = new Store();
    const memory = new Memory(store);
    for (let line = 0; line < 50; line++) {
      memory.keep('a', { line, character: 0 }, line);
      clock.tick(20);
    }
    clock.tick(1000);
    ok(store.written <= 5, `${store.written} times`);
    deepEqual(memory.since(0, 'a'), { line: 49, character: 0 });
  });

  it('keeps twenty records, and takes nothing for a record that is none', () => {
    const store = new Store();
    const memory = new Memory(store);
    for (let i = 0; i < 30; i++) {
      memory.keep(`record ${i}`, { line: i, character: 0 }, i);
      clock.tick(1000);
    }
    equal(memory.all.length, 20);
    store.kept = [null, { uri: 5 }, { uri: 'a', position: { line: -1, character: 0 } }, 'b'];
    deepEqual(memory.all, []);
    store.kept = 'nothing';
    deepEqual(memory.all, []);
  });
});
