import { deepEqual, equal } from 'node:assert/strict';
import { Latest } from '../../src/board/latest';

describe('What is asked again and again', () => {
  it('is asked one at a time, and once more for all that came meanwhile', async () => {
    let asked = 0;
    let asking = 0;
    const latest = new Latest(async () => {
      asked++;
      equal(++asking, 1);
      await new Promise((resolve) => setImmediate(resolve));
      asking--;
    });
    latest.wake();
    await Promise.resolve();
    for (let i = 0; i < 5; i++) latest.wake();
    await latest.settled();
    equal(asked, 2);
  });

  it('is late as soon as something newer is to be asked', async () => {
    const late: boolean[] = [];
    const latest = new Latest(async () => {
      late.push(latest.isLate);
      if (late.length === 1) latest.wake();
      late.push(latest.isLate);
    });
    latest.wake();
    await new Promise((resolve) => setImmediate(resolve));
    deepEqual(late, [false, true, false, false]);
  });

  it('goes on after a fault', async () => {
    let asked = 0;
    const latest = new Latest(() => (++asked === 1 ? Promise.reject(new Error('gone')) : Promise.resolve()));
    await latest.settled();
    await latest.settled();
    equal(asked, 2);
  });
});
