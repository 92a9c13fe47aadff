import { deepEqual, equal, ok } from 'node:assert/strict';
import { Turns } from '../../src/server/turns';
import { jsonOf, writtenAhead } from '../../src/server/written';

/// Writes a thing ahead, a step a turn: how many turns that took, and what goes out.
async function ahead(thing: object, isWanted = () => true): Promise<{ turns: number; json: string }> {
  let turns = 0;
  const enough = (): boolean => true;
  const later = (turn: () => void): void => {
    turns++;
    setImmediate(turn);
  };
  await writtenAhead(new Turns(() => enough, later), 'one', thing, isWanted);
  return { turns, json: String(jsonOf(thing)) };
}

const many = (count: number): object[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `第${i}手`,
    at: i,
    none: undefined,
    more: i % 3 ? null : [i, '"'],
  }));

describe('What goes out', () => {
  it('is JSON, however it is written', async () => {
    const deep = many(40).reduce((inside, one) => ({ ...one, inside }), { list: many(2000) });
    for (const thing of [
      {},
      [],
      many(3),
      many(3000),
      [[], {}, ...many(1000)],
      { a: undefined, list: many(1000) },
      deep,
    ])
      equal((await ahead(thing)).json, JSON.stringify(thing));
  });

  it('has characters that are two units whole, wherever a long text is cut', async () => {
    for (const before of ['', 'a', 'ab']) {
      const thing = { text: before + '😀'.repeat(100_000), lone: '\ud83d'.repeat(70_000) };
      equal((await ahead(thing)).json, JSON.stringify(thing));
    }
  });

  it('is written in one turn if it is short, else in many', async () => {
    equal((await ahead(many(400))).turns, 0);
    ok((await ahead(many(20_000))).turns > 20);
    ok((await ahead({ text: 'text'.repeat(1_000_000) })).turns > 20);
  });

  it('is not written on when nobody wants it any more', async () => {
    let asked = 0;
    const { turns, json } = await ahead(many(20_000), () => ++asked < 4);
    deepEqual([turns, json.length > 0], [4, true]);
  });
});
