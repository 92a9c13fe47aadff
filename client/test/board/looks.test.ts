import { deepEqual, equal, ok } from 'node:assert/strict';
import { enterPage, leavePage, Shown } from './boards';
import { amazons, gomoku } from './scenes';

describe('A board of squares', () => {
  before(enterPage);
  after(leavePage);

  it('is chequered, with the pieces of Amazons on it', () => {
    const shown = new Shown(amazons());
    equal(shown.all('.dark-squares').length, 1);
    equal(shown.all('.lines, .stars').length, 2 - 2);
    equal(shown.all('.amazon.white').length, 4);
    equal(shown.all('.amazon.black').length, 5);
    equal(shown.all('.burnt').length, 5);
  });

  it('names its squares from the lower left, with the letter I, and its pieces by what they are', () => {
    const shown = new Shown(amazons());
    equal(shown.label(3, 3), 'd7, white amazon, last move');
    equal(shown.label(0, 3), 'a7, black amazon');
    equal(shown.label(4, 2), 'e8, arrow');
    equal(shown.label(8, 9), 'i1, empty');
    equal(new Shown(amazons(), 'zh-CN').label(4, 2), 'e8，箭');
  });

  it('shows the whole square that was played to', () => {
    const shown = new Shown(amazons());
    ok(shown.point(3, 3).querySelector('.last-square'));
    equal(shown.all('.last').length, 0);
  });
});

describe('A game of lines', () => {
  before(enterPage);
  after(leavePage);

  it('has its letters without a gap, while Go leaves out the I', () => {
    equal(new Shown(gomoku()).label(8, 14), 'I1, empty');
    const go = { game: 'go', columns: 9, height: 9, rows: Array(9).fill('.........'), lastMove: undefined };
    equal(new Shown(go).label(8, 8), 'J1, empty');
  });

  it('shows the stones that have won, from each to its neighbours, and says so', () => {
    const outcome = 'Black wins: five in a row';
    const shown = new Shown({ ...gomoku(), outcome });
    equal(shown.all('.winning .won').length, 5);
    equal(shown.find('.winning .stroke').getAttribute('d')?.match(/M/g)?.length, 4);
    equal(shown.label(9, 9), 'K6, black, last move, winning line'.replace('K6', 'J6'));
    ok(shown.text('[aria-live]').includes(outcome));
    equal(shown.text('.status .outcome'), outcome);
    shown.show({});
    equal(shown.all('.winning .won').length, 0);
  });
});

describe('What is half typed', () => {
  before(enterPage);
  after(leavePage);

  const ghost = (given: object) => new Shown({ ghost: given });

  it('shows as a column, a row or a stone', () => {
    const column = ghost({ column: 2 }).find('.band');
    const row = ghost({ row: 0 }).find('.band');
    ok(Number(column.getAttribute('height')) > Number(column.getAttribute('width')));
    ok(Number(row.getAttribute('width')) > Number(row.getAttribute('height')));
    equal(ghost({ cells: [{ x: 0, y: 0 }] }).all('.typed-stone.black').length, 1);
    equal(ghost({ column: 1, row: 1 }).all('.band').length, 2);
  });

  it('is gone again with the next board', () => {
    const shown = ghost({ column: 2, cells: [{ x: 2, y: 0 }] });
    shown.show({});
    equal(shown.all('.typed > *').length, 0);
  });

  it('shows nothing that is not on the part of the board that is shown', () => {
    equal(ghost({ column: 7, row: 9, cells: [{ x: 5, y: 5 }] }).all('.typed > *').length, 0);
  });
});

describe('The faults of a record', () => {
  before(enterPage);
  after(leavePage);

  const fault = (message: string, here: boolean, x: number) => ({
    ...{ message, here, clause: '9.1', severity: here ? 'error' : 'warning' },
    ...{ cell: { x, y: 0 }, position: { line: 5 + x, character: 2 } },
  });
  const faulty = () =>
    new Shown({ faults: [fault('Here', true, 0), fault('Before', false, 1), fault('Also', false, 1)] });

  it('stand at their points, those of earlier moves smaller and without a ring', () => {
    const shown = faulty();
    ok(shown.point(0, 0).querySelector('.fault .ring'));
    equal(shown.point(1, 0).querySelector('.fault .ring'), null);
    ok(shown.point(1, 0).querySelector('.fault.before .sign'));
    equal(shown.point(1, 0).querySelector('.fault title')?.textContent, 'Before\nAlso');
    equal(shown.label(1, 0), 'B3, empty, fault: Before, Also');
  });

  it('are listed, and gone to with a click', () => {
    const shown = faulty();
    deepEqual(
      shown.all('.faults .entry').map((entry) => entry.textContent),
      ['error: Here 9.1', 'warning: Before 9.1', 'warning: Also 9.1'],
    );
    equal(shown.text('details summary'), 'Faults before: 2');
    shown.news();
    shown.fire(shown.all('.faults button')[1] as Element, 'click');
    deepEqual(shown.news(), [{ type: 'to', position: { line: 6, character: 2 }, version: 1 }]);
  });

  it('show what stands between backticks as code, and a lone backtick and markup as they are', () => {
    const shown = new Shown({ faults: [fault('`<b>` or `b`, not ` <i>', true, 0)] });
    deepEqual(
      shown.all('.faults code').map((code) => code.textContent),
      ['<b>', 'b'],
    );
    equal(shown.text('.faults .entry'), 'error: <b> or b, not ` <i> 9.1');
    equal(shown.all('.faults :is(b, i)').length, 0);
  });
});
