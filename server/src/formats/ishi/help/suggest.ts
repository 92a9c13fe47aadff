/// What can be written at a place of a record of Ishi: keywords where a line begins, after them what they take.

import type { Scene, Suggestion, Suggestions } from '../../../record/help';
import { Kind } from '../keywords';
import type { IshiCourse } from '../play/course';
import { fieldsFor } from './fields';
import { keywordsFor } from './keywords';
import { type LineHere, lineAt, sheetBefore } from './line';

export function* suggest(scene: Scene<IshiCourse>): Generator<void, Suggestions | undefined> {
  const line = lineAt(scene.root, scene.offset);
  const sheet = yield* sheetBefore(scene, line);
  if (!sheet) return undefined;
  const { quiet } = sheet.here.state;
  const block = line.block?.kind ?? quiet;
  if (block) return block === Kind.VAR ? undefined : closing(line, block, sheet.styleAt(line.at));
  if (line.index === 0) return offered(line, line.from, keywordsFor(sheet, line));
  const found = fieldsFor(sheet, line);
  return found && offered(line, line.from + found.skip, found.list);
}

const offered = ({ to }: LineHere, from: number, list: readonly Suggestion[]): Suggestions | undefined =>
  list.length > 0 ? { from, to, list, partial: false } : undefined;

/// In a block of text only what ends it means anything.
function closing(line: LineHere, block: number, style: { keyword(name: 'ENDCOM' | 'ENDUSER'): string }) {
  if (line.index > 0) return undefined;
  const name = block === Kind.COM ? 'ENDCOM' : 'ENDUSER';
  const text = style.keyword(name);
  const list: Suggestion[] = [
    { kind: 'property', label: text, clause: `5.4/${name}`, insert: [text], filter: text, rank: 0 },
  ];
  return offered(line, line.from, list);
}
