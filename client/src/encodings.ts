/// Records of some languages come in several encodings. An editor guesses, often before it knows what kind of file it has, and
/// from little text; so the bytes of each such record are looked at once when it is opened, and it is read again where the
/// editor was wrong.
import * as vscode from 'vscode';
import type { EncodingName } from '../../server/src/formats/language';
import { editorName, isReadAs } from '../../server/src/recognition/editors';
import { hasSeveralEncodings, wantedEncoding } from '../../server/src/workspace/encodings';
import { nameOf } from './files';
import { readAgain } from './reopening';

/// An editor that is still busy opening a record may not listen: then it is told once more, after so many milliseconds.
const AGAIN = [0, 500, 2000];

export function registerEncodings(): vscode.Disposable {
  /// Those that have been looked at: who reads one in another encoding afterwards means it.
  const looked = new Set<string>();

  async function look(document: vscode.TextDocument): Promise<void> {
    const { uri, languageId, isUntitled } = document;
    const address = uri.toString();
    if (!hasSeveralEncodings(languageId) || isUntitled || looked.has(address)) return;
    looked.add(address);
    for (const pause of AGAIN) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const wanted = document.isDirty ? undefined : await encodingFor(document);
      if (!wanted || isReadAs(encodingIn(document) ?? '', wanted)) return;
      await inEncoding(document, wanted).catch(() => {});
    }
  }

  /// What cannot be read stays as the editor has it.
  const tried = (document: vscode.TextDocument): void => void look(document).catch(() => {});

  /// A change of language closes the document and opens it again at once: only what stays closed is forgotten.
  function forget(document: vscode.TextDocument): void {
    queueMicrotask(() => document.isClosed && looked.delete(document.uri.toString()));
  }

  for (const document of vscode.workspace.textDocuments) tried(document);
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(tried),
    vscode.workspace.onDidCloseTextDocument(forget),
  );
}

/// A record that is read in the encoding that its bytes are in; or, as long as they do not show it, in that of its game.
export async function inOwnEncoding(document: vscode.TextDocument): Promise<vscode.TextDocument> {
  const wanted = await encodingFor(document);
  return wanted ? inEncoding(document, wanted) : document;
}

/// Undefined where there is nothing to choose, or no way to say so: editors before 1.100 have none.
async function encodingFor(document: vscode.TextDocument): Promise<EncodingName | undefined> {
  if (encodingIn(document) === undefined) return undefined;
  const { uri, languageId } = document;
  const bytes = await vscode.workspace.fs.readFile(uri);
  return wantedEncoding(bytes, languageId, nameOf(uri));
}

/// What comes back with unsaved changes does so in the encoding that it had.
async function inEncoding(document: vscode.TextDocument, wanted: EncodingName): Promise<vscode.TextDocument> {
  const name = editorName(wanted);
  if (!name || document.isClosed || document.isDirty) return document;
  return isReadAs(encodingIn(document) ?? '', wanted) ? document : await readAgain(document.uri, name);
}

const encodingIn = (document: vscode.TextDocument) => (document as { readonly encoding?: string }).encoding;
