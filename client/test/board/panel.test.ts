import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { statSync } from 'node:fs';
import { pointName } from '../../../server/src/games/go/points';
import { pointAfter } from '../../webview/grid';
import { Wheel } from '../../webview/keys';
import { enterPage, leavePage, Shown } from './boards';

describe('The board in the panel', () => {
  before(enterPage);
  after(leavePage);

  it('has a stone for every stone of the position', () => {
    const shown = new Shown();
    equal(shown.all('[role=grid] .stone').length, 2);
    ok(shown.point(1, 1).querySelector('.stone.black'));
    ok(shown.point(2, 1).querySelector('.stone.white'));
  });

  it('changes only the points that look different', () => {
    const shown = new Shown();
    const stone = shown.point(1, 1).querySelector('.stone');
    shown.show({ rows: ['...', '.X.', 'X..'], lastMove: { color: 1, cell: { x: 0, y: 2 } }, node: { move: 3 } });
    equal(shown.point(1, 1).querySelector('.stone'), stone);
    equal(shown.point(2, 1).querySelector('.stone'), null);
    ok(shown.point(0, 2).querySelector('.last'));
  });

  it('tells of every point what stands there', () => {
    const shown = new Shown({
      numbers: [[1, 1, 1]],
      marks: [
        { x: 0, y: 0, form: 'triangle' },
        { x: 1, y: 0, label: 'A' },
      ],
    });
    equal(shown.label(2, 1), 'C2, white, last move');
    equal(shown.label(1, 1), 'B2, black, move 1');
    equal(shown.label(0, 0), 'A3, empty, marked triangle');
    equal(shown.label(1, 0), 'B3, empty, marked A');
  });

  it('speaks Chinese', () => {
    const shown = new Shown({}, 'zh-CN');
    equal(shown.label(2, 1), 'C2，白子，最后一手');
    equal(shown.text('.status strong'), '第 2 手：白 C2');
    equal(shown.find('button.next').getAttribute('aria-label'), '前进');
  });

  it('is a grid of rows with one point that the tab key comes to', () => {
    const shown = new Shown();
    equal(shown.all('[role=grid] > [role=row]').length, 3);
    equal(shown.all('[role=row] > [role=gridcell]').length, 9);
    equal(shown.all('[role=gridcell][tabindex="0"]').length, 1);
  });

  it('names its lines as players do, as the record does, or not at all', () => {
    const names = (coordinates: 'letters' | 'numbers' | 'off') =>
      new Set(new Shown({}, 'en', { coordinates }).all('.coordinates text').map((one) => one.textContent));
    deepEqual(names('letters'), new Set(['A', 'B', 'C', '1', '2', '3']));
    deepEqual(names('numbers'), new Set(['0', '1', '2']));
    deepEqual(names('off'), new Set());
  });

  it('is drawn on any size', () => {
    for (const [columns, height] of [
      [1, 1],
      [1, 9],
      [41, 2],
    ] as const) {
      const rows = Array(height).fill('.'.repeat(columns));
      const shown = new Shown({ columns, height, rows, lastMove: undefined });
      equal(shown.all('[role=gridcell]').length, columns * height);
      ok(!/NaN|undefined/.test(shown.find('[role=grid]').outerHTML));
    }
  });

  it('shows a window of a larger board by the names of its points', () => {
    const shown = new Shown({ columns: 1000, height: 1000, window: { left: 500, top: 500 }, lastMove: undefined });
    equal(shown.label(500, 500), `${pointName(500, 500, 1000, 1000)}, empty`);
    ok(shown.text('.status').includes('501 to 503 of 1000'));
  });

  it('marks a point with a fault, with its message, and not by colour alone', () => {
    const fault = { message: 'B2 is taken', clause: '9', severity: 'error', cell: { x: 1, y: 1 } };
    const shown = new Shown({ faults: [fault] });
    equal(shown.point(1, 1).querySelector('.fault title')?.textContent, 'B2 is taken');
    ok(shown.point(1, 1).querySelector('.fault .sign'));
    equal(shown.label(1, 1), 'B2, black, fault: B2 is taken');
    equal(shown.text('.faults li'), 'error: B2 is taken 9');
  });

  it('names the prisoners of who has taken some', () => {
    const shown = new Shown({ captures: { black: 0, white: 2 } });
    deepEqual(
      shown.all('.taken').map((one) => one.textContent),
      ['captured 2'],
    );
  });

  it('keeps those who play apart from those who look on', () => {
    const players = [{ name: 'Gu', rank: '5d' }, { name: 'Man', side: 'white' }, { name: 'He' }];
    const shown = new Shown({ about: { players } });
    deepEqual(
      shown.all('.player .name').map((one) => one.textContent),
      ['Man', 'Black'],
    );
    equal(shown.text('.others'), 'Also there: Gu 5d, He');
    const teams = new Shown({ captures: {}, about: { players: [{ name: 'A' }, { name: 'B' }] } });
    deepEqual(
      teams.all('.player .name').map((one) => one.textContent),
      ['A', 'B'],
    );
    equal(teams.all('.others').length, 0);
  });

  it('shows text as text', () => {
    const bad = '<img src=x onerror="1"><script>1</script>';
    const shown = new Shown({
      comment: bad,
      title: bad,
      about: { name: bad, players: [{ name: bad, rank: bad }] },
      marks: [{ x: 0, y: 0, label: bad }],
    });
    equal(shown.all('img, script').length, 0);
    equal(shown.text('.comment'), bad);
    equal(shown.text('h1'), bad);
  });
});

