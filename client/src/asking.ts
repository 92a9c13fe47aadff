/// Asks Qipu's server. What it answers is looked at as everything is that comes in.

import type { LanguageClient } from 'vscode-languageclient/node';
import { type AnswerOf, type Method, type ParamsOf, REQUESTS } from '../../server/src/protocol/requests';

/// Nothing, where the server has no answer, or does not know the question.
export async function ask<M extends Method>(
  client: Pick<LanguageClient, 'sendRequest'>,
  method: M,
  params: ParamsOf<M>,
): Promise<AnswerOf<M> | undefined> {
  return REQUESTS[method].answer.take(await client.sendRequest<unknown>(method, params).catch(() => undefined));
}
