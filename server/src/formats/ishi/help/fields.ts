/// What can follow a keyword, field by field (5.4).

import { isFree } from '../../../games/go/next';
import type { Suggestion, SuggestionKind } from '../../../record/help';
import { dateOfToday } from '../../../record/today';
import type { Words } from '../../../spec/rule';
import { isMoveKind, Kind, keywordOf } from '../keywords';
import { takenBy } from '../play/judge-move';
import { movesBack, withoutMove } from '../play/made';
import { standingAt } from '../play/standing';
import { keyOf, nameOf, type Point, pointAt } from '../said/points';
import { nextNumber } from '../write/moves';
import { inOrder, prisonersIn } from '../write/prisoners';
import type { Sheet } from '../write/sheet';
import { likeWord, type Style } from '../write/style';
import type { LineHere } from './line';

interface Fields {
  /// How much of what has been typed stays.
  readonly skip: number;
  readonly list: readonly Suggestion[];
}

type Offer = Pick<Suggestion, 'label' | 'detail' | 'clause'> & {
  readonly text: string;
  readonly kind?: SuggestionKind;
};

export function fieldsFor(sheet: Sheet, line: LineHere): Fields | undefined {
  const kind = line.leaf?.kind ?? 0;
  const style = sheet.styleAt(line.at);
  const cut = kind === Kind.MARK ? line.typed.lastIndexOf('@') + 1 : 0;
  const offers = cut > 0 ? targets(sheet, style) : (offersFor(kind, sheet, line, style) ?? []);
  const name = keywordOf(kind);
  const list = offers.map(({ text, ...offer }, rank): Suggestion => {
    const clause = name && `5.4/${name}`;
    return { kind: 'value', clause, ...offer, insert: [text], filter: text, rank };
  });
  return list.length > 0 ? { skip: cut, list } : undefined;
}

function offersFor(kind: number, sheet: Sheet, line: LineHere, style: Style): Offer[] | undefined {
  if (isMoveKind(kind)) return moveFields(sheet, line, style);
  const { index } = line;
  switch (kind) {
    case Kind.RULES:
      return index === 1 ? named(['Japanese', 'Chinese'], '5.2/RULES') : undefined;
    case Kind.DATE:
      return index === 1 ? named([dateOfToday()], '5.2/DATE') : undefined;
    case Kind.BOARDSIZE:
      return index === 1 ? named(SIZES) : undefined;
    case Kind.DIAGRAM:
      return index === 1
        ? named([`${sheet.state.size}x${sheet.state.size}`, ...SIZES.map((n) => `${n}x${n}`)])
        : undefined;
    case Kind.SETUP:
      return [...(index === 1 ? named(['B', 'W']) : []), ...freePoints(sheet, style)];
    case Kind.PRISONER:
      return prisoners(sheet, line, style);
    case Kind.MARK:
      return [...named([likeWord('ALL', keywordText(line))]), ...markers(sheet, style), ...targets(sheet, style)];
    case Kind.UNMARK:
      return [...named([likeWord('ALL', keywordText(line))]), ...targets(sheet, style)];
    case Kind.HIDE:
      return targets(sheet, style);
    default:
      return undefined;
  }
}

const SIZES = ['9', '13', '19'];

const keywordText = ({ fields }: LineHere): string => fields[0]?.text ?? '';

const named = (texts: readonly string[], clause?: string): Offer[] =>
  [...new Set(texts)].map((text) => ({ text, label: text, ...(clause ? { clause } : {}) }));

const NEXT: Words = { en: 'next number', zh: '下一个编号' };

function moveFields(sheet: Sheet, line: LineHere, style: Style): Offer[] | undefined {
  const number = String(nextNumber(sheet.state));
  if (line.index === 1) return [{ text: number, label: number, detail: NEXT }];
  if (line.index !== 2) return undefined;
  const pass = likeWord('PASS', keywordText(line));
  return [...freePoints(sheet, style), { text: pass, label: pass }];
}

/// Those near the last move first.
function freePoints(sheet: Sheet, style: Style): Offer[] {
  const { state, table } = sheet;
  const { size, ply } = state;
  const board = table.working.to(ply);
  const last = typeof ply?.cell === 'number' ? pointAt(ply.cell, size) : { x: size >> 1, row: (size + 1) >> 1 };
  const free: Point[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const point = pointAt(cell, size);
    if (isFree(board, point.x, size - point.row)) free.push(point);
  }
  const far = ({ x, row }: Point): number => Math.max(Math.abs(x - last.x), Math.abs(row - last.row));
  return free.sort((a, b) => far(a) - far(b)).map((point) => pointOffer(point, style));
}

const pointOffer = (point: Point, style: Style): Offer => {
  const text = style.point(point);
  return { text, label: text, kind: 'point' };
};

function prisoners({ state }: Sheet, { fields, index }: LineHere, style: Style): Offer[] {
  const { ply } = state;
  if (!ply?.isMove || state.current !== 'fresh') return [];
  const listed = new Set(fields.filter((_, i) => i !== index).map(({ text }) => text.toUpperCase()));
  const all = prisonersIn(style, ply, { ...withoutMove(state), size: state.size });
  const names = inOrder(takenBy(ply)).map((cell) => nameOf(pointAt(cell, state.size)));
  const left = all.filter((text, i) => !listed.has(text.toUpperCase()) && !listed.has(names[i] ?? ''));
  const whole = left.join(' ');
  return left.length > 1 ? [{ text: whole, label: whole }, ...named(left)] : named(left);
}

const FORMS: readonly (readonly [string, Words])[] = [
  ['\\t', { en: 'triangle', zh: '三角' }],
  ['\\s', { en: 'square', zh: '方块' }],
  ['\\d', { en: 'diamond', zh: '菱形' }],
  ['\\c', { en: 'check mark', zh: '对勾' }],
];

/// Signs before a target; letters that the same place does not have yet.
function markers(sheet: Sheet, style: Style): Offer[] {
  const { ply, size } = sheet.state;
  const target = typeof ply?.cell === 'number' ? style.point(pointAt(ply.cell, size)) : '';
  const { record, here } = sheet.place;
  const used = new Set([...(record.marks?.(here) ?? [])].map((mark) => mark?.label));
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((one) => !used.has(one));
  const signs = FORMS.map(([sign, detail]): Offer => ({ text: `${sign}@${target}`, label: `${sign}@`, detail }));
  return letter ? [...signs, { text: `${letter}@${target}`, label: `${letter}@` }] : signs;
}

const MOST_MOVES = 20;

/// The last moves by their numbers, and the points that have stones.
function targets(sheet: Sheet, style: Style): Offer[] {
  const { size, ply } = sheet.state;
  const offers: Offer[] = [];
  let count = 0;
  for (const { number, ply: by } of movesBack(sheet.state)) {
    const where = typeof by.cell === 'number' ? nameOf(pointAt(by.cell, size)) : '';
    if (number > 0) offers.push({ text: `#${number}`, label: `#${number}`, detail: where });
    if (++count >= MOST_MOVES) break;
  }
  const seen = new Set<number>();
  for (const cell of standingAt(ply).keys()) {
    const point = pointAt(cell, size);
    if (!seen.has(keyOf(point))) offers.push(pointOffer(point, style));
    seen.add(keyOf(point));
  }
  return offers;
}
