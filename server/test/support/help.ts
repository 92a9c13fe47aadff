/// What an editor asks of a document while one writes, by its name: of all of it, and of a place in it.

import { completionsAt } from '../../src/language/completion';
import type { RecordDocument } from '../../src/language/document';
import { foldsOf } from '../../src/language/folding';
import { hoverAt } from '../../src/language/hover';
import { symbolsOf } from '../../src/language/symbols';

type Help = (document: RecordDocument, offset: number) => Generator<void, unknown>;

export const OF_ALL: Readonly<Record<string, Help>> = {
  outline: (document) => symbolsOf(document, 'en'),
  folds: (document) => foldsOf(document),
};

export const OF_A_PLACE: Readonly<Record<string, Help>> = {
  hover: (document, offset) => hoverAt(document, offset, 'zh'),
  completion: (document, offset) => completionsAt(document, offset, 'en'),
};

export const HELP: Readonly<Record<string, Help>> = { ...OF_ALL, ...OF_A_PLACE };
