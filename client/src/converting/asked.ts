/// What the server makes of a record in another format: of a document as it is in its editor, of any other file as it is on disk.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { AnswerOf } from '../../../server/src/protocol/requests';
import { formatIn } from '../../../server/src/recognition';
import { decoded } from '../../../server/src/workspace/encodings';
import { languageOfFile } from '../../../server/src/workspace/reading';
import { ask } from '../asking';
import { nameOf } from '../files';
import { isRecord } from '../first-record';

export interface Outcome {
  readonly uri: vscode.Uri;
  readonly name: string;
  /// Which language the record is in.
  readonly language: string | undefined;
  /// If it is open.
  readonly document: vscode.TextDocument | undefined;
  /// Nothing, where there is no conversion.
  readonly answer: AnswerOf<'qipu/convert'> | undefined;
}

export async function outcomeOf(client: LanguageClient, uri: vscode.Uri, to: string, carry = false): Promise<Outcome> {
  const how = { carry, force: false, split: false };
  const document = documentOf(uri);
  const name = nameOf(uri);
  if (document && isRecord(document)) {
    const textDocument = { uri: client.code2ProtocolConverter.asUri(uri) };
    const answer = await ask(client, 'qipu/convert', { textDocument, to, how });
    return { uri, name, language: document.languageId, document, answer };
  }
  const bytes = await readOf(uri);
  const language = bytes && languageOfFile(bytes, name);
  if (!bytes || !language) return { uri, name, language, document, answer: undefined };
  const { text } = decoded(bytes, language, name);
  return {
    uri,
    name,
    language,
    document,
    answer: await ask(client, 'qipu/convertText', { text, name, to, how }),
  };
}

/// The specification that a record follows.
export async function formatOf(uri: vscode.Uri): Promise<string | undefined> {
  const document = documentOf(uri);
  const name = nameOf(uri);
  if (document && isRecord(document)) return formatIn(document.languageId, document.getText(), name)?.format;
  const bytes = await readOf(uri);
  const language = bytes && languageOfFile(bytes, name);
  return bytes && language ? formatIn(language, decoded(bytes, language, name).text, name)?.format : undefined;
}

const documentOf = (uri: vscode.Uri): vscode.TextDocument | undefined =>
  vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());

const readOf = async (uri: vscode.Uri): Promise<Uint8Array | undefined> => {
  try {
    return await vscode.workspace.fs.readFile(uri);
  } catch {
    return undefined;
  }
};
