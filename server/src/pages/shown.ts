/// A board with what is said of it, as texts and pictures want it.

import type { Position } from '../drawing/position';
import type { BoardAt } from '../language';

export interface Shown extends Position {
  readonly node: { readonly path: readonly number[]; readonly move: number };
  readonly captures?: Readonly<Record<string, number>> | undefined;
  readonly title?: string | undefined;
  readonly comment?: string | undefined;
}

export function shownOf({ boardRows, window, ...rest }: BoardAt): Shown {
  return { ...rest, height: boardRows, left: window?.left ?? 0, top: window?.top ?? 0 };
}