describe('A person at the panel', () => {
  before(enterPage);
  after(leavePage);

  it('plays on a free point, and goes to the move of a stone', () => {
    const shown = new Shown();
    shown.fire(shown.point(0, 0), 'click');
    shown.fire(shown.point(1, 1), 'click');
    deepEqual(shown.said, [
      { type: 'play', cell: { x: 0, y: 0 } },
      { type: 'stone', cell: { x: 1, y: 1 } },
    ]);
  });

  it('follows a variation by its point or its button', () => {
    const way = (x: number, line: number) => ({
      label: `3. Black ${x}`,
      color: 1,
      cell: { x, y: 0 },
      position: { line, character: 4 },
    });
    const shown = new Shown({ next: [way(0, 7), way(1, 9)] });
    shown.fire(shown.point(1, 0), 'click');
    shown.fire(shown.all('.goes-on button')[0] as Element, 'click');
    deepEqual(shown.said, [
      { type: 'to', position: { line: 9, character: 4 }, version: 1 },
      { type: 'to', position: { line: 7, character: 4 }, version: 1 },
    ]);
  });

  it('steps with buttons and keys', () => {
    const shown = new Shown();
    shown.fire(shown.find('button.previous10'), 'click');
    shown.fire(shown.document.body, 'keydown', { key: 'ArrowRight' });
    shown.fire(shown.document.body, 'keydown', { key: 'End' });
    shown.fire(shown.document.body, 'keydown', { key: 'ArrowLeft', ctrlKey: true });
    deepEqual(
      shown.said.map((message) => message.type === 'go' && message.go),
      ['previous10', 'next', 'end'],
    );
  });

  it('moves from point to point with the arrows within the board, and plays with Enter', () => {
    const shown = new Shown();
    shown.fire(shown.point(0, 0), 'keydown', { key: 'ArrowRight' });
    equal(shown.point(1, 0).getAttribute('tabindex'), '0');
    shown.fire(shown.point(1, 0), 'keydown', { key: 'Enter' });
    deepEqual(shown.said, [{ type: 'play', cell: { x: 1, y: 0 } }]);
  });

  it('asks for more of a board by walking out of the window', () => {
    const shown = new Shown({ columns: 100, height: 100, window: { left: 10, top: 10 }, lastMove: undefined });
    shown.fire(shown.point(12, 11), 'keydown', { key: 'ArrowRight' });
    deepEqual(shown.said, [{ type: 'look', cell: { x: 13, y: 11 } }]);
  });

  it('never leaves the board', () => {
    deepEqual(pointAfter({ x: 0, y: 0 }, 'ArrowUp', 3, 3), { x: 0, y: 0 });
    deepEqual(pointAfter({ x: 2, y: 2 }, 'ArrowRight', 3, 3), { x: 2, y: 2 });
    deepEqual(pointAfter({ x: 1, y: 2 }, 'End', 3, 3), { x: 2, y: 2 });
  });

  it('turns a wheel one notch for one step', () => {
    const wheel = new Wheel();
    equal(wheel.turn({ deltaY: 100, deltaMode: 0 }), 'next');
    deepEqual(
      [20, 20, 20].map((deltaY) => wheel.turn({ deltaY, deltaMode: 0 })),
      [undefined, undefined, 'next'],
    );
    equal(wheel.turn({ deltaY: -3, deltaMode: 1 }), 'previous');
  });

  it('hears the move, what it takes, and whose turn it is', () => {
    const shown = new Shown();
    shown.show({
      node: { move: 3 },
      lastMove: { color: 1, cell: { x: 2, y: 0 } },
      captures: { black: 1, white: 0 },
      toMove: 'white',
    });
    equal(shown.text('[aria-live]'), 'Move 3: Black C3, Black captures 1, White to play');
  });

  it('is told which ways lead nowhere', () => {
    const shown = new Shown();
    equal(shown.find('button.next').getAttribute('aria-disabled'), 'true');
    equal(shown.find('button.previous').getAttribute('aria-disabled'), null);
    equal(shown.find('button.nextVariation').getAttribute('aria-disabled'), null);
  });

  it('keeps the last board, greyed and with a hint, while there is none', () => {
    const shown = new Shown();
    shown.panel.take({ type: 'stale' });
    ok(shown.document.body.classList.contains('stale'));
    equal(shown.find('.hint').hasAttribute('hidden'), false);
    equal(shown.all('[role=grid] .stone').length, 2);
    shown.fire(shown.point(0, 0), 'click');
    deepEqual(shown.said, []);
    shown.show({});
    equal(shown.document.body.classList.contains('stale'), false);
  });

  it('says of a record of which only the name is known that it will have no board', () => {
    const shown = new Shown();
    shown.panel.take({ type: 'stale', namesOnly: true });
    match(shown.text('.hint'), /^What is in a record of this game is not shown/);
  });

  it('reads why a move was refused', () => {
    const shown = new Shown();
    shown.panel.take({ type: 'refusal', text: 'Suicide' });
    equal(shown.text('.refusal'), 'Suicide');
    equal(shown.find('.refusal').getAttribute('role'), 'status');
    ok(!shown.find('.refusal').hasAttribute('hidden'));
    ok(shown.find('.status-line').contains(shown.find('.refusal')));
    shown.show({ node: { move: 3 } });
    ok(shown.find('.refusal').hasAttribute('hidden'));
  });

  it('finds the place again after a reload', () => {
    deepEqual(new Shown().kept.at(-1)?.position, { line: 3, character: 0 });
  });
});

describe('A message that is none', () => {
  before(enterPage);
  after(leavePage);

  it('changes nothing', () => {
    const shown = new Shown();
    const before = shown.document.body.outerHTML;
    for (const wrong of [null, 0, 'board', { type: 'board' }, { type: 'frame', frame: 1 }, []]) shown.panel.take(wrong);
    equal(shown.document.body.outerHTML, before);
  });
});

describe('The bundle of the panel', () => {
  it('stays small', () => {
    const sizes = ['main.js', 'main.css'].map((file) => statSync(`dist/webview/${file}`).size);
    ok(sizes.reduce((sum, size) => sum + size) < 108 * 1024, `${sizes}`);
  });
});
