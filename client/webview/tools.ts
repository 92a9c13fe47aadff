/// The tools to write with: what a click on the board does, and what is done to the move that is shown.

import type { BoardEdit } from '../../server/src/protocol/board-edit';
import type { Board, Cell } from '../src/board/messages';
import { boardEditFor, FORMS, type Tool } from './board-edits';
import { html, setAttributes } from './elements';
import { drawnIcon } from './icons';
import type { TOOL_WORDS } from './tool-words';
import type { speakingWith } from './words';

export type ToolSay = ReturnType<typeof speakingWith<keyof typeof TOOL_WORDS>>;

interface Acts {
  write(boardEdit: BoardEdit): void;
  comment(): void;
  chosen(tool: Tool): void;
  refuse(text: string): void;
}

/// Drawn in a square of 16.
const ICONS: Readonly<Record<string, string>> = {
  edit: 'M2.5 13.5l.8-3 7.200-7.200 2.200 2.200-7.200 7.200zM9.300 4.500l2.200 2.200',
  play: 'M3.5 2l8.5 6.500-3.800.6 2.200 4.200-1.800.9-2.200-4.200-2.900 2.500z',
  black: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2',
  white: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2',
  erase: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M3.8 12.200l8.400-8.400',
  triangle: 'M8 2.500L14 13H2z',
  square: 'M3 3h10v10H3z',
  circle: 'M8 3a5 5 0 1 0 0 10A5 5 0 1 0 8 3',
  cross: 'M3 3l10 10M13 3L3 13',
  letter: 'M3 13.500L8 2.500l5 11M4.800 9.700h6.400',
  number: 'M5.500 5L8.500 2.500v11M5.500 13.500h6',
  text: 'M2 4v-1.500h12V4M8 2.500v11M6 13.500h4',
  clear: 'M9 2.500l4.500 4.500L8 12.500H5.500L2.500 9.500zM5.700 5.800l4.500 4.500M8 13.500h6',
  pass: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M5 8h6',
  comment: 'M2.500 3h11v7.500H8L5 13.500v-3H2.500zM5 5.500h6M5 8h4',
  remove: 'M3 4.500h10M6 4.500v-2h4v2M4.500 4.500l.6 9h5.800l.6-9M7 7v4M9 7v4',
  removeVariation: 'M2.500 8h4l3-4h4M6.500 8l3 4M10.500 10.500l3 3M13.500 10.500l-3 3',
  promote: 'M2.500 12.500h4l3-8h2M9.500 7l2.500-3 2.500 3M12 4v6',
};

const FILLED = new Set(['play', 'black']);

const GROUPS = [
  ['play', 'black', 'white', 'erase'],
  [...FORMS, 'letter', 'number', 'text', 'clear'],
] as const satisfies readonly (readonly Tool[])[];

type Action = 'pass' | 'comment' | 'remove' | 'removeVariation' | 'promote';

/// Which tools need which permission.
function allowed({ editable: may }: Board, name: Tool | Action): boolean {
  switch (name) {
    case 'play':
      return may.play;
    case 'pass':
      return may.play && may.pass;
    case 'black':
    case 'white':
    case 'erase':
      return may.stones;
    case 'letter':
    case 'number':
      return may.labels && !may.fixed;
    case 'text':
      return may.labels;
    case 'clear':
      return may.marks || may.labels;
    case 'comment':
      return may.comment;
    case 'remove':
      return may.remove;
    case 'removeVariation':
    case 'promote':
      return may.promote;
    default:
      return may.marks && may.forms.includes(name);
  }
}

export class Tools {
  readonly root: HTMLElement;
  readonly #kit: HTMLElement;
  /// Opens them; it stands elsewhere.
  readonly toggle: HTMLElement;
  readonly #label: HTMLInputElement;
  readonly #buttons = new Map<Tool | Action, HTMLElement>();
  /// What was clicked last.
  #clicked: Element | undefined;
  #tool: Tool = 'play';
  #board: Board | undefined;

