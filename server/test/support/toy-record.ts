/// A text of the flat toy through its edits, as documents of real formats are followed: what is found in it, and where its
/// places are.

import { aroundOf } from '../../src/language/around';
import type { RecordDocument } from '../../src/language/document';
import { foldsOf } from '../../src/language/folding';
import { stepFrom } from '../../src/language/steps';
import { symbolsOf } from '../../src/language/symbols';
import type { Go } from '../../src/protocol/steps';
import { locatedBefore } from '../../src/record/before';
import { eachFinding } from '../../src/record/finding';
import type { Outline } from '../../src/record/help';
import { located, type Spot } from '../../src/record/locate';
import { replayed } from '../../src/record/replay';
import type { RecordView } from '../../src/record/view';
import { type Edit, edited, finished, type Maker, parse } from '../../src/text/edit';
import type { Run } from '../../src/text/node';
import { Pool } from '../../src/text/pool';
import { chainOf, ToyCourse, type ToyState, toyLines } from './toy-lines';

export type Asides = 'before' | 'after';

const outline: Outline = {
  heads: () => [],
  title: () => undefined,
  game: ({ node }) => ('token' in node ? node.token.slice(5) : undefined),
  event: (_record, { node }, number) => {
    const words = 'token' in node ? node.token : '';
    const name = words.startsWith('m') ? `${number}. ${words}` : words;
    return words.startsWith('GAME') ? undefined : { name: { en: name, zh: name }, kind: 'move' };
  },
};

export class ToyRecord {
  readonly course: ToyCourse;
  readonly #maker: Maker = { family: toyLines, pool: new Pool() };
  root: Run;

  constructor(
    public text: string,
    readonly asides: Asides,
  ) {
    this.course = new ToyCourse(asides);
    this.#turnTo(finished(parse(text, this.#maker)));
  }

  #turnTo(root: Run): void {
    this.root = root;
    this.course.text = root;
  }

  edit(edit: Edit): this {
    this.#turnTo(finished(edited(this.root, edit, this.#maker)));
    this.text = this.text.slice(0, edit.from) + edit.text + this.text.slice(edit.to);
    return this;
  }

  /// What is found in play, and where.
  findings(): string[] {
    const found: [from: number, words: string][] = [];
    eachFinding(finished(replayed(this.course)), ({ rule, from, params = {} }, at) => {
      return found.push([at + from, [at + from, rule.name, ...Object.values(params)].join(' ')]) > 0;
    });
    return found.sort(([a, one], [b, other]) => a - b || (one < other ? -1 : 1)).map(([, words]) => words);
  }

  spot(offset?: number): Spot<ToyState> | undefined {
    return finished(located(this.course, offset));
  }

  before(offset: number): Spot<ToyState> | undefined {
    return finished(locatedBefore(this.course, offset));
  }

  /// What a document of a format of its own would be.
  get document(): RecordDocument {
    const { root, course } = this;
    const view: Partial<RecordView<ToyCourse>> = { game: 'toy', columns: 1, rows: 1, course, move: () => undefined };
    return { root, record: view, session: { help: { outline } } } as unknown as RecordDocument;
  }

  /// Where a step leads.
  to(offset: number, go: Go): number | undefined {
    return finished(stepFrom(this.document, offset, go));
  }

  /// Where the ways lead that go on from a place.
  ways(offset: number): number[] {
    const preferences = { language: 'en', most: 10, severity: {} } as const;
    const around = finished(aroundOf(this.document, { offset, numbers: 0, checked: undefined, preferences }));
    return around?.next.map(({ at }) => at) ?? [];
  }

  lineAt(offset: number): string {
    return this.text.slice(offset).split('\n', 1)[0] as string;
  }

  outline(): string[] {
    return finished(symbolsOf(this.document, 'en')).map(
      ({ name, depth, from, to }) => `${'  '.repeat(depth)}${name} ${from}-${to}`,
    );
  }

  folds(): string[] {
    return finished(foldsOf(this.document)).map(({ first, last }) => `${first}-${last}`);
  }
}

/// The moves up to a spot, and how often something was said and noted.
export function told(spot: Spot<ToyState> | undefined): string {
  if (!spot) return 'nowhere';
  const { ply, said, notes } = spot.state;
  const cells = [...chainOf(ply)].map(({ cell }) => cell).reverse();
  return `${cells.join(' ')}${said > 0 ? ` said ${said}` : ''}${notes > 0 ? ` noted ${notes}` : ''}`;
}
