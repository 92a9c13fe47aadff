/// The buttons, and the keys and the wheel that do the same.

import { type Board, COORDINATES, type Frame, NUMBERS, type Step } from '../src/board/messages';
import { html, setAttributes, svg } from './elements';
import type { Say, Word } from './words';

/// Drawn in a square of 16.
const ICONS: Readonly<Record<string, string>> = {
  start: 'M4 3v10M13 3L7 8l6 5z',
  previous10: 'M8 3L2.5 8 8 13zM14 3L8.5 8l5.5 5z',
  previous: 'M11 3L5 8l6 5z',
  next: 'M5 3l6 5-6 5z',
  next10: 'M8 3l5.5 5L8 13zM2 3l5.5 5L2 13z',
  end: 'M12 3v10M3 3l6 5-6 5z',
  previousVariation: 'M3 10.5l5-6 5 6z',
  nextVariation: 'M3 5.5l5 6 5-6z',
  nextComment: 'M2.5 3h11v7.5H8L5 13.5v-3H2.5z',
  nextFault: 'M8 2.5L14.5 13.5h-13zM8 6.5v3M8 11.300v.8',
  coordinates: 'M2.5 13.5L6 3l3.5 10.5M3.700 10h4.600M12.5 6v7.5M11 7.300L12.5 6',
  numbers: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M6.5 6L8.300 4.800v6.400',
  pin: 'M5.5 2h5M6.5 2v5L4 9.5h8L9.5 7V2M8 9.5V14',
};

const FILLED = new Set([
  'start',
  'previous10',
  'previous',
  'next',
  'next10',
  'end',
  'previousVariation',
  'nextVariation',
]);

const STEP_BUTTONS: readonly (readonly Step[])[] = [
  ['start', 'previous10', 'previous', 'next', 'next10', 'end'],
  ['previousVariation', 'nextVariation'],
  ['nextComment', 'nextFault'],
];

/// Which way has to be open for a step to lead anywhere.
const NEEDS: Readonly<Partial<Record<Step, keyof Board['ways']>>> = {
  start: 'back',
  previous10: 'back',
  previous: 'back',
  next: 'forward',
  next10: 'forward',
  end: 'forward',
  previousVariation: 'up',
  nextVariation: 'down',
};

export interface Wanted {
  go(step: Step): void;
  choose(message: { type: 'pin' } | { type: 'coordinates' | 'numbers'; value: string }): void;
}

export class Controls {
  readonly root: HTMLElement;
  readonly #steps = new Map<Step, HTMLElement>();
  readonly #pin: HTMLElement;
  readonly #coordinates: HTMLElement;
  readonly #numbers: HTMLElement;
  #frame: Frame | undefined;

  constructor(
    readonly say: Say,
    wanted: Wanted,
  ) {
    const groups = STEP_BUTTONS.map((steps) =>
      html('div', { class: 'group' }, ...steps.map((step) => this.#step(step, wanted))),
    );
    this.#coordinates = button('coordinates', () =>
      wanted.choose({ type: 'coordinates', value: after(COORDINATES, this.#frame?.coordinates) }),
    );
    this.#numbers = button('numbers', () =>
      wanted.choose({ type: 'numbers', value: after(NUMBERS, this.#frame?.numbers) }),
    );
    this.#pin = button('pin', () => wanted.choose({ type: 'pin' }));
    const looks = html('div', { class: 'group looks' }, this.#coordinates, this.#numbers, this.#pin);
    this.root = html('div', { class: 'controls', role: 'toolbar', 'aria-label': say('steps') }, ...groups, looks);
  }

  #step(step: Step, wanted: Wanted): HTMLElement {
    const made = button(step, () => wanted.go(step));
    name(made, this.say(step));
    this.#steps.set(step, made);
    return made;
  }

  /// A button that leads nowhere stays where it is and keeps the focus: it is only said to be disabled.
  show({ ways }: Board): void {
    for (const [step, made] of this.#steps) {
      const need = NEEDS[step];
      if (need) setAttributes(made, { 'aria-disabled': ways[need] ? undefined : 'true' });
    }
  }

  frame(frame: Frame): void {
    this.#frame = frame;
    const { say } = this;
    name(this.#pin, say('pin'));
    setAttributes(this.#pin, { 'aria-pressed': String(frame.pinned) });
    name(this.#coordinates, say('coordinates', { value: say(`coordinates${capital(frame.coordinates)}` as Word) }));
    name(this.#numbers, say('numbers', { value: say(`numbers${capital(frame.numbers)}` as Word) }));
    this.#coordinates.classList.toggle('on', frame.coordinates !== 'off');
    this.#numbers.classList.toggle('on', frame.numbers !== 'off');
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const after = (words: readonly string[], word: string | undefined): string =>
  words[(words.indexOf(word ?? '') + 1) % words.length] as string;

function button(icon: string, act: () => void): HTMLElement {
  const look = { viewBox: '0 0 16 16', class: FILLED.has(icon) ? 'icon filled' : 'icon', 'aria-hidden': 'true' };
  const made = html('button', { type: 'button', class: icon }, svg('svg', look, svg('path', { d: ICONS[icon] ?? '' })));
  made.addEventListener('click', act);
  return made;
}

const name = (made: HTMLElement, words: string): void => setAttributes(made, { title: words, 'aria-label': words });

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

/// The step of a key; within the grid the arrows move from point to point instead.
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, inGrid: boolean): Step | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (inGrid && /^(?:Arrow|Home|End)/.test(key)) return undefined;
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/// Pixels of a wheel that make a step: a notch of a mouse, a small stroke on a pad.
const NOTCH = 50;
const LINE = 25;

/// Adds up what a wheel does until it makes a step.
export class Wheel {
  #turned = 0;

  turn({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): Step | undefined {
    const pixels = deltaMode === 0 ? deltaY : deltaY * LINE;
    if (pixels * this.#turned < 0) this.#turned = 0;
    this.#turned += pixels;
    if (Math.abs(this.#turned) < NOTCH) return undefined;
    const step = this.#turned > 0 ? 'next' : 'previous';
    this.#turned = 0;
    return step;
  }
}
