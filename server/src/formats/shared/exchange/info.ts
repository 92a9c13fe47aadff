/// What is said of a game, as far as a format holds it: each part is kept, or left out and told.

import type { InfoModel, PersonModel } from '../../../record/model';
import type { Tell } from './lowering';

type Code = Parameters<Tell>[0];

/// The parts that are left out whole, with their codes.
const PARTS: readonly (readonly [keyof InfoModel, Code])[] = [
  ['event', 'event'],
  ['round', 'round'],
  ['place', 'place'],
  ['comment', 'game-comment'],
  ['komi', 'komi-range'],
  ['handicap', 'handicap-number'],
  ['mainTime', 'time-limit'],
  ['overtime', 'overtime'],
  ['source', 'source'],
  ['url', 'source-url'],
  ['annotator', 'annotator'],
  ['transcriber', 'transcriber'],
  ['copyright', 'copyright'],
  ['opening', 'opening'],
  ['dateText', 'date-text'],
];

export type Growing = { -readonly [Name in keyof InfoModel]: InfoModel[Name] };

/// Without those parts.
export function without(info: Growing, names: readonly (keyof InfoModel)[], tell: Tell): void {
  for (const [name, code] of PARTS) {
    const value = info[name];
    if (value === undefined || !names.includes(name)) continue;
    tell(code, { was: String(value) });
    delete info[name];
  }
}

const ABOUT: readonly (readonly [keyof PersonModel, Code])[] = [
  ['title', 'player-title'],
  ['team', 'team'],
  ['country', 'country'],
  ['account', 'account'],
  ['rank', 'rank'],
];

/// A player without what the format does not know of players; nothing, if nothing is left.
export function playerWithout(
  person: PersonModel | undefined,
  names: readonly (keyof PersonModel)[],
  tell: Tell,
): PersonModel | undefined {
  if (!person) return undefined;
  const left = { ...person };
  for (const [name, code] of ABOUT) {
    const value = person[name];
    if (value === undefined || !names.includes(name)) continue;
    if (typeof value === 'string' || value.domain !== undefined || value.id !== undefined)
      tell(code, typeof value === 'string' ? { was: value } : {});
    delete left[name];
  }
  return Object.values(left).some((value) => value !== undefined) ? left : undefined;
}

/// What the name of rules says of itself.
const IMPLIED: Readonly<Record<string, { readonly scoring?: string; readonly suicide?: boolean }>> = {
  Chinese: { scoring: 'area', suicide: false },
  Japanese: { scoring: 'territory', suicide: false },
  Korean: { scoring: 'territory', suicide: false },
  AGA: { scoring: 'area', suicide: false },
  NZ: { scoring: 'area', suicide: true },
  GOE: { scoring: 'area', suicide: true },
};

/// The name says how it is scored.
export const isImplied = ({ name, scoring }: NonNullable<InfoModel['rules']>): boolean =>
  scoring === IMPLIED[name ?? '']?.scoring;

/// What no name says of itself: where that goes, nothing more does.
export function withoutDetails({ name, suicide, superko }: NonNullable<InfoModel['rules']>, tell: Tell): void {
  if (suicide !== undefined && suicide !== IMPLIED[name ?? '']?.suicide) tell('rules-detail');
  if (superko !== undefined) tell('rules-detail');
}

/// The name alone.
export function rulesByName(rules: InfoModel['rules'], tell: Tell): InfoModel['rules'] {
  if (!rules) return undefined;
  const { name, scoring } = rules;
  if (scoring !== undefined && !isImplied(rules)) tell('scoring', { was: scoring });
  withoutDetails(rules, tell);
  return name === undefined ? undefined : { name };
}
