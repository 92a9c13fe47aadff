import { deepEqual, equal, rejects } from 'node:assert/strict';
import { CancellationToken, CancellationTokenSource } from 'vscode-languageserver/node';
import { SharedAnswers, type Wanted } from '../../src/server/shared';

const NEVER = CancellationToken.None;

/// An answer that is given when the test says so; how often it was begun, and by whom it is wanted.
function answering() {
  const begun: Wanted[] = [];
  let give: (answer: string) => void = () => {};
  const begin = (asked: Wanted): Promise<string> => {
    begun.push(asked);
    return new Promise((resolve) => (give = resolve));
  };
  return { begun, begin, give: (answer: string) => give(answer) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('Requests', () => {
  it('that are equal and under way at the same time are one', async () => {
    const answers = new SharedAnswers();
    const { begun, begin, give } = answering();
    const all = Array.from({ length: 20 }, () => answers.ask('same', NEVER, begin));
    await soon();
    give('done');
    deepEqual([new Set(await Promise.all(all)), begun.length], [new Set(['done']), 1]);
  });

  it('that differ are several, and so are those that come after the answer', async () => {
    const answers = new SharedAnswers();
    let begun = 0;
    const begin = async () => ++begun;
    await Promise.all(['a', 'b'].map((key) => answers.ask(key, NEVER, begin)));
    equal(await answers.ask('a', NEVER, begin), 3);
  });

  it('that are taken back end at once, and what nobody wants any more goes on no longer', async () => {
    const answers = new SharedAnswers();
    const { begun, begin } = answering();
    const [one, other] = [new CancellationTokenSource(), new CancellationTokenSource()];
    const asked = [one, other].map(({ token }) => answers.ask('same', token, begin));
    await soon();
    one.cancel();
    await rejects(asked[0] as Promise<string>, { code: -32800 });
    equal(begun[0]?.wanted, true);
    other.cancel();
    await rejects(asked[1] as Promise<string>, { code: -32800 });
    equal(begun[0]?.wanted, false);
  });

  it('that were taken back before they are heard are not begun', async () => {
    const { begun, begin } = answering();
    await rejects(new SharedAnswers().ask('same', CancellationToken.Cancelled, begin), { code: -32800 });
    equal(begun.length, 0);
  });

  it('that come after all others were taken back begin anew', async () => {
    const answers = new SharedAnswers();
    const { begun, begin, give } = answering();
    const source = new CancellationTokenSource();
    const first = answers.ask('same', source.token, begin);
    await soon();
    source.cancel();
    await rejects(first);
    const second = answers.ask('same', NEVER, begin);
    await soon();
    give('anew');
    deepEqual([await second, begun.length], ['anew', 2]);
  });
});
