/// What is different from chapter to chapter among those that write a move a line, and that all ask for.

import type { Words } from '../../../spec/rule';

export interface PlyChapter {
  readonly code: string;
  /// As boards know it, and as people do.
  readonly game: string;
  readonly name: Words;
  readonly columns: number;
  readonly rows: number;
  /// By their colours: what they are called, by people and by boards.
  readonly sides: Readonly<Record<number, Words>>;
  readonly players: Readonly<Record<number, string>>;
}

export const titleOf = ({ name: { en, zh } }: PlyChapter): Words => ({ en: `${en} record`, zh: `${zh}棋谱` });
