/// What goes out as JSON: diagnostics and answers, each written once, though it may go out more than once. What is long is written
/// ahead in slices, so that nobody waits for it.

import type { Turns } from './turns';

/// What is long as the bytes that go out.
const WRITTEN = new WeakMap<object, string | Buffer>();

/// What is written at once: so many values, where so many characters of a text count as one.
const LONG = 4096;
const CHARACTERS = 16;

/// The JSON of something that goes out.
export function jsonOf(thing: object): string | Buffer {
  const known = WRITTEN.get(thing);
  if (known !== undefined) return known;
  const text = JSON.stringify(thing);
  WRITTEN.set(thing, text);
  return text;
}

/// Writes ahead what is long, as long as `isWanted` says so.
export function writtenAhead(turns: Turns, owner: unknown, thing: unknown, isWanted: () => boolean): Promise<void> {
  if (typeof thing !== 'object' || thing === null || !isLong(thing) || WRITTEN.has(thing)) return Promise.resolve();
  const pieces: Buffer[] = [];
  const steps = encoded(thing, pieces);
  return new Promise((resolve) => {
    turns.queue(owner, (enough) => {
      while (isWanted()) {
        if (steps.next().done) {
          WRITTEN.set(thing, Buffer.concat(pieces));
          break;
        }
        if (enough()) return true;
      }
      resolve();
      return false;
    });
  });
}

function* encoded(thing: object, to: Buffer[]): Generator<void, void> {
  const texts: string[] = [];
  for (const steps = written(thing, texts); !steps.next().done; yield) to.push(Buffer.from(texts.splice(0).join('')));
  to.push(Buffer.from(texts.join('')));
}

/// As `JSON.stringify` does it, piece by piece.
function* written(thing: unknown, to: string[]): Generator<void, void> {
  if (!isLong(thing)) {
    to.push(JSON.stringify(thing) ?? 'null');
  } else if (typeof thing === 'string') {
    yield* writtenText(thing, to);
  } else {
    const isList = Array.isArray(thing);
    let separator = isList ? '[' : '{';
    let weight = 0;
    for (const [key, value] of Object.entries(thing as object)) {
      if (!isList && value === undefined) continue;
      to.push(isList ? separator : `${separator}${JSON.stringify(key)}:`);
      separator = ',';
      yield* written(value, to);
      weight += weightOf(value, LONG);
      if (weight < LONG) continue;
      weight = 0;
      yield;
    }
    to.push(separator === ',' ? '' : separator, isList ? ']' : '}');
  }
}

function* writtenText(text: string, to: string[]): Generator<void, void> {
  to.push('"');
  let from = 0;
  while (from < text.length) {
    const end = from + LONG * CHARACTERS;
    // Not in the midst of a character.
    const next = (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end;
    to.push(JSON.stringify(text.slice(from, next)).slice(1, -1));
    from = next;
    yield;
  }
  to.push('"');
}

const isLong = (thing: unknown): boolean => weightOf(thing, LONG) >= LONG;

/// How much there is to write, up to about `most`.
function weightOf(thing: unknown, most: number): number {
  if (typeof thing === 'string') return 1 + thing.length / CHARACTERS;
  if (typeof thing !== 'object' || thing === null) return 1;
  let weight = 1;
  for (const key in thing) {
    weight += weightOf(thing[key as keyof typeof thing], most - weight);
    if (weight >= most) break;
  }
  return weight;
}
