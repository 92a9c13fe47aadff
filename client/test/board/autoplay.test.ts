import { deepEqual, equal } from 'node:assert/strict';
import { boardFrom } from '../../src/board/messages';
import { FACTORS, INTERVALS, paceFrom, secondsTo } from '../../webview/autoplay';
import { answer, enterPage, leavePage, Shown } from './boards';
import { Clock } from './clock';

const board = (more: object) => boardFrom(answer(more)) as never;
const FORWARD = { back: true, forward: true, up: false, down: false };

/// A panel that has a record with ten more moves to play, and the board after so many of them.
function opened(more: object = {}, language = 'en') {
  const shown = new Shown(undefined, language);
  const at = (move: number, own: object = {}) =>
    shown.panel.take({
      type: 'board',
      board: board({ node: { move }, ways: { ...FORWARD, forward: move < 10 }, ...more, ...own }),
      position: { line: move, character: 0 },
    });
  at(0);
  shown.news();
  return { shown, at, play: () => shown.fire(shown.find('button.play'), 'click') };
}

const said = (shown: Shown): string[] =>
  shown.news().map((message) => (message.type === 'go' ? message.go : message.type));

const isPlaying = (shown: Shown): boolean => shown.find('button.play').getAttribute('aria-label') === 'Pause';

describe('Playing by itself', () => {
  before(enterPage);
  after(leavePage);
  let clock: Clock;
  beforeEach(() => {
    clock = new Clock();
    clock.start();
  });
  afterEach(() => clock.stop());

  it('takes a step every two seconds, each after the board of the one before', () => {
    const { shown, at, play } = opened();
    play();
    clock.tick(1999);
    deepEqual(said(shown), []);
    clock.tick(1);
    deepEqual(said(shown), ['next']);
    clock.tick(5000);
    deepEqual(said(shown), []);
    at(1);
    clock.tick(2000);
    deepEqual(said(shown), ['next']);
  });

  it('goes by the times of the record where there are some', () => {
    const { shown, at, play } = opened();
    at(1, { time: 10, nextTime: 14.5 });
    play();
    clock.tick(4499);
    deepEqual(said(shown), []);
    clock.tick(1);
    deepEqual(said(shown), ['next']);
    at(2, { time: 14.5 });
    clock.tick(2000);
    deepEqual(said(shown), ['next']);
  });

  it('never waits longer than ten seconds, nor races', () => {
    const pace = { interval: 2, factor: 1 };
    equal(secondsTo(board({ time: 0, nextTime: 3600 }), pace), 10);
    equal(secondsTo(board({ time: 5, nextTime: 5 }), pace), 0.1);
    equal(secondsTo(board({ time: 5, nextTime: 3 }), pace), 2);
    equal(secondsTo(board({ time: 0, nextTime: 20 }), { interval: 2, factor: 10 }), 2);
  });

  it('stops at the end', () => {
    const { shown, at, play } = opened();
    at(9);
    play();
    clock.tick(2000);
    at(10);
    equal(isPlaying(shown), false);
    clock.tick(60_000);
    deepEqual(said(shown), ['next']);
  });

  it('stops when a person does anything else', () => {
    const acts: readonly ((shown: Shown) => void)[] = [
      (shown) => shown.fire(shown.find('button.previous'), 'click'),
      (shown) => shown.fire(shown.point(1, 1), 'click'),
      (shown) => shown.fire(shown.document.body, 'keydown', { key: 'Home' }),
      (shown) => shown.fire(shown.find('.field-of-board'), 'wheel', { deltaY: 100, deltaMode: 0 }),
      (shown) => shown.fire(shown.find('button.play'), 'click'),
      (shown) => shown.fire(shown.document.body, 'keydown', { key: ' ' }),
    ];
    for (const act of acts) {
      const { shown, play } = opened();
      play();
      equal(isPlaying(shown), true);
      act(shown);
      equal(isPlaying(shown), false);
      said(shown);
      clock.tick(60_000);
      deepEqual(said(shown), []);
    }
  });

  it('stops when the cursor goes elsewhere or the text changes, but not when the same board comes again', () => {
    const { shown, at, play } = opened();
    play();
    at(0);
    equal(isPlaying(shown), true);
    at(0, { version: 2 });
    equal(isPlaying(shown), false);
    play();
    at(5, { version: 2 });
    equal(isPlaying(shown), false);
  });

  it('stops when nobody sees it any more', () => {
    const { shown, play } = opened();
    play();
    Object.assign(shown.document, { visibilityState: 'hidden' });
    shown.fire(shown.document as never, 'visibilitychange');
    Reflect.deleteProperty(shown.document, 'visibilityState');
    equal(isPlaying(shown), false);
  });

  it('stops when the text is broken', () => {
    const { shown, play } = opened();
    play();
    shown.panel.take({ type: 'stale' });
    equal(isPlaying(shown), false);
  });

  it('stops when no board comes', () => {
    const { shown, play } = opened();
    play();
    clock.tick(2000);
    equal(isPlaying(shown), true);
    clock.tick(10_000);
    equal(isPlaying(shown), false);
  });

  it('begins with the space key, and not when there is nothing to play', () => {
    const { shown, at } = opened();
    shown.fire(shown.document.body, 'keydown', { key: ' ' });
    equal(isPlaying(shown), true);
    shown.fire(shown.document.body, 'keydown', { key: ' ' });
    at(10);
    shown.fire(shown.document.body, 'keydown', { key: ' ' });
    equal(isPlaying(shown), false);
    equal(shown.find('button.play').getAttribute('aria-disabled'), 'true');
  });

  it('offers seconds where the record has no times, and how much faster where it has', () => {
    const { shown, at } = opened();
    const offered = () =>
      shown
        .all('.speed select')
        .filter((one) => !one.hasAttribute('hidden'))
        .map((one) => one.getAttribute('aria-label'));
    deepEqual(offered(), ['Time between moves']);
    at(1, { time: 1, nextTime: 2 });
    deepEqual(offered(), ['Speed, by the times of the record']);
  });

  it('remembers its pace, and takes nothing for one that is none', () => {
    deepEqual(paceFrom({ interval: 5, factor: 10 }), { interval: 5, factor: 10 });
    for (const wrong of [undefined, null, 7, { interval: 0, factor: -1 }, { interval: '5', factor: [] }]) {
      deepEqual(paceFrom(wrong), { interval: 2, factor: 1 });
    }
    equal(INTERVALS.includes(2) && FACTORS.includes(10), true);
  });
});
