/// The lines that may stand at a place, by what stands before (4.2 to 4.4), the next move first.

import { freePoint, sideAfter } from '../../../games/go/next';
import { PASS } from '../../../games/go/words';
import { playerWords } from '../../../games/shared/sides';
import type { Piece, Suggestion } from '../../../record/help';
import type { Words } from '../../../spec/rule';
import { isHeader, KEYWORDS, type Keyword, Kind } from '../keywords';
import { lastMade } from '../play/made';
import { kindOf } from '../play/passage';
import { nameOf } from '../said/points';
import { indentOf } from '../write/around';
import { nextNumber } from '../write/moves';
import type { Sheet } from '../write/sheet';
import type { Style } from '../write/style';
import type { LineHere } from './line';

const NEXT_MOVE: Words = { en: 'next move', zh: '下一手' };

/// Headers of which there may be several.
const TEXTUAL: ReadonlySet<number> = new Set([Kind.ANALYSIS, Kind.DATE, Kind.PLACE, Kind.RECORDER, Kind.SOURCE]);

export function keywordsFor(sheet: Sheet, line: LineHere): Suggestion[] {
  const style = sheet.styleAt(line.at);
  const indent = line.leaf ? indentOf(line.leaf) : '';
  const used = new Set(sheet.isHead ? sheet.items().map(({ item }) => kindOf(item)) : []);
  const isBlock = (name: Keyword): boolean => BLOCKS.some((block) => block.name === name);
  const names = KEYWORDS.filter((name) => !isBlock(name) && mayStand(sheet, Kind[name]) && !isUsed(used, Kind[name]));
  return [
    ...nextMoves(sheet, style),
    ...names.map((name, i): Suggestion => {
      const text = style.keyword(name);
      const clause = clauseFor(name);
      return { kind: 'property', label: text, clause, insert: [text], filter: text, rank: rankOf(name, sheet) + i };
    }),
    ...blocks(sheet, style, indent),
  ];
}

export const clauseFor = (name: Keyword): string => (isHeader(Kind[name]) ? `5.2/${name}` : `5.4/${name}`);

const isUsed = (used: ReadonlySet<number>, kind: number): boolean =>
  (isHeader(kind) || kind === Kind.BOARDSIZE) && used.has(kind) && !TEXTUAL.has(kind);

function mayStand({ isHead, here: { state } }: Sheet, kind: number): boolean {
  const { stage, current, level } = state;
  if (isHeader(kind) || kind === Kind.BOARDSIZE) return isHead;
  switch (kind) {
    case Kind.ENDCOM:
    case Kind.ENDUSER:
      return false;
    case Kind.VAR:
      return current !== 'none';
    case Kind.ENDVAR:
      return level > 0;
    case Kind.SETUP:
      return isHead || stage === 'diagram';
    case Kind.HIDE:
      return stage === 'diagram';
    case Kind.PRISONER:
      return current === 'fresh';
    case Kind.COM:
    case Kind.USER:
    case Kind.MARK:
    case Kind.UNMARK:
      return stage !== 'variation' && stage !== 'varied';
    default:
      return true;
  }
}

/// Prisoners are listed at once, a variation is ended before another thing begins.
function rankOf(name: Keyword, { state }: Sheet): number {
  if (name === 'PRISONER' && (state.ply?.changes.length ?? 0) > 3) return 2;
  return name === 'ENDVAR' ? 10 : 20;
}

function nextMoves(sheet: Sheet, style: Style): Suggestion[] {
  const { state, table } = sheet;
  const color = sideAfter(state.ply);
  const last = state.ply?.isMove ? state.ply.cell : undefined;
  const cell = freePoint(table.working.to(state.ply), last);
  const number = nextNumber(state);
  const who = playerWords(color) ?? { en: '', zh: '' };
  const clause = color === 2 ? '5.4/W' : '5.4/B';
  const pass = style.move(color, number, null);
  const move = { kind: 'move', clause, filter: pass.charAt(0) } as const;
  const list: Suggestion[] = [{ ...move, label: PASS, detail: who, insert: [pass], rank: 1 }];
  if (!cell) return list;
  const point = { x: cell.x, row: state.size - cell.y };
  const text = style.move(color, number, point);
  const size = nameOf(point).length;
  const insert: Piece[] = [text.slice(0, -size), { hole: text.slice(-size) }];
  const detail = { en: `${who.en} ${nameOf(point)}`, zh: `${who.zh} ${nameOf(point)}` };
  return [{ ...move, label: NEXT_MOVE, detail, insert, rank: 0 }, ...list];
}

const BLOCKS: readonly { readonly name: 'COM' | 'USER' | 'VAR'; readonly label: Words }[] = [
  { name: 'COM', label: { en: 'comment', zh: '评注' } },
  { name: 'VAR', label: { en: 'variation', zh: '变化' } },
  { name: 'USER', label: { en: 'user data', zh: '用户数据' } },
];

/// Whole blocks, with what ends them.
function blocks(sheet: Sheet, style: Style, indent: string): Suggestion[] {
  const { lineEnd } = style;
  return BLOCKS.filter(({ name }) => mayStand(sheet, Kind[name])).map(({ name, label }, i) => {
    const open = style.keyword(name);
    const inside = name === 'VAR' ? firstMove(sheet, style) : '';
    const insert: Piece[] = [open, lineEnd + indent, { hole: inside }, lineEnd + indent, style.keyword(`END${name}`)];
    return { kind: 'snippet', label, detail: `${open} …`, clause: `5.4/${name}`, insert, filter: open, rank: 60 + i };
  });
}

/// The variation is on the move made last.
function firstMove({ state }: Sheet, style: Style): string {
  return style.move(state.ply?.color ?? 1, lastMade(state)?.number || 1, null).replace(/\S+$/, '');
}
