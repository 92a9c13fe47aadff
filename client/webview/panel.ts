/// The panel: shows what the extension sends, and says what a person does. It decides nothing about the record itself.

import { type Board, type Frame, type FromPanel, toPanelFrom } from '../src/board/messages';
import { Controls, stepOf, Wheel } from './controls';
import { Drawing } from './drawing';
import { fill, html, setAttributes } from './elements';
import { grid } from './grid';
import { header, moveWords, notes, status, turnWords } from './info';
import { type Say, speaking } from './words';

export interface Host {
  post(message: FromPanel): void;
  /// Kept over a reload.
  keep(frame: Frame): void;
}

/// How long a refusal stays.
const REFUSAL_TIME = 5000;

export class Panel {
  readonly #say: Say;
  readonly #drawing: Drawing;
  readonly #controls: Controls;
  readonly #wheel = new Wheel();
  readonly #top = html('div', { class: 'top' });
  readonly #field = html('div', { class: 'field-of-board' });
  readonly #below = html('div', { class: 'below' });
  readonly #notes = html('div', { class: 'notes', tabindex: -1 });
  readonly #hint = html('p', { class: 'hint', role: 'status', hidden: true });
  readonly #refusal = html('p', { class: 'refusal', role: 'status', hidden: true });
  readonly #spoken = html('p', { class: 'unseen', 'aria-live': 'polite' });
  #board: Board | undefined;
  #frame: Frame | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly root: HTMLElement,
    readonly host: Host,
    language: string,
  ) {
    this.#say = speaking(language);
    this.#drawing = new Drawing(this.#say);
    this.#controls = new Controls(this.#say, {
      go: (go) => host.post({ type: 'go', go }),
      choose: (message) => host.post(message as FromPanel),
    });
    this.#field.append(this.#drawing.root, this.#hint, this.#refusal);
    const side = html('div', { class: 'side' }, this.#below, this.#notes);
    fill(root, html('main', { hidden: true }, this.#top, this.#field, this.#controls.root, side), this.#spoken);
    this.#listen();
    host.post({ type: 'ready' });
  }

  /// Whatever comes in, from the extension or not.
  take(message: unknown): void {
    const sound = toPanelFrom(message);
    if (sound?.type === 'board') this.#show(sound.board, sound.position);
    else if (sound?.type === 'stale') this.#stale();
    else if (sound?.type === 'frame') this.#setFrame(sound.frame);
    else if (sound?.type === 'refusal') this.#refuse(sound.text);
  }

  #show(board: Board, position: Frame['position']): void {
    const { coordinates = 'letters' } = this.#frame ?? {};
    const before = this.#board;
    this.#board = board;
    if (this.#frame) this.#keep({ ...this.#frame, position });
    setAttributes(this.root.firstElementChild as Element, { hidden: false });
    this.root.classList.remove('stale');
    setAttributes(this.#hint, { hidden: true });
    this.#drawing.show(board, coordinates);
    this.#drawing.root.removeAttribute('aria-disabled');
    this.#controls.show(board);
    this.#words(before);
  }

  #words(before: Board | undefined): void {
    const { sheet } = this.#drawing;
    const board = this.#board;
    if (!board || !sheet) return;
    const say = this.#say;
    fill(this.#top, header(board, say));
    fill(this.#below, status(board, sheet, say));
    fill(
      this.#notes,
      ...notes(board, say, (position) => this.host.post({ type: 'to', position, version: board.version })),
    );
    this.#announce(board, before);
  }

  #announce(board: Board, before: Board | undefined): void {
    const { sheet } = this.#drawing;
    if (!sheet) return;
    const say = this.#say;
    const words = [
      moveWords(board, sheet, say),
      ...takes(board, before, say),
      turnWords(board, say),
      board.comment ?? '',
    ];
    const text = words.filter(Boolean).join(say('comma')).slice(0, 500);
    if (this.#spoken.textContent !== text) this.#spoken.textContent = text;
  }

  #stale(): void {
    this.root.classList.add('stale');
    const text = this.#say(this.#board ? 'stale' : 'waiting');
    setAttributes(this.root.firstElementChild as Element, { hidden: false });
    setAttributes(this.#hint, { hidden: false });
    if (this.#hint.textContent !== text) this.#hint.textContent = text;
  }

  #setFrame(frame: Frame): void {
    const another = this.#frame !== undefined && this.#frame.uri !== frame.uri;
    this.#keep(frame);
    this.#controls.frame(frame);
    if (another) this.#board = undefined;
    else if (this.#board) {
      this.#drawing.show(this.#board, frame.coordinates);
      this.#words(this.#board);
    }
  }

  #keep(frame: Frame): void {
    this.#frame = frame;
    this.host.keep(frame);
  }

  #refuse(text: string): void {
    this.#refusal.textContent = text;
    setAttributes(this.#refusal, { hidden: text === '' });
    clearTimeout(this.#timer);
    if (text) this.#timer = setTimeout(() => setAttributes(this.#refusal, { hidden: true }), REFUSAL_TIME);
  }

  #listen(): void {
    grid(this.#drawing, {
      look: (cell) => this.host.post({ type: 'look', cell }),
      point: (cell) => {
        const board = this.#board;
        const state = this.#drawing.stateAt(cell);
        if (!board || !state || this.root.classList.contains('stale')) return;
        const way = state.way === undefined ? undefined : board.next[state.way];
        if (way) this.host.post({ type: 'to', position: way.position, version: board.version });
        else this.host.post({ type: state.sign === '.' ? 'play' : 'stone', cell });
      },
    });
    this.root.addEventListener('keydown', (event) => {
      const step = stepOf(event, this.#drawing.cellOf(event.target) !== undefined);
      if (!step) return;
      event.preventDefault();
      this.host.post({ type: 'go', go: step });
    });
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const step = this.#wheel.turn(event);
      if (step) this.host.post({ type: 'go', go: step });
    };
    this.#field.addEventListener('wheel', turn, { passive: false });
  }
}

/// What the move has taken.
function* takes(board: Board, before: Board | undefined, say: Say): Generator<string> {
  if (!before || board.move !== before.move + 1) return;
  for (const [side, count] of Object.entries(board.captures)) {
    const number = count - (before.captures[side] ?? 0);
    const name = side === 'black' || side === 'white' ? say(side) : side;
    if (number > 0) yield say('takes', { side: name, number });
  }
}
