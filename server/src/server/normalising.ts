/// `qipu/normalise`: the edits that mend all of a record that can be without loss, to be looked at before they are made.

import { answerOwn, askedOf, type Server } from './answering';

export function registerNormalising(server: Server): void {
  answerOwn(server, 'qipu/normalise', async ({ textDocument: { uri } }, wanted) => {
    // It is mended when all that is wrong with it is known.
    await server.documents.fullyChecked(uri, wanted);
    const asked = await askedOf(server, uri, wanted);
    const outcome = asked && (await asked.slices(asked.features.normalised()));
    if (!outcome) return null;
    const edits = await asked.slices(asked.textEdits(outcome.edits));
    return edits ? { version: asked.document.version, edits } : null;
  });
}
