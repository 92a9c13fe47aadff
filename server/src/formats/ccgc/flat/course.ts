/// A text in which nothing nests, as a course: one leaf after the other, from the header of a game to that of the next. What a
/// leaf means in play is for those to say who write so.

import type { Report } from '../../../record/finding';
import type { Course, Line, LinePart, State } from '../../../record/line';
import type { Winner } from '../../../record/view';
import type { Item, Node, Run } from '../../../text/node';

export const Role = { text: 0, leaf: 1 } as const;

export abstract class FlatCourse<S extends State> implements Course<S> {
  #text: Run;
  /// Some of it could not be decoded.
  undecoded = false;

  /// The text that is played.
  get text(): Run {
    return this.#text;
  }

  set text(root: Run) {
    this.#text = root;
    this.turned(root);
  }

  /// For what a chapter wants to know of a text as a whole before it is played.
  protected turned(_root: Run): void {}

  abstract start(): S;
  abstract same(a: S, b: S): boolean;
  abstract isElement(item: Item): boolean;
  abstract isMove(item: Item): boolean;
  /// Is it the header of a game?
  abstract starts(item: Item): boolean;
  abstract advance(state: S, item: Item, role: number, at: number, report: Report): S;
  /// Who has won, if that is certain.
  abstract winner(state: S): Winner | undefined;

  root(): Line | undefined {
    return this.text && { node: this.text, at: 0, role: Role.text };
  }

  isLine(role: number): boolean {
    return role === Role.text;
  }

  isSimple(role: number): boolean {
    return role === Role.leaf;
  }

  parts(node: Node, role: number): readonly LinePart[] {
    return role === Role.text ? [{ node, at: 0, as: 'run', role: Role.leaf, bare: true }] : [];
  }

  isStop(item: Item): boolean {
    return this.isMove(item) || this.starts(item);
  }
}
