/// `qipu board`: the board at a place in a record.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Features, featuresOf } from '../../language';
import { boardSvg } from '../../pages/picture';
import { shownOf } from '../../pages/shown';
import type { Language } from '../../spec/rule';
import { finished } from '../../text/edit';
import type { Run } from '../../text/node';
import { offsetAt, Places } from '../../text/places';
import { decoded, decodedAnyhow } from '../../workspace/encodings';
import { languageOfFile } from '../../workspace/reading';
import { CommandFault, Exit, type ExitCode } from '../fault';
import { unreadable } from '../input/unreadable';
import { counted } from '../lint/report';
import { boards, reading } from '../messages';
import type { Output } from '../output';
import { boardJson } from './json';
import type { BoardOptions } from './options';
import type { FilePlace } from './place';
import { boardText } from './text';

export async function board(
  { place, format }: BoardOptions,
  language: Language,
  out: Output,
  complain: (text: string) => void,
): Promise<ExitCode> {
  const features = await opened(place.path);
  const { root } = features.document;
  const shown = finished(features.board(offsetOf(place, root)));
  if (!shown) {
    complain(new CommandFault(boards.none, { path: place.path }).in(language));
    return Exit.faulty;
  }
  if (format === 'svg') await out.write(boardSvg(shownOf(shown, language), language));
  else if (format === 'json') await out.write(boardJson(shown, counted(new Places(root), shown.node), language));
  else await out.write(boardText(shownOf(shown, language), language));
  await out.flush();
  return Exit.clean;
}

async function opened(file: string): Promise<Features> {
  const bytes = await bytesOf(file);
  const name = path.basename(file);
  const language = languageOfFile(bytes, name);
  const unknown = new CommandFault(reading.unknown, { path: file });
  if (!language) throw unknown;
  const text = textOf(bytes, language, name);
  const features = featuresOf({ language, source: { name, bytes: 'sound' }, text });
  if (!features.document.format) throw unknown;
  return features;
}

/// A board is shown whatever the encoding.
function textOf(bytes: Uint8Array, language: string, name: string): string {
  const { text, bytes: sound } = decoded(bytes, language, name);
  return typeof sound === 'number' ? decodedAnyhow(bytes) : text;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/// A line alone means its end: what has been played once the line has been read.
function offsetOf({ path: file, line, column }: FilePlace, root: Run): number | undefined {
  if (line === undefined) return undefined;
  const count = (root?.lines ?? 0) + 1;
  if (line > count) throw new CommandFault(boards.noLine, { path: file, line, count });
  return offsetAt(root, { line: line - 1, character: column === undefined ? Number.MAX_SAFE_INTEGER : column - 1 });
}
