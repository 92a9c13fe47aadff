/// A record as an outline: its header, its moves; several games by their events.

import type { Outline } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { Leaf, type Run } from '../../../../text/node';
import { shown } from '../text/signs';
import type { Header } from './header';

/// A header where it stands.
export interface Head {
  readonly header: Header;
  readonly from: number;
  readonly to: number;
}

interface Heads {
  /// The first one of a text.
  first(root: Run): Head | undefined;
  /// The one that a leaf is.
  of(leaf: Leaf): Header | undefined;
  readonly sides: (color: number) => Words | undefined;
}

const EVENT = 5;
const HEADER = { en: 'Header', zh: '参赛信息' };

const eventOf = ({ values }: Header): string => shown(values[EVENT]?.text ?? '');

export const outlineOf = ({ first, of, sides }: Heads): Outline => ({
  heads(root) {
    const head = first(root);
    if (!head) return [];
    const { header, from, to } = head;
    const event = eventOf(header);
    const detail = event ? { detail: { en: event, zh: event } } : {};
    return [{ entry: { name: HEADER, kind: 'other', ...detail }, from, to }];
  },
  title: () => undefined,
  game({ node }) {
    const header = node instanceof Leaf ? of(node) : undefined;
    return (header && eventOf(header)) || undefined;
  },
  event(record, event, number) {
    const label = record.label?.(event);
    const side = sides(record.move(event, record.course.start())?.color ?? 0);
    if (!label || !side) return undefined;
    return {
      name: { en: `${number}. ${side.en} ${label.en}`, zh: `${number}. ${side.zh} ${label.zh}` },
      kind: 'move',
    };
  },
});
