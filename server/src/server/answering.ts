/// How a request is answered: its params are looked at, the record is asked once its tree is that of the newest text, and what
/// takes long is done in slices. What makes no sense, or is of a text that has changed meanwhile, is answered with null.

import type { Connection, Range, TextEdit } from 'vscode-languageserver/node';
import { Features } from '../language';
import type { Place } from '../protocol/places';
import { type AnswerOf, type Method, type ParamsOf, REQUESTS } from '../protocol/requests';
import type { Edit } from '../text/edit';
import { offsetAt, placeAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import { rangeOf } from './publish';
import type { Settings } from './settings';

export interface Server {
  readonly connection: Connection;
  readonly documents: Documents;
  readonly settings: Settings;
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
  ) {
    const { documents, settings } = server;
    this.features = new Features(document, settings.preferences, documents.checked(uri));
  }

  offset(place: Place): number {
    return offsetAt(this.document.root, place, this.server.documents.encoding);
  }

  place(offset: number): Place {
    return placeAt(this.document.root, offset, this.server.documents.encoding);
  }

  range(from: number, to: number): Range {
    return rangeOf(this.document.root, from, to, this.server.documents.encoding);
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

  /// Undefined if the text has changed meanwhile.
  slices<T>(steps: Generator<void, T>): Promise<T | undefined> {
    return this.server.documents.slices(this.document, steps);
  }
}

/// The record as it is.
export async function askedOf(server: Server, uri: string): Promise<Asked | undefined> {
  const document = await server.documents.current(uri);
  return document && new Asked(server, uri, document);
}

interface OfDocument {
  readonly textDocument: { readonly uri: string };
}

/// Answers about a record, as the Language Server Protocol asks.
export function answering<P extends OfDocument, R>(
  server: Server,
  what: string,
  answer: (asked: Asked, params: P) => Promise<R | null | undefined>,
): (params: P) => Promise<R | null> {
  return guarded(server.connection, what, async (params: P) => {
    const asked = await askedOf(server, params.textDocument.uri);
    return (asked && (await answer(asked, params))) ?? null;
  });
}

/// Answers one of our own requests.
export function answerOwn<M extends Method>(
  { connection }: Server,
  method: M,
  answer: (params: ParamsOf<M>) => Promise<AnswerOf<M> | null | undefined>,
): void {
  const { params } = REQUESTS[method];
  const handler = guarded(connection, method, async (given: unknown): Promise<unknown> => {
    const sound = params.take(given);
    return (sound && (await answer(sound))) ?? null;
  });
  connection.onRequest(method, handler);
}

type OfRecord = { [M in Method]: ParamsOf<M> extends OfDocument ? M : never }[Method];

/// Answers one of our own that is about a record.
export function answerOfRecord<M extends OfRecord>(
  server: Server,
  method: M,
  answer: (asked: Asked, params: ParamsOf<M> & OfDocument) => Promise<AnswerOf<M> | null | undefined>,
): void {
  answerOwn(server, method, async (params) => {
    const sound = params as ParamsOf<M> & OfDocument;
    const asked = await askedOf(server, sound.textDocument.uri);
    return asked && answer(asked, sound);
  });
}
