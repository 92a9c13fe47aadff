/// What an editor asks of a document while one writes, by its name.

import { completionsAt } from '../../src/language/completion';
import type { RecordDocument } from '../../src/language/document';
import { foldsOf } from '../../src/language/folding';
import { hoverAt } from '../../src/language/hover';
import { symbolsOf } from '../../src/language/symbols';

type Help = (document: RecordDocument, offset: number) => Generator<void, unknown>;

export const HELP: Readonly<Record<string, Help>> = {
  outline: (document) => symbolsOf(document, 'en'),
  folds: (document) => foldsOf(document),
  hover: (document, offset) => hoverAt(document, offset, 'zh'),
  completion: (document, offset) => completionsAt(document, offset, 'en'),
};
