/// Variations are indented, keywords in capitals, fields parted by one blank; what is said in words is left as it is.

import { lineLayout } from '../../syntax/lines/layout';
import { isMoveKind, Kind } from './keywords';

/// What consists of fields to the end of its line.
const LISTS: ReadonlySet<number> = new Set([Kind.HIDE, Kind.MARK, Kind.UNMARK, Kind.PRISONER, Kind.SETUP]);

/// Keyword, number, location; keyword and size; keyword and the ends of a region.
export const layout = lineLayout({
  fields(kind) {
    if (LISTS.has(kind)) return Number.POSITIVE_INFINITY;
    if (isMoveKind(kind) || kind === Kind.DIAGRAM) return 3;
    return kind === Kind.BOARDSIZE ? 2 : 1;
  },
});
