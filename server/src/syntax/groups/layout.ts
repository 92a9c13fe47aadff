/// Records of groups of properties laid out: a group a line. What is no sound group keeps what stands around it.

import type { Layout } from '../../record/layout';
import type { Leaf } from '../../text/node';
import { halved } from '../brackets/half-width';
import { laidLeaves } from '../laid-leaves';
import { Kind } from './lexer';

export const groupLayout: Layout = laidLeaves(() => ({
  between(last, next) {
    if (last.kind === Kind.blank) return next?.kind === Kind.open ? '' : undefined;
    if (!isSound(last) || (next && !isSound(next))) return undefined;
    // Behind a record nothing stands but another.
    return last.kind === Kind.close && next && next.kind !== Kind.open ? undefined : '\n';
  },
}));

const GROUP = /^;\s*(?:[A-Za-z][A-Za-z0-9]*\s*\[[^[\]\r\n;()]*\]\s*)+$/;

const isSound = (leaf: Leaf): boolean =>
  leaf.kind === Kind.group ? GROUP.test(halved(leaf.token)) : leaf.kind === Kind.open || leaf.kind === Kind.close;
