/// A board with what is said of it, as texts and pictures want it.

import type { Position } from '../drawing/position';
import type { BoardAt } from '../language';
import type { Language } from '../spec/rule';

export interface Shown extends Position {
  readonly node: { readonly path: readonly number[]; readonly move: number };
  readonly captures?: Readonly<Record<string, number>> | undefined;
  readonly title?: string | undefined;
  readonly comment?: string | undefined;
  readonly outcome?: string | undefined;
}

export function shownOf({ boardRows, window, outcome, ...rest }: BoardAt, language: Language): Shown {
  return { ...rest, outcome: outcome?.[language], height: boardRows, left: window?.left ?? 0, top: window?.top ?? 0 };
}
