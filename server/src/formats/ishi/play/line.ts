/// What a line is about where it stands (4.2 to 4.4). A line in the wrong place is reported as that and has no effect.

import type { Report } from '../../../record/finding';
import { perhaps, type Rule } from '../../../spec/rule';
import { LineKind } from '../../../syntax/lines/family';
import { type Item, Leaf } from '../../../text/node';
import { isHeader, isMoveKind, Kind, keywordOf } from '../keywords';
import { rules } from '../rules';
import { type SaidText, saidBy } from '../said';
import { lineFindings } from '../said/characters';
import { shown } from '../said/faults';
import { keywordMeant, meantFor } from './guess';
import { kindOf, lineOf, noteAfter } from './passage';
import { copyOf, type IshiState } from './state';

/// The width of a line belongs to the passage that it stands in, if there is one.
function passed(state: IshiState, { width }: Item): IshiState {
  if (!isInPassage(state)) return state;
  const next = copyOf(state);
  next.width += width;
  return next;
}

const isInPassage = ({ stage }: IshiState): boolean => stage !== 'variation' && stage !== 'varied';

export function noted(state: IshiState, item: Item): IshiState {
  const next = copyOf(state);
  if (isInPassage(state)) next.width += item.width;
  next.passage = noteAfter(state.passage, item, state.width);
  return next;
}

/// A line in a block that has no end, or no beginning.
export function afterText(state: IshiState, leaf: Leaf, at: number, report: Report): IshiState {
  const { quiet } = state;
  if (quiet === Kind.COM) report.take(lineFindings(leaf), at);
  if (leaf.kind === quiet) tell(quiet === Kind.COM ? rules['com-nested'] : rules['user-nested'], leaf, at, report);
  const next = copyOf(state);
  if (isMoveKind(leaf.kind)) next.moves++;
  if (endsBlock(leaf)) next.quiet = 0;
  return passed(next, leaf);
}

/// The closer of a block, or what was meant for one.
function endsBlock(leaf: Leaf): boolean {
  if (leaf.kind === Kind.ENDCOM || leaf.kind === Kind.ENDUSER) return true;
  const meant = leaf.kind === LineKind.other ? meantFor(saidBy(leaf) as SaidText) : undefined;
  return meant === 'ENDCOM' || meant === 'ENDUSER';
}

/// A line that goes on with what stands before it.
export function afterLine(state: IshiState, item: Item, at: number, report: Report): IshiState {
  const kind = kindOf(item);
  if (kind === LineKind.blank || kind === Kind.EVENT) return passed(state, item);
  if (kind === LineKind.other) return afterUnknown(state, item as Leaf, at, report);
  if (item instanceof Leaf && (kind === Kind.COM || kind === Kind.USER)) {
    tell(kind === Kind.COM ? rules['com-unclosed'] : rules['user-unclosed'], item, at, report);
    return passed({ ...state, quiet: kind }, item);
  }
  const place = placeOf(state, kind);
  if (place === 'belongs') return noted(state, item);
  if (place !== 'passes' && !(state.displaced && place !== STRAY_BLOCK[kind])) tell(place, lineOf(item), at, report);
  return passed(state, item);
}

function tell(rule: Rule, leaf: Leaf, start: number, report: Report): void {
  const { at, size } = saidBy(leaf).keyword;
  const keyword = keywordOf(leaf.kind);
  report.add({ rule, from: start + at, to: start + at + size, ...(keyword ? { params: { keyword } } : {}) });
}

/// Closers of blocks that nobody began.
const STRAY_BLOCK: Readonly<Record<number, Rule>> = {
  [Kind.ENDCOM]: rules['endcom-without-com'],
  [Kind.ENDUSER]: rules['enduser-without-user'],
};

const DATA: ReadonlySet<number> = new Set([Kind.COM, Kind.USER, Kind.MARK, Kind.UNMARK]);

/// Does the line belong to what stands before it, or to nothing, or where it must not stand?
function placeOf({ stage, begun, current }: IshiState, kind: number): 'belongs' | 'passes' | Rule {
  const isHead = stage === 'event' && !begun;
  const stray = STRAY_BLOCK[kind];
  if (stray) return stray;
  if (isHeader(kind)) return isHead ? 'belongs' : rules['header-after-tree'];
  if (DATA.has(kind)) return dataPlace(stage);
  switch (kind) {
    case Kind.BOARDSIZE:
      return isHead ? 'belongs' : rules['boardsize-after-tree'];
    case Kind.SETUP:
      return isHead || stage === 'diagram' ? 'belongs' : rules['setup-after-tree'];
    case Kind.HIDE:
      return stage === 'diagram' ? 'belongs' : rules['hide-without-diagram'];
    case Kind.PRISONER:
      if (current === 'none') return rules['prisoner-without-move'];
      return current === 'varied' ? rules['move-data-after-variation'] : 'belongs';
    case Kind.REMARK:
      return isHead || stage === 'diagram' ? 'belongs' : 'passes';
    case Kind.ENDVAR:
      return rules['endvar-without-var'];
    default:
      return 'belongs';
  }
}

function dataPlace(stage: IshiState['stage']): 'belongs' | Rule {
  if (stage === 'variation') return rules['data-before-variation-move'];
  return stage === 'varied' ? rules['move-data-after-variation'] : 'belongs';
}

/// The keywords without which all that follows in the event is displaced.
const FAR_REACHING: ReadonlySet<string> = new Set(['EVENT', 'VAR', 'ENDVAR']);

function afterUnknown(state: IshiState, leaf: Leaf, at: number, report: Report): IshiState {
  const said = saidBy(leaf) as SaidText;
  const { keyword } = said;
  const meant = meantFor(said);
  const params = { value: shown(keyword.text), ...perhaps(keywordMeant(said)) };
  report.add({ rule: rules['unknown-keyword'], from: at + keyword.at, to: at + keyword.at + keyword.size, params });
  const next = passed(state, leaf);
  if (meant === 'COM' || meant === 'USER') return { ...next, quiet: Kind[meant] };
  const displaced = meant && FAR_REACHING.has(meant) ? 'event' : (state.displaced ?? 'move');
  return { ...next, displaced, uncertain: state.uncertain || meant === 'B' };
}
