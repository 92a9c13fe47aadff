/// What a JSON text says, as far as it is sound, with its places: what is broken, or of another kind than asked for, says nothing.

import { elementsOf, isArray, isObject, rootValue } from '../../../syntax/json/access';
import { type Members, membersOf } from '../../../syntax/json/members';
import { kindOf, numberOf, stringOf } from '../../../syntax/json/value';
import { textBetween } from '../../../text/edit';
import { Leaf, type Node, type Run } from '../../../text/node';

export class JsonSaid {
  #members: Members | undefined;

  private constructor(
    readonly node: Node,
    readonly at: number,
  ) {}

  static of(root: Run): JsonSaid | undefined {
    const value = rootValue(root);
    return value && new JsonSaid(value.node, value.at);
  }

  get isObject(): boolean {
    return isObject(this.node);
  }

  get isArray(): boolean {
    return isArray(this.node);
  }

  get isNull(): boolean {
    return kindOf(this.node) === 'null';
  }

  get(name: string): JsonSaid | undefined {
    if (!isObject(this.node)) return undefined;
    this.#members ??= membersOf(this.node);
    const member = this.#members.get(name);
    return member?.value && new JsonSaid(member.value, this.at + member.valueAt);
  }

  get names(): readonly string[] {
    if (!isObject(this.node)) return [];
    this.#members ??= membersOf(this.node);
    return [...new Set(this.#members.list.map(({ name }) => name))];
  }

  get elements(): JsonSaid[] {
    return [...this.each()];
  }

  /// The same, one after the other.
  *each(): Generator<JsonSaid> {
    for (const { node, at } of elementsOf(this)) yield new JsonSaid(node, at);
  }

  /// Lines end in LF.
  get text(): string | undefined {
    const { node } = this;
    if (!(node instanceof Leaf) || kindOf(node) !== 'string') return undefined;
    const text = stringOf(node);
    return text.includes('\r') ? text.replace(/\r\n|\n\r|\r/g, '\n') : text;
  }

  get number(): number | undefined {
    const { node } = this;
    if (!(node instanceof Leaf) || kindOf(node) !== 'number') return undefined;
    const value = numberOf(node);
    return Number.isFinite(value) ? value : undefined;
  }

  get flag(): boolean | undefined {
    const { node } = this;
    return node instanceof Leaf && kindOf(node) === 'boolean' ? node.text.startsWith('t') : undefined;
  }

  /// A text that says something.
  line(name: string): string | undefined {
    return this.get(name)?.text || undefined;
  }

  /// As it is written.
  get source(): string {
    return textBetween(this.node, 0, this.node.width).trim();
  }

  /// A whole number that is not negative.
  index(name: string): number | undefined {
    const value = this.get(name)?.number;
    return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
  }
}
