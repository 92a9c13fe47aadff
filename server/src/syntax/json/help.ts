/// The help of a format in JSON, from its book.

import type { Help } from '../../record/help';
import { explainJson } from './explain';
import type { HelpBook } from './help-book';
import { JsonFlag, Kind } from './lexer';
import { suggestJson } from './suggest';

export function jsonHelp<C>(book: HelpBook<C>): Help {
  return {
    suggest: (scene) => suggestJson(scene, book),
    explain: (scene) => explainJson(scene, book),
    comments: { flag: JsonFlag.comment, is: (leaf) => leaf.kind === Kind.comment },
  };
}
