/// An Amazons record as an outline: its header, its moves; several games by their events.

import { sideWords } from '../../../games/go/words';
import type { Outline } from '../../../record/help';
import { leafAt } from '../../../text/edit';
import { Leaf } from '../../../text/node';
import { shown } from '../../ccgc/signs';
import { headingIn, headingOf, isHeader } from '../heading';

const EVENT = 5;
const HEADER = { en: 'Header', zh: '参赛信息' };

export const outline: Outline = {
  heads(root) {
    const heading = headingIn(root);
    if (!root || !heading) return [];
    const event = shown(heading.header.values[EVENT]?.text ?? '');
    const name = event ? { en: event, zh: event } : HEADER;
    const entry = { name, kind: 'other', ...(event ? { detail: HEADER } : {}) } as const;
    return [{ entry, from: heading.anchor.from, to: leafAt(root, 0).leaf.size }];
  },
  title: () => undefined,
  game({ node }) {
    if (!(node instanceof Leaf) || !isHeader(node)) return undefined;
    return shown(headingOf(node).header.values[EVENT]?.text ?? '') || undefined;
  },
  event(record, event, number) {
    const label = record.label?.(event);
    const side = sideWords(record.move(event, record.course.start())?.color ?? 0);
    if (!label || !side) return undefined;
    return {
      name: { en: `${number}. ${side.en} ${label.en}`, zh: `${number}. ${side.zh} ${label.zh}` },
      kind: 'move',
    };
  },
};
