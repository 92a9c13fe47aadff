/// How the board looks, and whether it stays with its record: chosen seldom, so in a menu.

import { COORDINATES, type Frame, type FromPanel, NUMBERS } from '../src/board/messages';
import { html, setAttributes } from './elements';
import { iconButton } from './icons';
import type { Say, Word } from './words';

export type Look = Extract<FromPanel, { readonly type: 'pin' | 'coordinates' | 'numbers' }>;

interface Item {
  readonly root: HTMLElement;
  isOn(frame: Frame): boolean;
}

export class DisplayMenu {
  readonly root: HTMLElement;
  readonly #button: HTMLElement;
  readonly #menu: HTMLElement;
  readonly #items: readonly Item[];
  /// What had the focus before.
  #before: Element | null = null;

  constructor(
    readonly say: Say,
    readonly choose: (look: Look) => void,
  ) {
    const coordinates = COORDINATES.map((value) =>
      this.#item(`coordinates${capital(value)}` as Word, 'radio', { type: 'coordinates', value }),
    );
    const numbers = NUMBERS.map((value) =>
      this.#item(`numbers${capital(value)}` as Word, 'radio', { type: 'numbers', value }),
    );
    const pin = this.#item('pin', 'checkbox', { type: 'pin' });
    this.#items = [...coordinates, ...numbers, pin];
    this.#button = iconButton('display', () => this.#open(!this.#isOpen));
    setAttributes(this.#button, { ...named(say('display')), 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
    const look = { class: 'menu', role: 'menu', 'aria-label': say('display'), hidden: true };
    this.#menu = html('div', look, group(say('coordinates'), coordinates), group(say('numbers'), numbers), pin.root);
    this.root = html('div', { class: 'display' }, this.#button, this.#menu);
    this.#menu.addEventListener('keydown', (event) => this.#walk(event));
    this.root.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !this.root.contains(relatedTarget)) this.#open(false);
    });
  }

  frame(frame: Frame): void {
    for (const { root, isOn } of this.#items) setAttributes(root, { 'aria-checked': String(isOn(frame)) });
  }

  /// A press anywhere else closes it.
  pressed(target: EventTarget | null): void {
    if (this.#isOpen && !(target instanceof Element && this.root.contains(target))) this.#open(false);
  }

  get #isOpen(): boolean {
    return !this.#menu.hasAttribute('hidden');
  }

  #open(open: boolean): void {
    if (open === this.#isOpen) return;
    if (open) this.#before = document.activeElement;
    const isInside = this.#menu.contains(document.activeElement);
    setAttributes(this.#menu, { hidden: !open });
    setAttributes(this.#button, { 'aria-expanded': String(open) });
    if (open) this.#items[0]?.root.focus();
    else if (isInside) (this.#before as HTMLElement | null)?.focus();
  }

  #item(word: Word, kind: 'radio' | 'checkbox', look: Look): Item {
    const attributes = { type: 'button', role: `menuitem${kind}`, tabindex: -1, 'aria-checked': 'false' };
    const root = html('button', attributes, this.say(word));
    root.addEventListener('click', () => {
      this.choose(look);
      this.#open(false);
    });
    return { root, isOn: (frame) => (look.type === 'pin' ? frame.pinned : frame[look.type] === look.value) };
  }

  #walk(event: KeyboardEvent): void {
    const { key, target } = event;
    const roots = this.#items.map(({ root }) => root);
    const now = roots.indexOf(target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Escape') this.#open(false);
    else if (step !== undefined) roots[(now + step + roots.length) % roots.length]?.focus();
    else if (key === 'Home' || key === 'End') roots.at(key === 'Home' ? 0 : -1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

const group = (name: string, items: readonly Item[]): HTMLElement =>
  html(
    'div',
    { role: 'group', 'aria-label': name },
    html('span', { class: 'menu-title', 'aria-hidden': 'true' }, name),
    ...items.map(({ root }) => root),
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const named = (words: string) => ({ title: words, 'aria-label': words });
