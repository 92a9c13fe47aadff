/// What stands around the board: the game and its players above, the move and whose turn it is below.

import { sideOf } from '../../server/src/drawing/boards/list';
import { cellName } from '../../server/src/drawing/names';
import type { Sheet } from '../../server/src/drawing/sheet';
import type { Board, Cell, Player } from '../src/board/messages';
import { html, svg } from './elements';
import { type Say, sideName } from './words';

/// A stone between words; the word for it stands beside it.
export function stoneSign(side: string | undefined): SVGElement | undefined {
  if (!/^(?:black|white|red|blue)$/.test(side ?? '')) return undefined;
  const look = { class: 'sign', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' };
  return svg('svg', look, svg('circle', { class: `stone ${side}`, r: 8.5 }));
}

export function header(board: Board, say: Say): HTMLElement {
  const { name, result } = board;
  const others = othersOf(board, say);
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
    others.length > 0 && html('p', { class: 'others', title: others }, others),
  );
}

/// Who goes through a page by its headings finds one.
export const namelessHeading = (say: Say): HTMLElement => html('h1', { class: 'unseen' }, say('record'));

/// Every side that takes stones is listed, also one of which nobody knows who plays it. Who has no side among those who have one looks on.
function playersOf({ players, captures }: Board): readonly Player[] {
  const sides = Object.keys(captures).filter((side) => !players.some((one) => one.side === side));
  const all = [...players, ...sides.map((side) => ({ side, name: '' }))];
  return all.some(hasSide) ? all.filter(hasSide) : all;
}

const hasSide = ({ side }: Player): boolean => side !== undefined;

function othersOf(board: Board, say: Say): string {
  const playing = playersOf(board);
  const names = board.players.filter((one) => !playing.includes(one)).map(({ name, rank }) => join(name, rank));
  return names.length === 0 ? '' : say('others', { names: names.join(say('comma')) });
}

const join = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ');

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
    taken !== undefined && taken > 0 && html('span', { class: 'taken' }, say('captured', { number: taken })),
  );
}

/// "Move 12: Black D4".
export function moveWords(board: Board, sheet: Sheet, say: Say): string {
  const { move: number, lastMove } = board;
  if (!lastMove) return number === 0 ? say('beginning') : say('moves', { number });
  const side = sideName(say, sideOf(sheet, lastMove.color));
  if (!lastMove.cell) return say('passes', { number, side });
  const { cell, from, arrow, taken } = lastMove;
  const named = (cell: Cell): string => cellName(sheet, cell);
  if (!from) return say('move', { number, side, point: named(cell) });
  const move = say(taken ? 'moveTakes' : 'moveFromTo', { number, side, from: named(from), point: named(cell) });
  return arrow ? say('withArrow', { move, arrow: named(arrow) }) : move;
}

export const turnWords = ({ toMove }: Board, say: Say): string =>
  toMove === undefined ? '' : say('toPlay', { side: sideName(say, toMove) });

const windowWords = ({ left, top, across, down, columns, height }: Sheet, say: Say): string =>
  say('window', { left: left + 1, right: left + across, columns, top: top + 1, bottom: top + down, rows: height });

/// With what is to be chosen next, where a move is made step by step.
export function status(board: Board, sheet: Sheet, say: Say, prompt = ''): HTMLElement {
  return html(
    'p',
    { class: 'status' },
    html('strong', {}, moveWords(board, sheet, say)),
    board.outcome !== undefined && html('span', { class: 'outcome' }, board.outcome),
    html('span', { class: 'turn' }, turnWords(board, say)),
    prompt !== '' && html('span', { class: 'prompt' }, prompt),
    (sheet.across < sheet.columns || sheet.down < sheet.height) &&
      html('span', { class: 'turn' }, windowWords(sheet, say)),
  );
}
