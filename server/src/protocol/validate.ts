/// What messages are made of. One declaration is both the type of a part and how it is looked at: a part of a message that came
/// in is either as it should be or not there, so a record can put nothing into a page but short enough text and numbers.

export interface Part<T> {
  /// What is taken over of a value; undefined, if it is not sound.
  take(value: unknown): T | undefined;
  /// What people read of it: `count`, `list of Cell`.
  readonly words: string;
  /// What it holds, by name: its fields, or the kinds that it can be of.
  readonly parts?: Parts;
  /// For kinds: the field that says which.
  readonly tag?: string;
  /// What it is a list of, or one of.
  readonly of?: readonly Part<unknown>[];
  /// It may be left out.
  readonly optional?: true;
}

type Parts = Readonly<Record<string, Part<unknown>>>;

/// The type of what a part takes over.
export type TypeOf<P> = P extends Part<infer T> ? T : never;

type Maybe<T> = Part<T> & { readonly maybe: true };
type MaybeKeys<F> = { [K in keyof F]: F[K] extends Maybe<unknown> ? K : never }[keyof F];
type Taken<F> = Flat<
  { readonly [K in Exclude<keyof F, MaybeKeys<F>>]: TypeOf<F[K]> } & {
    readonly [K in MaybeKeys<F>]?: TypeOf<F[K]> | undefined;
  }
>;
type Flat<T> = { [K in keyof T]: T[K] } & {};

const SHORT = 200;
const MANY = 1000;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

export const count: Part<number> = { words: 'count', take: (value) => (isCount(value) ? value : undefined) };

export const integer: Part<number> = {
  words: 'whole number',
  take: (value) => (Number.isSafeInteger(value) ? (value as number) : undefined),
};

export const seconds: Part<number> = {
  words: 'seconds',
  take: (value) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined),
};

/// Whatever is not true is false.
export const flag: Part<boolean> = { words: 'yes or no', take: (value) => value === true };

/// One that is said for certain.
export const yesOrNo: Part<boolean> = {
  words: 'yes or no',
  take: (value) => (typeof value === 'boolean' ? value : undefined),
};

/// Longer text is cut.
export function text(most = SHORT): Part<string> {
  const take = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    return value.length > most ? `${value.slice(0, most)}…` : value;
  };
  return { words: 'text', take };
}

/// Text that means nothing when it is cut.
export const wholeText: Part<string> = {
  words: 'text',
  take: (value) => (typeof value === 'string' ? value : undefined),
};

export function oneOf<const T extends string>(all: readonly T[]): Part<T> {
  return { words: all.map((word) => `\`${word}\``).join(', '), take: (value) => all.find((word) => word === value) };
}

/// What is sound in a list; nothing, if it is none.
export function list<T>(of: Part<T>, most = MANY): Part<readonly T[]> {
  const sound = (all: readonly unknown[]): T[] =>
    all
      .slice(0, most)
      .map((one) => of.take(one))
      .filter((one) => one !== undefined);
  return { words: `list of ${of.words}`, of: [of], take: (value) => (Array.isArray(value) ? sound(value) : []) };
}

/// A list that is worth nothing unless all of it is sound.
export function wholeList<T>(of: Part<T>, most: number, least = 0): Part<readonly T[]> {
  const { take, ...more } = list(of, most);
  return {
    ...more,
    take(value) {
      if (!Array.isArray(value) || value.length > most || value.length < least) return undefined;
      const sound = take(value);
      return sound?.length === value.length ? sound : undefined;
    },
  };
}

/// So many numbers that belong together.
export function counts<T extends readonly (number | undefined)[]>(words: string, least: number, most: number): Part<T> {
  const { take } = wholeList(count, most, least);
  return { words, take: (value) => take(value) as T | undefined };
}

/// Numbers by their names.
export function table(most: number): Part<Readonly<Record<string, number>>> {
  const take = (value: unknown) => {
    const all = Object.entries(fieldsOf(value) ?? {});
    return Object.fromEntries(all.filter((one): one is [string, number] => isCount(one[1])).slice(0, most));
  };
  return { words: 'counts by name', take };
}

/// What may be left out, or null.
export function optional<T>(part: Part<T>): Maybe<T> {
  const take = (value: unknown) => (value === undefined || value === null ? undefined : part.take(value));
  return { ...part, take, optional: true, maybe: true };
}

/// What is taken as something else, if it is left out or not sound.
export function usual<T>(part: Part<T>, otherwise: T): Part<T> {
  const take = (value: unknown) => (value === undefined ? otherwise : (part.take(value) ?? otherwise));
  return { ...part, take, optional: true };
}

export function orNull<T>(part: Part<T>): Part<T | null> {
  return { words: `${part.words} or null`, of: [part], take: (value) => part.take(value) ?? null };
}

export function either<A, B>(one: Part<A>, other: Part<B>): Part<A | B> {
  const take = (value: unknown): A | B | undefined => one.take(value) ?? other.take(value);
  return { words: `${one.words} or ${other.words}`, of: [one, other], take };
}

/// Something with fields. What else it has is left out; unless all of it is sound, or can be left out, there is nothing.
export function object<const F extends Parts>(words: string, parts: F): Part<Taken<F>> {
  return { words, parts, take: (value) => taken(parts, value) as Taken<F> | undefined };
}

/// The fields of a message, which needs no name.
export const fields = <const F extends Parts>(parts: F): Part<Taken<F>> => object('', parts);

function taken(parts: Parts, value: unknown): object | undefined {
  const given = fieldsOf(value);
  if (!given) return undefined;
  const found: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    const sound = part.take(given[name]);
    if (sound !== undefined) found[name] = sound;
    else if (!part.optional) return undefined;
  }
  return found;
}

type Kinds<T extends string, P> = {
  readonly [K in keyof P & string]: Flat<{ readonly [tag in T]: K } & TypeOf<P[K]>>;
}[keyof P & string];

/// Something of one of several kinds; a field says of which.
export function kinds<T extends string, const P extends Parts>(words: string, tag: T, parts: P): Part<Kinds<T, P>> {
  const take = (value: unknown): object | undefined => {
    const kind = fieldsOf(value)?.[tag];
    if (typeof kind !== 'string' || !Object.hasOwn(parts, kind)) return undefined;
    const sound = parts[kind]?.take(value) as object | undefined;
    return sound && { [tag]: kind, ...sound };
  };
  return { words, parts, tag, take: take as (value: unknown) => Kinds<T, P> | undefined };
}

/// A part that is looked at once more.
export const also = <T, R>(part: Part<T>, look: (sound: T) => R | undefined): Part<R> => ({
  ...part,
  take(value) {
    const sound = part.take(value);
    return sound === undefined ? undefined : look(sound);
  },
});
