/// How a request is answered: its params are looked at, the record is asked once its tree is that of the newest text, and what
/// takes long is done in slices. What is of a text that has changed meanwhile is answered with null, what makes no sense with an error.

import type { CancellationToken, Connection, Range as RangeOf, TextEdit } from 'vscode-languageserver/node';
import { Features } from '../language';
import { Place, Range, TextDocument } from '../protocol/places';
import { type AnswerOf, type Method, type ParamsOf, REQUESTS } from '../protocol/requests';
import type { Edit } from '../text/edit';
import type { Documents } from './documents';
import { guarded, senseless } from './guard';
import type { Settings } from './settings';
import type { SharedAnswers, Wanted } from './shared';
import { writtenAhead } from './written';

export interface Server {
  readonly connection: Connection;
  readonly documents: Documents;
  readonly settings: Settings;
  readonly answers: SharedAnswers;
}

/// So many edits are put into the words of the protocol between two pauses.
const PAUSE = 256;

/// A record that is asked about.
export class Asked {
  readonly features: Features;

  constructor(
    readonly server: Server,
    readonly uri: string,
    readonly document: Features['document'],
    readonly wanted: Wanted,
  ) {
    const { documents, settings } = server;
    this.features = new Features(document, settings.preferences, documents.checked(uri));
  }

  offset(place: Place): number {
    return this.document.places.offset(place);
  }

  place(offset: number): Place {
    return this.document.places.at(offset);
  }

  range(from: number, to: number): RangeOf {
    return { start: this.place(from), end: this.place(to) };
  }

  /// Edits in the words of the protocol, however many they are.
  *textEdits(edits: readonly Edit[]): Generator<void, TextEdit[]> {
    const told: TextEdit[] = [];
    for (const { from, to, text } of edits) {
      told.push({ range: this.range(from, to), newText: text });
      if (told.length % PAUSE === 0) yield;
    }
    return told;
  }

  /// Undefined if the text has changed meanwhile, or nobody wants to know any more.
  slices<T>(steps: Generator<void, T>): Promise<T | undefined> {
    return this.server.documents.slices(this.document, steps, this.wanted);
  }
}

/// The record as it is.
export async function askedOf(server: Server, uri: string, wanted: Wanted): Promise<Asked | undefined> {
  const document = await server.documents.current(uri);
  return document && new Asked(server, uri, document, wanted);
}

interface OfDocument {
  readonly textDocument: { readonly uri: string };
}

type Answering<P, R> = (asked: Asked, params: P) => Promise<R | null | undefined>;

/// Answers about a record, as the Language Server Protocol asks.
export function answering<P extends OfDocument, R>(
  server: Server,
  what: string,
  answer: Answering<P, R>,
): (params: P, token: CancellationToken) => Promise<R | null> {
  return (params, token) => {
    if (!isSound(params)) throw senseless(what);
    return answered(server, what, { params, token }, async (wanted) => {
      const asked = await askedOf(server, params.textDocument.uri, wanted);
      return asked && answer(asked, params);
    });
  };
}

/// As far as it is looked at.
function isSound(params: unknown): boolean {
  const { textDocument, position, range } = (params ?? {}) as Readonly<Record<string, unknown>>;
  const isPlace = position === undefined || Place.take(position) !== undefined;
  const isRange = range === undefined || Range.take(range) !== undefined;
  return TextDocument.take(textDocument) !== undefined && isPlace && isRange;
}

interface Request {
  readonly params: unknown;
  readonly token: CancellationToken;
}

/// Equal requests about equal texts share an answer.
function answered<R>(
  { connection, documents, answers }: Server,
  what: string,
  { params, token }: Request,
  answer: (wanted: Wanted) => Promise<R | null | undefined>,
): Promise<R | null> {
  const { uri } = (params as Partial<OfDocument>).textDocument ?? {};
  const key = `${what} ${documents.stampOf(uri)} ${JSON.stringify(params)}`;
  const guard = (wanted: Wanted) =>
    guarded(connection, what, async () => {
      const result = (await answer(wanted)) ?? null;
      await writtenAhead(documents.turns, documents.get(uri ?? '') ?? wanted, result, () => wanted.wanted);
      return result;
    });
  return answers.ask(key, token, guard);
}

/// Answers whatever else the Language Server Protocol asks.
export const answeringTo =
  <P, R>(server: Server, what: string, answer: (params: P, wanted: Wanted) => Promise<R | null | undefined>) =>
  (params: P, token: CancellationToken): Promise<R | null> =>
    answered(server, what, { params, token }, (wanted) => answer(params, wanted));

/// Answers one of our own requests.
export function answerOwn<M extends Method>(
  server: Server,
  method: M,
  answer: (params: ParamsOf<M>, wanted: Wanted) => Promise<AnswerOf<M> | null | undefined>,
): void {
  const { params } = REQUESTS[method];
  server.connection.onRequest(method, (given: unknown, token: CancellationToken): Promise<unknown> => {
    const sound = params.take(given);
    if (!sound) throw senseless(method);
    return answered(server, method, { params: sound, token }, (wanted) => answer(sound, wanted));
  });
}

type OfRecord = { [M in Method]: ParamsOf<M> extends OfDocument ? M : never }[Method];

/// Answers one of our own that is about a record.
export function answerOfRecord<M extends OfRecord>(
  server: Server,
  method: M,
  answer: (asked: Asked, params: ParamsOf<M> & OfDocument) => Promise<AnswerOf<M> | null | undefined>,
): void {
  answerOwn(server, method, async (params, wanted) => {
    const sound = params as ParamsOf<M> & OfDocument;
    const asked = await askedOf(server, sound.textDocument.uri, wanted);
    return asked && answer(asked, sound);
  });
}
