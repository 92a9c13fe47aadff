/// `qipu/board`: the board at a place in a record; for a panel also what it shows around the board.

import type { Around, BoardAt } from '../language';
import type { BoardAnswer, BoardParams } from '../protocol/board';
import { type Asked, answerOfRecord, type Server } from './answering';

export function registerBoard(server: Server): void {
  answerOfRecord(server, 'qipu/board', async (asked, { position, panel }) => {
    const { features } = asked;
    const offset = position && (await asked.slices(asked.document.places.offsetOf(position)));
    if (position && offset === undefined) return null;
    const board = await asked.slices(features.board(offset, panel));
    if (!board || !panel) return board && wire(asked, board);
    const around = await asked.slices(features.around(offset, panel.numbers));
    return around && { ...wire(asked, board), ...wireAround(asked, around), ...(await more(asked, panel, offset)) };
  });
}

/// What takes long, or is wanted seldom.
async function more(asked: Asked, panel: NonNullable<BoardParams['panel']>, offset: number | undefined) {
  const { features, server, uri, document } = asked;
  const { diagram: wanted } = panel;
  const step = await asked.slices(features.targets(offset, []));
  const diagram = wanted && (await asked.slices(features.diagram(offset, wanted.from, panel)));
  const whole = server.documents.isComplete(uri);
  const length = whole ? await asked.slices(features.length(offset)) : undefined;
  return {
    specification: document.format?.specification.source,
    ...(step ? { step } : {}),
    ...(length === undefined ? {} : { length }),
    ...(diagram ? { diagram } : {}),
  };
}

function wireAround(asked: Asked, { next, faults, ...rest }: Around) {
  const placed = <T extends { readonly at: number }>({ at, ...one }: T) => ({ ...one, position: asked.place(at) });
  return { ...rest, next: next.map(placed), faults: faults.map(placed) };
}

function wire(asked: Asked, { boardRows, node, outcome, ...board }: BoardAt): BoardAnswer {
  const { path, move, from, to } = node;
  const { version } = asked.document;
  const rest = outcome ? { ...board, outcome: outcome[asked.features.preferences.language] } : board;
  return { ...rest, height: boardRows, version, node: { path, move, range: asked.range(from, to) } };
}
