/// Boards for tests, and a page to show them in.

import { parseHTML } from 'linkedom';
import { type Board, boardFrom, type Frame, type FromPanel } from '../../src/board/messages';
import { Panel } from '../../webview/panel';

/// What the server might answer.
export const answer = (more: object = {}): object => ({
  version: 1,
  columns: 3,
  height: 3,
  rows: ['...', '.XO', '...'],
  node: { path: [], move: 2 },
  lastMove: { color: 2, cell: { x: 2, y: 1 } },
  captures: { black: 0, white: 0 },
  toMove: 'black',
  marks: [],
  next: [],
  ways: { back: true, forward: false, up: false, down: true },
  numbers: [],
  faults: [],
  ...more,
});

export const board = (more: object = {}): Board => boardFrom(answer(more)) as Board;

export const FRAME: Frame = {
  uri: 'file:///game.wei7',
  pinned: false,
  position: { line: 0, character: 0 },
  time: 0,
  coordinates: 'letters',
  numbers: 'off',
  tree: true,
};

/// A main line of `length` moves, and a variation of two moves after the first.
export const tree = (more: object = {}, length = 4): object => {
  const moves = Array.from({ length }, (_, i) => i + 1);
  const node = (column: number, lane: number, parent: number, on: boolean) => ({
    ...{ column, lane, parent, on, position: { line: column, character: lane } },
    ...(column === 0 ? { label: 'Start' } : { number: column, color: 2 - (column % 2), label: `A${column}` }),
  });
  const main = [0, ...moves].map((column) => node(column, 0, column - 1, true));
  const branch = [node(2, 1, 1, false), node(3, 1, main.length, false)];
  const nodes = [...main, ...branch];
  return { version: 1, stamp: 'a', column: 1, length, from: 0, to: length, lanes: 2, nodes, ...more };
};

const { document: page, Element, Event } = parseHTML('<!DOCTYPE html><html><body></body></html>');

/// Puts the page where a browser has it, for as long as it is wanted.
export function enterPage(): void {
  Object.assign(page, { hasFocus: () => true });
  Object.assign(globalThis, { document: page, Element });
}

export function leavePage(): void {
  for (const name of ['document', 'Element']) Reflect.deleteProperty(globalThis, name);
}

export class Shown {
  readonly said: FromPanel[] = [];
  readonly kept: Frame[] = [];
  readonly document = page;
  readonly panel: Panel;

  constructor(more: object | undefined = {}, language = 'en', frame: Partial<Frame> = {}) {
    const host = {
      post: (message: FromPanel) => this.said.push(message),
      keep: (state: Frame) => this.kept.push(state),
    };
    // A body of its own: the keys of panels before are not heard any more.
    const body = page.createElement('body');
    page.body.replaceWith(body);
    this.panel = new Panel(body, host, language);
    this.said.length = 0;
    this.panel.take({ type: 'frame', frame: { ...FRAME, ...frame } });
    if (more) this.show(more);
  }

  show(more: object): void {
    this.panel.take({ type: 'board', board: answer(more), position: { line: 3, character: 0 }, time: 0 });
  }

  grow(more: object = {}, length = 4): void {
    this.panel.take({ type: 'tree', tree: tree(more, length) });
  }

  along(column: number, stamp = 'a'): void {
    this.panel.take({ type: 'along', place: { version: 1, stamp, column } });
  }

  /// What was said since this was asked last.
  news(): FromPanel[] {
    return this.said.splice(0);
  }

  find(selector: string): Element {
    const found = this.document.querySelector(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }

  all(selector: string): Element[] {
    return [...this.document.querySelectorAll(selector)];
  }

  text(selector: string): string {
    return this.find(selector).textContent ?? '';
  }

  point(x: number, y: number): Element {
    return this.find(`[data-x="${x}"][data-y="${y}"]`);
  }

  label(x: number, y: number): string {
    return this.point(x, y).getAttribute('aria-label') ?? '';
  }

  fire(target: Element, type: string, more: object = {}): void {
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
  }
}
