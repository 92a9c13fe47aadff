import { deepEqual, equal, ok } from 'node:assert/strict';
import { Tree } from '../../../server/src/protocol/tree';
import { enterPage, leavePage, Shown, tree } from './boards';
import { whileResizing } from './resized';

const grown = (more: object = {}, language = 'en') => {
  const shown = new Shown({}, language);
  shown.grow(more);
  return shown;
};

const labels = (shown: Shown): (string | null)[] =>
  shown.all('[role=treeitem]').map((node) => node.getAttribute('aria-label'));

describe('The tree of moves', () => {
  before(enterPage);
  after(leavePage);

  it('has a dot for every node, with its number and its side', () => {
    const shown = grown();
    equal(shown.all('[role=tree] [role=treeitem]').length, 7);
    deepEqual(labels(shown).slice(0, 3), ['Start', '1. Black A1', '2. White A2']);
    ok(shown.find('#move-1-0 .stone.black'));
    equal(shown.text('#move-2-0 text'), '2');
    ok(shown.find('#move-0-0 .stone.none'));
  });

  it('says of what a node is one, and what is said of it, by more than colour', () => {
    const nodes = [
      { column: 1, lane: 0, parent: -1, on: true, label: 'A', comment: true, position: { line: 1, character: 0 } },
      { column: 2, lane: 0, parent: 0, on: true, label: 'B', fault: 'error', position: { line: 2, character: 0 } },
      { column: 2, lane: 1, parent: 0, label: 'C', fault: 'warning', title: 'T', position: { line: 3, character: 0 } },
    ];
    const shown = grown({ nodes });
    deepEqual(labels(shown), ['A, comment', 'B, error', 'C, T, variation, warning']);
    const shapes = ['.has-comment', '.badge-of-error path', '.badge-of-warning path'];
    equal(new Set(shapes.map((shape) => shown.find(shape).getAttribute('d'))).size, 3);
  });

  it('begins with what a record begins with, such as its header, and not with another dot before it', () => {
    const said = (tree() as { readonly nodes: readonly object[] }).nodes;
    const header = { number: undefined, color: undefined, label: '…' };
    const nodes = said.map((node, i) => (i === 1 ? { ...node, ...header } : node));
    const shown = grown({ column: 0, nodes });
    deepEqual([...labels(shown).slice(0, 2), shown.find('[aria-selected]').id], ['…', '2. White A2', 'move-1-0']);
    equal((shown.find('.sizer') as HTMLElement).style.getPropertyValue('margin-left'), '-28px');
    const slider = shown.find('input[type=range]');
    deepEqual(
      ['min', 'max', 'aria-valuetext'].map((name) => slider.getAttribute(name)),
      ['1', '4', '0 of 3, …'],
    );
  });

  it('draws the line of the cursor stronger than what parts from it', () => {
    const shown = grown();
    equal(shown.all('.node.off').length, 2);
    const [off, on] = shown.all('path.branch').map((path) => path.getAttribute('d') ?? '');
    equal(on?.match(/M/g)?.length, 4);
    equal(off?.match(/M/g)?.length, 2);
  });

  it('rings the node that the cursor is on, and tells who cannot see it which it is', () => {
    const shown = grown();
    const here = () => shown.find('[role=tree]').getAttribute('aria-activedescendant');
    equal(here(), 'move-1-0');
    equal(shown.find('#move-1-0').getAttribute('aria-selected'), 'true');
    shown.grow({ column: 3 });
    equal(here(), 'move-3-0');
    equal(shown.all('[aria-selected]').length, 1);
    equal(shown.find('.here').getAttribute('cx'), String(18 + 3 * 28));
  });

  it('moves the ring alone when the cursor has only gone along its line', () => {
    const shown = grown();
    const here = () => shown.find('[role=tree]').getAttribute('aria-activedescendant');
    const dots = shown.all('[role=treeitem]');
    shown.along(3);
    equal(here(), 'move-3-0');
    deepEqual(shown.all('[aria-selected]'), [shown.find('#move-3-0')]);
    deepEqual(shown.all('[role=treeitem]'), dots);
    equal((shown.find('.slider') as HTMLInputElement).value, '3');
    shown.along(2, 'another drawing');
    equal(here(), 'move-3-0');
  });

  it('keeps the dots that look the same when the cursor moves', () => {
    const shown = grown();
    const [dot, group] = [shown.find('#move-2-0 .stone'), shown.find('#move-2-0')];
    shown.grow({ column: 2 });
    equal(shown.find('#move-2-0 .stone'), dot);
    shown.grow({ column: 2, from: 1, nodes: (tree() as { nodes: object[] }).nodes.slice(1) });
    equal(shown.find('#move-2-0'), group);
    equal(shown.all('#move-0-0').length, 0);
  });

  it('is read in the order of the columns, also when more has come before the window', () => {
    const { nodes } = tree() as { nodes: object[] };
    const shown = grown({ nodes: nodes.slice(2, 4), from: 2 });
    shown.grow();
    deepEqual(
      shown.all('[role=treeitem]').map(({ id }) => id),
      ['move-0-0', 'move-1-0', 'move-2-0', 'move-3-0', 'move-4-0', 'move-2-1', 'move-3-1'],
    );
  });

  it('goes to the move that is clicked, of the version that it was told of', () => {
    const shown = grown({ version: 9 });
    shown.news();
    shown.fire(shown.find('#move-2-1 text'), 'click');
    deepEqual(shown.news(), [{ type: 'to', position: { line: 2, character: 1 }, version: 9 }]);
  });

  it('steps with the keys as the whole panel does', () => {
    const shown = grown();
    shown.news();
    shown.fire(shown.find('[role=tree]'), 'keydown', { key: 'ArrowRight' });
    shown.fire(shown.find('[role=tree]'), 'keydown', { key: 'ArrowDown' });
    deepEqual(shown.news(), [
      { type: 'go', go: 'next' },
      { type: 'go', go: 'nextVariation' },
    ]);
  });

  it('asks for more where it is scrolled to the end of what it has, once', () => {
    const shown = grown({ length: 5000 });
    const scroller = Object.assign(shown.find('.scroller'), { clientWidth: 280, scrollLeft: 28 * 900 });
    shown.news();
    shown.fire(scroller, 'scroll');
    shown.fire(scroller, 'scroll');
    deepEqual(shown.news(), [{ type: 'columns', around: 905 }]);
    shown.grow({ length: 5000 });
    shown.fire(scroller, 'scroll');
    equal(shown.news().length, 1);
  });

  it('asks for nothing where there is nothing more', () => {
    const shown = grown();
    shown.news();
    shown.fire(Object.assign(shown.find('.scroller'), { clientWidth: 280, scrollLeft: 0 }), 'scroll');
    deepEqual(shown.news(), []);
  });

  it('scrolls with the cursor, and stays where a person looks while the cursor does', () => {
    const shown = grown({}, 'en');
    const scroller = Object.assign(shown.find('.scroller') as HTMLElement, { clientWidth: 280, clientHeight: 80 });
    Object.assign(scroller, { scrollLeft: 0, scrollTop: 0 });
    const far = { column: 40, lane: 0, parent: -1, on: true, label: 'Far', position: { line: 1, character: 0 } };
    shown.grow({ column: 40, length: 60, nodes: [far] });
    const followed = scroller.scrollLeft;
    ok(followed > 28 * 30 && followed < 28 * 40, String(followed));
    scroller.scrollLeft = 0;
    shown.grow({ column: 40, length: 60, nodes: [far], version: 2 });
    equal(scroller.scrollLeft, 0);
  });

  it('has the move that is shown in sight again when there is less room', () => {
    whileResizing((resize) => {
      const shown = grown();
      const scroller = Object.assign(shown.find('.scroller'), { clientWidth: 2000, clientHeight: 100, scrollLeft: 0 });
      shown.grow({ column: 40, stamp: 'b' }, 60);
      equal(scroller.scrollLeft, 0);
      Object.assign(scroller, { clientWidth: 300 });
      resize();
      ok(scroller.scrollLeft > 40 * 28 - 300 && scroller.scrollLeft < 40 * 28, `${scroller.scrollLeft}`);
    });
  });

  it('folds up, draws nothing then, and says so to be remembered', () => {
    const shown = grown();
    const fold = shown.find('button.fold');
    shown.news();
    shown.fire(fold, 'click');
    deepEqual(shown.news(), [{ type: 'tree', value: false }]);
    equal(fold.getAttribute('aria-expanded'), 'false');
    ok(shown.find('.scroller').hasAttribute('hidden'));
    shown.grow({ column: 3 });
    equal(shown.find('[role=tree]').getAttribute('aria-activedescendant'), 'move-1-0');
    shown.fire(fold, 'click');
    equal(shown.find('[role=tree]').getAttribute('aria-activedescendant'), 'move-3-0');
  });

  it('comes folded where it was left so', () => {
    const shown = new Shown({}, 'en', { tree: false });
    equal(shown.find('button.fold').getAttribute('aria-expanded'), 'false');
  });

  it('is not there for a record that has none, nor any more when another record is coming', () => {
    const shown = new Shown();
    ok(shown.find('section.tree').hasAttribute('hidden'));
    shown.grow();
    equal(shown.find('section.tree').hasAttribute('hidden'), false);
    shown.panel.take({ type: 'frame', frame: { ...shown.kept.at(-1), uri: 'file:///other.wei7' } });
    ok(shown.find('section.tree').hasAttribute('hidden'));
  });
});