  constructor(
    readonly say: ToolSay,
    readonly acts: Acts,
  ) {
    this.#label = html('input', {
      type: 'text',
      class: 'label-text',
      'aria-label': say('label'),
      placeholder: say('label'),
      hidden: true,
    }) as HTMLInputElement;
    const tools = GROUPS.map((group) =>
      html('div', { class: 'group' }, ...group.map((tool) => this.#toolButton(tool))),
    );
    const words = { id: 'tools', class: 'kit', role: 'toolbar', 'aria-label': say('tools') };
    this.#kit = html('div', words, ...tools, this.#label, html('div', { class: 'group' }, ...this.#actions()));
    const open = {
      type: 'button',
      class: 'tool-edit',
      'aria-controls': 'tools',
      'aria-expanded': 'false',
      hidden: true,
    };
    this.toggle = html('button', { ...open, title: say('tools') }, icon('edit'), html('span', {}, say('edit')));
    this.root = html('div', { class: 'tools', hidden: true }, this.#kit);
    this.#whenClicked(this.toggle, () => this.#open(!this.#isOpen));
    this.#kit.addEventListener('keydown', (event) => this.#walk(event));
    this.#use('play');
  }

  get tool(): Tool {
    return this.#tool;
  }

  show(board: Board): void {
    this.#board = board;
    for (const [name, button] of this.#buttons) setAttributes(button, { hidden: !allowed(board, name) });
    setAttributes(this.#label, { maxlength: board.editable.labelLength });
    for (const group of this.#kit.querySelectorAll('.group')) {
      setAttributes(group, { hidden: [...group.children].every((button) => button.hasAttribute('hidden')) });
    }
    // With playing alone there is nothing to choose.
    const hidden = ![...this.#buttons.keys()].some((name) => name !== 'play' && allowed(board, name));
    for (const part of [this.root, this.toggle]) setAttributes(part, { hidden });
    if (!allowed(board, this.#tool)) this.#use('play');
  }

  /// Whether the tool has taken a click.
  press(cell: Cell, sign: string): boolean {
    if (this.#tool === 'play' || !this.#board) return false;
    const text = this.#label.value.trim();
    const boardEdit = boardEditFor(this.#tool, { cell, sign, marks: this.#board.marks, text });
    if (boardEdit) this.acts.write(boardEdit);
    else {
      this.acts.refuse(this.say('noLabel'));
      this.#label.focus();
    }
    return true;
  }

  /// Back to playing; false if that is what is done already.
  putAway(): boolean {
    const used = this.#tool !== 'play';
    this.#use('play');
    return used;
  }

  #use(tool: Tool): void {
    this.#tool = tool;
    for (const [name, button] of this.#buttons) {
      if (button.hasAttribute('aria-pressed')) setAttributes(button, { 'aria-pressed': String(name === tool) });
    }
    setAttributes(this.#label, { hidden: tool !== 'text' });
    this.#tabStop(this.#buttons.get(tool));
    this.acts.chosen(tool);
  }

  get #isOpen(): boolean {
    return this.root.classList.contains('open');
  }

  #open(open: boolean): void {
    this.root.classList.toggle('open', open);
    // No tool is in hand that nobody sees.
    if (!open) this.putAway();
    setAttributes(this.toggle, { 'aria-expanded': String(open) });
  }

  #toolButton(tool: Tool): HTMLElement {
    return this.#button(tool, { 'aria-pressed': 'false' }, () => {
      this.#use(tool);
      if (tool === 'text') this.#label.focus();
    });
  }

  #actions(): HTMLElement[] {
    const { acts } = this;
    return [
      this.#button('pass', {}, () => acts.write({ kind: 'pass' })),
      this.#button('comment', {}, () => acts.comment()),
      this.#button('promote', {}, () => acts.write({ kind: 'promote' })),
      this.#button('remove', {}, () => acts.write({ kind: 'delete', what: 'node' })),
      this.#button('removeVariation', {}, () => acts.write({ kind: 'delete', what: 'variation' })),
    ];
  }

  #button(name: Tool | Action, more: Readonly<Record<string, string>>, act: () => void): HTMLElement {
    const words = this.say(name);
    const attributes = {
      type: 'button',
      class: `tool-${name}`,
      title: words,
      'aria-label': words,
      tabindex: -1,
      ...more,
    };
    const made = html('button', attributes, icon(name));
    this.#whenClicked(made, act);
    this.#buttons.set(name, made);
    return made;
  }

  /// A double click on one button is none on another that has come beneath the pointer meanwhile.
  #whenClicked(button: Element, act: () => void): void {
    button.addEventListener('click', (event) => {
      const isAnothers = (event as MouseEvent).detail > 1 && this.#clicked !== button;
      this.#clicked = button;
      if (!isAnothers) act();
    });
  }

  /// The tab key comes to one button; arrows go from one to the next, as in every toolbar.
  #walk(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.putAway()) event.stopPropagation();
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || event.target === this.#label) return;
    event.preventDefault();
    event.stopPropagation();
    const stops = [...this.#buttons.values()].filter((button) => !button.hasAttribute('hidden'));
    const now = stops.indexOf((event.target as Element).closest('button') as HTMLElement);
    const next = stops[(now + step + stops.length) % stops.length];
    this.#tabStop(next);
    next?.focus();
  }

  #tabStop(stop: HTMLElement | undefined): void {
    for (const button of this.#buttons.values()) setAttributes(button, { tabindex: button === stop ? 0 : -1 });
  }
}

const icon = (name: string): SVGElement => drawnIcon(ICONS[name] ?? '', FILLED.has(name));
