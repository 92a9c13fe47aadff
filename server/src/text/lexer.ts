/// What a syntax family tells the tree: how to cut a text into tokens, and which brackets pair up. The tree knows no format.

import type { Leaf, Node, Pair, Role, Run } from './node';

/// One token as the lexer finds it. One object is filled again and again, so that lexing allocates nothing.
export class Token {
  kind = 0;
  role: Role = 0;
  id = 0;
  flags = 0;
  /// Length of the token proper, and with the white space after it.
  size = 0;
  width = 0;
  /// How many characters from its start were looked at to tell what it is and where it ends; the end of the text counts as
  /// one. Whatever changes among these may change the token.
  reach = 0;
}

export interface Family {
  readonly name: string;
  /// Cuts the token that begins at `at`. What came before does not count, only whether this is the start of all.
  scan(text: string, at: number, first: boolean, token: Token): void;
  /// Where the brackets that begin at a place end, with the white space behind them, if that is near; else -1. It need not be right: it only says
  /// how much of a text may come again. Without this, nothing is looked for that does.
  nearEnd?(text: string, at: number): number;
  readonly repair: RepairHints;
}

/// What the family knows about damage, to mend it where a person would.
interface RepairHints {
  /// A pair was never closed. Where in its run (in items) should it have been closed? -1: at the end.
  /// `parent` is the bracket around it, if any.
  splitAt(open: Leaf, run: Run, parent: Leaf | undefined): number;
  /// A bracket around this pair has no closer. Is the pair's closer the one that is missing there, and its own the one that
  /// was left out? `before` is the token before the pair.
  lends?(pair: Pair, before: Leaf): boolean;
  /// A closer without an opener has come. Was the last pair of the run closed too early, so that all after it belongs
  /// into it? Without this, never. `pair` is the last pair with the closer's id, `rest` the items after it.
  reopens?(pair: Pair, rest: Node, around: Leaf | undefined): boolean;
}
