/// What is wrong with a group of properties by itself.

import { misplaced, PIECES, surplus } from '../../../games/army/layout';
import { rankIn } from '../../../games/army/pieces';
import type { Finding } from '../../../record/finding';
import { type Params, perhaps } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import { halved } from '../../../syntax/brackets/half-width';
import { lookAlikesIn, shown } from '../shared/text/signs';
import { placeIn } from './places';
import { bitOf, colorIn, isName, letterOf, nameMeant } from './properties';
import { rules } from './rules';
import { type Property, placeOf, type Said, type Value } from './said';

export function groupFaults(text: string, said: Said): Finding[] {
  return new Faults(text, said).all();
}

class Faults {
  readonly #findings: Finding[] = [];

  constructor(
    readonly text: string,
    readonly said: Said,
  ) {}

  all(): Finding[] {
    const { properties, strays, unclosed } = this.said;
    if (properties.length + strays.length === 0 && /^[;；]/.test(this.text))
      this.#add('empty-group', { from: 0, to: 1 });
    for (const stray of strays) {
      const name = stray.kind === 'value' ? 'property-name-missing' : 'unexpected-character';
      if (!this.#isQuietAt(stray.from)) this.#add(name, stray);
    }
    for (const span of unclosed) this.#add('unclosed-value', span);
    for (const [index, property] of properties.entries()) this.#property(property, index);
    this.#moves();
    this.#signs();
    return this.#findings;
  }

  /// After a fault nothing more is told until a property has come out whole.
  #isQuietAt(at: number): boolean {
    const { properties, strays } = this.said;
    const whole = properties.findLast(({ name, value, at: { from } }) => from < at && value?.closed && isName(name));
    const since = whole?.value?.whole.to ?? 0;
    const isFault = ({ from }: Span): boolean => from >= since && from < at;
    return strays.some(isFault) || properties.some((one) => !one.value && isFault(one.at));
  }

  #property({ name, at, value }: Property, index: number): void {
    if (!isName(name)) {
      if (!this.#isQuietAt(at.from))
        this.#add('unknown-property', at, { name: shown(name), ...perhaps(nameMeant(halved(name))) });
      return;
    }
    const isAgain = this.said.properties.slice(0, index).some((one) => one.name === name);
    if (isAgain && name !== 'MARK' && bitOf(name) === 0) this.#add('duplicate-property', at, { name });
    if (value) this.#value(name, value);
    else if (!this.#isQuietAt(at.from)) this.#add('property-value-missing', at, { name });
  }

  #value(name: string, value: Value): void {
    const { text } = value;
    const fails = (rule: keyof typeof rules, isRight: boolean): void => {
      if (!isRight) this.#add(rule, placeOf(value), { value: shown(text) || '[]', name });
    };
    if (!value.closed) return;
    if (name === 'INFO') fails('version-value', text === '1.0');
    else if (name === 'TL') fails('time-limit-value', NUMBER.test(text));
    else if (name === 'SL') fails('step-limit-value', NUMBER.test(text));
    else if (name === 'AA' || name === 'AB') this.#layout(name, value);
    else if (name === 'MA' || name === 'MB') this.#move(value);
    else if (name === 'RA' || name === 'RB') fails('result-value', /^[0-3]$/.test(text));
    else if (name === 'FA' || name === 'FB') fails('flag-value', text === '00' || placeIn(text) !== undefined);
    else if (name === 'EA' || name === 'EB') fails('end-value', /^[0-2]$/.test(text));
  }

  #layout(name: string, value: Value): void {
    const { text, from } = value;
    if (text.length !== PIECES) {
      this.#add('layout-length', placeOf(value), { count: text.length, name });
      return;
    }
    const ranks = [...text].map(rankIn);
    const at = (index: number): Span => ({ from: from + index, to: from + index + 1 });
    const strange = [...ranks.keys()].filter((index) => ranks[index] === undefined);
    for (const index of strange) this.#add('layout-code', at(index), { value: text.charAt(index) });
    if (strange.length > 0) return;
    const all = ranks.map((rank) => rank ?? 0);
    const many = surplus(all);
    for (const index of many) this.#add('layout-count', at(index), { value: text.charAt(index) });
    if (many.length > 0) return;
    for (const { fault, index } of misplaced(all, colorIn(name))) this.#add(fault, at(index));
  }

  #move(value: Value): void {
    const { text, from } = value;
    if (!/^[A-Z]\d[A-Z]\d$/.test(text)) {
      this.#add('move-syntax', placeOf(value), { value: shown(text) || '[]' });
      return;
    }
    for (const at of [0, 2]) {
      const place = text.slice(at, at + 2);
      if (placeIn(place) === undefined)
        this.#add('off-board', { from: from + at, to: from + at + 2 }, { value: place });
    }
  }

  /// A move has its result and the other side's flag in its group, and those have a move.
  #moves(): void {
    const { properties } = this.said;
    const find = (name: string): Property | undefined => properties.find((property) => property.name === name);
    const [second] = [find('MA'), find('MB')].flatMap((one) => one ?? []).sort((a, b) => b.at.from - a.at.from);
    if (second && find('MA') && find('MB')) this.#add('one-move-per-group', second.at);
    if (this.said.damaged) return;
    for (const color of [1, 2]) {
      const [own, other] = [letterOf(color), letterOf(3 - color)];
      const move = find(`M${own}`);
      const [result, flag] = [find(`R${own}`), find(`F${other}`)];
      if (move && !result) this.#add('result-missing', move.at, { name: `R${own}` });
      if (move && !flag) this.#add('flag-missing', move.at, { name: `F${other}` });
      if (!move && result) this.#add('result-misplaced', result.at, { name: `R${own}`, move: `M${own}` });
      if (!move && flag && !result) this.#add('flag-misplaced', flag.at, { name: `F${other}`, move: `M${own}` });
    }
  }

  /// Look-alikes, but in names of teams, remarks and what is not understood at all.
  #signs(): void {
    const { properties, strays } = this.said;
    const free = properties.flatMap(({ name, value }) =>
      value && /^(?:PA|PB|MARK)$/.test(name) ? [{ from: value.whole.from + 1, to: value.whole.to - 1 }] : [],
    );
    const spared = [...free, ...strays.filter(({ kind }) => kind === 'signs')];
    for (const finding of lookAlikesIn(this.text, rules['full-width-delimiter'])) {
      if (!spared.some(({ from, to }) => finding.from >= from && finding.from < to)) this.#findings.push(finding);
    }
  }

  #add(name: keyof typeof rules, { from, to }: Span, params?: Params): void {
    this.#findings.push({ rule: rules[name], from, to, params });
  }
}

const NUMBER = /^[1-9]\d*$/;
