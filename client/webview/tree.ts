/// The tree of moves beneath the comment: folds up, follows the cursor, and asks for more where it is scrolled to.

import type { Tree, TreePlace } from '../../server/src/protocol/tree';
import type { Place } from '../src/board/messages';
import { AROUND, Branches, heightOf, lastOf, xOf } from './branches';
import { COLUMN } from './dots';
import { html, setAttributes, svg, whenResized } from './elements';
import { keepFocus } from './press';
import { into, intoRow } from './rows';
import type { Say } from './words';

interface TreeRequest {
  to(position: Place, version: number): void;
  /// More of the tree is to be shown.
  columns(around: number): void;
  fold(open: boolean): void;
}

export class MoveTree {
  readonly root: HTMLElement;
  readonly #branches: Branches;
  readonly #button: HTMLElement;
  readonly #scroller = html('div', { class: 'scroller' });
  readonly #sizer = html('div', { class: 'sizer' });
  #tree: Tree | undefined;
  /// Around which column was asked last.
  #asked: number | undefined;
  /// Where the cursor was when the tree followed it last.
  #followed = '';
  /// The column that it begins with.
  #first = 0;

  constructor(
    readonly say: Say,
    readonly preferences: TreeRequest,
  ) {
    this.#branches = new Branches(say);
    this.#button = html('button', { type: 'button', class: 'fold', 'aria-expanded': 'true' }, chevron(), say('tree'));
    this.#sizer.append(this.#branches.root);
    this.#scroller.append(this.#sizer);
    this.root = html('section', { class: 'tree', hidden: true }, html('h2', {}, this.#button), this.#scroller);
    this.#listen();
  }

  get #open(): boolean {
    return this.#button.getAttribute('aria-expanded') === 'true';
  }

  fold(open: boolean): void {
    if (open === this.#open) return;
    setAttributes(this.#button, { 'aria-expanded': String(open) });
    setAttributes(this.#scroller, { hidden: !open });
    this.#followed = '';
    if (open && this.#tree) this.show(this.#tree);
  }

  /// Of which game the moves are.
  of(sides: readonly string[]): void {
    this.#branches.sides = sides;
  }

  show(tree: Tree, first = this.#first): void {
    this.#tree = tree;
    this.#first = first;
    this.#asked = undefined;
    setAttributes(this.root, { hidden: tree.nodes.length === 0 });
    if (!this.#open) return;
    this.#branches.show(tree);
    const { style } = this.#sizer;
    style.setProperty('width', `${xOf(lastOf(tree)) + AROUND}px`);
    style.setProperty('height', `${heightOf(tree)}px`);
    style.setProperty('margin-left', `${-first * COLUMN}px`);
    this.#follow(tree);
  }

  /// The cursor has gone along the line. Answers the tree, if it is the one that is meant.
  along({ stamp, column }: TreePlace): Tree | undefined {
    const tree = this.#tree?.stamp === stamp ? { ...this.#tree, column: Math.max(this.#first, column) } : undefined;
    if (!tree) return undefined;
    this.#tree = tree;
    if (this.#open) {
      this.#branches.go(tree);
      this.#follow(tree);
    }
    return tree;
  }

  clear(): void {
    this.#tree = undefined;
    this.#followed = '';
    this.#first = 0;
    setAttributes(this.root, { hidden: true });
  }

  /// Scrolls to the cursor if it has moved; a person who looks elsewhere is left in peace otherwise.
  #follow({ column }: Tree): void {
    const lane = this.#branches.current?.lane ?? 0;
    const here = `${column}-${lane}`;
    if (here === this.#followed) return;
    this.#followed = here;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#scroller;
    const left = into(xOf(column - this.#first), scrollLeft, clientWidth, 3.5 * COLUMN);
    const top = intoRow(lane, scrollTop, clientHeight);
    if (left !== scrollLeft) this.#scroller.scrollLeft = left;
    if (top !== scrollTop) this.#scroller.scrollTop = top;
  }

  #listen(): void {
    this.#button.addEventListener('click', () => {
      this.fold(!this.#open);
      this.preferences.fold(this.#open);
    });
    this.#scroller.addEventListener('mousedown', (event) => {
      if (this.#branches.nodeOf(event.target)) keepFocus(event);
    });
    this.#scroller.addEventListener('click', ({ target }) => {
      const node = this.#branches.nodeOf(target);
      if (node && this.#tree) this.preferences.to(node.position, this.#tree.version);
    });
    this.#scroller.addEventListener('scroll', () => this.#look(), { passive: true });
    whenResized(this.#scroller, () => this.#resized());
    this.#scroller.addEventListener('wheel', (event) => this.#turn(event), { passive: false });
  }

  /// In another window the move that is shown is looked for again.
  #resized(): void {
    this.#followed = '';
    if (this.#tree && this.#open) this.#follow(this.#tree);
  }

  /// A tree that is all there from top to bottom is scrolled sideways by any wheel.
  #turn(event: WheelEvent): void {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.#scroller;
    const { deltaX, deltaY, shiftKey, ctrlKey } = event;
    if (shiftKey || ctrlKey || deltaX !== 0 || scrollHeight > clientHeight || scrollWidth <= clientWidth) return;
    event.preventDefault();
    this.#scroller.scrollLeft += deltaY;
  }

  /// Asks for more where the window ends before the eye does.
  #look(): void {
    const tree = this.#tree;
    if (!tree || !this.#open) return;
    const { scrollLeft, clientWidth } = this.#scroller;
    const first = Math.floor((scrollLeft - AROUND) / COLUMN) - MARGIN + this.#first;
    const last = Math.ceil((scrollLeft + clientWidth - AROUND) / COLUMN) + MARGIN + this.#first;
    const before = tree.from > 0 && first < tree.from;
    const after = tree.to < tree.length && last > tree.to;
    if (!before && !after) return;
    const around = Math.max(0, Math.round((first + last) / 2));
    if (this.#asked !== undefined && Math.abs(around - this.#asked) < MARGIN) return;
    this.#asked = around;
    this.preferences.columns(around);
  }
}

/// Columns that are fetched before they are seen.
const MARGIN = 12;

const chevron = (): SVGElement =>
  svg(
    'svg',
    { class: 'chevron', viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    svg('path', { d: 'M5.5 3.5l5 4.5-5 4.5' }),
  );
