/// What stands around the board: the game and its players above, the move, the comment and how it goes on below.

import { pointName } from '../../server/src/games/go/points';
import type { Board, Place, Player, Way } from '../src/board/messages';
import { fill, html, svg } from './elements';
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
  const result = board.result && html('span', { class: 'result' }, board.result);
  return html(
    'header',
    {},
    (board.name || result) && html('div', { class: 'heading' }, board.name && html('h1', {}, board.name), result),
    html(
      'ul',
      { class: 'players', 'aria-label': say('players') },
      ...playersOf(board).map((one) => player(one, board, say)),
    ),
  );
}

/// Every side that takes stones is listed, also one of which nobody knows who plays it.
function playersOf({ players, captures }: Board): readonly Player[] {
  const sides = Object.keys(captures).filter((side) => !players.some((one) => one.side === side));
  return [...players, ...sides.map((side) => ({ side, name: '' }))];
}

function player({ side, name, rank }: Player, { captures, toMove }: Board, say: Say): HTMLElement {
  const taken = side === undefined ? undefined : captures[side];
  const isNext = side !== undefined && side === toMove;
  return html(
    'li',
    { class: isNext ? 'player next' : 'player' },
    stoneSign(side),
    html('span', { class: 'name' }, name || sideName(say, side) || say('unknownPlayer')),
    name && side !== undefined && html('span', { class: 'unseen' }, ` (${sideName(say, side)})`),
    rank && html('span', { class: 'rank' }, rank),
    taken !== undefined && html('span', { class: 'taken' }, say('captured', { number: taken })),
  );
}

/// "Move 12: Black D4".
export function moveWords(board: Board, sheet: Sheet, say: Say): string {
  const { move: number, lastMove } = board;
  if (!lastMove) return number === 0 ? say('beginning') : say('moves', { number });
  const side = sideName(say, lastMove.color);
  if (!lastMove.cell) return say('passes', { number, side });
  const { x, y } = lastMove.cell;
  return say('move', { number, side, point: nameOf(sheet, x, y) });
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
    sheet.across < sheet.columns || sheet.down < sheet.height
      ? html('span', { class: 'turn' }, windowWords(sheet, say))
      : undefined,
  );
}

/// Title, comment, faults, ways on, and what is known of the game.
export function notes(board: Board, say: Say, go: (position: Place) => void): HTMLElement[] {
  const { title, comment, faults, next, facts } = board;
  const list: (HTMLElement | undefined)[] = [
    title ? html('h2', { class: 'title' }, title) : undefined,
    faults.length > 0
      ? html(
          'ul',
          { class: 'faults', 'aria-label': say('faults') },
          ...faults.map(({ message, clause }) => html('li', {}, message, html('span', { class: 'clause' }, clause))),
        )
      : undefined,
    comment ? html('p', { class: 'comment', 'aria-label': say('comment'), dir: 'auto' }, comment) : undefined,
    next.length > 0 ? continuations(board, say, go) : undefined,
    facts.length > 0 ? html('ul', { class: 'facts' }, ...facts.map((fact) => html('li', {}, fact))) : undefined,
  ];
  return list.filter((one) => one !== undefined);
}

function continuations(board: Board, say: Say, go: (position: Place) => void): HTMLElement {
  const list = html('ul', { class: 'next', 'aria-label': say('continuations') });
  fill(
    list,
    ...board.next.map((way) => {
      const button = html('button', { type: 'button', title: way.label }, ...wayKids(way, board));
      button.addEventListener('click', () => go(way.position));
      return html('li', {}, button);
    }),
  );
  return list;
}

function* wayKids({ label, title, color, cell }: Way, { columns, height }: Board): Generator<Node | string> {
  const sign = stoneSign(color);
  if (sign) yield sign;
  const point = cell && sign ? pointName(cell.x, cell.y, columns, height) : '';
  yield html('span', { class: 'point-name' }, point || label);
  if (title) yield html('span', { class: 'line-title' }, title);
}
