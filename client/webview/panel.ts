/// The panel: shows what the extension sends, and says what a person does. It decides nothing about the record itself.

import type { ErrandFromPanel } from '../src/board/errands';
import {
  type Board,
  type Frame,
  type FromPanel,
  type Place,
  type Step,
  type ToPanel,
  toPanelFrom,
} from '../src/board/messages';
import type { Tree, TreePlace } from '../src/board/tree';
import type { Pace } from './autoplay';
import { Bench } from './bench';
import { Controls } from './controls';
import { Drawing } from './drawing';
import { html, setAttributes } from './elements';
import { grid } from './grid';
import { header, namelessHeading, status } from './info';
import { meaningOf, Wheel } from './keys';
import { Notes } from './notes';
import { Player } from './player';
import { refill } from './refill';
import { Slider } from './slider';
import { Spoken } from './spoken';
import { MoveTree } from './tree';
import { type Say, speaking } from './words';

export interface Host {
  post(message: FromPanel | ErrandFromPanel): void;
  /// What is kept over a reload and while the panel is hidden.
  keep(state: Frame & Pace): void;
  readonly kept?: unknown;
}

/// How long a refusal stays.
const REFUSAL_TIME = 5000;

export class Panel {
  readonly #say: Say;
  readonly #drawing: Drawing;
  readonly #controls: Controls;
  readonly #player: Player;
  readonly #slider: Slider;
  readonly #tree: MoveTree;
  readonly #notes: Notes;
  readonly #bench: Bench;
  readonly #spoken: Spoken;
  readonly #main: HTMLElement;
  readonly #top = html('div', { class: 'top' });
  readonly #field = html('div', { class: 'field-of-board' });
  readonly #below = html('div', { class: 'below' });
  readonly #hint = html('p', { class: 'hint', role: 'status', hidden: true });
  readonly #refusal = html('p', { class: 'refusal', role: 'status', hidden: true });
  #board: Board | undefined;
  #frame: Frame | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly root: HTMLElement,
    readonly host: Host,
    language: string,
  ) {
    const say = speaking(language);
    const to = (position: Place, version: number) => this.#act({ type: 'to', position, version });
    this.#say = say;
    this.#drawing = new Drawing(say);
    this.#spoken = new Spoken(say);
    this.#slider = new Slider(say, (column) => this.#act({ type: 'column', column }));
    const step = () => host.post({ type: 'go', go: 'next' });
    this.#player = new Player(say, host.kept, step, () => this.#keep());
    this.#controls = this.#newControls();
    this.#notes = new Notes(say, (position) => this.#board && to(position, this.#board.version));
    this.#tree = new MoveTree(say, {
      to,
      columns: (around) => host.post({ type: 'columns', around }),
      fold: (value) => host.post({ type: 'tree', value }),
    });
    this.#bench = this.#newBench(language);
    this.#field.append(this.#drawing.root, this.#hint, this.#refusal);
    const side = html('div', { class: 'side' }, this.#below, this.#notes.root, this.#tree.root);
    this.#main = html('main', { hidden: true }, this.#top, this.#field, this.#controls.root, side);
    root.replaceChildren(this.#main, this.#spoken.root);
    this.#listen();
    host.post({ type: 'ready' });
  }

  #newControls(): Controls {
    const choose = (message: object) => this.host.post(message as FromPanel);
    const beside = { play: this.#player.button, slider: this.#slider.root, speed: this.#player.speed };
    return new Controls(this.#say, { go: (go) => this.#act({ type: 'go', go }), choose }, beside);
  }

  #newBench(language: string): Bench {
    const bench = new Bench(this.root, language, {
      post: (errand) => this.#act(errand),
      refuse: (text) => this.#refuse(text),
      choosing: (words) => this.#choose(words),
      focusBoard: () => this.#drawing.focusOn(this.#drawing.focus),
    });
    this.#controls.root.append(bench.tools.root);
    // A right click on the board shows what can be done with it, and no cutting and pasting.
    setAttributes(this.#field, { 'data-vscode-context': '{"preventDefaultContextMenuItems": true}' });
    this.#notes.root.prepend(bench.comment.root);
    return bench;
  }

  /// Whatever comes in, from the extension or not.
  take(message: unknown): void {
    this.#bench.take(message);
    const sound = toPanelFrom(message);
    if (sound?.type === 'board') this.#show(sound);
    else if (sound?.type === 'tree') this.#showTree(sound.tree);
    else if (sound?.type === 'along') this.#along(sound.place);
    else if (sound?.type === 'stale') this.#stale();
    else if (sound?.type === 'frame') this.#setFrame(sound.frame);
    else if (sound?.type === 'refusal') this.#refuse(sound.text);
  }

  #show({ board, position, time }: Extract<ToPanel, { type: 'board' }>): void {
    this.#board = board;
    if (this.#frame) this.#frame = { ...this.#frame, position, time };
    this.#keep();
    setAttributes(this.#main, { hidden: false });
    this.root.classList.remove('stale', 'empty');
    setAttributes(this.#hint, { hidden: true });
    this.#controls.show(board);
    this.#bench.show(board, position);
    this.#player.show(board);
    this.#player.autoplay.show(board, position);
    this.#draw(board);
  }

  #draw(board: Board): void {
    const say = this.#say;
    this.#drawing.show(this.#bench.choosing.onto(board), this.#frame?.coordinates ?? 'letters');
    const { sheet } = this.#drawing;
    if (!sheet) return;
    const { name, players, result, captures, toMove, move, lastMove } = board;
    refill(this.#top, [name, players, result, captures, toMove], () => [header(board, say)]);
    refill(this.#below, [move, lastMove, toMove, sheet], () => [status(board, sheet, say)]);
    this.#notes.show(board, sheet);
    this.#spoken.show(board, sheet);
  }

  /// The board with a move that is being made.
  #choose(words: string): void {
    if (this.#board) this.#draw(this.#board);
    this.#spoken.tell(words);
  }

  #showTree(tree: Tree): void {
    this.#slider.show(tree);
    this.#tree.show(tree);
  }

  #along(place: TreePlace): void {
    const tree = this.#tree.along(place);
    if (tree) this.#slider.show(tree);
  }

  #stale(): void {
    this.#player.autoplay.stop();
    this.root.classList.add('stale');
    this.root.classList.toggle('empty', this.#board === undefined);
    if (!this.#board) refill(this.#top, [], () => [namelessHeading(this.#say)]);
    const text = this.#say(this.#board ? 'stale' : 'waiting');
    setAttributes(this.#main, { hidden: false });
    setAttributes(this.#hint, { hidden: false });
    if (this.#hint.textContent !== text) this.#hint.textContent = text;
  }

  #setFrame(frame: Frame): void {
    const another = this.#frame !== undefined && this.#frame.uri !== frame.uri;
    this.#frame = frame;
    this.#keep();
    this.#controls.frame(frame);
    this.#tree.fold(frame.tree);
    if (another) this.#forget();
    else if (this.#board) this.#draw(this.#board);
  }

  /// Another record is coming.
  #forget(): void {
    this.#player.autoplay.stop();
    this.#board = undefined;
    this.#spoken.forget();
    this.#slider.clear();
    this.#tree.clear();
  }

  #keep(): void {
    if (this.#frame) this.host.keep({ ...this.#frame, ...this.#player.pace });
  }

  #refuse(text: string): void {
    this.#refusal.textContent = text;
    setAttributes(this.#refusal, { hidden: text === '' });
    clearTimeout(this.#timer);
    if (text) this.#timer = setTimeout(() => setAttributes(this.#refusal, { hidden: true }), REFUSAL_TIME);
  }

  /// What a person does ends the playing.
  #act(message: FromPanel | ErrandFromPanel): void {
    this.#player.autoplay.stop();
    this.host.post(message);
  }

  #point(cell: { readonly x: number; readonly y: number }): void {
    const board = this.#board;
    const state = this.#drawing.stateAt(cell);
    if (!board || !state || this.root.classList.contains('stale')) return;
    if (this.#bench.press(cell, state.sign)) return;
    const way = state.way === undefined ? undefined : board.next[state.way];
    if (way) this.#act({ type: 'to', position: way.position, version: board.version });
    else this.#act({ type: state.sign === '.' ? 'play' : 'stone', cell });
  }

  #listen(): void {
    const look = (cell: { readonly x: number; readonly y: number }) => this.host.post({ type: 'look', cell });
    grid(this.#drawing, { look, point: (cell) => this.#point(cell) });
    this.root.addEventListener('keydown', (event) => {
      const meaning = meaningOf(event);
      if (!meaning) return;
      event.preventDefault();
      if (meaning === 'play') this.#player.toggle();
      else if (meaning === 'undo' || meaning === 'redo') this.#act({ type: meaning });
      else this.#act({ type: 'go', go: meaning });
    });
    this.root.ownerDocument.addEventListener('visibilitychange', () => {
      if (this.root.ownerDocument.visibilityState === 'hidden') this.#player.autoplay.stop();
    });
    this.#wheelOver(this.#field);
  }

  /// A wheel steps one notch at a time; with a key held down it means something else to the editor or the browser.
  #wheelOver(field: HTMLElement): void {
    const wheel = new Wheel();
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const go: Step | undefined = wheel.turn(event);
      if (go) this.#act({ type: 'go', go });
    };
    field.addEventListener('wheel', turn, { passive: false });
  }
}
