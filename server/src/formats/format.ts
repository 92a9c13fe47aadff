/// What a format is to the rest of Qipu. A session follows one document through its versions.

import type { Findings } from '../record/finding';
import type { Menders } from '../record/fix';
import type { Help } from '../record/help';
import type { RecordView } from '../record/view';
import type { Writer } from '../record/wish';
import type { Rule, Specification } from '../spec/rule';
import type { Family } from '../text/lexer';
import type { Run } from '../text/node';

export interface Format {
  readonly specification: Specification;
  readonly family: Family;
  readonly rules: Readonly<Record<string, Rule>>;
  open(): Session;
  /// For whoever writes or reads a record in an editor.
  readonly help?: Help;
  /// For whoever writes a record by playing on its board.
  readonly writer?: BoardWriter;
  /// How faults are mended.
  readonly menders?: Menders;
  /// What its files are encoded in; UTF-8, if it does not say.
  readonly encoding?: 'GB 2312';
}

/// What the bytes of a file are encoded in, and whether a byte order mark says so.
export interface Encoding {
  readonly name: 'ASCII' | 'GB 2312' | 'GB 18030' | 'UTF-8' | 'UTF-16';
  readonly marked: boolean;
}

/// What a writer can do at all, apart from playing: put set-up stones, marks and letters, write a comment, put a variation
/// before another, take moves away.
export interface Abilities {
  readonly comment: boolean;
  readonly stones: boolean;
  readonly marks: boolean;
  readonly labels: boolean;
  /// Labels are of a few kinds only, so that there is no next letter and no next number.
  readonly fixed?: boolean;
  /// Which forms marks can have: triangle, square, circle, cross. Without any, a mark is a letter or another sign.
  readonly forms?: readonly string[];
  readonly promote: boolean;
  readonly remove: boolean;
  /// A move has several cells, which are chosen one after the other; and nobody passes.
  readonly targets?: boolean;
  /// And these cells are where stones are put, rather than the way of a piece.
  readonly puts?: boolean;
}

export interface BoardWriter extends Writer {
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

export interface Session {
  /// Turns to a new version of the text.
  turnTo(root: Run, source: Source): void;
  /// What is wrong with the text and its values. Pauses.
  read(): Generator<void, Findings>;
  /// What is wrong with the play. Pauses.
  play(): Generator<void, Findings>;
  /// The record, as far as there is one.
  record(): RecordView | undefined;
}
