/// What an XML declaration says.

import type { Leaf } from '../../text/node';

/// A value as it is written, and where it starts in its token.
export interface Declared {
  readonly value: string;
  readonly at: number;
}

interface Declaration {
  readonly version: Declared | undefined;
  readonly encoding: Declared | undefined;
}

const [S, EQ] = ['[ \\t\\r\\n]', '[ \\t\\r\\n]*=[ \\t\\r\\n]*'];
const quoted = (name: string): string => `(?:"(?<${name}1>[^"]*)"|'(?<${name}2>[^']*)')`;

const FORM = new RegExp(
  `^<\\?xml${S}+version${EQ}${quoted('version')}(?:${S}+encoding${EQ}${quoted('encoding')})?` +
    `(?:${S}+standalone${EQ}(?:"(?:yes|no)"|'(?:yes|no)'))?${S}*\\?>$`,
  'd',
);

/// Undefined where it has not the form of one.
export function declarationOf(leaf: Leaf): Declaration | undefined {
  const groups = FORM.exec(leaf.token)?.indices?.groups;
  if (!groups) return undefined;
  const declared = (name: string): Declared | undefined => {
    const [from, to] = groups[`${name}1`] ?? groups[`${name}2`] ?? [];
    return from === undefined ? undefined : { value: leaf.text.slice(from, to), at: from };
  };
  return { version: declared('version'), encoding: declared('encoding') };
}
