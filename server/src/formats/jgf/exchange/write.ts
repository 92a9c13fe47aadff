/// Writes a game as JGF: keys in the order of the specification, two blanks a level, a node that is a move alone on one line.

import type { GameModel, InfoModel, MarkModel, NodeModel, PersonModel, StoneModel } from '../../../record/model';
import { rectangleOf } from '../../shared/exchange/lowering';
import { dateText, resultText } from '../../shared/exchange/results';
import { isMoveAlone } from '../../shared/exchange/walk';
import { CARRIED, eachKept } from './kept';

const PAUSE = 32;
/// Records may nest so deep that their indentation alone would fill the memory.
const DEEPEST = 32;

type Value = string | number | boolean | undefined | readonly Value[] | Raw | { readonly [name: string]: Value };

/// As it was written.
class Raw {
  constructor(readonly text: string) {}
}

const indented = (depth: number): string => `\n${'  '.repeat(Math.min(depth, DEEPEST))}`;

export function* jgfOf({ columns, rows, info, root }: GameModel, version: string): Generator<void, string> {
  const parts: string[] = ['{'];
  const members: [string, Value][] = [
    [
      'record',
      { format: 'JGF', version: 2, charset: 'UTF-8', generator: `Qipu ${version}`, transcriber: info.transcriber },
    ],
    ['source', some({ name: info.source, url: info.url, copyright: info.copyright })],
    ['game', gameOf(info)],
    ['players', playersOf(info)],
    ['event', some({ name: info.event, location: info.place, round: info.round })],
    ['rules', rulesOf(info)],
    [
      'board',
      { ...(columns === rows ? { size: columns } : { width: columns, height: rows }), ...cutOff(root, columns, rows) },
    ],
    ['settings', settingsOf(info)],
    ['meta', yield* metaOf(info.private, root)],
  ];
  for (const [name, value] of members)
    if (value !== undefined) parts.push(indented(1), JSON.stringify(name), ': ', laid(value), ',');
  parts.push(indented(1), '"tree": [');
  yield* writeNodes(root, parts);
  parts.push(indented(1), ']\n}\n');
  return parts.join('');
}

/// Members a line each; what is in them on one.
function laid(value: Value): string {
  if (typeof value !== 'object' || value instanceof Raw) return spaced(value);
  if (Array.isArray(value)) return `[${value.map((one) => indented(2) + spaced(one)).join(',')}${indented(1)}]`;
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  const lines = members.map(([name, one]) => `${indented(2)}${JSON.stringify(name)}: ${spaced(one)}`);
  return lines.length > 0 ? `{${lines.join(',')}${indented(1)}}` : '{}';
}

