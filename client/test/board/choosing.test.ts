import { deepEqual, equal, ok } from 'node:assert/strict';
import { FromPanel, ToPanel } from '../../src/board/messages';
import { enterPage, leavePage, Shown } from './boards';

const AMAZONS = {
  game: 'amazons',
  geometry: 'squares',
  rows: ['B..', '.#.', 'W.W'],
  lastMove: undefined,
  toMove: 'white',
  editable: { pass: false },
  step: {
    prompt: 'Which amazon moves?',
    cells: [
      { x: 0, y: 2 },
      { x: 2, y: 2 },
    ],
  },
};

const shown = (more: object = {}): Shown => new Shown({ ...AMAZONS, ...more });
const at = (x: number, y: number) => ({ x, y });

/// The answer of the extension to what was asked last.
const answer = (panel: Shown, chosen: object[], cells: object[], more: object = {}): void =>
  panel.panel.take({ type: 'targets', chosen, step: { cells, prompt: 'Where does it go?', ...more } });

/// White's amazon in the lower left corner goes to the middle below.
function halfMade(): Shown {
  const panel = shown();
  panel.fire(panel.point(0, 2), 'click');
  answer(panel, [at(0, 2)], [at(1, 2), at(0, 1)]);
  panel.fire(panel.point(1, 2), 'click');
  const signs = [
    { ...at(0, 2), sign: '.' },
    { ...at(1, 2), sign: 'W' },
  ];
  const preview = { cells: signs, way: { from: at(0, 2), cell: at(1, 2) } };
  answer(panel, [at(0, 2), at(1, 2)], [at(0, 2), at(0, 1)], { preview, prompt: 'Where does the arrow fall?' });
  return panel;
}

