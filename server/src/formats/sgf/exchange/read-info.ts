/// What a record says of its game, put into the model.

import type { Losses } from '../../../record/losses';
import type { InfoModel, PersonModel, ResultModel } from '../../../record/model';
import { lineShown, textShown } from '../../../syntax/sgf/text';
import { datesOf, resultOf } from '../../shared/exchange/results';
import { type GameContext, NUMBER, REAL } from '../context';
import { rulesetNamed } from '../rulesets';
import { foxKomi } from '../view/about';
import type { RawInfo } from './read-node';

const PLACES: Readonly<Record<string, string>> = {
  GN: 'name',
  EV: 'event',
  RO: 'round',
  PC: 'place',
  DT: 'dates',
  PB: 'black',
  PW: 'white',
  BR: 'black.rank',
  WR: 'white.rank',
  BT: 'black.team',
  WT: 'white.team',
  RU: 'rules',
  KM: 'komi',
  HA: 'handicap',
  TM: 'mainTime',
  OT: 'overtime',
  RE: 'result',
  SO: 'source',
  US: 'transcriber',
  AN: 'annotator',
  CP: 'copyright',
  ON: 'opening',
  GC: 'comment',
  ST: 'settings',
};

interface ReadInfo {
  readonly info: InfoModel;
  readonly places: Readonly<Record<string, number>>;
}

export function infoOf(raw: RawInfo, context: GameContext, losses: Losses): ReadInfo {
  const places: Record<string, number> = {};
  for (const [name, { at }] of raw) if (PLACES[name]) places[PLACES[name] as string] = at;
  const line = (name: string): string | undefined => lineShown(raw.get(name)?.raw ?? '') || undefined;
  const real = (name: string): number | undefined => realOf(raw.get(name)?.raw);
  const name = line('RU');
  const rules = name === undefined ? undefined : { name: rulesetNamed(name) ?? name };
  const time = real('TM');
  const style = Number(raw.get('ST')?.raw);
  return {
    places,
    info: {
      black: person(line('PB'), line('BR'), line('BT')),
      white: person(line('PW'), line('WR'), line('WT')),
      name: line('GN'),
      event: line('EV'),
      round: line('RO'),
      place: line('PC'),
      ...days(line('DT')),
      comment: textShown(raw.get('GC')?.raw ?? '') || undefined,
      rules,
      komi: komiOf(raw, context, rules?.name, losses),
      handicap: handicapOf(raw.get('HA')?.raw),
      mainTime: time !== undefined && time >= 0 ? time : undefined,
      overtime: line('OT') ?? foxOvertime(raw, losses),
      result: resultIn(raw, losses),
      source: line('SO'),
      transcriber: line('US'),
      annotator: line('AN'),
      copyright: line('CP'),
      opening: line('ON'),
      ...(raw.has('ST') &&
        style >= 0 &&
        style <= 3 &&
        Number.isInteger(style) && { siblings: style % 2 === 1, unmarked: style >= 2 }),
    },
  };
}

const realOf = (raw: string | undefined): number | undefined =>
  raw !== undefined && REAL.test(raw) ? Number(raw) : undefined;

function person(name: string | undefined, rank: string | undefined, team: string | undefined): PersonModel | undefined {
  return name === undefined && rank === undefined && team === undefined ? undefined : { name, rank, team };
}

function days(text: string | undefined): Pick<InfoModel, 'dates' | 'dateText'> {
  const dates = text === undefined ? undefined : datesOf(text);
  return dates ? { dates } : { dateText: text };
}

/// One stone or none is no handicap.
function handicapOf(raw: string | undefined): number | undefined {
  const count = raw !== undefined && NUMBER.test(raw) ? Number(raw) : 0;
  return count >= 2 ? count : undefined;
}

function resultIn(raw: RawInfo, losses: Losses): ResultModel | undefined {
  const text = raw.get('RE');
  const result = text && resultOf(text.raw);
  if (text && result === undefined) losses.add('result', { at: text.at, was: text.raw });
  return result || undefined;
}

/// Fox has properties of its own for it.
function foxOvertime(raw: RawInfo, losses: Losses): string | undefined {
  const [periods, seconds] = [raw.get('TC'), raw.get('TT')];
  const said = periods ?? seconds;
  if (!said) return undefined;
  const isWhole = periods !== undefined && seconds !== undefined;
  const overtime = isWhole ? `${periods.raw}x${seconds.raw} byo-yomi` : undefined;
  losses.add(isWhole ? 'dialect' : 'overtime', { at: said.at, was: said.raw, now: overtime });
  return overtime;
}

function komiOf(raw: RawInfo, context: GameContext, rules: string | undefined, losses: Losses): number | undefined {
  const said = raw.get('KM') ?? raw.get('KI');
  const komi = realOf(said?.raw);
  if (!said || komi === undefined) return undefined;
  if (context.fox || !raw.has('KM')) {
    const meant = context.fox ? foxKomi(komi, raw.get('RU')?.raw ?? '') : komi / 2;
    if (meant !== komi) losses.add('dialect', { at: said.at, was: said.raw, now: String(meant) });
    return meant;
  }
  const isInStones = rules === 'Chinese' && Number.isInteger(komi * 4) && !Number.isInteger(komi * 2);
  if (isInStones) losses.add('komi-unit', { at: said.at, was: said.raw, now: String(komi * 2) });
  return isInStones ? komi * 2 : komi;
}
