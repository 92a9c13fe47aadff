/// Records in brackets laid out: the header on a line of its own, so many moves on each after it. What is no sound move keeps what stands
/// around it.

import type { Layout } from '../../record/layout';
import type { Leaf } from '../../text/node';
import { laidLeaves } from '../laid-leaves';
import { halved } from './half-width';
import { Kind } from './lexer';

export const bracketLayout: Layout = laidLeaves(({ moves }) => {
  let count = 0;
  return {
    between(last, next) {
      if (last.kind === Kind.blank) return isSound(next) ? '' : undefined;
      if (!isSound(last) || (next && !isSound(next))) {
        count = 0;
        return undefined;
      }
      count = last.kind === Kind.header ? 0 : count + 1;
      return !next || next.kind === Kind.header || count % moves === 0 ? '\n' : '';
    },
  };
});

const MOVE = /^[A-Za-z][([][^()[\];{}]*[)\]](?:MARK\[[^()[\];{}]*\])*;?[)}]?$/;
const HEADER = /^[({](?:\[[^[\]]*\])+;$/;

const isSound = (leaf: Leaf | undefined): boolean =>
  leaf !== undefined && (leaf.kind === Kind.header ? HEADER : MOVE).test(halved(leaf.token.trim()));