describe('A move of several clicks', () => {
  before(enterPage);
  after(leavePage);

  it('begins with a piece of the side to move, and asks where it can go', () => {
    const panel = shown();
    panel.fire(panel.point(0, 2), 'click');
    deepEqual(panel.news(), [{ type: 'targets', chosen: [at(0, 2)] }]);
    answer(panel, [at(0, 2)], [at(1, 2), at(0, 1)]);
    equal(panel.all('.target').length, 2);
    equal(panel.label(1, 2), 'b1, empty, can be chosen');
    equal(panel.label(0, 2), 'a1, white amazon, chosen');
    equal(panel.text('[aria-live]'), 'Where does it go? Squares: 2');
  });

  it('is not asked for where there is nothing to choose', () => {
    deepEqual(
      [shown().all('.prompt').length, shown({ step: { ...AMAZONS.step, cells: [] } }).all('.prompt').length],
      [1, 0],
    );
  });

  it('shows the piece where it goes, then the squares of its arrow', () => {
    const panel = halfMade();
    deepEqual(panel.news(), [
      { type: 'targets', chosen: [at(0, 2)] },
      { type: 'targets', chosen: [at(0, 2), at(1, 2)] },
    ]);
    equal(panel.label(1, 2), 'b1, white amazon, chosen');
    equal(panel.label(0, 2), 'a1, empty, can be chosen');
    equal(panel.text('[aria-live]'), 'Where does the arrow fall? Squares: 2');
  });

  it('is written with the third', () => {
    const panel = halfMade();
    panel.fire(panel.point(0, 2), 'click');
    deepEqual(panel.news().at(-1), { type: 'targets', chosen: [at(0, 2), at(1, 2), at(0, 2)] });
    answer(panel, [at(0, 2), at(1, 2), at(0, 2)], [], { done: true });
    deepEqual(panel.news(), [
      { type: 'write', boardEdit: { kind: 'play', cell: at(0, 2), chosen: [at(0, 2), at(1, 2), at(0, 2)] } },
    ]);
    equal(panel.all('.target').length, 0);
  });

  it('is made with the keyboard as well, and given up with the escape key', () => {
    const panel = shown();
    panel.fire(panel.point(0, 2), 'keydown', { key: 'Enter' });
    answer(panel, [at(0, 2)], [at(1, 2)]);
    panel.fire(panel.point(1, 2), 'keydown', { key: 'Escape' });
    equal(panel.all('.target').length, 0);
    equal(panel.text('[aria-live]'), 'Move given up');
    equal(panel.label(0, 2), 'a1, white amazon');
  });

  it('is given up by choosing its piece again, and begun anew with another', () => {
    const panel = shown();
    panel.fire(panel.point(0, 2), 'click');
    answer(panel, [at(0, 2)], [at(1, 2)]);
    panel.fire(panel.point(2, 2), 'click');
    deepEqual(panel.news().at(-1), { type: 'targets', chosen: [at(2, 2)] });
    answer(panel, [at(2, 2)], [at(1, 2)]);
    panel.fire(panel.point(2, 2), 'click');
    equal(panel.label(2, 2), 'c1, white amazon');
  });

  it('goes nowhere but where it can', () => {
    const panel = shown();
    panel.fire(panel.point(0, 2), 'click');
    answer(panel, [at(0, 2)], [at(1, 2)]);
    panel.news();
    panel.fire(panel.point(2, 0), 'click');
    equal(panel.text('.refusal'), 'The move cannot go on there.');
    deepEqual(panel.news(), []);
    equal(panel.all('.target').length, 1);
  });

  it('is none with a piece that cannot move', () => {
    const panel = shown();
    panel.fire(panel.point(0, 2), 'click');
    answer(panel, [at(0, 2)], []);
    equal(panel.text('.refusal'), 'The move cannot go on there.');
    equal(panel.label(0, 2), 'a1, white amazon');
  });

  it('takes no answer to what was given up', () => {
    const panel = shown();
    panel.fire(panel.point(0, 2), 'click');
    panel.fire(panel.point(0, 2), 'keydown', { key: 'Escape' });
    answer(panel, [at(0, 2)], [at(1, 2)]);
    equal(panel.all('.target').length, 0);
  });

  it('is over when another position is shown, not when more is known of the same', () => {
    const panel = halfMade();
    panel.show(AMAZONS);
    equal(panel.all('.target').length, 2);
    panel.show({ ...AMAZONS, version: 2 });
    equal(panel.all('.target').length, 0);
  });

  it('leaves clicks on other pieces and on nothing to the rest of the panel', () => {
    const panel = shown();
    panel.fire(panel.point(0, 0), 'click');
    panel.fire(panel.point(1, 0), 'click');
    deepEqual(panel.news(), [
      { type: 'stone', cell: at(0, 0) },
      { type: 'play', cell: at(1, 0) },
    ]);
  });

  it('is not begun where a click is a move', () => {
    const panel = shown({ editable: { comment: true }, step: undefined });
    panel.fire(panel.point(0, 2), 'click');
    deepEqual(panel.news(), [{ type: 'stone', cell: at(0, 2) }]);
  });

  it('has no passing beside it', () => {
    ok(shown().find('.tool-pass').hasAttribute('hidden'));
  });
});

const CONNECT6 = {
  game: 'connect6',
  rows: ['...', '.XO', '...'],
  toMove: 'white',
  editable: { pass: false },
  step: { cells: [at(0, 0), at(1, 0), at(2, 0), at(0, 2)], unmarked: true },
};

/// White's first stone of two in the upper left corner.
function firstStone(): Shown {
  const panel = new Shown(CONNECT6);
  panel.fire(panel.point(0, 0), 'click');
  const prompt = 'Where does the other stone go?';
  const preview = { cells: [{ ...at(0, 0), sign: 'O' }] };
  answer(panel, [at(0, 0)], [at(1, 0), at(2, 0)], { prompt, preview, unmarked: true });
  return panel;
}

