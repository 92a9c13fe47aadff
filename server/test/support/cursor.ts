/// Records on disk with a ▮ where the cursor is, and what the editor features say there.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Completion, type Completions, completionsAt, plainText } from '../../src/language/completion';
import { type Fold, foldsOf } from '../../src/language/folding';
import { type Hover, hoverAt } from '../../src/language/hover';
import { type OutlineSymbol, symbolsOf } from '../../src/language/symbols';
import type { Language } from '../../src/spec/rule';
import { finished } from '../../src/text/edit';
import { FIXTURES } from './fixtures';
import { Opened } from './opened';

export const CURSOR = '▮';

export class AtCursor {
  readonly text: string;
  readonly offset: number;
  readonly opened: Opened;

  constructor(marked: string, language = 'wei7') {
    this.offset = Math.max(0, marked.indexOf(CURSOR));
    this.text = marked.replace(CURSOR, '');
    this.opened = new Opened(this.text, { language }).finish();
  }

  completions(language: Language = 'en'): Completions | undefined {
    return finished(completionsAt(this.opened.document, this.offset, language));
  }

  /// The labels in the order in which an editor shows them.
  labels(language: Language = 'en'): string[] {
    const list = this.completions(language)?.list ?? [];
    return [...list].sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0)).map(({ label }) => label);
  }

  completion(label: string, language: Language = 'en'): Completion {
    const found = this.completions(language)?.list.find((one) => one.label === label);
    if (!found) throw new Error(`no "${label}" among ${this.labels(language).join(', ')}`);
    return found;
  }

  /// The text once a completion has been accepted, first guesses left as they are.
  accepted(label: string): string {
    const { from, to, also } = this.completions() as Completions;
    const text = this.text.slice(0, from) + plainText(this.completion(label).insert) + this.text.slice(to);
    return also ? text.slice(0, also.at) + also.text + text.slice(also.at) : text;
  }

  hover(language: Language = 'en'): Hover | undefined {
    return finished(hoverAt(this.opened.document, this.offset, language));
  }

  /// The text that a hover is about.
  hovered(): string {
    const hover = this.hover();
    return hover ? this.text.slice(hover.from, hover.to) : '';
  }

  symbols(language: Language = 'en'): OutlineSymbol[] {
    return finished(symbolsOf(this.opened.document, language));
  }

  /// The outline as a person sees it.
  outline(language: Language = 'en'): string[] {
    return this.symbols(language).map(({ name, depth }) => '  '.repeat(depth) + name);
  }

  folds(most?: number): Fold[] {
    return finished(foldsOf(this.opened.document, most));
  }
}

/// A record of `test-fixtures/language`.
export const fixture = (name: string): string => readFileSync(path.join(FIXTURES, 'language', name), 'utf8');

export const atCursorIn = (name: string): AtCursor => new AtCursor(fixture(name));

/// The same records with the cursor elsewhere: at the start of what the pattern finds, or where `▮` stands in `to`.
export function atCursor(name: string, pattern: string, into = 0): AtCursor {
  const text = fixture(name).replace(CURSOR, '');
  const at = text.indexOf(pattern);
  if (at < 0) throw new Error(`${name} has no ${pattern}`);
  return new AtCursor(`${text.slice(0, at + into)}${CURSOR}${text.slice(at + into)}`);
}
