/// Where one gets to in a record, in the words of the protocol: loaded when somebody first asks.

import {
  type Definition,
  type DocumentHighlight,
  DocumentHighlightKind,
  type LinkedEditingRanges,
  type Location,
  type LocationLink,
  type Position,
  type Range,
  type SelectionRange,
} from 'vscode-languageserver/node';
import type { Stretch } from '../record/view';
import { Places } from '../text/places';
import type { Asked } from './answering';

export const selections = (asked: Asked, positions: readonly Position[]): SelectionRange[] =>
  positions.map((position) => nested(asked, asked.features.selections(asked.offset(position))));

export async function highlights(asked: Asked, position: Position): Promise<DocumentHighlight[]> {
  const found = await asked.slices(asked.features.highlights(asked.offset(position)));
  return (found ?? []).map(({ origin, ...one }) => ({
    range: rangeOf(asked, one),
    kind: origin ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
  }));
}

export function linkedNames(asked: Asked, position: Position): LinkedEditingRanges | null {
  const names = asked.features.linked(asked.offset(position));
  return names.length > 0 ? { ranges: names.map((one) => rangeOf(asked, one)) } : null;
}

export async function definition(asked: Asked, position: Position): Promise<Definition | LocationLink[] | null> {
  const found = await asked.slices(asked.features.definition(asked.offset(position)));
  return found ? linked(asked, found) : null;
}

export async function references(asked: Asked, position: Position, withOrigin: boolean): Promise<Location[] | null> {
  const found = (await asked.slices(asked.features.references(asked.offset(position), withOrigin))) ?? [];
  return (await asked.slices(located(asked, found))) ?? null;
}

const rangeOf = (asked: Asked, { from, to }: Stretch): Range => asked.range(from, to);

function nested(asked: Asked, selections: readonly Stretch[]): SelectionRange {
  const whole = asked.range(0, asked.document.root?.width ?? 0);
  return (
    selections.reduceRight<SelectionRange | undefined>(
      (parent, one) => ({ range: rangeOf(asked, one), ...(parent ? { parent } : {}) }),
      undefined,
    ) ?? { range: whole }
  );
}

/// With what it is said of, where an editor can show that.
function linked(
  asked: Asked,
  { of, targets }: { readonly of: Stretch; readonly targets: readonly Stretch[] },
): Definition | LocationLink[] {
  const { uri, server } = asked;
  if (server.settings.client.textDocument?.definition?.linkSupport !== true) {
    return targets.map((one) => ({ uri, range: rangeOf(asked, one) }));
  }
  const origin = of.to > of.from ? { originSelectionRange: rangeOf(asked, of) } : {};
  return targets.map((one) => {
    const range = rangeOf(asked, one);
    return { targetUri: uri, targetRange: range, targetSelectionRange: range, ...origin };
  });
}

const PAUSE = 256;

function* located({ uri, document, server }: Asked, found: readonly Stretch[]): Generator<void, Location[]> {
  const places = new Places(document.root, server.documents.encoding);
  const list: Location[] = [];
  for (const { from, to } of found) {
    list.push({ uri, range: { start: places.at(from), end: places.at(to) } });
    if (list.length % PAUSE === 0) yield;
  }
  return list;
}
