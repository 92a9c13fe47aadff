import { deepEqual, equal, ok } from 'node:assert/strict';
import { Wheel } from '../../webview/keys';
import { enterPage, leavePage, Shown } from './boards';

const press = (shown: Shown, key: string, more: object = {}, target: Element = shown.document.body) => {
  const event = Object.assign(
    new (shown.document.defaultView as never as { Event: typeof Event }).Event('keydown', {
      bubbles: true,
      cancelable: true,
    }),
    { key, ...more },
  );
  target.dispatchEvent(event);
  return event;
};

const steps = (shown: Shown): unknown[] => shown.news().map((message) => ('go' in message ? message.go : message.type));

describe('A key in the panel', () => {
  before(enterPage);
  after(leavePage);

  it('finds comments and faults, forwards alone and backwards with Shift', () => {
    const shown = new Shown();
    shown.news();
    for (const [key, shiftKey] of [
      ['c', false],
      ['C', true],
      ['f', false],
      ['F', true],
      ['C', false],
    ] as const) {
      press(shown, key, { shiftKey });
    }
    deepEqual(steps(shown), ['nextComment', 'previousComment', 'nextFault', 'previousFault', 'nextComment']);
  });

  it('undoes and redoes in the record', () => {
    const shown = new Shown();
    shown.news();
    press(shown, 'z', { ctrlKey: true });
    press(shown, 'z', { metaKey: true });
    press(shown, 'Z', { ctrlKey: true, shiftKey: true });
    press(shown, 'y', { ctrlKey: true });
    deepEqual(steps(shown), ['undo', 'undo', 'redo', 'redo']);
  });

  it('is left to the editor when it is not ours, with Alt, Ctrl or Shift', () => {
    const shown = new Shown();
    shown.news();
    const others = [
      ['ArrowLeft', { altKey: true }],
      ['ArrowRight', { ctrlKey: true }],
      ['End', { shiftKey: true }],
    ] as const;
    for (const [key, held] of [
      ...others,
      ['x', {}],
      ['toString', {}],
      ['Y', { ctrlKey: true, shiftKey: true }],
    ] as const) {
      equal(press(shown, key, held).defaultPrevented, false);
    }
    deepEqual(steps(shown), []);
  });

  it('belongs to who writes into a field, and the space key to a button', () => {
    const shown = new Shown();
    const area = shown.document.createElement('textarea');
    shown.document.body.append(area);
    shown.news();
    press(shown, 'c', {}, area);
    press(shown, 'z', { ctrlKey: true }, area);
    equal(press(shown, ' ', {}, shown.find('button.next')).defaultPrevented, false);
    deepEqual(steps(shown), []);
  });

  it('steps after a press on any button: the focus stays where it was', () => {
    const shown = new Shown({ editable: { comment: true, stones: true } });
    for (const button of shown.all('button')) {
      const press = Object.assign(
        new (shown.document.defaultView as never as { Event: typeof Event }).Event('mousedown', {
          bubbles: true,
          cancelable: true,
        }),
      );
      button.dispatchEvent(press);
      ok(press.defaultPrevented, button.className);
    }
  });

  it('steps on the slider too', () => {
    const shown = new Shown();
    shown.grow();
    shown.news();
    press(shown, 'ArrowLeft', {}, shown.find('.slider'));
    press(shown, 'ArrowDown', {}, shown.find('.slider'));
    deepEqual(steps(shown), ['previous', 'nextVariation']);
  });

  it('leaps ten moves from within the board too, where the arrows go from point to point', () => {
    const shown = new Shown();
    shown.news();
    press(shown, 'PageDown', {}, shown.point(0, 0));
    deepEqual(steps(shown), ['next10']);
  });

  it('stands with its step in what the buttons say of themselves', () => {
    const shown = new Shown();
    equal(shown.find('button.next').getAttribute('title'), 'Forward (→)');
    equal(shown.find('button.nextFault').getAttribute('title'), 'Next fault (F, backwards with Shift)');
    shown.news();
    shown.fire(shown.find('button.nextFault'), 'click', { shiftKey: true });
    deepEqual(steps(shown), ['previousFault']);
  });
});

describe('The wheel', () => {
  before(enterPage);
  after(leavePage);

  it('makes one step a notch, whatever a notch is', () => {
    const wheel = new Wheel();
    for (const notch of [
      { deltaY: 100, deltaMode: 0 },
      { deltaY: 120, deltaMode: 0 },
      { deltaY: 3, deltaMode: 1 },
    ]) {
      equal(wheel.turn(notch), 'next');
    }
    equal(wheel.turn({ deltaY: -100, deltaMode: 0 }), 'previous');
  });

  it('adds up what a pad does, and begins anew after a pause or in the other direction', () => {
    const wheel = new Wheel();
    const turn = (deltaY: number, timeStamp: number) => wheel.turn({ deltaY, deltaMode: 0, timeStamp });
    deepEqual([turn(20, 0), turn(20, 16), turn(20, 32)], [undefined, undefined, 'next']);
    deepEqual([turn(40, 40), turn(40, 1000)], [undefined, undefined]);
    deepEqual([turn(-40, 1016), turn(-20, 1032)], [undefined, 'previous']);
  });

  it('steps on the board only, and is left alone with a key held down', () => {
    const shown = new Shown();
    shown.news();
    const turn = (selector: string, more: object = {}) =>
      shown.fire(shown.find(selector), 'wheel', { deltaY: 100, deltaMode: 0, ...more });
    turn('.field-of-board');
    for (const held of ['ctrlKey', 'shiftKey', 'altKey', 'metaKey']) turn('.field-of-board', { [held]: true });
    turn('.notes');
    deepEqual(steps(shown), ['next']);
  });
});
