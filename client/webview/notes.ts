/// What the record says here: its title, the problem and the evaluation with the comment, messages, what is wrong, how it
/// goes on, and what is known of the game.

import { sideOf } from '../../server/src/drawing/boards/list';
import { cellName } from '../../server/src/drawing/names';
import type { Sheet } from '../../server/src/drawing/sheet';
import type { Board, Cell, Continuation, Place } from '../src/board/messages';
import { html, whenResized } from './elements';
import { faultLists } from './faults';
import { icon } from './icons';
import { stoneSign } from './info';
import { Log } from './log';
import { refill } from './refill';
import type { Say } from './words';

export class Notes {
  readonly root: HTMLElement;
  readonly #said = html('div', { class: 'words here-said' });
  readonly #log: Log;
  readonly #more = html('div', { class: 'words' });
  /// How far it was scrolled for the newest message.
  #newest: number | undefined;

  constructor(
    readonly say: Say,
    readonly go: (position: Place) => void,
  ) {
    this.#log = new Log(say);
    const look = { class: 'notes', role: 'region', 'aria-label': say('notes'), tabindex: 0 };
    this.root = html('div', look, this.#said, this.#log.root, this.#more);
    this.root.addEventListener('scroll', () => this.#fade(), { passive: true });
    whenResized(this.root, () => this.#resized());
  }

  show(board: Board, sheet: Sheet): void {
    const { title, problem, evaluation, messages, faults, next, facts } = board;
    const { say, go, root } = this;
    const words = { title, comment: commentOf(board), problem, evaluation };
    if (refill(this.#said, words, () => [...said(words, say)])) root.scrollTop = 0;
    const isNews = this.#log.show(messages);
    const looks = [faults, next, facts, sheet.coordinates, sheet.columns, sheet.height];
    refill(this.#more, looks, () => [
      next.length > 0 && continuations(board, sheet, say, go),
      ...faultLists(board, say, go),
      facts.length > 0 && html('ul', { class: 'facts' }, ...facts.map(factOf)),
    ]);
    if (isNews) this.#toNewest();
    else if (messages.length === 0) this.#newest = undefined;
    this.#fade();
  }

  /// The newest message is at the lower edge, above what fades out.
  #toNewest(): void {
    const { root } = this;
    const { offsetTop, offsetHeight } = this.#log.root;
    const end = offsetTop + offsetHeight;
    const below = Math.max(0, Math.min(FADE, root.scrollHeight - end || 0));
    root.scrollTop = Math.max(0, end + below - root.clientHeight);
    this.#newest = root.scrollTop;
  }

  /// Who has not scrolled away from the newest message stays with it.
  #resized(): void {
    const isThere = this.#newest !== undefined && Math.abs(this.root.scrollTop - this.#newest) < ROUNDING;
    if (isThere) this.#toNewest();
    this.#fade();
  }

  /// Only what goes on below fades out: of a line that the edge cuts as much as is in sight, and no line that is whole.
  #fade(): void {
    const { scrollTop, clientHeight, scrollHeight } = this.root;
    const goesOn = scrollTop + clientHeight + ROUNDING < scrollHeight;
    this.root.classList.toggle('goes-on-below', goesOn);
    if (goesOn) this.root.style.setProperty('--cut', `${Math.min(FADE, Math.max(LEAST, cutIn(this.root)))}px`);
  }
}

/// What is as short as a date is not broken.
const factOf = (fact: string): HTMLElement => html('li', /^[ -~]{1,20}$/.test(fact) ? { class: 'whole' } : {}, fact);

/// How much of the lower edge fades out at most, and where no line is cut, in pixels.
const FADE = 30;
const LEAST = 4;

/// What is in sight of the line that the lower edge goes through.
function cutIn(root: HTMLElement): number {
  const edge = root.getBoundingClientRect().bottom;
  const text = root.ownerDocument.createRange();
  text.selectNodeContents(root);
  // Where nothing is laid out there are no lines.
  for (const { top, bottom, height } of text.getClientRects?.() ?? []) {
    if (top < edge && bottom > edge + ROUNDING && height < 2 * FADE) return edge - top;
  }
  return 0;
}

/// Places are rounded to pixels, or to parts of them.
const ROUNDING = 2;

/// A message that is the comment too is read, and heard, where all messages are.
export const commentOf = ({ comment, messages }: Board): string | undefined =>
  comment === messages.at(-1)?.text ? undefined : comment;

type Words = Pick<Board, 'title' | 'comment' | 'problem' | 'evaluation'>;

function* said({ title, comment, problem, evaluation }: Words, say: Say): Generator<HTMLElement> {
  if (title) yield html('h2', { class: 'title' }, title);
  if (problem || evaluation) {
    yield html(
      'p',
      { class: 'signs' },
      problem && html('span', { class: 'chip problem', title: say('problem') }, icon('problem'), problem),
      evaluation && html('span', { class: 'chip', title: say('evaluation') }, icon('evaluation'), evaluation.text),
    );
  }
  if (comment) yield html('p', { class: 'comment', dir: 'auto' }, comment);
}

function continuations({ next }: Board, sheet: Sheet, say: Say, go: (position: Place) => void): HTMLElement {
  const ways = next.map((way) => {
    const button = html('button', { type: 'button', title: way.label }, ...wayKids(way, sheet));
    button.addEventListener('click', () => go(way.position));
    return html('li', {}, button);
  });
  return html('ul', { class: 'goes-on', 'aria-label': say('continuations') }, ...ways);
}

/// What lies off the board has no name.
const isOn = ({ columns, height }: Sheet, { x, y }: Cell): boolean => x < columns && y < height;

function* wayKids({ label, title, color, cell, written }: Continuation, sheet: Sheet): Generator<Node | string> {
  const sign = stoneSign(color === undefined ? undefined : sideOf(sheet, color));
  if (sign) yield sign;
  const named = cell && sign && isOn(sheet, cell) ? cellName(sheet, cell) : label;
  yield html('span', { class: 'point-name' }, written ?? named);
  if (title) yield html('span', { class: 'line-title' }, title);
}
