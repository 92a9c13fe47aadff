/// Remarks at the end of a record, about nothing that follows (5.4/REMARK).

import type { Report } from '../../../record/finding';
import { LineFlag } from '../../../syntax/lines/family';
import { Leaf, type Node, Pair, partsOf, type Run } from '../../../text/node';
import { isMoveKind, Kind } from '../keywords';
import { rules } from '../rules';
import { saidBy } from '../said';

const isTarget = ({ kind }: Leaf): boolean =>
  isMoveKind(kind) || kind === Kind.EVENT || kind === Kind.SETUP || kind === Kind.DIAGRAM;

/// Goes back from the end to the last line that a remark could be about; that may be far, so nobody goes where there is no remark.
export function judgeRemarks(root: Run, report: Report): void {
  if (!root || !(root.flags & LineFlag.sought)) return;
  const stack: { node: Node; end: number }[] = [{ node: root, end: root.width }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, end } = next;
    if (node instanceof Leaf) {
      if (isTarget(node)) return;
      if (node.kind === Kind.REMARK) tell(node, end - node.width, report);
    } else if (!(node instanceof Pair) || node.open.kind === Kind.VAR) {
      let start = end - node.width;
      for (const part of partsOf(node)) {
        start += part.width;
        stack.push({ node: part, end: start });
      }
    }
  }
}

function tell(leaf: Leaf, start: number, report: Report): void {
  const { at, size } = saidBy(leaf).keyword;
  report.add({ rule: rules['remark-without-target'], from: start + at, to: start + at + size });
}
