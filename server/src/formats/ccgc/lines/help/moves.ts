/// What a game knows of its moves for whoever writes or reads them.

import type { Scene, Suggestion } from '../../../../record/help';
import type { Ghost } from '../../../../record/view';
import type { Words } from '../../../../spec/rule';
import type { Leaf } from '../../../../text/node';
import type { Lines } from '../course';
import type { LineState } from '../state';

export interface MoveHelp<K extends Lines> {
  /// What comes next in a move of a side of which so much has been written, and how much of that it replaces.
  suggest(
    scene: Scene<K>,
    state: LineState,
    written: string,
    color: number,
  ): { readonly size: number; readonly list: readonly Suggestion[] } | undefined;
  /// Whole moves of a side, as they are written: a few to begin with.
  whole(scene: Scene<K>, state: LineState, color: number): readonly string[];
  /// Where a move that is being written may be meant to go.
  ghost(scene: Scene<K>): Ghost | undefined;
  /// What is to be said of a move, which stands at a place.
  facts(scene: Scene<K>, leaf: Leaf, start: number): readonly Words[];
}
