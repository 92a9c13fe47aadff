/// What a format is to the rest of Qipu, and the sessions that it opens: each follows one document through its versions and
/// does all that an editor asks of it.

import type { Writer } from '../record/board-edit';
import type { Findings, SoFar } from '../record/finding';
import type { Help } from '../record/help';
import type { Layout } from '../record/layout';
import type { AnyCourse } from '../record/line';
import type { Exchange } from '../record/model';
import type { People } from '../record/people';
import type { QuickFixes } from '../record/quick-fix';
import type { Retelling } from '../record/retelling';
import type { RecordView, Stretch } from '../record/view';
import type { Rule, Specification } from '../spec/rule';
import type { Family } from '../text/lexer';
import type { Leaf, Run } from '../text/node';
import type { Renewal } from '../text/renewal';
import type { Encoding } from './language';

export interface Format {
  readonly specification: Specification;
  readonly family: Family;
  readonly rules: Readonly<Record<string, Rule>>;
  open(): Session;
  /// How its records go to other formats and come from them.
  readonly exchange?: () => Exchange;
  /// How its records are told otherwise.
  readonly retelling?: () => Retelling;
  /// A text of it may hold several games; what each but the first has to begin with, if anything.
  readonly severalGames?: { readonly opener?: string };
  /// Its texts name what they are encoded in: a text that says UTF-8.
  readonly inUtf8?: () => (text: string) => string;
  /// How its records are laid out.
  readonly layout?: () => Layout;
  /// Where the name stands in a bracket, if brackets that belong together have the same.
  readonly nameOf?: (bracket: Leaf) => Stretch;
}

/// What a writer can do at all, apart from playing: put set-up stones, marks and letters, write a comment, put a variation
/// before another, take moves away.
export interface Abilities {
  readonly comment: boolean;
  readonly stones: boolean;
  readonly marks: boolean;
  readonly labels: boolean;
  /// How many characters a label may have, where that is a few.
  readonly labelLength?: number;
  /// Labels are of a few kinds only, so that there is no next letter and no next number.
  readonly fixed?: boolean;
  /// Which forms marks can have: triangle, square, circle, cross. Without any, a mark is a letter or another sign.
  readonly forms?: readonly string[];
  readonly promote: boolean;
  readonly remove: boolean;
  /// Nobody passes in its games.
  readonly pass?: false;
}

export interface BoardWriter<K extends AnyCourse = AnyCourse> extends Writer<K> {
  readonly can: Abilities;
}

/// Where a text comes from, as far as whoever reads files can tell.
export interface Source {
  /// The name of the file it is kept in, if it is kept in one.
  readonly name?: string | undefined;
  /// Whether its bytes were sound in the encoding of the format: `sound`, or the offset of the first character that is not.
  /// Unknown: then a replacement character in the text is taken as the sign of one.
  readonly bytes?: 'sound' | number | undefined;
  /// For formats in which it is a rule.
  readonly encoding?: Encoding | undefined;
}

/// Inside its format a session is typed by its own course. To all others it is one of any course: they hand back what it has
/// given them, a record and spots on its course, and never those of another session.
export interface Session<K extends AnyCourse = AnyCourse> {
  /// Turns to a new version of the text. It may be known what the edits since the last one, which was read and played to the end,
  /// have left of the nodes around them.
  turnTo(root: Run, source: Source, renewal?: Renewal): void;
  /// What is wrong with the text and its values. Pauses, and may say then what has been found so far.
  read(): Generator<SoFar, Findings>;
  /// What is wrong with the play. Pauses.
  play(): Generator<SoFar, Findings>;
  /// The record, as far as there is one.
  record(): RecordView<K> | undefined;
  /// For whoever writes or reads a record in an editor.
  readonly help?: Help<K>;
  /// For whoever writes a record by playing on its board.
  readonly writer?: BoardWriter<K>;
  /// Who takes part, and where.
  readonly people?: People | undefined;
  /// How faults are mended.
  readonly quickFixes?: QuickFixes;
}
