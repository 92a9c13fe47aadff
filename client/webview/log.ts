/// What was said while the game was shown to others. Who cannot see it hears what comes in addition.

import type { Message } from '../src/board/messages';
import { html, setAttributes } from './elements';
import type { Say } from './words';

export class Log {
  readonly root: HTMLElement;
  readonly #list = html('ul', {});
  #shown: readonly string[] = [];

  constructor(say: Say) {
    this.root = html('div', { class: 'log', role: 'log', 'aria-label': say('messages'), hidden: true }, this.#list);
  }

  /// Answers whether there is something new to be seen.
  show(messages: readonly Message[]): boolean {
    const now = messages.map((message) => JSON.stringify(message));
    const goesOn = this.#shown.every((one, i) => one === now[i]);
    const from = goesOn ? this.#shown.length : 0;
    if (!goesOn) this.#list.replaceChildren();
    this.#list.append(...messages.slice(from).map(entry));
    this.#shown = now;
    setAttributes(this.root, { hidden: messages.length === 0 });
    return messages.length > from;
  }
}

const entry = ({ author, text, time }: Message): HTMLElement =>
  html(
    'li',
    {},
    time !== undefined && html('time', {}, clock(time)),
    author && html('b', { dir: 'auto' }, author),
    html('span', { class: 'said', dir: 'auto' }, text),
  );

/// "0:06", "1:02:03".
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
