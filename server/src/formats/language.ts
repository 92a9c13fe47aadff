/// What a language of records says of itself without any of its formats being loaded: the names of its files, how its texts
/// look, what they are encoded in. Whoever has to tell records from other files, or one kind of record from another, asks this
/// and nothing else: the command, the server, the extension, and the manifest that editors read before any of them runs.

export type EncodingName =
  | 'ASCII'
  | 'GB 2312'
  | 'GB 18030'
  | 'UTF-8'
  | 'UTF-16'
  | 'Big5'
  | 'Shift_JIS'
  | 'EUC-KR'
  | 'Latin-1';

/// What the bytes of a file are encoded in, and whether a byte order mark says so.
export interface Encoding {
  readonly name: EncodingName;
  readonly marked: boolean;
}

export interface RecordLanguage {
  /// As editors know it.
  readonly id: string;
  /// What people call it; the first stands in menus.
  readonly aliases: readonly string[];
  /// How names of its files end.
  readonly extensions: readonly string[];
  /// How names of its files look as a whole, where an ending alone would say too little. As editors write it: `*` is anything,
  /// `{a,b}` either, `[ab]` one of these signs.
  readonly namePatterns?: readonly string[];
  /// Where its records are met too, though the ending is that of something else.
  readonly guestOf?: readonly Host[];
  /// A first line that nothing else has, for editors that look at no more of a file without an ending.
  readonly firstLine: string;
  /// What its files may be in; the first is that of a new file.
  readonly encodings: readonly EncodingName[];
  /// Its records state what they are encoded in, which may be wrong: so the bytes of a file are looked at when it is opened.
  readonly statesEncoding?: boolean;
  /// What bytes are taken to be in that are neither UTF-8 nor what the record states, if it states anything.
  guess?(bytes: Uint8Array, stated: EncodingName | undefined): EncodingName;
  /// What an editor does otherwise with its texts than with those of other languages of records.
  readonly settings?: Readonly<Record<string, unknown>>;
  /// How surely a text is one of this language, by its beginning: not at all (0), or it looks like it (1), has what only this
  /// language has (2), says so itself (3).
  likeness(head: string, name: string | undefined): number;
  /// Which of its formats a text is in, by its beginning and by the name of its file.
  formatOf(head: string, name: string | undefined): Recognised;
}

/// Another language's files, in which records are met.
interface Host {
  readonly extension: string;
  /// What an editor takes such files for.
  readonly language: string;
}

/// What a text has been recognised as.
export interface Recognised {
  /// The id of its specification.
  readonly format: string;
  /// The format to take where there is none of that id yet.
  readonly otherwise?: string;
  /// Nothing is looked at but the name of its file.
  readonly namesOnly?: true;
  /// It only looks like it: that is enough for a board, not for finding fault.
  readonly likely?: boolean;
  /// What such a text is to be encoded in; UTF-8, if nothing is said.
  readonly encoding?: EncodingName | undefined;
}
