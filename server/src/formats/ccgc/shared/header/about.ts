/// What a header says of its game, for boards.

import type { About } from '../../../../record/view';
import type { Words } from '../../../../spec/rule';
import type { Header } from './header';
import { RESULT_WORDS, resultOf } from './results';

const same = (text: string): Words => ({ en: text, zh: text });

/// `sides` are those of the first and the second team, as boards call them.
export function aboutHeader({ values, sound }: Header, sides: readonly [string, string]): About {
  if (!sound) return { players: [], facts: [] };
  const [, first, second, result, when, event] = values.map(({ text }) => text.replace(/\s+/g, ' '));
  const players = [first, second].flatMap((name, index) => (name ? [{ side: sides[index], name }] : []));
  const known = result && resultOf(result);
  const words = known ? RESULT_WORDS[known] : result ? same(result) : undefined;
  return {
    ...(event ? { name: event } : {}),
    players,
    ...(words ? { result: words } : {}),
    facts: when ? [same(when)] : [],
  };
}