describe('A turn of several stones', () => {
  before(enterPage);
  after(leavePage);

  it('begins on an empty point, and shows the stone there', () => {
    const panel = firstStone();
    deepEqual(panel.news(), [{ type: 'targets', chosen: [at(0, 0)] }]);
    equal(panel.label(0, 0), 'A3, white, chosen');
    equal(panel.text('[aria-live]'), 'Where does the other stone go?');
    equal(panel.all('.target').length, 0);
  });

  it('is written once it is complete', () => {
    const panel = firstStone();
    panel.fire(panel.point(1, 0), 'click');
    panel.news();
    answer(panel, [at(0, 0), at(1, 0)], [], { done: true });
    deepEqual(panel.news(), [
      { type: 'write', boardEdit: { kind: 'play', cell: at(0, 0), chosen: [at(0, 0), at(1, 0)] } },
    ]);
    equal(panel.label(0, 0), 'A3, empty');
  });

  it('may be complete with one', () => {
    const panel = new Shown(CONNECT6);
    panel.fire(panel.point(0, 0), 'click');
    panel.news();
    answer(panel, [at(0, 0)], [], { done: true });
    deepEqual(panel.news(), [{ type: 'write', boardEdit: { kind: 'play', cell: at(0, 0), chosen: [at(0, 0)] } }]);
  });

  it('is given up with its first stone, and takes no point that is taken', () => {
    const panel = firstStone();
    panel.fire(panel.point(1, 1), 'click');
    equal(panel.text('.refusal'), 'The move cannot go on there.');
    panel.fire(panel.point(0, 0), 'click');
    equal(panel.label(0, 0), 'A3, empty');
  });

  it('leaves clicks on stones to the rest of the panel', () => {
    const panel = new Shown(CONNECT6);
    panel.fire(panel.point(1, 1), 'click');
    deepEqual(panel.news(), [{ type: 'stone', cell: at(1, 1) }]);
  });
});

describe('A click that comes before the answer to the one before', () => {
  before(enterPage);
  after(leavePage);

  const asked = (panel: Shown) => panel.news().map((message) => ('chosen' in message ? message.chosen : message));
  const written = (panel: Shown, isWritten: boolean) =>
    panel.panel.take({ type: 'written', written: isWritten, version: 2 });

  /// Both stones of White, then one of Black, before anything is answered.
  function hurried(): Shown {
    const panel = new Shown(CONNECT6);
    for (const x of [0, 1, 2]) panel.fire(panel.point(x, 0), 'click');
    answer(panel, [at(0, 0)], [at(1, 0), at(2, 0)], { unmarked: true });
    deepEqual(asked(panel), [[at(0, 0)], [at(0, 0), at(1, 0)]]);
    answer(panel, [at(0, 0), at(1, 0)], [], { done: true });
    equal(panel.news()[0]?.type, 'write');
    return panel;
  }
  const NEXT = { ...CONNECT6, version: 2, rows: ['OO.', '.XO', '...'], toMove: 'black', node: { move: 4 } };

  it('is the next step of the move, and after the last the first of the next move', () => {
    const panel = hurried();
    panel.show(NEXT);
    deepEqual(asked(panel), []);
    written(panel, true);
    deepEqual(asked(panel), [[at(2, 0)]]);
  });

  it('waits for the board of the text that was written', () => {
    const panel = hurried();
    written(panel, true);
    panel.show(CONNECT6);
    deepEqual(asked(panel), []);
    panel.show(NEXT);
    deepEqual(asked(panel), [[at(2, 0)]]);
  });

  it('is nothing any more if the move is refused, given up, or cannot go on', () => {
    const panel = hurried();
    written(panel, false);
    deepEqual(asked(panel), []);
    panel.fire(panel.point(0, 0), 'click');
    panel.fire(panel.point(1, 0), 'click');
    panel.fire(panel.point(1, 0), 'keydown', { key: 'Escape' });
    answer(panel, [at(0, 0)], [at(1, 0)]);
    panel.fire(panel.point(0, 0), 'click');
    panel.fire(panel.point(1, 0), 'click');
    answer(panel, [at(0, 0)], []);
    panel.fire(panel.point(2, 0), 'click');
    deepEqual(asked(panel), [[at(0, 0)], [at(0, 0)], [at(2, 0)]]);
  });

  it('is nothing any more on another board', () => {
    const panel = new Shown(CONNECT6);
    for (const x of [0, 1]) panel.fire(panel.point(x, 0), 'click');
    panel.show(NEXT);
    panel.fire(panel.point(2, 0), 'click');
    deepEqual(asked(panel), [[at(0, 0)], [at(2, 0)]]);
  });
});

