/// A record of the championship that is about to be played: what its file is called and how its text begins, by who plays where. Layouts are
/// not in it yet: they are chosen on the board. Knows no editor, so that tests can use it.

import { codeOf } from '../../../server/src/formats/ccgc/names/codes';
import { nameable } from '../../../server/src/formats/ccgc/names/nameable';
import { type NewGame, type Parties, withParties } from './games';

interface BegunRecord {
  readonly file: string;
  /// A snippet with one place, where the first move goes.
  readonly body: string;
}

export function begunRecord({ id, body }: NewGame, parties: Required<Parties>, when: Date): BegunRecord {
  const code = id.replace(/^ccgc-/, '').toUpperCase();
  const text = dated(withParties(withoutLayouts(body), parties), when);
  return { file: fileOf(code, parties, when), body: settled(text) };
}

/// What would end a field of a header.
const ENDING = /[[\]【】［］{}"|\\\r\n]/;

/// What cannot stand in a header, if anything of it does.
export const unfitIn = (said: string): string | undefined => ENDING.exec(said)?.[0];

/// The result is told when there is one; until then it is the first that the rules name.
const RESULT = '先手胜';

function fileOf(code: string, { first, second, place, event }: Required<Parties>, when: Date): string {
  const [year, month, date, hour, minute] = partsOf(when);
  const stamp = `${code === 'SU' ? '-' : ' '}${year}${month}${date}${hour}${minute}`;
  const occasion = `-${year}.${month}.${date} ${hour}.${minute} ${place}-${event}`;
  const tail = codeOf(code)?.long ? occasion : stamp;
  return nameable(`${code}-${first} vs ${second}-${RESULT}${tail}.txt`);
}

const partsOf = (when: Date): string[] =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate(), when.getHours(), when.getMinutes()].map((part, i) =>
    String(part).padStart(i === 0 ? 4 : 2, '0'),
  );

const PARTS = ['YEAR', 'MONTH', 'DATE', 'HOUR', 'MINUTE'];

function dated(body: string, when: Date): string {
  const parts = partsOf(when);
  return body.replace(/\$CURRENT_([A-Z]+)/g, (whole, part: string) => parts[PARTS.indexOf(part)] ?? whole);
}

/// EinStein and Army chess begin with where the pieces stand; a line each.
const withoutLayouts = (body: string): string => body.replace(/^(?:[RB]:[A-E]\d-|;A[AB]\[).*\n/gm, '');

/// Everything stands as the template proposes it.
const settled = (body: string): string =>
  body.replace(
    /\$\{\d+\|([^,|]*)[^|]*\|\}|\$\{\d+:((?:\\[\s\S]|[^}\\])*)\}/g,
    (_, choice?: string, said?: string) => choice ?? said ?? '',
  );
