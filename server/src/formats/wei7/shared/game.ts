/// What a wei7 record says, whatever its version: what the two ways of writing it have in common, and no more. Lines of play are
/// trees of moves here, as in the texts; `model.ts` has them as the nodes that other formats know.

export interface Wei7Game {
  readonly columns: number;
  readonly rows: number;
  readonly info: Info;
  readonly tree: Tree;
  readonly places?: Readonly<Record<string, number>> | undefined;
}

export interface Info extends Named {
  readonly place?: string | undefined;
  readonly rules?: { readonly scoring?: string; readonly komi?: number; readonly type?: string } | undefined;
  /// In UTC, as 3.0 writes it.
  readonly time?: string | undefined;
  readonly participants: readonly Person[];
  /// Who plays which colour; no colour: unknown.
  readonly players: readonly { readonly participant: number; readonly color?: number }[];
  readonly result?: { readonly winner: number | null; readonly margin?: number } | undefined;
}

export interface Named {
  readonly domain?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

export interface Person extends Named {
  readonly title?: string | undefined;
  readonly rank?: string | undefined;
}

/// A line of play with what parts at its end. Made while a record is read.
export interface Tree {
  /// Where it stands in its text.
  readonly at?: number | undefined;
  title?: string | undefined;
  pre?: Setup | undefined;
  readonly steps: Step[];
  branches: Tree[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Mark extends Point {
  readonly symbol: string;
}

export interface Setup {
  readonly stones: readonly (Point & { readonly color: number })[];
  readonly problem?: number | undefined;
  readonly marks: readonly Mark[];
  readonly comment?: string | undefined;
}

export interface Step {
  readonly at?: number | undefined;
  readonly color: number;
  /// Null for a pass.
  readonly point: Point | null;
  readonly evaluation?: string | undefined;
  readonly problem?: number | undefined;
  readonly marks: readonly Mark[];
  readonly comment?: string | undefined;
}

export const newTree = (at?: number): Tree => ({ at, steps: [], branches: [] });
