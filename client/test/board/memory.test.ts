import { deepEqual, equal } from 'node:assert/strict';
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
    memory.keep('a', { line: 1, character: 2 });
    memory.keep('b', { line: 3, character: 4 });
    clock.tick(1000);
    const after = new Memory(store);
    deepEqual(after.placeIn('a'), { line: 1, character: 2 });
    deepEqual(after.placeIn('b'), { line: 3, character: 4 });
    equal(after.all[0]?.uri, 'b');
    equal(after.placeIn('c'), undefined);
  });

  it('writes once for many steps in a row', () => {
    const store = new Store();
    const memory = new Memory(store);
    for (let line = 0; line < 50; line++) {
      memory.keep('a', { line, character: 0 });
      clock.tick(20);
    }
    equal(store.written, 0);
    clock.tick(1000);
    equal(store.written, 1);
    deepEqual(memory.placeIn('a'), { line: 49, character: 0 });
  });

  it('keeps twenty records, and takes nothing for a record that is none', () => {
    const store = new Store();
    const memory = new Memory(store);
    for (let i = 0; i < 30; i++) {
      memory.keep(`record ${i}`, { line: i, character: 0 });
      clock.tick(1000);
    }
    equal(memory.all.length, 20);
    store.kept = [null, { uri: 5 }, { uri: 'a', position: { line: -1, character: 0 } }, 'b'];
    deepEqual(memory.all, []);
    store.kept = 'nothing';
    deepEqual(memory.all, []);
  });
});
