/// What becomes of one file: the texts that it is converted to with what is lost, or why it is not.

import path from 'node:path';
import { featuresOf, Pools, type ToldLoss } from '../../language';
import type { Words } from '../../spec/rule';
import { finished } from '../../text/edit';
import { Places } from '../../text/places';
import type { Place } from '../../text/position';
import { decoded } from '../../workspace/encodings';
import { languageOfFile, type Read } from '../../workspace/reading';
import { CommandFault } from '../fault';
import { unreadable } from '../input/unreadable';
import { converting, reading } from '../messages';
import type { ConvertOptions } from './options';

export interface PlacedLoss extends Omit<ToldLoss, 'places'> {
  readonly places: readonly Place[];
}

export type Conversion =
  | { readonly path: string; readonly texts: readonly string[]; readonly losses: readonly PlacedLoss[] }
  | { readonly path: string; readonly code: string; readonly refusal: Words; readonly places: readonly Place[] };

const pools = new Pools();

/// What goes wrong with a file ends the work on that file only.
export function conversionOf(read: Read, options: ConvertOptions): Conversion | CommandFault {
  if ('error' in read) return unreadable(read.path, read.error);
  try {
    return convertedFrom(read, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return new CommandFault(reading.fault, { path: read.path, reason });
  }
}

function convertedFrom(read: Extract<Read, { bytes: unknown }>, options: ConvertOptions): Conversion | CommandFault {
  const { path: file, bytes } = read;
  const name = path.basename(file);
  const language = read.language ?? languageOfFile(bytes, name);
  if (!language) return new CommandFault(reading.unknown, { path: file });
  const { text, ...source } = decoded(bytes, language, name);
  const features = featuresOf({ language, text, source: { name, ...source } }, undefined, pools);
  const outcome = finished(features.convert(options.to, options));
  if (!outcome) return { path: file, ...noWay(features.document.format?.specification.id, options.to) };
  const places = new Places(features.document.root);
  const placed = (offsets: readonly number[]): Place[] => offsets.map((offset) => places.at(offset));
  if ('refusal' in outcome) return { path: file, ...outcome, places: placed(outcome.places) };
  return {
    path: file,
    texts: outcome.texts,
    losses: outcome.losses.map((loss) => ({ ...loss, places: placed(loss.places) })),
  };
}

/// There is nothing between the two.
const noWay = (from: string | undefined, to: string) => ({
  ...(from === to
    ? { code: 'cannot/same', refusal: converting.same }
    : { code: 'cannot/format', refusal: converting.none }),
  places: [],
});
