/// FILE, FILE:LINE or FILE:LINE:COLUMN. Names may have colons themselves, as on Windows and in some tournaments: what is the
/// name of a file is taken for it.

import { CommandFault } from '../fault';
import { boards } from '../messages';

export interface FilePlace {
  readonly path: string;
  /// Counted from 1.
  readonly line?: number;
  readonly column?: number;
}

export function filePlace(given: string, exists: (path: string) => boolean): FilePlace {
  if (exists(given)) return { path: given };
  const [, path, line] = /^(.+):(\d+)$/s.exec(given) ?? [];
  if (path === undefined) return { path: given };
  const [, shorter, before] = /^(.+):(\d+)$/s.exec(path) ?? [];
  if (shorter === undefined || exists(path)) return checked(given, { path, line: Number(line) });
  return checked(given, { path: shorter, line: Number(before), column: Number(line) });
}

function checked(given: string, place: FilePlace): FilePlace {
  if (place.line === 0 || place.column === 0) throw new CommandFault(boards.fromOne, { place: given });
  return place;
}
