import { deepEqual, equal } from 'node:assert/strict';
import { type Edit, finished, renewedBy, textOf } from '../../src/text/edit';
import { Pair, type Run, WIDE } from '../../src/text/node';
import { Pool } from '../../src/text/pool';
import type { Renewal } from '../../src/text/renewal';
import { after } from '../support/edits';
import { Random } from '../support/random';
import { toy, treeOf } from '../support/toy';

const SEED = Number(process.env.SEED ?? 20261119);

/// Pairs in each other, with words before and behind each.
const nested = (levels: number, word = 'word'): string =>
  `${`(${word} `.repeat(levels)}inside${`, ${word} ${word})`.repeat(levels)}`;

const maker = { family: toy, pool: new Pool() };

const edited = (root: Run, edit: Edit) => finished(renewedBy(root, edit, maker));

/// What the nodes on the way say, as they were, with the change, and as they are.
const told = (renewal: Renewal, text: string) =>
  renewal.now.map((node, i) => {
    const { change, before } = renewal;
    const { from, to } = renewal.within(i);
    const edit = { from, to, text: text.slice(change.from, change.to + change.by) };
    return { is: textOf(node), wanted: after(textOf(before[i]), edit) };
  });

describe('What an edit leaves of the nodes around it', () => {
  it('is told of each on the way, as it was and as it is', () => {
    const text = nested(30);
    const { root, renewal } = edited(treeOf(text), { from: 5 * 30 + 3, to: 5 * 30 + 4, text: 'xy' });
    equal(renewal?.now[0], root);
    for (const { is, wanted } of told(renewal as Renewal, textOf(root))) equal(is, wanted);
  });

  it('is nothing where a bracket has no partner any more', () => {
    equal(edited(treeOf('(a (b c))'), { from: 5, to: 5, text: ')' }).renewal, undefined);
  });

  it('is what stands around the brackets, if one of them is touched', () => {
    const { renewal } = edited(treeOf('(a (b c))'), { from: 7, to: 7, text: ' ' });
    deepEqual(
      renewal?.before.filter((node) => node instanceof Pair).map((node) => textOf(node)),
      ['(a (b c))'],
    );
  });

  it('is out of sight only where the nodes are wide, and the change is far inside', () => {
    const sight = (text: string): number | undefined => {
      const at = text.indexOf('inside');
      return edited(treeOf(text), { from: at, to: at + 1, text: 'o' }).renewal?.inner;
    };
    equal(sight(nested(30)), -1);
    const wide = nested(30, 'w'.repeat(WIDE));
    equal((sight(wide) ?? -1) > 0, true);
    equal(sight(`${'('.repeat(30)}inside${` ${'w'.repeat(WIDE)})`.repeat(30)}`), -1);
  });

  it(`is the same after several edits as after one, as far as they go the same way (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let round = 0; round < 300; round++) {
      let text = nested(5 + random.below(20));
      let root = treeOf(text);
      let all: Renewal | undefined;
      for (let i = 0; i < 4; i++) {
        const from = random.below(text.length);
        const edit = {
          from,
          to: Math.min(text.length, from + random.below(3)),
          text: random.pick(['', 'x', 'yy', ' ', ', ']),
        };
        const { root: next, renewal } = edited(root, edit);
        text = after(text, edit);
        root = next;
        all = i === 0 || !renewal ? renewal : all?.followedBy(renewal);
        if (!all) break;
        for (const { is, wanted } of told(all, text)) equal(is, wanted);
      }
    }
  });
});
