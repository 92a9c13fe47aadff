/// The comment of the shown node.

import type { EditResult } from '../../../record/board-edit';
import { escaped, textShown } from '../../../syntax/sgf/text';
import { DAMAGED } from '../../shared/go/judge';
import { addProperty, rawText } from './properties';
import type { Sheet } from './sheet';
import { lineEnd } from './style';

export function commented(sheet: Sheet, text: string): EditResult {
  const { node, piece, writing } = sheet;
  if (!node || !piece) return DAMAGED;
  const all = piece.properties.filter(({ name }) => name === 'C');
  const [known] = all;
  const [value] = known?.values ?? [];
  if (all.length > 1 || (known && known.values.length > 1) || value?.closed === false) return DAMAGED;
  const raw = escaped(text).replace(/\n/g, lineEnd(sheet));
  if (!known || !value) {
    if (text !== '') addProperty(sheet, node, `C[${raw}]`);
  } else if (text === '') writing.replace(node.at + known.at, node.at + value.end, '');
  else if (textShown(rawText(node, value)) !== text)
    writing.replace(node.at + value.at + 1, node.at + value.end - 1, raw);
  return sheet.outcome();
}
