/// What can stand between the brackets of a property.

import { isFree } from '../../../games/go/next';
import { pointName } from '../../../games/go/points';
import { PASS } from '../../../games/go/words';
import type { Suggestion } from '../../../record/help';
import { dateOfToday } from '../../../record/today';
import { colonIn } from '../../../syntax/sgf/text';
import type { GameContext } from '../context';
import type { SgfCourse } from '../play/course';
import type { SgfState } from '../play/state';
import { LETTERS, lettersOf, type Point, pointOf } from '../points';
import { GAMES, type Standard, standard } from '../properties';
import { valuesOf } from '../said';
import type { ValuePlace } from '../where/place';

interface Offered {
  /// How much of what has been typed stays.
  readonly skip: number;
  readonly list: readonly Suggestion[];
}

interface Offer extends Pick<Suggestion, 'detail'> {
  readonly text: string;
  readonly label?: string;
  readonly kind?: Suggestion['kind'];
}

/// Where play stands before the node, and on which board.
export interface Standing {
  readonly course: SgfCourse;
  readonly context: GameContext;
  readonly state: SgfState;
}

export function valuesFor(place: ValuePlace, standing: Standing | undefined): Offered | undefined {
  const known = standard.get(place.property.name);
  if (!known) return undefined;
  const { offers, skip } = offersFor(place, known, standing);
  if (offers.length === 0) return undefined;
  const list = offers.map(({ text, label, kind, detail }, rank): Suggestion => {
    return {
      kind: kind ?? 'value',
      label: label ?? text,
      detail,
      clause: known.clause,
      insert: [text],
      filter: text,
      rank,
    };
  });
  return { skip, list };
}

function offersFor(
  place: ValuePlace,
  known: Standard,
  standing: Standing | undefined,
): { offers: Offer[]; skip: number } {
  const colon = colonIn(place.typed);
  const isOnBoard = standing?.context.sized === true;
  switch (known.type) {
    case 'move':
      return { offers: isOnBoard ? [...freePoints(standing, 'move'), passOffer(standing)] : [], skip: 0 };
    case 'label':
      if (colon >= 0) return { offers: labels(place), skip: colon + 1 };
      return { offers: isOnBoard ? allPoints(standing) : [], skip: 0 };
    case 'point':
    case 'line':
      return {
        offers: isOnBoard ? allPoints(standing, place.typed.slice(0, Math.max(colon, 0))) : [],
        skip: colon + 1,
      };
    case 'double':
      return { offers: [{ text: '1' }, { text: '2', detail: { en: 'emphasised', zh: '强调' } }], skip: 0 };
    case 'color':
      return {
        offers: [
          { text: 'B', detail: { en: 'Black', zh: '黑方' } },
          { text: 'W', detail: { en: 'White', zh: '白方' } },
        ],
        skip: 0,
      };
    default:
      if (known.name === 'DT') return { offers: [named(dateOfToday(), 'today', '今天')], skip: 0 };
      return { offers: [...(VALUES[known.name] ?? [])], skip: 0 };
  }
}

const named = (text: string, en: string, zh: string): Offer => ({ text, detail: { en, zh } });

