/// How what is wrong can be put right. A format knows a quick fix for a rule; the edits are made only when a person asks for them.

import type { Words } from '../spec/rule';
import type { FixedIn } from '../spec/rule-book';
import type { Edit } from '../text/edit';
import type { Run } from '../text/node';
import type { Finding } from './finding';
import type { RecordView } from './view';

export interface Fix {
  readonly title: Words;
  /// In the order of the text, apart from each other, with the offsets of the text as it is.
  readonly edits: readonly Edit[];
  /// There is no other way to see it: may be done for all faults of the kind at once.
  readonly sure?: boolean;
  /// Something that somebody wrote is gone afterwards: never done but where a person asks for it.
  readonly loses?: boolean;
  /// The file should be called so.
  readonly rename?: string;
  /// The file should be read in this encoding.
  readonly encoding?: string;
}

/// What is to be mended, and where.
export interface Fault {
  readonly finding: Finding;
  readonly from: number;
  readonly to: number;
  readonly root: Run;
  readonly record: RecordView | undefined;
  /// The name of the file.
  readonly name: string | undefined;
}

export type QuickFix = (fault: Fault) => Iterable<Fix>;

/// By the name of the rule.
export type QuickFixes = Readonly<Record<string, QuickFix>>;

/// One for each rule of a book that says it has one, and for no other.
export type QuickFixesFor<Book> = { readonly [Name in FixedIn<Book>]: QuickFix };

/// Puts a text in the place of what is wrong.
export function replacing(fault: Fault, text: string, title: Words, sure = false): Fix {
  return { title, edits: [{ from: fault.from, to: fault.to, text }], sure };
}
