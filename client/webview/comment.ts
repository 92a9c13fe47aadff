/// The comment, edited in its place. What is typed stays until the record has it or a person gives it up, whatever happens to
/// the record meanwhile.

import type { Place } from '../src/board/messages';
import { fill, html, setAttributes } from './elements';
import type { ToolSay } from './tools';

interface Saved {
  begin(position: Place, version: number): void;
  save(text: string): void;
  drop(): void;
  /// The editor has gone; if it had the focus, that has to go somewhere.
  closed(hadFocus: boolean): void;
}

export class CommentEditor {
  readonly root: HTMLElement;
  readonly #area: HTMLTextAreaElement;
  #before = '';
  /// Sent, and not yet in the record.
  #saving = false;

  constructor(
    say: ToolSay,
    readonly saved: Saved,
  ) {
    const look = { class: 'comment-text', rows: 3, dir: 'auto', 'aria-label': say('commentHere') };
    this.#area = html('textarea', look) as HTMLTextAreaElement;
    const save = button(say('save'), () => this.#save());
    const cancel = button(say('cancel'), () => this.#drop());
    const hint = html('span', { class: 'comment-hint' }, say('commentHint'));
    this.root = html('div', { class: 'comment-editor', hidden: true });
    fill(this.root, this.#area, html('div', { class: 'comment-buttons' }, save, cancel, hint));
    this.#area.addEventListener('keydown', (event) => this.#key(event));
    this.#area.addEventListener('blur', () => this.#save());
  }

  get isOpen(): boolean {
    return !this.root.hasAttribute('hidden');
  }

  begin(comment: string, position: Place, version: number): void {
    if (!this.isOpen) {
      this.#before = comment;
      this.#area.value = comment;
      setAttributes(this.root, { hidden: false });
      this.saved.begin(position, version);
    }
    this.#area.focus();
  }

  /// The record has the comment, or refuses it: then what was typed can still be saved elsewhere.
  done(written: boolean): void {
    this.#saving = false;
    if (written) this.#close();
  }

  #save(): void {
    if (!this.isOpen || this.#saving) return;
    const text = this.#area.value;
    if (text === this.#before) {
      this.#drop();
      return;
    }
    this.#saving = true;
    this.saved.save(text);
  }

  #drop(): void {
    if (!this.isOpen || this.#saving) return;
    this.saved.drop();
    this.#close();
  }

  #close(): void {
    const { ownerDocument } = this.root;
    const hadFocus = ownerDocument.activeElement === this.#area && ownerDocument.hasFocus();
    setAttributes(this.root, { hidden: true });
    this.saved.closed(hadFocus);
  }

  #key(event: KeyboardEvent): void {
    // Whoever writes Chinese uses both keys for the words that they choose from.
    if (event.isComposing) return;
    if (event.key === 'Escape') this.#drop();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/// Pressing it leaves the focus where it is, which would else save at once.
function button(words: string, act: () => void): HTMLElement {
  const made = html('button', { type: 'button' }, words);
  made.addEventListener('mousedown', (event) => event.preventDefault());
  made.addEventListener('click', act);
  return made;
}
