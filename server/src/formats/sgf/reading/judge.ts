/// A node while it is looked at: what it says, what counts of that, and what has been found.

import { Report } from '../../../record/finding';
import type { Params, Rule } from '../../../spec/rule';
import { shortened } from '../../../syntax/measure';
import { insideOf, type Piece, type Property, pieceOf, type Value } from '../../../syntax/sgf/piece';
import type { Leaf } from '../../../text/node';
import { EventReport, type Span } from '../../shared/event-report';
import type { GameContext } from '../context';
import type { Standard } from '../properties';
import { rules } from '../rules';
import { type First, NO_FIRSTS } from './reading';

/// A property that is looked at, and what it is in the standard.
export class Known implements Property {
  constructor(
    readonly standard: Standard,
    /// As the node keeps it.
    readonly own: Property,
  ) {}

  get name(): string {
    return this.own.name;
  }

  get written(): string {
    return this.own.written;
  }

  get at(): number {
    return this.own.at;
  }

  get values(): readonly Value[] {
    return this.own.values;
  }

  get isShared(): boolean {
    return this.own.isShared;
  }
}

const NONE: readonly Known[] = [];

export class NodeJudge extends EventReport {
  #firsts: Map<string, First> | undefined;
  readonly piece: Piece;
  /// Those of the standard that count, the first of each name; of lists and texts all.
  known: readonly Known[] = NONE;
  /// What these may have to do with each other.
  concerns = 0;

  constructor(
    readonly leaf: Leaf,
    readonly context: GameContext,
    readonly isRoot: boolean,
  ) {
    super(new Report(), 0);
    this.piece = pieceOf(leaf);
  }

  inside(value: Value): string {
    return insideOf(this.leaf.text, value);
  }

  /// At what stands between the brackets; at these, if nothing does.
  value(rule: Rule, value: Value, params?: Params): void {
    this.at(rule, valueSpan(value), { value: shortened(this.inside(value)), ...params });
  }

  brackets(rule: Rule, { at, end }: Value, params?: Params): void {
    this.at(rule, { at, size: end - at }, params);
  }

  identifier(rule: Rule, { at, written, name }: Property, params?: Params): void {
    this.at(rule, { at, size: written.length }, { name, value: written, ...params });
  }

  /// Told once a game.
  first(key: string, rule: Rule, { at, size }: Span, params?: Params): void {
    this.#firsts ??= new Map();
    if (!this.#firsts.has(key)) this.#firsts.set(key, { key, rule, at, size, params });
  }

  get firsts(): readonly First[] {
    return this.#firsts ? [...this.#firsts.values()] : NO_FIRSTS;
  }

  /// FF[1] does not have this.
  beyondFirst(span: Span, value: string): void {
    if (this.context.ff === undefined) this.first('ff', rules['ff-missing'], span, { value });
  }
}

export const valueSpan = ({ at, end, closed }: Value): Span =>
  end - at > 2 ? { at: at + 1, size: end - at - (closed ? 2 : 1) } : { at, size: end - at };
