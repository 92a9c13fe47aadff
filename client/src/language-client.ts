/// The connection to the language server, which runs as a process of its own.
import * as vscode from 'vscode';
import { LanguageClient, type Middleware, RevealOutputChannelOn, TransportKind } from 'vscode-languageclient/node';
import { languages } from '../../server/src/recognition';

/// Links to a clause come back to this extension: see `clause-link.ts`.
const clauseBase = (extension: string) => `${vscode.env.uriScheme}://${extension}/clause/`;

export const RECORDS = languages.map(({ id }) => ({ language: id }));

export function createClient(
  context: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
  middleware: Middleware,
): LanguageClient {
  const module = context.asAbsolutePath('dist/server.js');
  return new LanguageClient(
    'qipu',
    'Qipu',
    { module, transport: TransportKind.ipc },
    {
      documentSelector: RECORDS,
      // The server asks for the settings it needs; this tells it when to ask again.
      synchronize: { configurationSection: 'qipu' },
      initializationOptions: {
        clauseBase: clauseBase(context.extension.id),
        // What the server's actions may ask for.
        commands: ['qipu.convert', 'qipu.normalise', 'qipu.reopenWithEncoding', 'qipu.showBoardAt'],
      },
      outputChannel: log,
      middleware,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
    },
  );
}
