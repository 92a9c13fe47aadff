/// What stands around the board: the game and its players above, the move and whose turn it is below.

import type { Board, Cell, Player } from '../src/board/messages';
import { html, svg } from './elements';
import { nameOf, type Sheet } from './points';
import { type Say, sideName } from './words';

/// A stone between words; the word for it stands beside it.
export function stoneSign(side: string | number | undefined): SVGElement | undefined {
  const kind = side === 'black' || side === 1 ? 'black' : side === 'white' || side === 2 ? 'white' : undefined;
  if (!kind) return undefined;
  const look = { class: 'sign', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' };
  return svg('svg', look, svg('circle', { class: `stone ${kind}`, r: 8.5 }));
}

export function header(board: Board, say: Say): HTMLElement {
  const { name, result } = board;
  return html(
    'header',
    {},
    html(
      'div',
      { class: 'heading' },
      name ? html('h1', { title: name }, name) : namelessHeading(say),
      result && html('span', { class: 'result', title: result }, result),
    ),
    html(
      'ul',
      { class: 'players', 'aria-label': say('players') },
      ...playersOf(board).map((one) => player(one, board, say)),
    ),
  );
}

/// Who goes through a page by its headings finds one.
export const namelessHeading = (say: Say): HTMLElement => html('h1', { class: 'unseen' }, say('record'));

/// Every side that takes stones is listed, also one of which nobody knows who plays it.
function playersOf({ players, captures }: Board): readonly Player[] {
  const sides = Object.keys(captures).filter((side) => !players.some((one) => one.side === side));
  return [...players, ...sides.map((side) => ({ side, name: '' }))];
}

function player({ side, name, rank }: Player, { captures, toMove }: Board, say: Say): HTMLElement {
  const taken = side === undefined ? undefined : captures[side];
  const isNext = side !== undefined && side === toMove;
  const called = name || sideName(say, side) || say('unknownPlayer');
  return html(
    'li',
    { class: isNext ? 'player next' : 'player' },
    stoneSign(side),
    html('span', { class: 'name', title: called }, called),
    name && side !== undefined && html('span', { class: 'unseen' }, ` (${sideName(say, side)})`),
    rank && html('span', { class: 'rank', title: rank }, rank),
    taken !== undefined && html('span', { class: 'taken' }, say('captured', { number: taken })),
  );
}

/// "Move 12: Black D4".
export function moveWords(board: Board, sheet: Sheet, say: Say): string {
  const { move: number, lastMove } = board;
  if (!lastMove) return number === 0 ? say('beginning') : say('moves', { number });
  const side = sideName(say, lastMove.color);
  if (!lastMove.cell) return say('passes', { number, side });
  const { cell, from, arrow } = lastMove;
  const named = ({ x, y }: Cell): string => nameOf(sheet, x, y);
  if (!from) return say('move', { number, side, point: named(cell) });
  const move = say('moveFromTo', { number, side, from: named(from), point: named(cell) });
  return arrow ? say('withArrow', { move, arrow: named(arrow) }) : move;
}

export const turnWords = ({ toMove }: Board, say: Say): string =>
  toMove === undefined ? '' : say('toPlay', { side: sideName(say, toMove) });

const windowWords = ({ left, top, across, down, columns, height }: Sheet, say: Say): string =>
  say('window', { left: left + 1, right: left + across, columns, top: top + 1, bottom: top + down, rows: height });

export function status(board: Board, sheet: Sheet, say: Say): HTMLElement {
  return html(
    'p',
    { class: 'status' },
    html('strong', {}, moveWords(board, sheet, say)),
    html('span', { class: 'turn' }, turnWords(board, say)),
    (sheet.across < sheet.columns || sheet.down < sheet.height) &&
      html('span', { class: 'turn' }, windowWords(sheet, say)),
  );
}
