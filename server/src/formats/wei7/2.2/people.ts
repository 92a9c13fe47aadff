/// Who plays in a wei7 2.2 record (3.6, 3.7).

import type { People } from '../../../record/people';
import { rootElement } from '../../../syntax/xml/document';
import { tagLeafOf } from '../../../syntax/xml/element';
import { tagOf } from '../../../syntax/xml/said';
import { attributeOf } from '../../../syntax/xml/schema';
import { escaped } from '../../../syntax/xml/style';
import { childOf } from './context';

export const people: People = {
  *all(root) {
    const game = childOf(rootElement(root, 'wei7'), 'game');
    for (const side of ['black', 'white']) {
      const player = childOf(game, side);
      const tag = player && tagOf(tagLeafOf(player.element));
      const said = tag && (attributeOf(tag, 'name') ?? attributeOf(tag, 'id'));
      if (!player || !said) continue;
      const from = player.at + said.valueAt;
      yield { key: side, name: said.value, from, to: from + said.raw.length };
    }
  },
  /// Whichever quotation marks there are.
  written: (name) => escaped(name, '"').replace(/'/g, '&apos;'),
};
