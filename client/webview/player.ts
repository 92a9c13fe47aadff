/// The button that starts and stops the playing, and how fast it is.

import type { Board } from '../src/board/messages';
import { Autoplay, FACTORS, INTERVALS, isTimed, type Pace, paceFrom } from './autoplay';
import { html, setAttributes } from './elements';
import { icon, iconButton } from './icons';
import type { Say } from './words';

export class Player {
  readonly button: HTMLElement;
  readonly speed: HTMLElement;
  readonly autoplay: Autoplay;
  readonly #interval: HTMLSelectElement;
  readonly #factor: HTMLSelectElement;
  #pace: Pace;

  constructor(
    readonly say: Say,
    kept: unknown,
    step: () => void,
    keep: (pace: Pace) => void,
  ) {
    this.#pace = paceFrom(kept);
    this.autoplay = new Autoplay(
      () => this.#pace,
      step,
      () => this.#name(),
    );
    this.button = iconButton('play', () => this.toggle());
    const choose = (pace: Partial<Pace>) => {
      this.#pace = paceFrom({ ...this.#pace, ...pace });
      this.autoplay.again();
      keep(this.#pace);
    };
    const seconds = INTERVALS.map((value) => [value, say('everySeconds', { value })] as const);
    const factors = FACTORS.map((value) => [value, `${value}×`] as const);
    this.#interval = select(seconds, this.#pace.interval, (interval) => choose({ interval }));
    this.#factor = select(factors, this.#pace.factor, (factor) => choose({ factor }));
    setAttributes(this.#interval, { 'aria-label': say('interval'), title: say('interval') });
    setAttributes(this.#factor, { 'aria-label': say('factor'), title: say('factor'), hidden: true });
    this.speed = html('div', { class: 'speed' }, this.#interval, this.#factor);
    this.#name();
  }

  get pace(): Pace {
    return this.#pace;
  }

  toggle(): void {
    if (this.autoplay.playing) this.autoplay.stop();
    else this.autoplay.start();
  }

  show(board: Board): void {
    const timed = isTimed(board);
    // While it plays the choice stays; a move without a time among others is no reason to take it away.
    if (!this.autoplay.playing && board.ways.forward) {
      setAttributes(this.#interval, { hidden: timed });
      setAttributes(this.#factor, { hidden: !timed });
    }
    setAttributes(this.button, { 'aria-disabled': board.ways.forward ? undefined : 'true' });
  }

  #name(): void {
    const { playing } = this.autoplay;
    const words = this.say(playing ? 'pause' : 'play');
    setAttributes(this.button, { title: `${words} (${this.say('spaceKey')})`, 'aria-label': words });
    this.button.replaceChildren(icon(playing ? 'pause' : 'play'));
  }
}

function select(
  choices: readonly (readonly [number, string])[],
  chosen: number,
  choose: (value: number) => void,
): HTMLSelectElement {
  const options = choices.map(([value, words]) => html('option', { value, selected: value === chosen }, words));
  const made = html('select', {}, ...options) as HTMLSelectElement;
  made.addEventListener('change', () => choose(Number(made.value)));
  return made;
}
