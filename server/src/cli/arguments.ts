/// The words of a command line, told apart: options with their values, and the rest.

import { CommandFault } from './fault';
import { usage } from './messages';

/// What an option takes: nothing, a value, or a value each of several times.
type Takes = 'nothing' | 'value' | 'values';
export type Options = Readonly<Record<string, Takes>>;

export class Arguments {
  readonly rest: string[] = [];
  readonly #given = new Map<string, string[]>();

  constructor(
    words: readonly string[],
    readonly command: string,
    readonly options: Options,
  ) {
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as string;
      if (word === '--') {
        this.rest.push(...words.slice(i + 1));
        break;
      }
      if (word.length < 2 || !word.startsWith('-')) this.rest.push(word);
      else if (this.#option(word, words[i + 1])) i++;
    }
  }

  has(name: string): boolean {
    return this.#given.has(name);
  }

  value(name: string): string | undefined {
    return this.values(name)[0];
  }

  values(name: string): readonly string[] {
    return this.#given.get(name) ?? [];
  }

  /// Takes in an option; true if it took the next word with it.
  #option(word: string, next: string | undefined): boolean {
    const equals = word.startsWith('--') ? word.indexOf('=') : -1;
    const name = SHORT[word] ?? (equals < 0 ? word : word.slice(0, equals));
    const takes = Object.hasOwn(this.options, name) ? this.options[name] : undefined;
    if (!takes) throw new CommandFault(usage.unknownOption, { name, command: this.command });
    if (takes === 'nothing') {
      if (equals >= 0) throw new CommandFault(usage.needlessValue, { name });
      this.#given.set(name, []);
      return false;
    }
    const value = equals < 0 ? next : word.slice(equals + 1);
    if (value === undefined || (equals < 0 && value.startsWith('--')))
      throw new CommandFault(usage.missingValue, { name });
    const before = this.#given.get(name);
    if (before && takes === 'value') throw new CommandFault(usage.twice, { name });
    this.#given.set(name, [...(before ?? []), value]);
    return equals < 0;
  }
}

const SHORT: Readonly<Record<string, string | undefined>> = { '-h': '--help', '-V': '--version' };

/// A value that must be one of a few words.
export function choice<T extends string>(given: Arguments, choices: readonly T[], option = '--format'): T {
  const value = given.value(option);
  if (value === undefined) return choices[0] as T;
  const chosen = choices.find((one) => one === value);
  if (!chosen) throw new CommandFault(usage.format, { option, value, choices: choices.join(', ') });
  return chosen;
}
