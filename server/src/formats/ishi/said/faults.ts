/// Collects what is wrong with the fields of a line.

import type { Params, Rule } from '../../../spec/rule';
import type { Span } from '../../../syntax/lines/absent';
import type { Field } from '../../../syntax/lines/fields';
import { rules } from '../rules';
import { looksLikePoint, type Point, pointOf } from './points';
import type { Fault } from './said';

const LONGEST = 40;

/// A field as messages show it.
export const shown = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const NONE: readonly Fault[] = [];

export class FieldFaults {
  #list: Fault[] | undefined;

  get list(): readonly Fault[] {
    return this.#list ?? NONE;
  }

  add(rule: Rule, { at, size }: Span, params?: Params): void {
    this.#list ??= [];
    this.#list.push({ rule, at, size, ...(params ? { params } : {}) });
  }

  /// About a field, which the message shows.
  of(rule: Rule, field: Field, params?: Params): void {
    this.add(rule, field, { value: shown(field.text), ...params });
  }

  /// The point that a field names.
  point(field: Field): Point | undefined {
    const point = pointOf(field.text);
    if (!point) this.of(looksLikePoint(field.text) ? rules['loc-column-i'] : rules['loc-form'], field);
    return point;
  }

  /// A marker is one or two characters.
  marker(marker: Field): void {
    const { text } = marker;
    if (text.length > 2) {
      const { length } = text;
      this.of(rules['marker-length'], marker, { count: { en: String(length), zh: `有 ${length} 个` } });
    } else if (/^\\[^dtcs]$/i.test(text)) this.of(rules['unknown-special-marker'], marker);
  }
}
