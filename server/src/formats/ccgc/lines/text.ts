/// What is wrong with the first line of a text of rounds. What a round says depends on those before it, and is reported by playing.

import { type Findings, Report } from '../../../record/finding';
import type { Span } from '../../../syntax/brackets/field';
import { blanksEnd } from '../../../syntax/brackets/half-width';
import { leafAt } from '../../../text/edit';
import { isHigh } from '../../../text/extent';
import type { Run } from '../../../text/node';
import { faultsOf } from '../shared/header/line';
import type { AnyChapter } from './chapter';
import { headingIn } from './heading';

export function readText(root: Run, chapter: AnyChapter, undecoded: boolean): Findings {
  const report = new Report();
  const heading = headingIn(root);
  if (heading) for (const fault of faultsOf(heading, chapter, undecoded)) report.add(fault);
  else report.add({ rule: chapter.rules['header-missing'], ...beginning(root) });
  return report.findings;
}

const BOM = 0xfeff;

/// The first character; in a text of nothing but white space that is the start.
function beginning(root: Run): Span {
  if (!root) return { from: 0, to: 0 };
  const { text } = leafAt(root, 0).leaf;
  const from = blanksEnd(text, text.charCodeAt(0) === BOM ? 1 : 0);
  if (from === root.width) return { from: 0, to: 0 };
  const { leaf: first, start } = leafAt(root, from);
  return { from, to: from + (isHigh(first.text.charCodeAt(from - start)) ? 2 : 1) };
}
