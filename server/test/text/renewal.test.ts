import { deepEqual, equal } from 'node:assert/strict';
import { type Edit, finished, renewedBy, textOf } from '../../src/text/edit';
import { Leaf, Pair, type Run, WIDE } from '../../src/text/node';
import { Pool } from '../../src/text/pool';
import type { Renewal } from '../../src/text/renewal';
import { after } from '../support/edits';
import { Random } from '../support/random';
import { brokenPromise, shapeOf } from '../support/shape';
import { toy, treeOf } from '../support/toy';

const SEED = Number(process.env.SEED ?? 20261119);

/// Pairs in each other, with words before and behind each.
const nested = (levels: number, word = 'word'): string =>
  `${`(${word} `.repeat(levels)}inside${`, ${word} ${word})`.repeat(levels)}`;

const DEEP = nested(400);
const BOTTOM = DEEP.indexOf('inside');

const maker = { family: toy, pool: new Pool() };

const edited = (root: Run, edit: Edit, last?: Renewal) => finished(renewedBy(root, edit, maker, last));

/// An edit at an offset of the text of `nested`, so many signs behind the bottom.
const typed = (root: Run, behind = 1, text = 'o', last?: Renewal, to = behind) =>
  edited(root, { from: BOTTOM + behind, to: BOTTOM + to, text }, last);

/// What the nodes around a change say, as they were, with the change, and as they are.
const told = (renewal: Renewal, text: string) =>
  renewal.before.map((before, i) => {
    const { change } = renewal;
    const { from, to } = renewal.within(i);
    const edit = { from, to, text: text.slice(change.from, change.to + change.by) };
    return { is: textOf(renewal.now.at(i)), wanted: after(textOf(before), edit) };
  });

/// The nodes on the way down to what is in the middle.
function wayDown(root: Run): Run[] {
  const way: Run[] = [];
  for (let node = root; node && !(node instanceof Leaf); ) {
    way.push(node);
    node = node instanceof Pair ? node.run : (node.kids.find((kid: Run) => !(kid instanceof Leaf)) as Run);
  }
  return way;
}

describe('What an edit leaves of the nodes far around it', () => {
  it('is told of each on the way, as it was and as it is', () => {
    const { root, renewal } = typed(treeOf(DEEP));
    equal(renewal?.root, root);
    equal((renewal?.last ?? 0) > 300, true);
    for (const { is, wanted } of told(renewal as Renewal, textOf(root))) equal(is, wanted);
  });

  it('is the tree of the new text, whatever of it is asked for first', () => {
    const { root, renewal } = typed(treeOf(DEEP), 1, '\n');
    const some = [300, 7, 8, 0].map((i) => renewal?.now.at(i));
    for (const node of some) equal(wayDown(root).includes(node), true);
    deepEqual(shapeOf(root), shapeOf(treeOf(textOf(root))));
    equal(brokenPromise(root), undefined);
  });

  it('is nothing where a bracket has no partner any more', () => {
    equal(edited(treeOf('(a (b c))'), { from: 5, to: 5, text: ')' }).renewal, undefined);
    equal(typed(treeOf(DEEP), 0, ')').renewal, undefined);
  });

  it('is nothing where nodes are not wide, or the change is near their beginning', () => {
    const isLeft = (text: string): boolean => {
      const at = text.indexOf('inside');
      return edited(treeOf(text), { from: at, to: at + 1, text: 'o' }).renewal !== undefined;
    };
    equal(isLeft(nested(50)), false);
    equal(isLeft(nested(60, 'w'.repeat(WIDE))), true);
    equal(isLeft(`${'('.repeat(60)}inside${` ${'w'.repeat(WIDE)})`.repeat(60)}`), false);
  });

  it('is nothing where they look otherwise from outside', () => {
    equal(typed(treeOf(DEEP), 1, 'é').renewal, undefined);
  });
});

describe('After one edit another is made near it', () => {
  it('without looking at what is around', () => {
    const first = typed(treeOf(DEEP));
    const second = typed(first.root, 3, 'yy', first.renewal);
    equal(second.renewal?.before, first.renewal?.before);
    equal(first.renewal?.now.made(5), undefined);
    for (const { is, wanted } of told(second.renewal as Renewal, textOf(second.root))) equal(is, wanted);
    deepEqual(shapeOf(second.root), shapeOf(treeOf(textOf(second.root))));
  });

  const afresh = (edit: Edit): void => {
    const first = typed(treeOf(DEEP));
    const text = after(textOf(first.root), edit);
    const second = edited(first.root, edit, first.renewal);
    equal(second.renewal?.before === first.renewal?.before, false);
    deepEqual(shapeOf(second.root), shapeOf(treeOf(text)));
  };

  it('and all is looked at where it is not near', () => {
    afresh({ from: BOTTOM - 800, to: BOTTOM - 800, text: 'x' });
    afresh({ from: 3, to: 3, text: 'x' });
    afresh({ from: BOTTOM + 3, to: DEEP.length, text: 'x' });
  });

  it('or nodes look otherwise from outside, or a bracket has no partner any more', () => {
    afresh({ from: BOTTOM, to: BOTTOM, text: 'é' });
    afresh({ from: BOTTOM, to: BOTTOM, text: '(' });
  });

  it('or the way there has become long', () => {
    const first = edited(treeOf(nested(3000)), { from: 7000, to: 7000, text: 'x' });
    const bottom = textOf(first.root).indexOf('inside');
    const second = edited(first.root, { from: bottom, to: bottom, text: 'x' }, first.renewal);
    equal((second.renewal?.last ?? 0) > (first.renewal?.last ?? 0) + 1000, true);
  });
});

describe('Several edits, one after the other', () => {
  it('leave what each leaves, as far as they go the same way', () => {
    const first = typed(treeOf(DEEP));
    const next = edited(first.root, { from: BOTTOM - 800, to: BOTTOM - 800, text: 'xyz' });
    const both = first.renewal?.followedBy(next.renewal as Renewal) as Renewal;
    equal(both.before[0], first.renewal?.before[0]);
    for (const { is, wanted } of told(both, textOf(next.root))) equal(is, wanted);
  });

  it('leave nothing if they do not', () => {
    const [one, other] = [typed(treeOf(DEEP)), typed(treeOf(DEEP))];
    equal(one.renewal?.followedBy(other.renewal as Renewal), undefined);
  });

  it(`leave the same as one, wherever they are made (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let round = 0; round < 40; round++) {
      let text = nested(150 + random.below(100));
      let root = treeOf(text);
      let last: Renewal | undefined;
      let at = text.indexOf('inside');
      for (let i = 0; i < 8; i++) {
        at = random.chance(0.3)
          ? random.below(text.length)
          : Math.min(text.length, Math.max(0, at + random.below(40) - 20));
        const to = Math.min(text.length, at + random.below(3));
        const edit = { from: at, to, text: random.pick(['', 'x', 'yy', '\n', ', ', '好']) };
        ({ root, renewal: last } = edited(root, edit, last) as { root: Exclude<Run, undefined>; renewal: typeof last });
        text = after(text, edit);
        if (random.chance(0.5)) deepEqual(shapeOf(root), shapeOf(treeOf(text)));
        if (last) equal(textOf(last.now.at(random.below(last.last + 1))).length > 0, true);
      }
      deepEqual(shapeOf(root), shapeOf(treeOf(text)));
    }
  });
});
