/// `textDocument/rename`: a person's name, wherever it stands in the record.

import { ErrorCodes, type PrepareRenameResult, ResponseError, type WorkspaceEdit } from 'vscode-languageserver/node';
import { type Asked, answering, type Server } from './answering';

const REFUSED = {
  en: 'This name cannot be written in a record of this kind.',
  zh: '这种棋谱中不能写这个名字。',
} as const;

export function registerRenaming(server: Server): void {
  const { connection, settings } = server;
  connection.onPrepareRename(
    answering(server, 'prepareRename', async (asked, { position }): Promise<PrepareRenameResult | null> => {
      const person = settings.of('rename.enable', true) && asked.features.named(asked.offset(position));
      return person ? { range: asked.range(person.from, person.to), placeholder: person.name } : null;
    }),
  );
  // A name that is refused is answered with an error, so that the person is told.
  connection.onRenameRequest(
    answering(server, 'rename', async (asked, { position, newName }): Promise<WorkspaceEdit | null> => {
      const offset = asked.offset(position);
      if (!settings.of('rename.enable', true) || !asked.features.named(offset)) return null;
      const edits = asked.features.renamed(offset, newName);
      if (!edits) throw new ResponseError(ErrorCodes.InvalidRequest, REFUSED[settings.language]);
      const changes = await asked.slices(asked.textEdits(edits));
      return changes ? editOf(asked, changes) : null;
    }),
  );
}

function editOf({ uri, document, server }: Asked, edits: NonNullable<WorkspaceEdit['changes']>[string]): WorkspaceEdit {
  if (!server.settings.client.workspace?.workspaceEdit?.documentChanges) return { changes: { [uri]: edits } };
  return { documentChanges: [{ textDocument: { uri, version: document.version }, edits }] };
}
