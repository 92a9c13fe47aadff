/// Which records there are, by what is in them: the game, who played, what it was called. For whoever looks for a record among
/// many, or goes through all of them.

import type { RecordDocument } from '../language';
import { gamesOn } from '../record/games';
import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import { viewAt } from '../record/view';
import type { Words } from '../spec/rule';
import { Places } from '../text/places';
import type { Place } from '../text/position';

/// One game of a record.
export interface CataloguedGame {
  readonly path: string;
  readonly language: string;
  /// The id of its specification.
  readonly format: string;
  /// Where it starts in the text.
  readonly place: Place;
  /// Undefined if no game can be made out.
  readonly game: string | undefined;
  readonly title: string | undefined;
  readonly players: readonly string[];
  readonly result: Words | undefined;
  /// Rules, date, place, event, as far as the record tells.
  readonly facts: readonly Words[];
}

/// So many games of one file.
const MOST = 1000;

/// What a document says of itself, game by game; at least one.
export function* cataloguedAs(path: string, document: RecordDocument): Generator<void, CataloguedGame[]> {
  const { language, format, record, root } = document;
  const places = new Places(root, document.encoding);
  const line = record?.course.root();
  const games: CataloguedGame[] = [];
  const starts = record && line ? gamesOn(record.course, line) : [];
  const told = { path, language, format: format?.specification.id ?? '' };
  for (const { from } of starts) {
    games.push({ ...told, place: places.at(from), ...(yield* saidAt(document, from)) });
    if (games.length >= MOST) break;
    yield;
  }
  if (games.length === 0) games.push({ ...told, place: places.at(0), ...(yield* saidAt(document, 0)) });
  return games;
}

type Said = Pick<CataloguedGame, 'game' | 'title' | 'players' | 'result' | 'facts'>;

function* saidAt({ record, root }: RecordDocument, offset: number): Generator<void, Said> {
  const spot: Spot<State> | undefined = record && (yield* located(record.course, offset));
  const view = record && spot && viewAt(record, spot);
  const about = spot && view?.about?.(root, spot);
  return {
    game: view?.game,
    title: about?.name,
    players: about?.players.map(({ name }) => name) ?? [],
    result: about?.result,
    facts: about?.facts ?? [],
  };
}

export class Catalogue {
  /// `shown`: what people see of a path, and may look for. The folders above their own are not theirs to know.
  constructor(readonly shown: (path: string) => string = (path) => path) {}

  readonly #files = new Map<string, readonly CataloguedGame[]>();

  /// In place of what was known of that path.
  put(path: string, games: readonly CataloguedGame[]): void {
    this.#files.set(path, games);
  }

  remove(path: string): void {
    this.#files.delete(path);
  }

  get all(): readonly CataloguedGame[] {
    return [...this.#files.values()].flat();
  }

  /// The games that every word of a question is in somewhere, in capitals or not.
  matching(question: string): readonly CataloguedGame[] {
    const words = question
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    return this.all.filter((record) => {
      const text = `${this.shown(record.path)}\n${textOf(record)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }
}

const textOf = ({ game = '', title = '', players, facts }: CataloguedGame): string =>
  [game, title, ...players, ...facts.flatMap(({ en, zh }) => [en, zh])].join('\n');
