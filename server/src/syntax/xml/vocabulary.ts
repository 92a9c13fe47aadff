/// The names of a format's elements, and which may stand in which. A tag's bracket has the number of its name, so that a start
/// tag pairs with the end tag of its own name; names that the format has not have numbers too, made of their letters.

export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #inside: readonly (ReadonlySet<number> | undefined)[];

  /// What may stand in each element.
  constructor(elements: Readonly<Record<string, readonly string[]>>) {
    for (const name of Object.keys(elements)) this.#ids.set(name, this.#ids.size);
    this.#inside = Object.values(elements).map((names) => new Set(names.map((name) => this.idOf(name))));
  }

  idOf(name: string): number {
    return this.#ids.get(name) ?? this.#ids.size + hashOf(name);
  }

  isKnown(id: number): boolean {
    return id < this.#ids.size;
  }

  /// May an element stand in another? Undefined if one of them is unknown.
  holds(around: number, inside: number): boolean | undefined {
    return this.isKnown(inside) ? this.#inside[around]?.has(inside) : undefined;
  }
}

function hashOf(name: string): number {
  let hash = 0;
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) >>> 0;
  return hash;
}
