/// What an editor can do with records, as rows of a table: for each format a test, or the reason why there is none. `docs/FEATURES.md` is
/// written from it.

import { FORMATS, type FormatId, Sample } from './samples';

/// Fails if the feature does not work.
export type Check = () => void;

export interface Row {
  readonly feature: string;
  readonly about: string;
  /// A test, or why it makes no sense there.
  readonly cells: Readonly<Record<FormatId, Check | string>>;
}

type Data<T> = Readonly<Record<FormatId, T>>;

/// A reason stands for itself; anything else is what a format's test begins with.
export function row<T>(
  feature: string,
  about: string,
  data: Data<T | Reason>,
  check: (sample: Sample, given: T) => void,
): Row {
  const cells = FORMATS.map((format): [FormatId, Check | string] => {
    const given = data[format];
    return [format, given instanceof Reason ? given.words : () => check(new Sample(format), given)];
  });
  return { feature, about, cells: Object.fromEntries(cells) as Data<Check | string> };
}

export class Reason {
  constructor(readonly words: string) {}
}

export const because = (words: string): Reason => new Reason(words);

/// The same for all formats but some.
export const everywhere = <T>(given: T, others: Partial<Data<T | Reason>> = {}): Data<T | Reason> => ({
  ...(Object.fromEntries(FORMATS.map((format) => [format, given])) as Data<T>),
  ...others,
});

/// Why records without a chapter of their own are checked by their names alone.
export const UNREAD = because('only names and headers of these games are read');

const FLAT = because('its records have no variations');

/// For what needs lines that part.
export const WITHOUT_VARIATIONS: Partial<Data<Reason>> = {
  'ccgc-c5': FLAT,
  'ccgc-c6': FLAT,
  'ccgc-hex': FLAT,
  'ccgc-ng': FLAT,
  'ccgc-pg': FLAT,
  'ccgc-am': FLAT,
  'ccgc-su': FLAT,
  'ccgc-wtn': FLAT,
  'ccgc-db': FLAT,
  'ccgc-ac2': FLAT,
  'ccgc-naming': UNREAD,
};
