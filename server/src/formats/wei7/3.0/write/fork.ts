/// A branch where the line goes on: what comes next stays where it stands and becomes the first branch, so that no line of it
/// has to be written again.

import { type At, isArray, membersAt } from '../../../../syntax/json/access';
import type { Draft } from '../../../../syntax/json/draft';
import { breaksLine, indentIn, separator, spansOf, styleAround } from '../../../../syntax/json/spacing';
import { indentAt } from '../../../../syntax/json/style';
import { sizeOf } from '../../../../syntax/json/value';
import { textBetween } from '../../../../text/edit';
import type { Node, Pair } from '../../../../text/node';
import type { Home } from '../../../shared/forks';
import { arrayIn, isMisplaced, lines } from '../play/lines';
import type { Sheet } from './sheet';

export function forkOff({ writing }: Sheet, { line, index }: Home, step: Draft, like: Node | undefined): void {
  const steps = arrayIn(line, 'steps');
  const key = membersAt(line)?.get('steps');
  if (!steps || !key || isMisplaced(line, 'branches', isArray)) {
    writing.unsound = true;
    return;
  }
  writing.needs(line);
  writing.needs(steps);
  const words = wordsFor(writing.root, line, steps, line.at + key.keyAt);
  const { pad, between, opening, closing } = words;
  const first = `"branches":${words.colon}[{${pad}`;
  const spans = spansOf(steps);
  const end = steps.at + sizeOf(steps.node);
  if (index === 0) writing.replace(line.at + key.keyAt, line.at + key.keyAt, first);
  else {
    const { to } = spans[index - 1] ?? { to: end };
    const until = spans[index]?.from ?? end;
    const gap = textBetween(writing.root, to, until);
    const comma = gap.indexOf(',') + 1;
    const keeps = breaksLine(gap.slice(comma));
    const head = `${closing}]${words.afterSteps}${first}${words.key}`;
    writing.replace(to, keeps ? to + comma : until, keeps ? head : head + opening);
  }
  const indent = indentIn(opening) ?? indentAt(writing.root, end - 1);
  const text = writing.written(step, like, words.style, indent);
  const { at, member } = carried({ writing }, line, end, words.afterSteps);
  const before = `${member}${pad}}${between}{${pad}${words.key}${opening}`;
  const edit = writing.replace(at, at, `${before}${text}${closing}]${pad}}]`);
  writing.cursor(before.length, edit);
}

/// The ways of writing around, to be used again.
function wordsFor(root: Sheet['place']['root'], line: At, steps: At, keyAt: number) {
  const { open, close, width } = steps.node as Pair;
  const style = styleAround(root, keyAt);
  const members = spansOf(line);
  const number = members.findIndex(({ from }) => from === keyAt);
  const last = spansOf(steps).at(-1)?.to ?? 0;
  return {
    style,
    colon: style.colon,
    pad: style.pad,
    between: `,${style.comma}`,
    /// From the name to the bracket.
    key: textBetween(root, keyAt, steps.at + open.size),
    opening: open.text.slice(open.size),
    closing: textBetween(root, last, steps.at + width - (close?.width ?? 0)),
    afterSteps: separator(root, line, members, number + 1, style),
  };
}

/// Branches that were there go along into the first of the new ones. Where they follow right on the steps they already are in
/// their place.
function carried(
  { writing }: Pick<Sheet, 'writing'>,
  line: At,
  end: number,
  gap: string,
): { at: number; member: string } {
  const names = membersAt(line)?.list.map(({ name }) => name) ?? [];
  const number = names.lastIndexOf('branches');
  const span = spansOf(line)[number];
  if (!span) return { at: end, member: '' };
  if (names[number - 1] === 'steps') return { at: span.to, member: '' };
  writing.remove(line, number);
  const branches = arrayIn(line, 'branches');
  const empty = !branches || lines.branches(branches).length === 0;
  return { at: end, member: empty ? '' : gap + textBetween(writing.root, span.from, span.to) };
}
