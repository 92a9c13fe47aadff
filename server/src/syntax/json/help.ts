/// The help of a format in JSON, from its book.

import type { Help } from '../../record/help';
import type { AnyCourse } from '../../record/line';
import { explainJson } from './explain';
import type { HelpBook } from './help-book';
import { JsonFlag, Kind } from './lexer';
import { suggestJson } from './suggest';

export function jsonHelp<C, K extends AnyCourse>(book: HelpBook<C, K>): Help<K> {
  return {
    suggest: (scene) => suggestJson(scene, book),
    opens: '"{[,:',
    explain: (scene) => explainJson(scene, book),
    comments: { flag: JsonFlag.comment, is: (leaf) => leaf.kind === Kind.comment },
  };
}
