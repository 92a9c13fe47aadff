/// All in the panel with which a person writes or takes something away: the tools, the comment, pictures.

import { type ErrandFromPanel, errandToPanel } from '../src/board/errands';
import type { Board, Cell, Place } from '../src/board/messages';
import { Choosing } from './choosing';
import { CommentEditor } from './comment';
import { copied, pngOf } from './raster';
import { TOOL_WORDS } from './tool-words';
import { type ToolSay, Tools } from './tools';
import { speaking, speakingWith } from './words';

export interface BenchHost {
  post(errand: ErrandFromPanel): void;
  refuse(text: string): void;
  /// A move is being made: the board looks different, and something is said of it.
  choosing(words: string): void;
  /// Whoever has finished writing goes back to the board.
  focusBoard(): void;
}

export class Bench {
  readonly say: ToolSay;
  readonly tools: Tools;
  readonly comment: CommentEditor;
  /// A move of several cells that is being made.
  readonly choosing: Choosing;
  #board: Board | undefined;
  #position: Place = { line: 0, character: 0 };
  /// It was to be written before there was a board.
  #wantsComment = false;

  constructor(
    readonly root: HTMLElement,
    language: string,
    readonly host: BenchHost,
  ) {
    const say = speakingWith(TOOL_WORDS, language);
    this.say = say;
    this.tools = new Tools(say, {
      write: (wish) => host.post({ type: 'write', wish }),
      comment: () => this.#editComment(),
      chosen: (tool) => root.classList.toggle('using-tool', tool !== 'play'),
      refuse: (text) => host.refuse(text),
    });
    this.comment = new CommentEditor(say, {
      begin: (position, version) => host.post({ type: 'comment', what: 'begin', position, version }),
      save: (text) => host.post({ type: 'comment', what: 'save', text }),
      drop: () => host.post({ type: 'comment', what: 'drop' }),
      closed: (hadFocus) => this.#closed(hadFocus),
    });
    this.choosing = new Choosing(speaking(language), {
      ask: (chosen) => host.post({ type: 'targets', chosen }),
      write: (wish) => host.post({ type: 'write', wish }),
      refuse: (text) => host.refuse(text),
      changed: (words) => host.choosing(words),
    });
    root.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !this.tools.putAway()) this.choosing.giveUp();
    });
  }

  show(board: Board, position: Place): void {
    this.#board = board;
    this.#position = position;
    this.tools.show(board);
    this.choosing.show(board);
    if (this.#wantsComment) this.#editComment();
  }

  /// Whatever comes in; what is no errand is left to others.
  take(message: unknown): void {
    const errand = errandToPanel(message);
    if (errand?.type === 'editComment') this.#editComment();
    else if (errand?.type === 'commented') this.comment.done(errand.written);
    else if (errand?.type === 'targets') this.choosing.take(errand.chosen, errand.cells, errand.done);
    else if (errand) void this.#paint(errand.id, errand.svg, errand.copy);
  }

  /// Whether a click on a point was for one of the tools, or for a move that takes several.
  press(cell: Cell, sign: string): boolean {
    return this.tools.press(cell, sign) || this.choosing.press(cell, sign);
  }

  #editComment(): void {
    const board = this.#board;
    this.#wantsComment = board === undefined;
    if (!board) return;
    if (!board.editable.comment) {
      this.host.refuse(this.say('noComment'));
      return;
    }
    // The comment as it is shown gives way to its editor.
    this.root.classList.add('commenting');
    this.comment.begin(board.comment ?? '', this.#position, board.version);
  }

  #closed(hadFocus: boolean): void {
    this.root.classList.remove('commenting');
    if (hadFocus) this.host.focusBoard();
  }

  async #paint(id: number, svg: string, copy: boolean): Promise<void> {
    const blob = await pngOf(svg).catch(() => undefined);
    const done = copy && blob !== undefined && (await copied(blob));
    const png = blob && !done ? new Uint8Array(await blob.arrayBuffer()) : undefined;
    this.host.post({ type: 'painted', id, copied: done, png });
  }
}
