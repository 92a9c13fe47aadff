/// Lists that open by themselves when a sign is typed. An editor is told all such signs once, for every format; what a sign means where it
/// was typed its format says.

import type { Help } from '../record/help';
import { textBetween } from '../text/edit';
import type { Run } from '../text/node';

/// Those of all formats; a test holds them to be the same.
export const OPENING_SIGNS = '"{[,:</ @#\n;(!-×)';

/// More blanks than that are not looked through.
const FAR = 200;

/// A blank that only indents opens nothing, and a line end does not where something stands on the new line.
export function opensBehind({ opens }: Pick<Help, 'opens'>, root: Run, offset: number, sign: string): boolean {
  if (!opens.includes(sign)) return false;
  if (sign === ' ') return /[^\s][^\r\n]*$/.test(textBetween(root, Math.max(0, offset - FAR), offset));
  return (
    sign !== '\n' || /^[ \t]*(?:[\r\n]|$)/.test(textBetween(root, offset, Math.min(root?.width ?? 0, offset + FAR)))
  );
}