const VALUES: Readonly<Record<string, readonly Offer[]>> = {
  FF: [named('4', 'of 1997', '1997 年版'), named('3', 'of 1993', '1993 年版'), { text: '1' }],
  GM: GAMES.map((name, index) => ({ text: String(index + 1), detail: name })),
  SZ: ['19', '13', '9', '19:13'].map((text) => ({ text })),
  CA: ['UTF-8', 'GB18030', 'Big5', 'Shift_JIS', 'EUC-KR', 'ISO-8859-1'].map((text) => ({ text })),
  ST: [
    named('0', 'children, marked on the board', '后续各手，标在棋盘上'),
    named('1', 'siblings, marked on the board', '同级各手，标在棋盘上'),
    named('2', 'children, not marked', '后续各手，不标出'),
    named('3', 'siblings, not marked', '同级各手，不标出'),
  ],
  RE: [
    named('B+R', 'Black by resignation', '黑中盘胜'),
    named('W+R', 'White by resignation', '白中盘胜'),
    named('B+0.5', 'Black by half a point', '黑胜半目'),
    named('W+0.5', 'White by half a point', '白胜半目'),
    named('B+T', 'Black on time', '黑超时胜'),
    named('W+T', 'White on time', '白超时胜'),
    named('0', 'a draw', '和棋'),
    named('Void', 'no result', '无结果'),
    named('?', 'unknown', '不详'),
  ],
  RU: ['Japanese', 'Chinese', 'AGA', 'GOE', 'NZ', 'Korean'].map((text) => ({ text })),
  KM: ['6.5', '7.5', '5.5', '0.5', '0'].map((text) => ({ text })),
  HA: ['2', '3', '4', '5', '6', '7', '8', '9'].map((text) => ({ text })),
  PM: [
    named('0', 'no numbers', '不显示手数'),
    named('1', 'as they are', '照常'),
    named('2', 'from the first on', '从第一手数起'),
  ],
  BR: ['1d', '5k'].map((text) => ({ text })),
  WR: ['1d', '5k'].map((text) => ({ text })),
};

const passOffer = ({ context: { ff, columns, rows } }: Standing): Offer => {
  const isOld = ff !== 4 && columns <= 19 && rows <= 19;
  return { text: isOld ? 'tt' : '', label: isOld ? 'tt' : '[]', kind: 'move', detail: PASS };
};

/// Those near the last move first.
export function freePoints({ course, context, state }: Standing, kind: Suggestion['kind']): Offer[] {
  const board = course.go(context).working.to(state.ply);
  const points = pointsOf(context).filter(({ x, y }) => isFree(board, x, y));
  const { cell } = state.ply ?? {};
  const last =
    typeof cell === 'number' ? { x: cell % context.columns, y: Math.floor(cell / context.columns) } : middle(context);
  const far = ({ x, y }: Point): number => Math.max(Math.abs(x - last.x), Math.abs(y - last.y));
  return points
    .sort((a, b) => far(a) - far(b))
    .map((point) => ({ text: lettersOf(point), detail: nameIn(context, point), kind }));
}

const middle = ({ columns, rows }: GameContext): Point => ({ x: columns >> 1, y: rows >> 1 });

export const nameIn = ({ columns, rows }: GameContext, { x, y }: Point): string => pointName(x, y, columns, rows);

const pointsOf = ({ columns, rows }: GameContext): Point[] =>
  Array.from({ length: columns * rows }, (_, cell) => ({ x: cell % columns, y: Math.floor(cell / columns) }));

/// All of the board; of a rectangle those that can be its other corner.
function allPoints({ course, context, state }: Standing, corner = ''): Offer[] {
  const board = course.go(context).working.to(state.ply);
  const from = pointOf(corner);
  const isOther = ({ x, y }: Point): boolean => !from || (x >= from.x && y >= from.y && (x > from.x || y > from.y));
  const points = pointsOf(context).filter(isOther);
  const stands = ({ x, y }: Point): number => (board.get(y * context.columns + x) === 0 ? 1 : 0);
  return points
    .sort((a, b) => stands(a) - stands(b))
    .map((point) => ({ text: lettersOf(point), detail: nameIn(context, point), kind: 'point' }));
}

/// The next letter and the next number that the node does not have.
function labels({ leaf }: ValuePlace): Offer[] {
  const used = new Set([...valuesOf(leaf, 'LB')].map(({ text }) => text.slice(colonIn(text) + 1)));
  const letter = [...LETTERS.slice(26), ...LETTERS.slice(0, 26)].find((one) => !used.has(one));
  const number = Array.from({ length: used.size + 1 }, (_, index) => String(index + 1)).find((one) => !used.has(one));
  return [letter, number].flatMap((text) => (text === undefined ? [] : [{ text }]));
}
