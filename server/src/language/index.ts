/// All that can be asked about one record, by an editor or by the command: the one door to what stands in this folder. It speaks
/// offsets and the person's language. Whatever may take long is a generator, to be worked off in slices.

import { exchangedWith, formatNamed } from '../formats/list';
import type { MoveStep } from '../protocol/move-step';
import type { Step } from '../protocol/steps';
import type { BoardEdit, Chosen, EditResult, Refusal } from '../record/board-edit';
import type { Person } from '../record/people';
import type { Cell, Sight, Stretch } from '../record/view';
import type { Clause, Specification } from '../spec/rule';
import type { Edit } from '../text/edit';
import type { Around } from './around';
import type { BoardAt } from './board';
import { clauseOf } from './clause';
import type { Completions } from './completion';
import type { Converting, converted } from './converting';
import type { Definition } from './definition';
import { DEFAULT_PREFERENCES, type Diagnostics, diagnosticsOf, type Preferences } from './diagnostics';
import type { DiagramAt } from './diagram';
import { type Checked, RecordDocument } from './document';
import type { Offer } from './fixes';
import { type Fold, foldsOf, MOST_FOLDS } from './folding';
import { formatOf } from './format-of';
import type { Wished } from './formatting';
import type { Hint, HintWishes } from './hints';
import { type Hover, hoverAt } from './hover';
import type { Known, MovesTree, Stayed } from './moves-tree';
import type { Normalised } from './normalise';
import type { Pools } from './pools';
import type { OfferedRefactoring, Refactored, Refactoring } from './refactoring';
import type { Highlight } from './references';
import { standingAt } from './standing';
import type { OutlineSymbol } from './symbols';
import type { SideToken } from './tokens';

export type { Around } from './around';
export type { BoardAt } from './board';
export { clauseOf } from './clause';
export type { Completion, Completions } from './completion';
export type { Converted, ToldLoss } from './converting';
export {
  DEFAULT_PREFERENCES,
  type Diagnostic,
  diagnosticOf,
  moreWords,
  type Preferences,
  severityFor,
} from './diagnostics';
export { type Change, type Checked, RecordDocument, type Since } from './document';
export type { Offer } from './fixes';
export { MOST_FOLDS } from './folding';
export { likeItWords, type Shown, shownOf } from './gathered';
export type { HalfTyped } from './half-typed';
export type { HintWishes, HowMany } from './hints';
export type { Hover } from './hover';
export { plainText, snippetText } from './inserted';
export type { MovesTree } from './moves-tree';
export type { Normalised } from './normalise';
export { OPENING_SIGNS } from './opening-signs';
export { Pools } from './pools';
export type { Refactored, Refactoring } from './refactoring';
export { SIDES } from './sides';
export type { OutlineSymbol } from './symbols';
export type { SideToken } from './tokens';

/// Where the tree of moves is looked at.
interface TreeWindow {
  readonly offset: number;
  readonly around: number;
  readonly known?: Known | undefined;
}

const formatting = () => require('./formatting') as typeof import('./formatting');
const outlining = () => require('./symbols') as typeof import('./symbols');
const mending = () => require('./mending') as typeof import('./mending');
const converting = () => require('./converting') as typeof import('./converting');
const refactoring = () => require('./refactoring') as typeof import('./refactoring');
const completing = () => require('./completion') as typeof import('./completion');
const boards = () => require('./boards') as typeof import('./boards');
const navigating = () => require('./navigating') as typeof import('./navigating');
const insight = () => require('./insight') as typeof import('./insight');

type Steps<T> = Generator<void, T | undefined>;

export class Features {
  constructor(
    readonly document: RecordDocument,
    readonly preferences: Preferences = DEFAULT_PREFERENCES,
    /// What was reported last of what is wrong with it, perhaps in an older version.
    readonly reported: Checked | undefined = undefined,
  ) {}

