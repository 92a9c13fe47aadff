/// `qipu/board`: the board at a place in a record; for a panel also what it shows around the board.

import type { Connection, Position as Place } from 'vscode-languageserver/node';
import { type Around, aroundOf } from '../language/around';
import { type BoardAt, boardAt } from '../language/board';
import { type DiagramAt, diagramAt } from '../language/diagram';
import type { RecordDocument } from '../language/document';
import { lengthAt } from '../language/length';
import { type Encoding, offsetAt, placeAt } from '../text/position';
import { checkedAsIs } from './checked';
import type { Documents } from './documents';
import { guarded } from './guard';
import { rangeOf } from './publish';
import type { Settings } from './settings';

interface BoardParams {
  readonly textDocument: { readonly uri: string };
  readonly position?: Place | null;
  readonly panel?: PanelWishes;
}

interface PanelWishes {
  /// How many lines each way it has room for, and around which cell.
  readonly most: number;
  readonly around?: { readonly x: number; readonly y: number };
  /// How many of the last moves it numbers.
  readonly numbers: number;
  /// The moves for a printed diagram, all of them or from this one on.
  readonly diagram?: true | { readonly from: number };
}

export function registerBoard(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'qipu/board', async ({ textDocument, position, panel }: BoardParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const { encoding } = documents;
    const offset = position ? offsetAt(document.root, position, encoding) : undefined;
    const sight = panel && { most: panel.most, around: panel.around };
    const board = await documents.slices(document, boardAt(document, offset, sight));
    if (!board || !panel) return board ? wire(document, board, encoding) : null;
    const checked = checkedAsIs(documents, textDocument.uri, document);
    const asked = { offset, numbers: panel.numbers, checked, wishes: settings.wishes };
    const around = await documents.slices(document, aroundOf(document, asked));
    if (!around) return null;
    const first = panel.diagram === true ? 1 : panel.diagram?.from;
    const diagram: DiagramAt | undefined =
      first === undefined ? undefined : await documents.slices(document, diagramAt(document, offset, first, sight));
    const whole = documents.isComplete(textDocument.uri);
    const length = whole ? await documents.slices(document, lengthAt(document, offset)) : undefined;
    return {
      ...wire(document, board, encoding),
      ...wireAround(document, around, encoding),
      specification: document.format?.specification.source,
      ...(length === undefined ? {} : { length }),
      ...(diagram ? { diagram } : {}),
    };
  });
  connection.onRequest('qipu/board', answer);
}

function wireAround({ root }: RecordDocument, { next, faults, ...rest }: Around, encoding: Encoding) {
  const placed = <T extends { readonly at: number }>({ at, ...one }: T) => ({
    ...one,
    position: placeAt(root, at, encoding),
  });
  return { ...rest, next: next.map(placed), faults: faults.map(placed) };
}

function wire({ root, version }: RecordDocument, board: BoardAt, encoding: Encoding) {
  const { boardRows, columns, node, ...rest } = board;
  const { path, move, from, to } = node;
  return {
    ...rest,
    columns,
    height: boardRows,
    version,
    node: { path, move, range: rangeOf(root, from, to, encoding) },
  };
}
