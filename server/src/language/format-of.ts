/// The format of a text: what it has been recognised as, loaded.

import type { Format } from '../formats/format';
import { formatNamed, quietFormat } from '../formats/list';
import { formatIn } from '../recognition';

export function formatOf(language: string, text: string, name?: string): Format | undefined {
  const recognised = formatIn(language, text, name);
  if (!recognised) return undefined;
  const { format, otherwise = '', likely = false } = recognised;
  return (likely ? quietFormat(format) : formatNamed(format)) ?? formatNamed(otherwise);
}
