/// An Amazons record as an outline.

import { sideWords } from '../../../games/go/words';
import { leafAt } from '../../../text/edit';
import { outlineOf } from '../../ccgc/outline';
import { headingIn, headingOf, isHeader } from '../heading';

export const outline = outlineOf({
  first(root) {
    const heading = headingIn(root);
    return root && heading && { header: heading.header, from: heading.anchor.from, to: leafAt(root, 0).leaf.size };
  },
  of: (leaf) => (isHeader(leaf) ? headingOf(leaf).header : undefined),
  sides: sideWords,
});
