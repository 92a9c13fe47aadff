/// Text: what it must not hold, and what it seems to have swallowed.

import type { Value } from '../../../syntax/sgf/piece';
import { type Standard, standard } from '../properties';
import { citing, rules } from '../rules';
import type { Known, NodeJudge } from './judge';

/// An identifier right before the last bracket that opens, and none behind it that closes.
const SWALLOWED = /(?:^|[^A-Za-z0-9_])([A-Z]{1,2})\[[^[\]]*$/;
/// A property is not longer; so far back from the end of a text is looked.
const LOOKED_AT = 4096;
const HAS_CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/;
const CONTROL = new RegExp(`${HAS_CONTROL.source}+`, 'g');
const BREAK = /\\(?:\r\n|\n\r|[\s\S])|[\r\n]/g;
const NEVER_EMPTY = new Set(['CA', 'DT', 'RE']);

/// The next property, if a text has swallowed it.
function swallowedIn(text: string): { readonly at: number; readonly name: string } | undefined {
  if (!text.includes('[')) return undefined;
  const found = SWALLOWED.exec(text.slice(-LOOKED_AT));
  const name = found?.[1] ?? '';
  if (!found || !standard.has(name)) return undefined;
  return { at: Math.max(0, text.length - LOOKED_AT) + found.index + found[0].indexOf(name), name };
}

/// Has a value without a bracket that closes it run into the next property?
export const hasSwallowed = (entry: Standard, text: string): boolean =>
  entry.isTextual ? swallowedIn(text) !== undefined : text.includes('[');

/// False if what follows would say the same again.
export function judgeText(judge: NodeJudge, property: Known, value: Value, text: string): boolean {
  const { standard: entry, name } = property;
  if (!value.isPlain && !judgeSigns(judge, property, value, text)) return false;
  if (entry.type === 'simple' && hasBreak(text)) judge.value(rules['line-break-in-simpletext'], value, { name });
  const isOne = entry.type === 'text' || entry.type === 'simple';
  if (!isOne || text.trim() !== '' || NEVER_EMPTY.has(name)) return true;
  judge.brackets(citing(rules['empty-text'], entry.clause), value, { name });
  return false;
}

/// What is not plain; false as above.
function judgeSigns(judge: NodeJudge, property: Known, value: Value, text: string): boolean {
  const { standard: entry } = property;
  const swallowed = swallowedIn(text);
  if (swallowed) {
    const at = value.at + 1 + swallowed.at;
    const clause = entry.type === 'text' ? 'SGF4-3.2' : 'SGF4-3.3';
    const span = { at, size: swallowed.name.length };
    judge.at(citing(rules['forgotten-bracket'], clause), span, { name: swallowed.name });
    return false;
  }
  controls(judge, value, text);
  escapes(judge, property, value, text);
  return true;
}

function controls(judge: NodeJudge, value: Value, text: string): void {
  if (!HAS_CONTROL.test(text)) return;
  for (const { 0: run, index } of text.matchAll(CONTROL)) {
    const code = run.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    judge.at(rules['control-character'], { at: value.at + 1 + index, size: run.length }, { value: `U+${code}` });
  }
}

function escapes(judge: NodeJudge, { standard: entry }: Known, value: Value, text: string): void {
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
    const letter = text[at + 1];
    if (letter !== 'n' && letter !== 'r' && letter !== 't') continue;
    const rule = citing(rules['c-style-escape'], entry.type === 'text' ? 'SGF4-3.2' : 'SGF4-3.3');
    judge.at(rule, { at: value.at + 1 + at, size: 2 }, { value: `\\${letter}` });
    return;
  }
}

function hasBreak(text: string): boolean {
  if (!/[\r\n]/.test(text)) return false;
  return [...text.matchAll(BREAK)].some(([sign]) => !sign.startsWith('\\'));
}
