import { ok } from 'node:assert/strict';
import { completionsAt } from '../../src/language/completion';
import { foldsOf } from '../../src/language/folding';
import { hoverAt } from '../../src/language/hover';
import { symbolsOf } from '../../src/language/symbols';
import { finished } from '../../src/text/edit';
import { CURSOR, fixture } from '../support/cursor';
import { times } from '../support/length';
import { opened } from '../support/opened';
import { Random } from '../support/random';
import { slipped } from '../support/slips';

const RECORDS = [
  { name: 'game.wei7', language: 'wei7' },
  { name: 'tutorial.wei7', language: 'wei7' },
  { name: 'comments.wei7', language: 'wei7' },
  { name: 'game.jgf', language: 'jgf' },
];

const ROUNDS = times(400);

/// Everything at a few places of a record that has been damaged a few times.
function round(random: Random): void {
  const { name, language } = random.pick(RECORDS);
  let text = fixture(name).replace(CURSOR, '');
  for (let i = random.below(6); i > 0; i--) text = slipped(text, random).text;
  if (random.chance(0.2)) text = text.slice(0, random.below(text.length));
  const { document } = opened(text, { language });
  const to = (offset: number): boolean => offset >= 0 && offset <= text.length;
  for (let i = 0; i < 8; i++) {
    const offset = random.below(text.length + 1);
    const found = finished(completionsAt(document, offset, 'en'));
    if (found) {
      ok(found.from <= offset && offset <= found.to && to(found.to), `${found.from}–${found.to} at ${offset}`);
      ok(!/[\r\n]/.test(text.slice(found.from, found.to)), 'what is replaced stands on one line');
    }
    const hover = finished(hoverAt(document, offset, 'zh'));
    if (hover) ok(hover.from <= offset && offset < hover.to, `hover ${hover.from}–${hover.to} at ${offset}`);
  }
  for (const { from, to: end } of finished(symbolsOf(document, 'zh'))) ok(to(from) && to(end) && from < end);
  for (const { first, last } of finished(foldsOf(document))) ok(first < last && last <= (document.root?.lines ?? 0));
}

describe('Help in damaged records', () => {
  it('never throws, and only speaks of places that are there', () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const random = new Random(seed);
    for (let i = 0; i < ROUNDS; i++) {
      try {
        round(random);
      } catch (error) {
        throw new Error(`SEED=${seed}, round ${i}`, { cause: error });
      }
    }
  });
});
