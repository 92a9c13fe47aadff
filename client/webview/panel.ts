/// The panel: shows what the extension sends, and says what a person does. It decides nothing about the record itself.

import { kindOf } from '../../server/src/drawing/boards/list';
import type { BoardAnswer } from '../../server/src/protocol/board';
import type { Tree, TreePlace } from '../../server/src/protocol/tree';
import { type Board, boardOf, type Frame, type FromPanel, type Place, type Step, ToPanel } from '../src/board/messages';
import type { Pace } from './autoplay';
import { begun } from './beginning';
import { Controls } from './controls';
import { Drawing } from './drawing';
import { EditTools } from './edit-tools';
import { html, setAttributes } from './elements';
import { grid } from './grid';
import { header, namelessHeading, status } from './info';
import { meaningOf, Wheel } from './keys';
import { NewGames, type Offers } from './new-games';
import { Notes } from './notes';
import { Player } from './player';
import { keepFocusOnPresses } from './press';
import { refill } from './refill';
import { Slider } from './slider';
import { Spoken } from './spoken';
import { MoveTree } from './tree';
import { type Say, speaking } from './words';

interface Host {
  post(message: FromPanel): void;
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
  readonly #editTools: EditTools;
  readonly #spoken: Spoken;
  readonly #offers: NewGames;
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
    this.#drawing = new Drawing(say, language);
    this.#spoken = new Spoken(say);
    this.#slider = new Slider(say, (column) => this.#act({ type: 'column', column }));
    const step = () => host.post({ type: 'go', go: 'next' });
    this.#player = new Player(say, host.kept, step, () => this.#keep());
    this.#editTools = this.#newEditTools(language);
    this.#controls = this.#newControls();
    this.#notes = new Notes(say, (position) => this.#board && to(position, this.#board.version));
    this.#tree = new MoveTree(say, {
      to,
      columns: (around) => host.post({ type: 'columns', around }),
      fold: (value) => host.post({ type: 'tree', value }),
    });
    this.#controls.root.append(this.#editTools.tools.root);
    this.#offers = new NewGames(say, (id) => this.#act({ type: 'begin', id }));
    this.#field.append(this.#drawing.root, this.#hint, this.#offers.root);
    const { choosing, comment } = this.#editTools;
    const line = html('div', { class: 'status-line' }, this.#below, this.#refusal);
    const notes = [choosing.root, comment.root, this.#notes.root];
    const side = html('div', { class: 'side' }, line, ...notes, this.#tree.root);
    this.#main = html('main', { hidden: true, tabindex: -1 }, this.#top, this.#field, this.#controls.root, side);
    root.replaceChildren(this.#main, this.#spoken.root);
    this.#listen();
    host.post({ type: 'ready' });
  }

  #newControls(): Controls {
    const beside = {
      play: this.#player.button,
      slider: this.#slider.root,
      speed: this.#player.speed,
      edit: this.#editTools.tools.toggle,
    };
    return new Controls(
      this.#say,
      { go: (go) => this.#act({ type: 'go', go }), choose: (message) => this.host.post(message) },
      beside,
    );
  }

  #newEditTools(language: string): EditTools {
    const editTools = new EditTools(this.root, language, {
      record: () => this.#frame?.uri ?? '',
      post: (message) => this.#act(message),
      refuse: (text) => this.#refuse(text),
      choosing: (words) => this.#choose(words),
      point: (cell) => this.#point(cell),
      rest: () => this.#main.focus(),
    });
    // A right click on the board shows what can be done with it, and no cutting and pasting.
    setAttributes(this.#field, { 'data-vscode-context': '{"preventDefaultContextMenuItems": true}' });
    return editTools;
  }

  /// Whatever comes in, from the extension or not.
  take(given: unknown): void {
    const message = ToPanel.take(given);
    switch (message?.type) {
      case 'board':
        this.#show(message.board, message.position, message.time);
        break;
      case 'tree':
        this.#showTree(message.tree);
        break;
      case 'along':
        this.#along(message.place);
        break;
      case 'stale':
        this.#stale(message.offers, message.namesOnly);
        break;
      case 'frame':
        this.#setFrame(message.frame);
        break;
      case 'refusal':
        this.#refuse(message.text);
        break;
      case 'editComment':
      case 'commented':
      case 'targets':
      case 'written':
      case 'paint':
        this.#editTools.take(message);
    }
  }

  #show(answer: BoardAnswer, position: Place, time: number): void {
    const board = boardOf(answer);
    // The same board comes again when the editor tells of its cursor late: that takes back no refusal.
    if (!this.#refusal.hidden && JSON.stringify(board) !== JSON.stringify(this.#board)) this.#refuse('');
    this.#board = board;
    if (this.#frame) this.#frame = { ...this.#frame, position, time };
    this.#keep();
    setAttributes(this.#main, { hidden: false });
    this.root.classList.remove('stale', 'empty');
    setAttributes(this.#hint, { hidden: true });
    this.#offers.show([]);
    this.#controls.show(board);
    this.#editTools.show(board, position);
    this.#player.show(board);
    this.#player.autoplay.show(board, position);
    this.#draw(board);
  }

  #draw(board: Board): void {
    const say = this.#say;
    this.#drawing.show(this.#editTools.choosing.onto(board), this.#frame?.coordinates ?? 'letters');
    const { sheet } = this.#drawing;
    if (!sheet) return;
    this.#tree.of(kindOf(board).sides);
    this.#slider.sides = kindOf(board).sides;
    const { name, players, result, captures, toMove, outcome, move, lastMove } = board;
    refill(this.#top, [name, players, result, captures, toMove], () => [header(board, say)]);
    const { prompt } = this.#editTools.choosing;
    refill(this.#below, [move, lastMove, toMove, outcome, sheet, prompt], () => [status(board, sheet, say, prompt)]);
    this.#notes.show(board, sheet);
    this.#spoken.show(board, sheet);
  }

  /// The board with a move that is being made.
  #choose(words: string): void {
    if (words) this.#refuse('');
    if (this.#board) this.#draw(this.#board);
    this.#spoken.tell(words);
  }

  #showTree(told: Tree): void {
    const { tree, first } = begun(told);
    this.#slider.show(tree, first);
    this.#tree.show(tree, first);
  }

  #along(place: TreePlace): void {
    const tree = this.#tree.along(place);
    if (tree) this.#slider.show(tree);
  }

  /// There is no board; of an empty record the games that it can become.
  #stale(offers: Offers = [], namesOnly = false): void {
    this.#player.autoplay.stop();
    this.root.classList.add('stale');
    this.root.classList.toggle('empty', this.#board === undefined);
    if (!this.#board) refill(this.#top, [], () => [namelessHeading(this.#say)]);
    const none = namesOnly ? 'namesOnly' : this.#board ? 'stale' : 'waiting';
    const text = this.#say(offers.length > 0 ? 'newRecord' : none);
    this.#offers.show(offers);
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
    if (text) this.#timer = setTimeout(() => this.#refuse(''), REFUSAL_TIME);
  }

  /// What a person does ends the playing.
  #act(message: FromPanel): void {
    this.#player.autoplay.stop();
    this.host.post(message);
  }

  #point(cell: { readonly x: number; readonly y: number }): void {
    const board = this.#board;
    const state = this.#drawing.stateAt(cell);
    if (!board || !state || this.root.classList.contains('stale')) return;
    if (this.#editTools.press(cell, state.sign)) return;
    const way = state.way === undefined ? undefined : board.next[state.way];
    if (way) this.#act({ type: 'to', position: way.position, version: board.version });
    else this.#act({ type: state.sign === '.' ? 'play' : 'stone', cell });
  }

  #listen(): void {
    this.root.addEventListener('mousedown', ({ target }) => this.#controls.pressed(target));
    keepFocusOnPresses(this.root, this.#main);
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
