/// Explanations as the client can show them.

import type { MarkupContent } from 'vscode-languageserver/node';
import type { Clause } from '../spec/rule';
import { clauseLink } from './publish';
import type { Settings } from './settings';

export const takesMarkdown = (formats: readonly string[] | undefined): boolean =>
  formats?.includes('markdown') === true;

/// The clause with its number, which leads to its page.
export function clauseText(
  clause: Clause,
  specification: string,
  settings: Settings,
  markdown: boolean,
): MarkupContent {
  const { number, summary } = clause;
  const words = summary[settings.language];
  if (!markdown) return { kind: 'plaintext', value: `${number}  ${words}` };
  const link = `[${escaped(number)}](${clauseLink(settings.clauseBase, specification, number)})`;
  return { kind: 'markdown', value: `**${link}** ${escaped(words)}` };
}

/// Words of the record, or of ours, that are not meant as markdown. Numbers stay as they are.
export const escaped = (words: string): string => words.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\s+/g, ' ');
