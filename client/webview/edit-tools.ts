/// All in the panel with which a person writes or takes something away: the tools, the comment, pictures.

import type { Board, Cell, FromPanel, Place, ToPanel } from '../src/board/messages';
import { Choosing } from './choosing';
import { CommentEditor } from './comment';
import { copied, pngOf } from './raster';
import { TOOL_WORDS } from './tool-words';
import { type ToolSay, Tools } from './tools';
import { speaking, speakingWith } from './words';

interface EditToolsHost {
  /// Which one is shown.
  record(): string;
  post(message: FromPanel): void;
  refuse(text: string): void;
  /// A move is being made: the board looks different, and something is said of it.
  choosing(words: string): void;
  /// A point is clicked.
  point(cell: Cell): void;
  /// Whoever has finished writing is in the panel, and on no point of the board: no key plays by accident.
  rest(): void;
}

/// What of the messages that come in is for them.
type ForEditTools = Extract<ToPanel, { readonly type: 'editComment' | 'commented' | 'targets' | 'written' | 'paint' }>;

export class EditTools {
  readonly say: ToolSay;
  readonly tools: Tools;
  readonly comment: CommentEditor;
  /// A move of several steps that is being made.
  readonly choosing: Choosing;
  #board: Board | undefined;
  #position: Place = { line: 0, character: 0 };
  /// It was to be written before there was a board.
  #wantsComment = false;

  constructor(
    readonly root: HTMLElement,
    language: string,
    readonly host: EditToolsHost,
  ) {
    const say = speakingWith(TOOL_WORDS, language);
    this.say = say;
    this.tools = new Tools(say, {
      write: (boardEdit) => host.post({ type: 'write', boardEdit }),
      comment: () => this.#editComment(),
      chosen: (tool) => root.classList.toggle('using-tool', tool !== 'play'),
      refuse: (text) => host.refuse(text),
    });
    this.comment = new CommentEditor(say, {
      begin: (position, version) =>
        host.post({ type: 'comment', what: 'begin', uri: host.record(), position, version }),
      save: (text) => host.post({ type: 'comment', what: 'save', text }),
      drop: () => host.post({ type: 'comment', what: 'drop' }),
      closed: (hadFocus) => this.#closed(hadFocus),
    });
    this.choosing = new Choosing(speaking(language), {
      ask: (chosen) => host.post({ type: 'targets', chosen }),
      write: (boardEdit) => host.post({ type: 'write', boardEdit }),
      refuse: (text) => host.refuse(text),
      changed: (words) => host.choosing(words),
      point: (cell) => host.point(cell),
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

  take(message: ForEditTools): void {
    if (message.type === 'editComment') this.#editComment();
    else if (message.type === 'commented') this.comment.done(message.written);
    else if (message.type === 'targets') this.choosing.answered(message.chosen, message.step);
    else if (message.type === 'written') this.choosing.written(message.written, message.version);
    else void this.#paint(message.id, message.svg, message.copy);
  }

  /// Whether a click on a point was for one of the tools, or for a move of several steps.
  press(cell: Cell, sign: string): boolean {
    return this.tools.press(cell, sign) || this.choosing.press(cell);
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
    if (hadFocus) this.host.rest();
  }

  async #paint(id: number, svg: string, copy: boolean): Promise<void> {
    const blob = await pngOf(svg).catch(() => undefined);
    const done = copy && blob !== undefined && (await copied(blob));
    const png = blob && !done ? new Uint8Array(await blob.arrayBuffer()) : undefined;
    this.host.post({ type: 'painted', id, copied: done, png });
  }
}
