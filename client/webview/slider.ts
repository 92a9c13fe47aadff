/// Where on the line the cursor is, to be dragged along it.

import type { Tree } from '../../server/src/protocol/tree';
import { calledOf, type Sides } from './dots';
import { html, setAttributes } from './elements';
import type { Say } from './words';

export class Slider {
  readonly root: HTMLInputElement;
  #held = false;
  #first = 0;
  #last = 0;
  /// Of the game.
  sides: Sides = ['black', 'white'];

  constructor(
    readonly say: Say,
    go: (column: number) => void,
  ) {
    const look = { type: 'range', class: 'slider', min: 0, max: 0, step: 1, value: 0, 'aria-label': say('line') };
    this.root = html('input', look) as HTMLInputElement;
    this.root.addEventListener('input', () => {
      this.#say(Number(this.root.value));
      go(Number(this.root.value));
    });
    // What comes in while it is dragged must not tear it out of the hand.
    this.root.addEventListener('pointerdown', () => (this.#held = true));
    for (const end of ['change', 'pointerup', 'pointercancel', 'blur']) {
      this.root.addEventListener(end, () => (this.#held = false));
    }
  }

  show({ column, length, nodes }: Tree, first = this.#first): void {
    this.#first = first;
    this.#last = length;
    setAttributes(this.root, { min: first, max: length, disabled: length <= first });
    if (this.#held) return;
    if (this.root.value !== String(column)) this.root.value = String(column);
    const here = nodes.find((node) => node.on && node.column === column);
    this.#say(column, here && calledOf(here, this.say, this.sides));
  }

  clear(): void {
    this.#first = 0;
    setAttributes(this.root, { disabled: true });
  }

  #say(column: number, label = ''): void {
    const [gone, last] = [column - this.#first, this.#last - this.#first];
    const part = last > 0 ? gone / last : 0;
    // The middle of the thumb does not come nearer to the ends than half its width.
    this.root.style.setProperty('--part', `calc(7px + (100% - 14px) * ${part.toFixed(4)})`);
    const words = this.say('lineAt', { column: gone, last });
    setAttributes(this.root, { 'aria-valuetext': label ? `${words}${this.say('comma')}${label}` : words });
  }
}