  /// What is wrong with the text as it is, once that is known.
  get checked(): Checked | undefined {
    return this.reported?.root === this.document.root ? this.reported : undefined;
  }

  get diagnostics(): Diagnostics {
    return this.checked ? diagnosticsOf(this.checked, this.preferences) : { list: [], more: 0 };
  }

  /// Without an offset, at the end of the main line.
  board(offset?: number, sight?: Sight): Steps<BoardAt> {
    return boards().boardAt(this.document, this.#standing(offset), sight);
  }

  /// What a panel shows around the board, with so many of the last moves numbered.
  around(offset: number | undefined, numbers: number): Steps<Around> {
    return boards().aroundOf(this.document, {
      offset: this.#standing(offset),
      cursor: offset,
      numbers,
      checked: this.checked,
      preferences: this.preferences,
    });
  }

  /// How many moves there are on the line.
  length(offset?: number): Steps<number> {
    return boards().lengthAt(this.document, this.#standing(offset));
  }

  /// From a move on.
  diagram(offset: number | undefined, first: number, sight?: Sight): Steps<DiagramAt> {
    return boards().diagramAt(this.document, this.#standing(offset), first, sight);
  }

  tree(window: TreeWindow): Steps<MovesTree | Stayed> {
    return boards().movesTree(this.document, {
      ...window,
      offset: standingAt(this.document, window.offset),
      checked: this.checked,
      preferences: this.preferences,
    });
  }

  /// Where a step leads.
  step(offset: number, step: Step): Steps<number> {
    return boards().stepTo(this, standingAt(this.document, offset), step);
  }

  /// To a column of the tree of moves.
  column(offset: number, column: number): Steps<number> {
    return boards().columnFrom(this.document, standingAt(this.document, offset), column);
  }

  /// To the move that put what stands on a cell.
  stone(offset: number, cell: Cell): Steps<number> {
    return boards().stoneFrom(this.document, standingAt(this.document, offset), cell);
  }

  /// How a move that is made in steps goes on; undefined, where moves are made at once.
  targets(offset: number | undefined, chosen: readonly Chosen[]): Steps<MoveStep> {
    return boards().stepAt(this.document, this.#standing(offset), chosen, this.preferences.language);
  }

  write(offset: number, boardEdit: BoardEdit): Generator<void, EditResult> {
    return boards().writtenAt(this.document, standingAt(this.document, offset), boardEdit);
  }

  /// Where a cursor stands in the game, if one is meant.
  #standing(offset: number | undefined): number | undefined {
    return offset === undefined ? undefined : standingAt(this.document, offset);
  }

  completions(offset: number, typed?: string): Steps<Completions> {
    return completing().completionsAt(this.document, offset, this.preferences.language, typed);
  }

  hover(offset: number): Steps<Hover> {
    const { checked, preferences } = this;
    return hoverAt(this.document, offset, preferences.language, checked && { checked, preferences });
  }

  symbols(): Generator<void, OutlineSymbol[]> {
    return outlining().symbolsOf(this.document, this.preferences.language);
  }

  folds(most = MOST_FOLDS): Generator<void, Fold[]> {
    return foldsOf(this.document, most);
  }

  /// What can be selected around an offset, from the inside out.
  selections(offset: number): readonly Stretch[] {
    return navigating().selectionsAt(this.document.root, offset);
  }

  highlights(offset: number): Generator<void, Highlight[]> {
    return navigating().highlightsAt(this.document, offset);
  }

  /// Names that are written together.
  linked(offset: number): readonly Stretch[] {
    return navigating().linkedAt(this.document.root, offset, this.document.format);
  }

  definition(offset: number): Steps<Definition> {
    return navigating().definitionAt(this.document, offset);
  }

  references(offset: number, withDeclaration: boolean): Generator<void, Stretch[]> {
    return navigating().referencesAt(this.document, offset, withDeclaration);
  }

  /// Whose name can be given anew.
  named(offset: number): Person | undefined {
    return navigating().namedAt(this.document, offset);
  }

  renamed(offset: number, name: string): readonly Edit[] | undefined {
    return navigating().renamed(this.document, offset, name);
  }

  /// What is worth reading beside the moves of a part of the text.
  hints(between: Stretch, wishes?: HintWishes): Generator<void, Hint[]> {
    return insight().hintsIn(this.document, between, wishes, this.preferences.language);
  }

  /// Its moves by their sides: those that somebody may look at between two places, or all.
  tokens(between?: Stretch): Generator<void, SideToken[]> {
    if (between) return insight().tokensIn(this.document, between);
    const all = { from: 0, to: this.document.root?.width ?? 0 };
    return insight().tokensIn(this.document, all, Number.POSITIVE_INFINITY);
  }

  /// Where variations begin.
  variations(): Generator<void, number[]> {
    return insight().variationsOf(this.document);
  }

  variation(offset: number): Steps<string> {
    return insight().variationAt(this.document, offset, this.preferences.language);
  }

  /// Laid out anew, as far as its format is.
  formatted(wished: Wished): Steps<Edit[]> {
    return formatting().formatted(this.document, wished);
  }

  /// Where the thing begins that ends right before an offset.
  completed(offset: number): number | undefined {
    return formatting().completedAt(this.document.root, offset);
  }

  /// What can be done about the faults between two offsets.
  fixes(from: number, to: number): readonly Offer[] {
    return this.checked ? mending().fixesIn(this.document, this.checked, from, to, this.preferences) : [];
  }

  /// With everything mended that can only be mended in one way, as long as nothing is lost.
  *normalised(renaming = false): Steps<Normalised> {
    return this.checked && (yield* mending().normalised(this.document, this.checked, renaming));
  }

  /// Whether there is anything that could be.
  get hasSureFixes(): boolean {
    return this.checked !== undefined && mending().hasSureFixes(this.document, this.checked);
  }

  /// What can be done at a place to the record as a whole, or to its lines.
  refactorings(offset: number): Generator<void, OfferedRefactoring[]> {
    return refactoring().offeredAt(this.document, standingAt(this.document, offset));
  }

  refactored(offset: number, id: Refactoring): Generator<void, Refactored | Refusal> {
    return refactoring().refactoredAt(this.document, standingAt(this.document, offset), id);
  }

  /// The ids of the specifications that it can be converted to.
  get convertible(): readonly string[] {
    const { format } = this.document;
    return format ? exchangedWith(format.specification.id) : [];
  }

  *convert(to: string, how?: Converting): ReturnType<typeof converted> {
    return this.checked && (yield* converting().converted(this.document, this.checked, to, how));
  }
}

/// A text that nobody is writing.
interface Reading {
  readonly language: string;
  readonly text: string;
  readonly source: RecordDocument['source'];
}

/// Looked through to its end.
export function featuresOf({ language, text, source }: Reading, preferences?: Preferences, pools?: Pools): Features {
  let checked: Checked | undefined;
  const report = (news: Checked): void => void (checked = news);
  const document = new RecordDocument(language, source, text, 0, 'utf-16', report, formatOf, pools?.poolFor);
  document.work(() => false);
  return new Features(document, preferences, checked);
}

/// Files as one text, if they are of one format that can hold them all; undefined for what is no record.
export const mergedGames: typeof import('./games').mergedGames = (files) =>
  (require('./games') as typeof import('./games')).mergedGames(files);

/// A clause by the id of its specification and its number.
export function clauseIn(
  id: string,
  number: string,
): { readonly specification: Specification; readonly clause: Clause } | undefined {
  const specification = specificationOf(id);
  const clause = specification && clauseOf(specification, number);
  return clause && { specification, clause };
}

export const specificationOf = (id: string): Specification | undefined => formatNamed(id)?.specification;
