/// What the header lines of an event say, put into the model.

import type { Losses } from '../../../record/losses';
import type { InfoModel, PersonModel } from '../../../record/model';
import { datesOf, resultOf } from '../../shared/exchange/results';

export type Headers = Map<string, { text: string; at: number }>;

/// Those that may be repeated; of others the last one counts.
const SEVERAL = ['ANALYSIS', 'SOURCE', 'PLACE', 'RECORDER', 'DATE', 'TIMELIMIT'];

export function addHeader(headers: Headers, keyword: string, text: string, at: number): void {
  const before = headers.get(keyword);
  if (before && SEVERAL.includes(keyword) && before.text && text) before.text += ` ${text}`;
  else if (text || !before) headers.set(keyword, { text, at });
}

const NAMES: Readonly<Record<string, string>> = {
  EVENT: 'name',
  BLACK: 'black',
  WHITE: 'white',
  DATE: 'dates',
  HANDICAP: 'handicap',
  KOMI: 'komi',
  PLACE: 'place',
  RECORDER: 'transcriber',
  RESULT: 'result',
  RULES: 'rules',
  SOURCE: 'source',
  TIMELIMIT: 'mainTime',
  ANALYSIS: 'annotator',
};

export function placesOf(headers: Headers): Record<string, number> {
  const places: Record<string, number> = {};
  for (const [keyword, { at }] of headers) {
    const name = NAMES[keyword];
    if (name) places[name] = at;
    if (name === 'black' || name === 'white') places[`${name}.rank`] = at;
    if (name === 'mainTime') places.overtime = at;
    if (name === 'source') places.url = at;
  }
  return places;
}

export function infoOf(headers: Headers, losses: Losses): InfoModel {
  const text = (keyword: string): string | undefined => headers.get(keyword)?.text || undefined;
  return {
    black: personOf(text('BLACK')),
    white: personOf(text('WHITE')),
    name: text('EVENT'),
    place: text('PLACE'),
    transcriber: text('RECORDER'),
    annotator: text('ANALYSIS'),
    ...dayOf(text('DATE')),
    ...sourceOf(text('SOURCE')),
    ...timeOf(text('TIMELIMIT')),
    rules: rulesOf(text('RULES')),
    komi: numberOf(headers, 'KOMI', 'komi-range', losses),
    handicap: numberOf(headers, 'HANDICAP', 'handicap-number', losses) || undefined,
    result: resultIn(headers, losses),
  };
}

/// A number, a letter or a word for the kind, and nothing behind.
export const RANK = /^(.*?)\s+(\d+[ -]?(?:k|kyu|d|dan|p))$/i;

function personOf(text: string | undefined): PersonModel | undefined {
  if (text === undefined) return undefined;
  const [, name, rank] = RANK.exec(text) ?? [];
  return rank === undefined ? { name: text } : { name: name || undefined, rank };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?$/;

function dayOf(text: string | undefined): Pick<InfoModel, 'dates' | 'moment' | 'dateText'> {
  if (text === undefined) return {};
  const dates = datesOf(text);
  if (dates) return { dates };
  return MOMENT.test(text) ? { moment: text } : { dateText: text };
}

function sourceOf(text: string | undefined): Pick<InfoModel, 'source' | 'url'> {
  const [, name, url] = /^(?:(.*)\s)?(\S+:\/\/\S+)$/.exec(text ?? '') ?? [];
  return url === undefined ? { source: text } : { source: name?.trim() || undefined, url };
}

function timeOf(text: string | undefined): Pick<InfoModel, 'mainTime' | 'overtime'> {
  if (text === undefined) return {};
  const [, seconds, rest] = /^(?:(\d+(?:\.\d+)?) s)?(?:(?:^|; )(?:; ?)?(.+))?$/.exec(text) ?? [];
  if (seconds !== undefined) return { mainTime: Number(seconds), overtime: rest };
  return { overtime: text.replace(/^;\s*/, '') || undefined };
}

function rulesOf(text: string | undefined): InfoModel['rules'] {
  if (text === undefined) return undefined;
  const [word = ''] = text.split(/\s/);
  const known = ['Japanese', 'Chinese'].find((name) => name.toLowerCase() === word.toLowerCase());
  return { name: known ?? text };
}

const NUMBER = /^([+-]?\d+(?:\.\d+)?)(?:\s+(\d+)\/(\d+))?(?=\s|$)/;

function numberOf(
  headers: Headers,
  keyword: string,
  code: 'komi-range' | 'handicap-number',
  losses: Losses,
): number | undefined {
  const said = headers.get(keyword);
  if (!said?.text) return undefined;
  const [, whole, above, below] = NUMBER.exec(said.text) ?? [];
  if (whole === undefined) {
    losses.add(code, { at: said.at, was: said.text });
    return undefined;
  }
  return Number(whole) + (above && Number(below) ? Number(above) / Number(below) : 0);
}

function resultIn(headers: Headers, losses: Losses): InfoModel['result'] {
  const said = headers.get('RESULT');
  const result = said && resultOf(said.text);
  if (said && result === undefined) losses.add('result', { at: said.at, was: said.text });
  return result ?? undefined;
}
