/// Which records there are, by what is in them: the game, who played, what it was called. For whoever looks for a record among
/// many, or goes through all of them.

import type { RecordDocument } from '../language';
import { located } from '../record/locate';
import { viewAt } from '../record/view';
import type { Words } from '../spec/rule';

interface CataloguedRecord {
  readonly path: string;
  readonly language: string;
  /// The id of its specification.
  readonly format: string;
  /// Undefined if no game can be made out.
  readonly game: string | undefined;
  readonly title: string | undefined;
  readonly players: readonly string[];
  readonly result: Words | undefined;
  /// Rules, date, place, event, as far as the record tells.
  readonly facts: readonly Words[];
}

/// What a document says of itself; of several games in it, of the first.
export function* cataloguedAs(path: string, document: RecordDocument): Generator<void, CataloguedRecord> {
  const { language, format, record, root } = document;
  const spot = record && (yield* located(record.course, 0));
  const view = record && spot && viewAt(record, spot);
  const about = spot && view?.about?.(root, spot);
  return {
    path,
    language,
    format: format?.specification.id ?? '',
    game: view?.game,
    title: about?.name,
    players: about?.players.map(({ name }) => name) ?? [],
    result: about?.result,
    facts: about?.facts ?? [],
  };
}

export class Catalogue {
  readonly #records = new Map<string, CataloguedRecord>();

  /// In place of what was known of that path.
  put(record: CataloguedRecord): void {
    this.#records.set(record.path, record);
  }

  remove(path: string): void {
    this.#records.delete(path);
  }

  get all(): readonly CataloguedRecord[] {
    return [...this.#records.values()];
  }

  /// The records that every word of a question is in somewhere, in capitals or not.
  matching(question: string): readonly CataloguedRecord[] {
    const words = question
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    return this.all.filter((record) => {
      const text = textOf(record);
      return words.every((word) => text.includes(word));
    });
  }
}

const textOf = ({ path, game = '', title = '', players, facts }: CataloguedRecord): string =>
  [path, game, title, ...players, ...facts.flatMap(({ en, zh }) => [en, zh])].join('\n').toLowerCase();
