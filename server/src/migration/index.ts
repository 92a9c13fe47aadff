/// From one version of wei7 to the other: the text that says the same, and what it cannot say. A record is converted when
/// nothing in it is wrong, so that nothing is lost that nobody has been told of.

import { SIZES } from '../formats/wei7-2.2/context';
import type { Words } from '../spec/rule';
import { textBetween } from '../text/edit';
import type { Run } from '../text/node';
import { gameFromJson } from './from-json';
import { gameFromXml } from './from-xml';
import { Losses } from './losses';
import { jsonOf } from './to-json';
import { xmlOf } from './to-xml';

export interface Converted {
  readonly text: string;
  readonly losses: readonly Words[];
}

export interface Refused {
  readonly refusal: Words;
}

type Conversion = (root: Run) => Generator<void, Converted | Refused>;

/// By what a record is, and what it is to be.
const conversions: Readonly<Record<string, Readonly<Record<string, Conversion>>>> = {
  'wei7-2.2': { 'wei7-3.0': toJson },
  'wei7-3.0': { 'wei7-2.2': toXml },
};

/// What records of a format can be converted to.
export const targetsOf = (format: string): readonly string[] => Object.keys(conversionsOf(format));

const conversionsOf = (format: string) => (Object.hasOwn(conversions, format) ? (conversions[format] ?? {}) : {});

/// Undefined if there is no such conversion.
export function conversion(from: string, to: string): Conversion | undefined {
  const all = conversionsOf(from);
  return Object.hasOwn(all, to) ? all[to] : undefined;
}

function* toJson(root: Run): Generator<void, Converted> {
  const losses = new Losses();
  const game = yield* gameFromXml(root, losses);
  return { text: yield* jsonOf(game, lineEndIn(root)), losses: losses.words };
}

function* toXml(root: Run): Generator<void, Converted | Refused> {
  const losses = new Losses();
  const game = yield* gameFromJson(root, losses);
  if (!game) return refused('There is no record to convert.', '这里没有可以转换的棋谱。');
  if (losses.farTakeback) {
    return refused(
      'In a branch a move is taken back that was played before the branching; wei7 2.2 cannot say that.',
      '有分支悔掉了分支点之前的着手，wei7 2.2 无法表示。',
    );
  }
  const { columns, rows } = game;
  if (columns !== rows || !SIZES.includes(String(columns))) {
    return refused(
      `wei7 2.2 has no board of ${columns} by ${rows}, only square ones of 7, 9, 11, 13, 15, 17 and 19 lines.`,
      `wei7 2.2 没有 ${columns}×${rows} 的棋盘，只有 7、9、11、13、15、17、19 路的方形棋盘。`,
    );
  }
  return { text: yield* xmlOf(game, losses, lineEndIn(root)), losses: losses.words };
}

const refused = (en: string, zh: string): Refused => ({ refusal: { en, zh } });

/// How the lines of the text end, as its first ones show.
const lineEndIn = (root: Run): string => (/\r\n/.test(textBetween(root, 0, 4096)) ? '\r\n' : '\n');
