/// What is told of records that are converted: what each became, and what it lost.

import { fill, type Language } from '../../spec/rule';
import type { Place } from '../../text/position';
import { converting } from '../messages';
import { visible } from '../visible';
import type { Conversion, PlacedLoss } from './conversion';

/// Of places that a line names.
const FEW = 5;

export interface ConvertReport {
  begin(): string;
  /// `targets` are the files that were written, if any.
  record(conversion: Conversion, targets: readonly string[]): string;
  end(counts: { readonly records: number; readonly converted: number }): string;
}

export class TextReport implements ConvertReport {
  constructor(readonly language: Language) {}

  begin(): string {
    return '';
  }

  record(conversion: Conversion, targets: readonly string[]): string {
    if ('refusal' in conversion) return '';
    const { path, losses } = conversion;
    const [first = '', last = first] = [targets[0], targets.at(-1)];
    const games = targets.length > 1 ? fill(converting.games, this.language, { count: targets.length }) : '';
    const became =
      targets.length === 0 ? '' : ` → ${visible(first)}${last === first ? '' : ` … ${visible(last)}`}${games}`;
    return `${visible(path)}${became}\n${losses.map((loss) => `  ${this.loss(loss)}\n`).join('')}`;
  }

  /// On one line, with the first places.
  loss({ code, words, places }: PlacedLoss): string {
    return `${code}: ${visible(words[this.language])}${placesOf(places)}`;
  }

  end(counts: { readonly records: number; readonly converted: number }): string {
    return `${fill(converting.summary, this.language, counts)}\n`;
  }
}

/// Counted from 1, as people do.
export function placesOf(places: readonly Place[]): string {
  if (places.length === 0) return '';
  const named = places.slice(0, FEW).map(({ line, character }) => `${line + 1}:${character + 1}`);
  return `: ${named.join(', ')}${places.length > FEW ? ', …' : ''}`;
}

/// For programs: an array, an object a record, each on a line of its own.
export class JsonReport implements ConvertReport {
  #first = true;

  constructor(readonly language: Language) {}

  begin(): string {
    return '[';
  }

  record(conversion: Conversion, targets: readonly string[]): string {
    const start = this.#first ? '\n  ' : ',\n  ';
    this.#first = false;
    const { path: file } = conversion;
    if (!('refusal' in conversion)) {
      const losses = conversion.losses.map(({ code, count, places, words, carried }) => ({
        code,
        count,
        message: words[this.language],
        places: places.map(fromOne),
        ...(carried && { carried }),
      }));
      return start + JSON.stringify({ file, to: targets, losses });
    }
    const { code, refusal, places } = conversion;
    const refused = { code, message: refusal[this.language], places: places.map(fromOne) };
    return start + JSON.stringify({ file, to: [], refused });
  }

  end(): string {
    return this.#first ? ']\n' : '\n]\n';
  }
}

const fromOne = ({ line, character }: Place): Place => ({ line: line + 1, character: character + 1 });