function spaced(value: Value): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return members.length > 0
    ? `{ ${members.map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`).join(', ')} }`
    : '{}';
}

function some(value: Readonly<Record<string, Value>>): Value {
  return Object.values(value).some((one) => one !== undefined) ? value : undefined;
}

function gameOf(info: InfoModel): Value {
  const dates = info.dates?.map(dateText) ?? [];
  return {
    type: 'go',
    name: info.name,
    result: info.result && resultText(info.result),
    date: dates.length === 1 ? dates[0] : undefined,
    dates: dates.length > 1 ? dates : undefined,
    opening: info.opening,
    annotator: info.annotator,
    description: info.comment,
  };
}

function playersOf({ black, white, others = [] }: InfoModel): Value {
  const player = ({ color, name, rank, team, country }: PersonModel): Value => ({ color, name, rank, team, country });
  const all = [
    ...(black ? [player({ ...black, color: 'black' })] : []),
    ...(white ? [player({ ...white, color: 'white' })] : []),
    ...others.map(player),
  ];
  return all.length > 0 ? all : undefined;
}

const rulesOf = ({ rules, komi, handicap, mainTime, overtime }: InfoModel): Value =>
  some({
    ruleset: rules?.name,
    allowSuicide: rules?.suicide,
    disallowRepeats: rules?.superko,
    komi,
    handicap,
    time: mainTime,
    overtime,
  });

function settingsOf({ siblings, unmarked, settings }: InfoModel): Value {
  const style =
    siblings === undefined ? {} : { showVariations: unmarked ? false : undefined, showSiblingVariations: siblings };
  const own = settings?.map(([name, [raw]]): [string, Value] => [name, new Raw(raw ?? 'null')]) ?? [];
  return some({ ...style, ...Object.fromEntries(own) });
}

function rawOf(list: InfoModel['private']): Value {
  return list && Object.fromEntries(list.map(([name, [raw]]) => [name, new Raw(raw ?? 'null')]));
}

/// What nodes carry along has no place at them.
function* metaOf(list: InfoModel['private'], root: NodeModel): Generator<void, Value> {
  const carried: string[] = [];
  // Where anything is carried along, the root says of which format it is.
  if (!root.carried) return rawOf(list);
  yield* eachKept(root, (node, name) => {
    if (node.carried) carried.push(`${indented(3)}[${JSON.stringify(name)}, ${node.carried}]`);
  });
  return { ...(rawOf(list) as object), [CARRIED]: new Raw(`[${carried.join(',')}${indented(2)}]`) };
}

function cutOff({ view }: NodeModel, columns: number, rows: number): Readonly<Record<string, Value>> {
  const region = view && rectangleOf(view);
  if (!region) return {};
  const { from, to } = region;
  const cut = (count: number): number | undefined => count || undefined;
  return {
    cutOffTop: cut(from.y),
    cutOffBottom: cut(rows - 1 - to.y),
    cutOffLeft: cut(from.x),
    cutOffRight: cut(columns - 1 - to.x),
  };
}

type Task = { readonly node: NodeModel; readonly depth: number } | { readonly text: string };

function* writeNodes(root: NodeModel, parts: string[]): Generator<void, void> {
  const stack: Task[] = [{ node: root, depth: 2 }];
  let count = 0;
  for (let task = stack.pop(); task; task = stack.pop()) {
    if (++count % PAUSE === 0) yield;
    if ('text' in task) {
      parts.push(task.text);
      continue;
    }
    const { node, depth } = task;
    parts.push(indented(depth), isMoveAlone(node) ? moveAlone(node) : spaced(nodeValue(node)));
    const { children } = node;
    const [only] = children;
    if (only && children.length === 1) stack.push({ node: only, depth }, { text: ',' });
    else if (children.length > 1) {
      stack.push({ text: `${indented(depth)}] }` });
      for (let i = children.length - 1; i >= 0; i--) {
        const begins = `${indented(depth + 1)}[`;
        const ends = `${indented(depth + 1)}]${i < children.length - 1 ? ',' : ''}`;
        stack.push({ text: ends }, { node: children[i] as NodeModel, depth: depth + 2 }, { text: begins });
      }
      stack.push({ text: `,${indented(depth)}{ "variations": [` });
    }
  }
}

const NAMES: Readonly<Record<number, string>> = { 0: 'clear', 1: 'black', 2: 'white' };
const TYPES: Readonly<Record<string, string>> = { cross: 'mark' };

/// As most nodes are.
function moveAlone({ move }: NodeModel): string {
  const point = move?.point;
  const where = point ? `"x": ${point.x}, "y": ${point.y}` : '"pass": true';
  return `{ "move": { "color": "${NAMES[move?.color ?? 0]}", ${where} } }`;
}

function nodeValue(node: NodeModel): Value {
  const { move, clocks, setup, toPlay, territory, marks, private: own = [] } = node;
  const clock = clocks?.[0];
  return {
    name: node.title,
    solution: node.solution,
    move: move && {
      color: NAMES[move.color],
      ...(move.point ? { x: move.point.x, y: move.point.y } : { pass: true }),
      timeLeft: clock?.time,
      periodsLeft: clock?.periods,
    },
    setup: setup && grouped(setup, 'type'),
    turn: toPlay && NAMES[toPlay],
    score: territory && grouped(territory, 'color'),
    markup: marks && markup(marks),
    comments: node.comment === undefined ? undefined : [node.comment],
    ...Object.fromEntries(own.map(([name, [raw]]) => [name, new Raw(raw ?? 'null')])),
  };
}

function grouped(stones: readonly StoneModel[], name: string): Value {
  const groups: { color: number; coords: Value[] }[] = [];
  for (const { color, x, y } of stones) {
    const last = groups[groups.length - 1];
    if (last?.color === color) last.coords.push({ x, y });
    else groups.push({ color, coords: [{ x, y }] });
  }
  return groups.map(({ color, coords }) => ({ [name]: NAMES[color], coords }));
}

function markup(marks: readonly MarkModel[]): Value {
  const groups: { type: string; coords: Value[] }[] = [];
  for (const { form, text, x, y, to } of marks) {
    const type = form === 'other' ? (text ?? '') : (TYPES[form] ?? form);
    const last = groups[groups.length - 1];
    const coords: Value[] = [
      { x, y, text: form === 'label' ? text : undefined },
      ...(to ? [{ x: to.x, y: to.y }] : []),
    ];
    if (last?.type === type) last.coords.push(...coords);
    else groups.push({ type, coords });
  }
  return groups.map(({ type, coords }) => ({ type, coords }));
}