describe('The last move of a piece', () => {
  before(enterPage);
  after(leavePage);

  it('is shown with its way and that of its arrow, and said so', () => {
    const panel = shown({ lastMove: { color: 2, cell: at(0, 2), from: at(0, 1), arrow: at(1, 1) } });
    equal(panel.all('.way-of-move').length, 1);
    equal(panel.all('.way-of-arrow').length, 1);
    equal(panel.text('.status strong'), 'Move 2: White a2 to a1, arrow to b2');
    panel.show({ ...AMAZONS, lastMove: undefined });
    equal(panel.all('.way-of-move').length, 0);
  });
});

/// A board of no known game: a number is rolled, then a piece with that number moves.
const DICE = {
  rows: ['1..', '.2.', '..a'],
  toMove: 'red',
  step: {
    prompt: 'Which number was rolled?',
    choices: [
      { id: '1', label: 'One' },
      { id: '2', label: 'Two' },
    ],
  },
};

/// Two was rolled, and the answer is that the piece in the middle can move.
function rolled(): Shown {
  const panel = new Shown(DICE);
  panel.fire(panel.find('[data-choice="2"]'), 'click');
  answer(panel, [{ id: '2' }], [at(1, 1)], { prompt: 'Which piece moves?' });
  return panel;
}

describe('A choice that is no cell', () => {
  before(enterPage);
  after(leavePage);

  it('is offered in words, with what is to be chosen', () => {
    const panel = new Shown(DICE);
    deepEqual(
      panel.all('.choices button').map(({ textContent }) => textContent),
      ['One', 'Two'],
    );
    equal(panel.find('.choices').getAttribute('aria-label'), 'Which number was rolled?');
    equal(panel.text('.status .prompt'), 'Which number was rolled?');
  });

  it('is a step like any other', () => {
    const panel = rolled();
    deepEqual(panel.news(), [{ type: 'targets', chosen: [{ id: '2' }] }]);
    ok(panel.find('.choices').hasAttribute('hidden'));
    equal(panel.all('.target').length, 1);
    panel.fire(panel.point(1, 1), 'click');
    answer(panel, [{ id: '2' }, at(1, 1)], [at(1, 2), at(2, 1)]);
    panel.fire(panel.point(1, 2), 'click');
    answer(panel, [{ id: '2' }, at(1, 1), at(1, 2)], [], { done: true });
    deepEqual(panel.news().at(-1), {
      type: 'write',
      boardEdit: { kind: 'play', cell: at(1, 1), chosen: [{ id: '2' }, at(1, 1), at(1, 2)] },
    });
  });

  it('can be made again: a piece that is chosen twice is given up, and the escape key gives up the move', () => {
    const panel = rolled();
    panel.fire(panel.point(1, 1), 'click');
    answer(panel, [{ id: '2' }, at(1, 1)], [at(1, 2), at(2, 1)]);
    panel.fire(panel.point(1, 1), 'click');
    deepEqual(panel.news().at(-1), { type: 'targets', chosen: [{ id: '2' }] });
    answer(panel, [{ id: '2' }], [at(1, 1)]);
    panel.fire(panel.point(1, 1), 'keydown', { key: 'Escape' });
    equal(panel.all('.choices button').length, 2);
    equal(panel.text('.status .prompt'), 'Which number was rolled?');
  });

  it('is not there any more on the next board', () => {
    const panel = new Shown(DICE);
    panel.show({ ...DICE, version: 2, step: undefined });
    ok(panel.find('.choices').hasAttribute('hidden'));
    equal(panel.all('.prompt').length, 0);
  });
});

describe('What panel and extension say of such moves', () => {
  it('is cells, ids and words, and nothing else', () => {
    const chosen = [at(1, 2), { id: '3' }];
    deepEqual(FromPanel.take({ type: 'targets', chosen: [{ ...at(1, 2), more: 1 }, { id: '3' }] }), {
      type: 'targets',
      chosen,
    });
    equal(FromPanel.take({ type: 'targets', chosen: [at(1, 2), { x: -1 }] }), undefined);
    const step = { prompt: 7, cells: [at(1, 2), 'x'], choices: [{ id: 1 }, { id: 'a', label: 'A' }], html: '<b>' };
    deepEqual(ToPanel.take({ type: 'targets', chosen, step }), {
      type: 'targets',
      chosen,
      step: { cells: [at(1, 2)], choices: [{ id: 'a', label: 'A' }], done: false },
    });
  });
});
