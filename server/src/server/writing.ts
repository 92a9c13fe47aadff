/// `qipu/write`: what a person does on the board, as edits of the text.

import type { WriteAnswer } from '../protocol/board-edit';
import type { EditResult } from '../record/board-edit';
import { placeAfter } from '../text/after';
import { type Asked, answerOfRecord, type Server } from './answering';

export function registerWriting(server: Server): void {
  answerOfRecord(server, 'qipu/write', async (asked, { position, boardEdit }) => {
    const outcome = await asked.slices(asked.features.write(asked.offset(position), boardEdit));
    return outcome && wire(asked, outcome);
  });
}

function wire(asked: Asked, outcome: EditResult): WriteAnswer {
  const { document, server } = asked;
  const { root, version } = document;
  if ('refusal' in outcome) {
    return { version, edits: [], cursor: null, refusal: outcome.refusal[server.settings.language] };
  }
  const { edits, cursor, removes } = outcome;
  return {
    version,
    edits: edits.map(({ from, to, text }) => ({ range: asked.range(from, to), newText: text })),
    cursor: placeAfter(root, edits, cursor, server.documents.encoding),
    ...(removes === undefined ? {} : { removes }),
  };
}
