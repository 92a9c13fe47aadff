/// What converting must keep to, and what is compared for it.

import type { Format } from '../../src/formats/format';
import { formatNamed } from '../../src/formats/list';
import { gamesIn, Writing } from '../../src/language/converting';
import { Losses } from '../../src/record/losses';
import type { Exchange, GameModel, NodeModel } from '../../src/record/model';
import { finished, parse } from '../../src/text/edit';
import { Pool } from '../../src/text/pool';
import { opened } from './opened';

export const FORMATS = ['wei7-3.0', 'wei7-2.2', 'jgf', 'ishi', 'sgf'] as const;
export type FormatId = (typeof FORMATS)[number];

const LANGUAGE: Readonly<Record<FormatId, string>> = {
  'wei7-3.0': 'wei7',
  'wei7-2.2': 'wei7',
  jgf: 'jgf',
  ishi: 'ishi',
  sgf: 'sgf',
};

const exchangeOf = (id: FormatId): Exchange => formatNamed(id)?.exchange?.() as Exchange;

export interface Written {
  readonly text: string;
  readonly losses: readonly string[];
}

export interface RecordModel {
  readonly games: readonly GameModel[];
}

/// Nothing where it is refused.
export function write({ games: [game] }: RecordModel, id: FormatId): Written | undefined {
  const outcome = game && finished(exchangeOf(id).fromModel(game, { force: false }));
  return !outcome || 'refusal' in outcome
    ? undefined
    : { text: outcome.text, losses: outcome.losses.map(({ code }) => code) };
}

export interface Read {
  readonly model: RecordModel;
  readonly losses: readonly string[];
}

/// Without a look at what may be wrong with it; what is carried along is put back.
export function read(text: string, id: FormatId): Read {
  const losses = new Losses();
  const { family } = formatNamed(id) as Format;
  const reading = gamesIn(finished(parse(text, { family, pool: new Pool() })), exchangeOf(id), losses);
  const games: GameModel[] = [];
  let step = reading.next();
  for (; !step.done; step = reading.next()) if (step.value) games.push(step.value);
  if (step.value) throw new Error(`${id}: ${step.value.refusal.en}\n${text}`);
  return { model: { games }, losses: losses.list.map(({ code }) => code) };
}

export const errorsIn = (text: string, id: FormatId): readonly string[] =>
  opened(text, { language: LANGUAGE[id], name: `a.${LANGUAGE[id]}` })
    .diagnostics()
    .list.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));

/// With all that it can carry along.
export function carrying({ games: [game] }: RecordModel, id: FormatId): Written | undefined {
  const writing = new Writing(formatNamed(id) as Format, exchangeOf(id), { carry: true });
  if (!game || finished(writing.add(game))) return undefined;
  const { texts, losses } = writing.end(new Losses());
  return { text: texts[0] as string, losses: losses.map(({ code }) => code) };
}

/// By what each code may change: parts of what is said of the game, and of a node. Texts are in many of them.
const TEXTS = ['info', 'comment', 'title', 'marks', 'figure'];
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'to-play': ['toPlay'],
  quality: ['quality', 'very'],
  emphasis: ['very'],
  title: ['title', 'comment'],
  'title-line': ['title'],
  label: ['marks'],
  'mark-shape': ['marks'],
  'mark-type': ['marks'],
  'mark-number': ['marks'],
  'marks-on-point': ['marks'],
  line: ['marks'],
  territory: ['territory'],
  judgement: ['judgements'],
  clock: ['clocks'],
  'clock-unit': ['clocks'],
  'move-number': ['number'],
  view: ['view', 'dim', 'private'],
  print: ['figure', 'print', 'private'],
  solution: ['solution'],
  private: ['private'],
  'user-data': ['private'],
  ascii: TEXTS,
  'white-space': TEXTS,
  control: TEXTS,
  'com-line': ['comment', 'info'],
  'comments-joined': ['comment'],
  'game-comment': ['info', 'comment'],
  'setup-no-liberty': ['setup'],
};

