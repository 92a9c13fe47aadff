/// The colours of the teams, as a header tells them: `[甲队 R][乙队 B]`.

import type { Finding } from '../../../record/finding';
import type { Span } from '../../../syntax/brackets/field';
import type { Header, Value } from '../shared/header/header';
import { shown } from '../shared/text/signs';
import { colorOf } from './notation';
import { rules } from './rules';

interface TeamColor extends Span {
  /// 0 where none is reported.
  readonly color: number;
}

/// A letter behind a blank, or behind a sign that is no letter of the same kind.
const COLOR = /(?:[ \t]|[^\0-\x7f])([RB])$/;

function colorAt({ text, to }: Value): TeamColor {
  const letter = COLOR.exec(text)?.[1];
  return { color: letter ? colorOf(letter) : 0, from: to - 1, to };
}

export function teamColors({ complete, values }: Header): readonly [TeamColor, TeamColor] | undefined {
  const [, first, second] = values;
  return complete && first && second ? [colorAt(first), colorAt(second)] : undefined;
}

/// Who goes first, by what the header says; 0 if it does not, or contradicts itself.
export function firstSide(header: Header): number {
  const [first, second] = teamColors(header) ?? [];
  if (!first || !second || first.color === 0 || second.color === 0) return 0;
  return first.color === second.color ? 0 : first.color;
}

export function teamFaults(header: Header): Finding[] {
  const colors = teamColors(header);
  if (!colors) return [];
  const [first, second] = colors;
  const missing = colors.flatMap(({ color }, index) => {
    const value = header.values[index + 1];
    if (color !== 0 || !value || value.text === '') return [];
    const params = { value: shown(value.text) };
    return [{ rule: rules['team-colour-missing'], from: value.from, to: value.to, params }];
  });
  const isSame = first.color !== 0 && first.color === second.color;
  const same = isSame ? [{ rule: rules['team-colours-same'], from: second.from, to: second.to }] : [];
  return [...missing, ...same];
}
