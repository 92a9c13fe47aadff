/// The formats there are. Which of them a text is in is told without them (`recognition`); here each is loaded when it is first needed.
/// `scripts/build.mjs` makes a file of its own of what is named in a `require`.

import type { Format } from './format';
import { quiet } from './shared/quiet';

interface FormatEntry {
  /// Of its specification.
  readonly id: string;
  /// The language that it is a format of.
  readonly language: string;
  /// Its records can be converted.
  readonly exchanges?: true;
  /// Only the names of its records are judged, not what is in them.
  readonly namesOnly?: true;
  load(): Format;
}

export const entries: readonly FormatEntry[] = [
  { id: 'wei7-3.0', language: 'wei7', exchanges: true, load: () => require('./wei7/3.0').wei7 },
  { id: 'wei7-2.2', language: 'wei7', exchanges: true, load: () => require('./wei7/2.2').wei7Xml },
  { id: 'jgf', language: 'jgf', exchanges: true, load: () => require('./jgf').jgf },
  { id: 'ishi', language: 'ishi', exchanges: true, load: () => require('./ishi').ishi },
  { id: 'sgf', language: 'sgf', exchanges: true, load: () => require('./sgf').sgf },
  { id: 'ccgc-ac2', language: 'ccgc', load: () => require('./ccgc/ac2').ac2 },
  { id: 'ccgc-am', language: 'ccgc', load: () => require('./ccgc/am').am },
  { id: 'ccgc-c5', language: 'ccgc', load: () => require('./ccgc/c5').c5 },
  { id: 'ccgc-c6', language: 'ccgc', load: () => require('./ccgc/c6').c6 },
  { id: 'ccgc-db', language: 'ccgc', load: () => require('./ccgc/db').db },
  { id: 'ccgc-hex', language: 'ccgc', load: () => require('./ccgc/hex').hex },
  { id: 'ccgc-ng', language: 'ccgc', load: () => require('./ccgc/ng').ng },
  { id: 'ccgc-pg', language: 'ccgc', load: () => require('./ccgc/pg').pg },
  { id: 'ccgc-wtn', language: 'ccgc', load: () => require('./ccgc/wtn').wtn },
  { id: 'ccgc-su', language: 'ccgc', load: () => require('./ccgc/su').su },
  { id: 'ccgc-naming', language: 'ccgc', namesOnly: true, load: () => require('./ccgc/names').named },
];

const byId: ReadonlyMap<string, FormatEntry> = new Map(entries.map((entry) => [entry.id, entry]));

/// Without loading it.
export const languageOfFormat = (id: string): string | undefined => byId.get(id)?.language;

export const formatNamed = (id: string): Format | undefined => byId.get(id)?.load();

/// Whether nothing in its records is checked. Without loading it.
export const judgesNamesOnly = (id: string): boolean => byId.get(id)?.namesOnly === true;

/// What a record of a format can be converted to: the ids of the others that can be.
export const exchangedWith = (id: string): readonly string[] =>
  byId.get(id)?.exchanges ? entries.flatMap((one) => (one.exchanges && one.id !== id ? [one.id] : [])) : [];

export const allFormats = (): readonly Format[] => entries.map((entry) => entry.load());

const quieted = new Map<string, Format>();

/// The same format with nothing to find fault with: for texts that only look like it.
export function quietFormat(id: string): Format | undefined {
  const known = quieted.get(id);
  if (known) return known;
  const format = formatNamed(id);
  if (!format) return undefined;
  const made = quiet(format);
  quieted.set(id, made);
  return made;
}
