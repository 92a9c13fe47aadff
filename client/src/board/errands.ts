/// What the extension and its panel say to each other about writing, comments and pictures. As with the board itself, both
/// sides keep only what is as it should be.

import { type Wish, wishOf } from '../../../server/src/record/wish';
import { type Cell, cellOf, fieldsOf, flag, isCount, list, type Place, placeOf } from './sound';

export type ErrandFromPanel =
  | { readonly type: 'write'; readonly wish: Wish }
  /// Of a move that has several cells some are chosen: which can the next one be?
  | { readonly type: 'targets'; readonly chosen: readonly Cell[] }
  /// A person begins to write a comment at a place of a version; saves it; gives it up.
  | { readonly type: 'comment'; readonly what: 'begin'; readonly position: Place; readonly version: number }
  | { readonly type: 'comment'; readonly what: 'save'; readonly text: string }
  | { readonly type: 'comment'; readonly what: 'drop' }
  /// A picture that was asked for: its bytes, unless it is on the clipboard already or could not be made.
  | { readonly type: 'painted'; readonly id: number; readonly copied: boolean; readonly png?: Uint8Array | undefined };

export type ErrandToPanel =
  | { readonly type: 'editComment' }
  /// What was saved is in the record, or was refused.
  | { readonly type: 'commented'; readonly written: boolean }
  /// With those that are chosen the move may be complete.
  | {
      readonly type: 'targets';
      readonly chosen: readonly Cell[];
      readonly cells: readonly Cell[];
      readonly done?: boolean | undefined;
    }
  /// Make a PNG of this SVG, and put it on the clipboard if that is wanted.
  | { readonly type: 'paint'; readonly id: number; readonly svg: string; readonly copy: boolean };

export function errandFromPanel(message: unknown): ErrandFromPanel | undefined {
  const { type, wish, chosen, what, text, position, version, id, copied, png } = fieldsOf(message);
  if (type === 'write') {
    const sound = wishOf(wish);
    return sound && { type, wish: sound };
  }
  if (type === 'targets') return { type, chosen: list(chosen, cellOf) };
  if (type === 'painted') return isCount(id) ? { type, id, copied: flag(copied), png: bytesOf(png) } : undefined;
  if (type !== 'comment') return undefined;
  if (what === 'drop') return { type, what };
  if (what === 'save') return typeof text === 'string' ? { type, what, text } : undefined;
  const place = placeOf(position);
  return what === 'begin' && place && isCount(version) ? { type, what, position: place, version } : undefined;
}

function bytesOf(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value;
  return value instanceof ArrayBuffer ? new Uint8Array(value) : undefined;
}

export function errandToPanel(message: unknown): ErrandToPanel | undefined {
  const { type, id, svg, copy, written, chosen, cells, done } = fieldsOf(message);
  if (type === 'editComment') return { type };
  if (type === 'targets') {
    return { type, chosen: list(chosen, cellOf), cells: list(cells, cellOf), ...(flag(done) ? { done: true } : {}) };
  }
  if (type === 'commented') return { type, written: flag(written) };
  if (type !== 'paint' || !isCount(id) || typeof svg !== 'string') return undefined;
  return { type, id, svg, copy: flag(copy) };
}
