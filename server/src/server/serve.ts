/// Answers a client. Whatever goes wrong in one request is logged and answered empty; the server lives on.

import {
  type ClientCapabilities,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  PositionEncodingKind,
  TextDocumentSyncKind,
  type VersionedTextDocumentIdentifier,
} from 'vscode-languageserver/node';
import type { Change } from '../language';
import type { Encoding } from '../text/position';
import { registerBoard } from './board';
import { registerClauses } from './clauses';
import { registerConverting } from './converting';
import { Documents, type OpenedText } from './documents';
import { featuresFor, registerFeatures } from './features';
import { Folders } from './folders';
import { registerNormalising } from './normalising';
import { BRINGING } from './reading';
import { registerRefactoring } from './refactoring';
import { Settings } from './settings';
import { SharedAnswers } from './shared';
import { registerSteps } from './steps';
import { registerTargets } from './targets';
import { registerTree } from './tree';
import type { Turns } from './turns';
import { registerWriting } from './writing';

export function serve(connection: Connection, turns: Turns): void {
  const settings = new Settings(connection);
  const documents = new Documents(connection, settings, turns);
  connection.onInitialize((params) => {
    settings.initialize(params);
    documents.encoding = encodingFor(params);
    return capabilities(documents.encoding, params.capabilities);
  });
  connection.onInitialized(() => settings.ready());
  // What these bring may be long, and then is no string (`reading.ts`).
  connection.onNotification(BRINGING.open, ({ textDocument }: Opening) => documents.open(textDocument));
  connection.onNotification(BRINGING.change, ({ textDocument, contentChanges }: Changing) => {
    documents.change(textDocument.uri, textDocument.version, contentChanges);
  });
  connection.onDidSaveTextDocument(({ textDocument }) => documents.saved(textDocument.uri));
  settings.onChange(() => documents.reportAgain());
  const server = { connection, documents, settings, answers: new SharedAnswers() };
  const folders = new Folders(server);
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    documents.close(uri);
    folders.closed(uri);
  });
  for (const register of OWN_REQUESTS) register(server);
  registerFeatures(server);
}

interface Opening {
  readonly textDocument: OpenedText;
}

interface Changing {
  readonly textDocument: VersionedTextDocumentIdentifier;
  readonly contentChanges: readonly Change[];
}

const OWN_REQUESTS = [
  registerBoard,
  registerSteps,
  registerTree,
  registerClauses,
  registerWriting,
  registerTargets,
  registerConverting,
  registerNormalising,
  registerRefactoring,
];

/// What the client prefers; UTF-16 unless it asks for UTF-8 first.
function encodingFor(params: InitializeParams): Encoding {
  const wanted = params.capabilities.general?.positionEncodings ?? [];
  const first = wanted.find((kind) => kind === PositionEncodingKind.UTF8 || kind === PositionEncodingKind.UTF16);
  return first === PositionEncodingKind.UTF8 ? 'utf-8' : 'utf-16';
}

function capabilities(encoding: Encoding, client: ClientCapabilities): InitializeResult {
  return {
    serverInfo: { name: 'qipu' },
    capabilities: {
      positionEncoding: encoding === 'utf-8' ? PositionEncodingKind.UTF8 : PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      ...featuresFor(client),
    },
  };
}
