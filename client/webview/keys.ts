/// What keys and the wheel mean.

import type { Step } from '../src/board/messages';

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previousVariation',
  ArrowDown: 'nextVariation',
  PageUp: 'previous10',
  PageDown: 'next10',
  Home: 'start',
  End: 'end',
  p: 'previous',
  n: 'next',
  c: 'nextComment',
  f: 'nextFault',
};

const WITH_SHIFT: Readonly<Record<string, Step>> = { c: 'previousComment', f: 'previousFault' };

/// Where somebody writes, every key is theirs; the board and lists move with the arrows by themselves. On the slider a step is a step of
/// the record.
const WRITING = 'textarea, input:not([type=range], [type=checkbox], [type=radio], [type=button]), [contenteditable]';
const MOVING = '[role=gridcell], input:not([type=range]), select, [role=menu], [role=listbox]';
/// What the space key presses.
const PRESSED = '[role=gridcell], select, button, summary, a[href], [role=menu], [role=listbox]';

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

type Meaning = Step | 'undo' | 'redo' | 'play';

/// What a key asks of the record, if anything.
export function meaningOf(event: KeyboardEvent): Meaning | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey || within(target, WRITING)) return undefined;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' && !shiftKey ? 'redo' : undefined;
  }
  if (shiftKey) return ownOf(WITH_SHIFT, letter);
  if (key === ' ') return within(target, PRESSED) ? undefined : 'play';
  if (/^(?:Arrow|Home|End|Page)/.test(key) && within(target, MOVING)) {
    return /^Page/.test(key) && within(target, '[role=gridcell]') ? KEYS[key] : undefined;
  }
  return ownOf(KEYS, letter);
}

const ownOf = (keys: Readonly<Record<string, Step>>, key: string): Step | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;

/// Pixels of a wheel that make a step: a notch of a mouse, a small stroke on a pad.
const NOTCH = 50;
const LINE = 25;
/// Milliseconds after which a stroke is a new one.
const PAUSE = 300;

/// Adds up what a wheel does until it makes a step.
export class Wheel {
  #turned = 0;
  #at = 0;

  turn({
    deltaY,
    deltaMode,
    timeStamp = 0,
  }: Pick<WheelEvent, 'deltaY' | 'deltaMode'> & { timeStamp?: number }): Step | undefined {
    const pixels = deltaMode === 0 ? deltaY : deltaY * LINE;
    if (pixels * this.#turned < 0 || timeStamp - this.#at > PAUSE) this.#turned = 0;
    this.#at = timeStamp;
    this.#turned += pixels;
    if (Math.abs(this.#turned) < NOTCH) return undefined;
    const step = this.#turned > 0 ? 'next' : 'previous';
    this.#turned = 0;
    return step;
  }
}
