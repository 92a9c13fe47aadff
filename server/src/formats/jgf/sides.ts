/// The colours of a record as the numbers that boards know: black 1, white 2, others as the players come.

import type { Words } from '../../spec/rule';

const WORDS: Readonly<Record<string, Words>> = { black: { en: 'black', zh: '黑' }, white: { en: 'white', zh: '白' } };

export class Sides {
  readonly #numbers = new Map<string, number>([
    ['black', 1],
    ['white', 2],
  ]);
  readonly #names: string[] = [];
  /// The sides in the order in which they take turns.
  readonly #order: readonly number[];

  /// From the colours of the players: "|black|light blue|".
  constructor(readonly colors: string) {
    const names = colors.split('|').filter(Boolean);
    for (const name of names) if (!this.#numbers.has(name)) this.#numbers.set(name, this.#numbers.size + 1);
    for (const [name, number] of this.#numbers) this.#names[number] = name;
    this.#order = names.length > 1 ? names.map((name) => this.of(name)) : [1, 2];
  }

  /// 0 for what is nobody's colour.
  of(name: string | undefined): number {
    return this.#numbers.get(name ?? '') ?? 0;
  }

  name(side: number): string {
    return this.#names[side] ?? '';
  }

  words(side: number): Words | string {
    return WORDS[this.name(side)] ?? this.name(side);
  }

  /// Whose turn it is after a side, or at the start.
  after(side: number): number {
    const place = this.#order.indexOf(side);
    if (place < 0 && (side === 1 || side === 2)) return 3 - side;
    return this.#order[(place + 1) % this.#order.length] as number;
  }
}
