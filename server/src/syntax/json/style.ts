/// How a text is written: white space after colons and commas, what is broken into lines, how far it is indented. What is
/// inserted is to look as if the author had written it.

import { leaves, textBetween } from '../../text/edit';
import type { Run } from '../../text/node';
import { lineStart, placeAt } from '../../text/position';
import { BRACE, Kind } from './lexer';

export interface Style {
  readonly colon: string;
  readonly comma: string;
  /// Inside the braces of an object on one line.
  readonly pad: string;
  readonly lineEnd: string;
  /// One more level of indentation.
  readonly unit: string;
}

/// Tokens that are looked at: enough for a move or two.
const LOOK = 60;

/// The style from a place on, and of the beginning of the text where that does not tell. What ends at the offset has only
/// just been typed, and tells nothing.
export function styleAt(root: Run, at: number, offset = -1): Style {
  const near = new Sight(offset);
  near.look(root, at);
  if (!near.complete && at > 0) near.look(root, 0);
  const colon = near.colon ?? ' ';
  const pad = near.pad ?? (near.colon === '' ? '' : ' ');
  return { colon, comma: near.comma ?? colon, pad, lineEnd: near.lineEnd ?? '\n', unit: near.unit ?? '  ' };
}

/// The white space that the line of an offset begins with.
export function indentAt(root: Run, offset: number): string {
  const start = lineStart(root, placeAt(root, offset).line);
  return /^[ \t]*/.exec(textBetween(root, start, Math.min(start + 200, offset)))?.[0] ?? '';
}

const LINE_END = /\r\n|\r|\n/;

class Sight {
  constructor(readonly offset: number) {}

  colon: string | undefined;
  comma: string | undefined;
  pad: string | undefined;
  lineEnd: string | undefined;
  unit: string | undefined;

  get complete(): boolean {
    return this.colon !== undefined && this.comma !== undefined && this.pad !== undefined;
  }

  look(root: Run, from: number): void {
    let count = 0;
    let braceBefore: string | undefined;
    for (const { leaf, start } of leaves(root, from)) {
      if (++count > LOOK) return;
      if (start < from || start + leaf.width === this.offset) continue;
      const blank = leaf.text.slice(leaf.size);
      const sameLine = !LINE_END.test(blank);
      if (!sameLine) this.#line(root, start, blank, leaf.kind === Kind.open);
      if (leaf.kind === Kind.colon && sameLine) this.colon ??= blank ? ' ' : '';
      if (leaf.kind === Kind.comma && sameLine) this.comma ??= blank ? ' ' : '';
      if (braceBefore !== undefined && leaf.kind !== Kind.close) this.pad ??= braceBefore;
      braceBefore = leaf.kind === Kind.open && leaf.id === BRACE && sameLine ? (blank ? ' ' : '') : undefined;
    }
  }

  #line(root: Run, at: number, blank: string, opens: boolean): void {
    const end = LINE_END.exec(blank)?.[0] as string;
    this.lineEnd ??= end;
    if (!opens || this.unit !== undefined) return;
    const outer = indentAt(root, at);
    const inner = blank.slice(Math.max(blank.lastIndexOf('\n'), blank.lastIndexOf('\r')) + 1);
    if (inner.startsWith(outer) && inner.length > outer.length) this.unit = inner.slice(outer.length);
  }
}
