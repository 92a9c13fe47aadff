/// When what may be asked: nothing before the server has been initialized, and nothing after it has been shut down.

import { ErrorCodes, Message } from 'vscode-languageserver/node';

type Refused = { readonly code: number; readonly words: string } | 'passed over';

export class Manners {
  #stage: 'new' | 'ready' | 'over' = 'new';

  /// Undefined if the message may be heard.
  refusal(message: Message): Refused | undefined {
    if (Message.isNotification(message)) {
      return this.#stage === 'ready' || message.method === 'exit' ? undefined : 'passed over';
    }
    return Message.isRequest(message) ? this.#refusalOf(message.method) : undefined;
  }

  #refusalOf(method: string): Refused | undefined {
    if (this.#stage === 'over') return { code: ErrorCodes.InvalidRequest, words: 'The server has been shut down.' };
    if (method === 'initialize') {
      if (this.#stage === 'ready')
        return { code: ErrorCodes.InvalidRequest, words: 'The server has been initialized.' };
      this.#stage = 'ready';
    }
    if (this.#stage === 'new') return { code: ErrorCodes.ServerNotInitialized, words: 'initialize comes first.' };
    if (method === 'shutdown') this.#stage = 'over';
    return undefined;
  }
}
