/// Explanations as the client can show them.

import type { MarkupContent } from 'vscode-languageserver/node';
import type { Clause } from '../spec/rule';
import { clauseLink } from './publish';
import type { Settings } from './settings';

export const takesMarkdown = (formats: readonly string[] | undefined): boolean =>
  formats?.includes('markdown') === true;

interface Cited {
  readonly clause: Clause;
  /// One of its rules: the page is about that.
  readonly rule?: string;
}

/// The clause with its number, which leads to its page.
export function clauseText(
  { clause: { number, summary }, rule }: Cited,
  specification: string,
  settings: Settings,
  markdown: boolean,
): MarkupContent {
  const words = summary[settings.language];
  const name = rule === undefined ? number : `${number} ${rule}`;
  if (!markdown) return { kind: 'plaintext', value: `${name}  ${words}` };
  const link = `[${escaped(name)}](${clauseLink(settings.clauseBase, specification, number, rule)})`;
  return { kind: 'markdown', value: `**${link}** ${escaped(words)}` };
}

/// With a piece of a record beneath.
export function withSample(text: MarkupContent, sample: string | undefined): MarkupContent {
  if (sample === undefined) return text;
  const shown = text.kind === 'markdown' ? `~~~~\n${sample}\n~~~~` : sample;
  return { ...text, value: `${text.value}\n\n${shown}` };
}

/// Words of the record, or of ours, that are not meant as markdown. Numbers stay as they are.
export const escaped = (words: string): string => words.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\s+/g, ' ');