/// The tree is another one.
const STRUCTURAL = [
  'empty-node',
  'setup-in-game',
  'variation-head',
  'line-goes-on',
  'line-ends',
  'takeback',
  'merged-games',
  'split-node',
  'two-moves',
  'occupied',
];

const NODE_PARTS = [
  'setup',
  'toPlay',
  'title',
  'comment',
  'marks',
  'territory',
  'judgements',
  'clocks',
  'number',
  'view',
  'dim',
  'figure',
  'print',
  'solution',
] as const;

/// What is there, in one order.
function tidy(value: unknown): string {
  return (
    JSON.stringify(value, (_, one) =>
      one && typeof one === 'object' && !Array.isArray(one)
        ? Object.fromEntries(
            Object.entries(one)
              .filter(([, v]) => v !== undefined && v !== '')
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : one,
    ) ?? ''
  );
}

/// A game is compared with several others.
function once<K extends object, T>(make: (of: K, isRoot: boolean) => T): (of: K, isRoot?: boolean) => T {
  const made = new WeakMap<K, T>();
  return (of, isRoot = false) => {
    let known = made.get(of);
    if (known === undefined) made.set(of, (known = make(of, isRoot)));
    return known;
  };
}

const partsOf = once((node: NodeModel, isRoot): Record<string, string> => {
  const { move } = node;
  const parts: Record<string, string> = {
    move: tidy(move && { color: move.color, point: move.point }),
    quality: move?.quality ?? '',
    very: String(move?.very ?? false),
    lines: String(node.children.length),
  };
  for (const name of NODE_PARTS) {
    const value = node[name];
    const isNothing = Array.isArray(value) && value.length === 0 && name !== 'view' && name !== 'dim';
    parts[name] = value === undefined || isNothing ? '' : tidy(value);
  }
  const stones = node.setup?.filter(({ color }) => !isRoot || color !== 0) ?? [];
  parts.setup = stones.length > 0 ? sorted(stones) : '';
  for (const name of ['marks', 'territory', 'view', 'dim'] as const) if (node[name]) parts[name] = sorted(node[name]);
  if (node.marks?.length === 0 || !node.marks) parts.marks = '';
  return parts;
});

const sorted = (list: readonly unknown[]): string => list.map(tidy).sort().join(' ');

const IMPLIED: Readonly<Record<string, string>> = {
  Chinese: 'area false',
  Japanese: 'territory false',
  Korean: 'territory false',
  AGA: 'area false',
  NZ: 'area true',
  GOE: 'area true',
};

const infoOf = once(({ info }: GameModel): Record<string, string> => {
  const { rules, black, white, ...rest } = info;
  const [scoring, suicide] = (IMPLIED[rules?.name ?? ''] ?? ' ').split(' ');
  const said = rules && {
    name: rules.name,
    scoring: rules.scoring === scoring ? undefined : rules.scoring,
    suicide: String(rules.suicide) === suicide ? undefined : rules.suicide,
    superko: rules.superko,
  };
  const parts: Record<string, string> = { black: tidy(black ?? {}), white: tidy(white ?? {}), rules: tidy(said ?? {}) };
  for (const [name, value] of Object.entries(rest)) parts[name] = value === undefined ? '' : tidy(value);
  // 12:30 is 12:30:00.
  if (rest.moment) parts.moment = rest.moment.replace(/(T\d\d:\d\d):00(?=\D|$)/, '$1');
  return parts;
});

const STANDS: Readonly<Record<string, readonly string[]>> = {
  'rules-name': ['rules'],
  scoring: ['rules'],
  'rules-detail': ['rules'],
  'komi-range': ['komi'],
  'handicap-number': ['handicap'],
  'result-reason': ['result'],
  score: ['result'],
  result: ['result'],
  'time-of-day': ['dates', 'moment'],
  'date-partial': ['dates'],
  'date-text': ['dateText'],
  dates: ['dates', 'moment'],
  'time-limit': ['mainTime'],
  'game-comment': ['comment'],
  place: ['place'],
  event: ['event', 'name'],
  round: ['round'],
  overtime: ['overtime'],
  source: ['source', 'url'],
  'source-url': ['url'],
  annotator: ['annotator'],
  transcriber: ['transcriber'],
  copyright: ['copyright'],
  opening: ['opening'],
  team: ['black', 'white'],
  country: ['black', 'white'],
  rank: ['black', 'white'],
  account: ['black', 'white'],
  'player-title': ['black', 'white'],
  participants: ['others'],
  'game-id': ['identity'],
  settings: ['settings', 'siblings', 'unmarked'],
  private: ['private'],
  'user-data': ['private'],
};

/// What is lost of the characters of a text, whichever it is.
const OF_CHARACTERS = ['ascii', 'white-space', 'control', 'com-line', 'cut-to-128'];

/// With these, all that is said at some nodes may be gone, and what comes behind them.
const OF_NODES = ['setup-in-game', 'occupied'];

/// The parts of a record that a code is about. A shape that one format makes a label, and another takes for a second mark on its point, is
/// lost under different codes, and the same is. Where a node goes, its title goes with it or takes another place.
const aboutOf = (code: string): readonly string[] =>
  STRUCTURAL.includes(code) ? ['tree', 'title'] : [...(CHANGES[code] ?? []), ...(STANDS[code] ?? [])];

/// What would be lost at once, and nothing is told of that on a longer way: neither of the same part nor of a whole that it is in.
export function forgotten(atOnce: readonly string[], onTheWay: readonly string[]): string[] {
  const gone = new Set(onTheWay.flatMap((code) => (OF_CHARACTERS.includes(code) ? [] : aboutOf(code))));
  const areNodesGone = onTheWay.some((code) => OF_NODES.includes(code));
  const isTextGone = areNodesGone || [...gone].some((part) => part !== 'tree');
  return atOnce.filter((code) => {
    if (onTheWay.includes(code)) return false;
    if (OF_CHARACTERS.includes(code)) return !isTextGone;
    if (areNodesGone && CHANGES[code]) return false;
    return !aboutOf(code).some((part) => gone.has(part));
  });
}

/// What differs between two records of one game that no code tells of.
export function untold(a: GameModel, b: GameModel, codes: readonly string[]): string[] {
  const found: string[] = [];
  if (a.columns !== b.columns || a.rows !== b.rows) found.push('board');
  const isAnyText = codes.some((code) => code === 'cut-to-128' || CHANGES[code]?.includes('info'));
  const told = new Set(codes.flatMap((code) => STANDS[code] ?? []));
  const [of, other] = [infoOf(a), infoOf(b)];
  for (const name of new Set([...Object.keys(of), ...Object.keys(other)])) {
    if ((of[name] ?? '') === (other[name] ?? '') || told.has(name)) continue;
    if (
      isAnyText &&
      /black|white|others|name|event|round|place|comment|overtime|source|url|annotator|transcriber|copyright|opening|dateText|rules|identity/.test(
        name,
      )
    )
      continue;
    found.push(`info.${name}: ${of[name]} / ${other[name]}`);
  }
  if (!codes.some((code) => STRUCTURAL.includes(code))) found.push(...untoldInTree(a.root, b.root, codes));
  return found;
}

function untoldInTree(a: NodeModel, b: NodeModel, codes: readonly string[]): string[] {
  const allowed = new Set(codes.flatMap((code) => CHANGES[code] ?? []));
  const found: string[] = [];
  const pairs: [NodeModel, NodeModel][] = [[a, b]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [one, other] = pair;
    const [x, y] = [partsOf(one, one === a), partsOf(other, one === a)];
    for (const name of Object.keys(x))
      if (x[name] !== y[name] && !allowed.has(name)) found.push(`${name}: ${x[name]} / ${y[name]}`);
    one.children.forEach((child, i) => {
      const same = other.children[i];
      if (same) pairs.push([child, same]);
    });
  }
  return found;
}
