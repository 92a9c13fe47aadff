/// The buttons, the slider and the pace beneath the board.

import type { Board, Frame, Step } from '../src/board/messages';
import { DisplayMenu, type Look } from './display-menu';
import { html, setAttributes } from './elements';
import { iconButton } from './icons';
import type { Say } from './words';

/// What has a button of its own; the others share one.
type Button = Exclude<Step, 'previousComment' | 'previousFault'>;

const BEFORE_PLAY: readonly Button[] = ['start', 'previous10', 'previous'];
const AFTER_PLAY: readonly Button[] = ['next', 'next10', 'end'];
const VARIATIONS: readonly Button[] = ['previousVariation', 'nextVariation'];
const FINDS: readonly Button[] = ['nextComment', 'nextFault'];

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

const WITH_SHIFT: Readonly<Partial<Record<Step, Step>>> = {
  nextComment: 'previousComment',
  nextFault: 'previousFault',
};

/// The key that does the same, said beside the name.
const KEYS: Readonly<Partial<Record<Step, string>>> = {
  start: 'Home',
  previous10: 'PgUp',
  previous: '←',
  next: '→',
  next10: 'PgDn',
  end: 'End',
  previousVariation: '↑',
  nextVariation: '↓',
  nextComment: 'C',
  nextFault: 'F',
};

interface Wanted {
  go(step: Step): void;
  choose(look: Look): void;
}

/// What stands among the buttons but has a life of its own.
interface Beside {
  readonly play: HTMLElement;
  readonly slider: HTMLElement;
  readonly speed: HTMLElement;
  readonly edit: HTMLElement;
}

export class Controls {
  readonly root: HTMLElement;
  readonly #steps = new Map<Step, HTMLElement>();
  readonly #display: DisplayMenu;

  constructor(
    readonly say: Say,
    wanted: Wanted,
    { play, slider, speed, edit }: Beside,
  ) {
    const steps = (some: readonly Button[]) => some.map((step) => this.#step(step, wanted));
    this.#display = new DisplayMenu(say, (look) => wanted.choose(look));
    const bar = { class: 'toolbar', role: 'toolbar', 'aria-label': say('steps') };
    const toolbar = html(
      'div',
      bar,
      html('div', { class: 'group' }, ...steps(BEFORE_PLAY), play, ...steps(AFTER_PLAY)),
      html('div', { class: 'group' }, ...steps(VARIATIONS)),
      html('div', { class: 'group' }, ...steps(FINDS)),
      html('div', { class: 'group' }, edit, this.#display.root),
    );
    this.root = html('div', { class: 'controls' }, html('div', { class: 'line' }, slider, speed), toolbar);
  }

  #step(step: Button, wanted: Wanted): HTMLElement {
    const back = WITH_SHIFT[step];
    const made = iconButton(step, ({ shiftKey }) => wanted.go(shiftKey && back ? back : step));
    const shift = back ? this.say('withShift') : '';
    name(made, this.say(step), ` (${KEYS[step]}${shift})`);
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
    this.#display.frame(frame);
  }

  /// Something was pressed somewhere.
  pressed(target: EventTarget | null): void {
    this.#display.pressed(target);
  }
}

const name = (made: HTMLElement, words: string, more = ''): void =>
  setAttributes(made, { title: words + more, 'aria-label': words });