describe('The slider', () => {
  before(enterPage);
  after(leavePage);

  const slider = (shown: Shown) => shown.find('input[type=range]') as HTMLInputElement;

  it('is as long as the line, stands where the cursor is, and says so', () => {
    const shown = grown({ column: 2 });
    equal(slider(shown).getAttribute('max'), '4');
    equal(slider(shown).value, '2');
    equal(slider(shown).getAttribute('aria-valuetext'), '2 of 4, 2. White A2');
  });

  it('goes to the column that it is dragged to, and is not torn out of the hand meanwhile', () => {
    const shown = grown();
    shown.news();
    shown.fire(slider(shown), 'pointerdown');
    slider(shown).value = '3';
    shown.fire(slider(shown), 'input');
    deepEqual(shown.news(), [{ type: 'column', column: 3 }]);
    shown.grow({ column: 2 });
    equal(slider(shown).value, '3');
    shown.fire(slider(shown), 'change');
    shown.grow({ column: 3 });
    equal(slider(shown).value, '3');
  });

  it('has no keys of its own: they mean there what they mean everywhere', () => {
    const shown = grown();
    shown.news();
    shown.fire(slider(shown), 'keydown', { key: 'ArrowRight' });
    shown.fire(slider(shown), 'keydown', { key: 'c' });
    deepEqual(
      shown.news().map((message) => 'go' in message && message.go),
      ['next', 'nextComment'],
    );
  });

  it('is at rest for a line of one place', () => {
    ok(slider(grown({ length: 0, column: 0 })).hasAttribute('disabled'));
  });
});

describe('A tree from the server', () => {
  it('stays the same when it is looked at again on the other side', () => {
    const told = Tree.take(tree());
    ok(told);
    equal(JSON.stringify(Tree.take(JSON.parse(JSON.stringify(told)))), JSON.stringify(told));
  });

  it('is none when one of its nodes is none, since nodes count on each other', () => {
    const { nodes } = tree() as { nodes: object[] };
    for (const wrong of [
      null,
      {},
      { ...nodes[0], column: -1 },
      { ...nodes[0], position: 7 },
      { ...nodes[0], lane: 1e9 },
    ]) {
      equal(Tree.take(tree({ nodes: [...nodes, wrong] })), undefined);
    }
    for (const wrong of [null, 4, [], {}, tree({ length: 'x' }), tree({ column: 1.5 }), tree({ length: 1e12 })]) {
      equal(Tree.take(wrong), undefined);
    }
  });
});
