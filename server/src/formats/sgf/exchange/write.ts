/// Writes games as FF[4]: what is said of a game in one order, ten moves a line, and a node that says more on a line of its own.

import type { GameModel, InfoModel, MarkModel, NodeModel, PointModel, Private } from '../../../record/model';
import { escaped } from '../../../syntax/sgf/text';
import { datesText, dateText, numberText, resultText } from '../../shared/exchange/results';
import { isMoveAlone } from '../../shared/exchange/walk';
import { LETTERS } from '../points';
import { CARRIED } from '../properties';

const PAUSE = 32;
const MOVES_A_LINE = 10;
/// Records may nest so deep that their indentation alone would fill the memory.
const DEEPEST = 64;

export function* sgfOf(game: GameModel, version: string): Generator<void, string> {
  const out = new Lines();
  yield* writeGame(game, version, out);
  return out.text;
}

class Lines {
  readonly #parts: string[] = [];
  #moves = 0;

  get text(): string {
    return `${this.#parts.join('')}\n`;
  }

  add(text: string): void {
    this.#parts.push(text);
  }

  line(depth: number): void {
    if (this.#parts.length > 0) this.#parts.push('\n', ' '.repeat(Math.min(depth, DEEPEST)));
    this.#moves = 0;
  }

  /// Nodes of one move stand ten in a line.
  node(text: string, isShort: boolean, depth: number): void {
    if (!isShort || this.#moves < 0 || this.#moves >= MOVES_A_LINE) this.line(depth);
    this.#parts.push(text);
    this.settle(isShort);
  }

  /// What has been added last was such a node; behind a long one the next begins a line.
  settle(isShort: boolean): void {
    this.#moves = isShort ? this.#moves + 1 : -1;
  }
}

/// A node, or the end of a tree.
type Task = { readonly node: NodeModel; readonly depth: number; readonly opens: boolean } | undefined;

function* writeGame({ columns, rows, info, root }: GameModel, version: string, out: Lines): Generator<void, void> {
  out.line(0);
  const size = columns === rows ? String(columns) : `${columns}:${rows}`;
  const style = info.siblings === undefined ? '' : `ST[${(info.siblings ? 1 : 0) + (info.unmarked ? 2 : 0)}]`;
  out.add(`(;FF[4]GM[1]CA[UTF-8]AP[Qipu:${version}]SZ[${size}]${style}`);
  const about = infoText(info);
  if (about) {
    out.line(0);
    out.add(about);
  }
  if (info.comment) {
    out.line(0);
    out.add(`GC[${escaped(info.comment)}]`);
  }
  const rest = nodeText(root);
  if (rest) {
    out.line(0);
    out.add(rest);
  }
  out.settle(false);
  yield* writeNodes(root, out);
  out.add(')');
}

function* writeNodes(root: NodeModel, out: Lines): Generator<void, void> {
  const stack: Task[] = [];
  let count = 0;
  push(root, 0, stack);
  while (stack.length > 0) {
    const task = stack.pop();
    if (++count % PAUSE === 0) yield;
    if (!task) {
      out.add(')');
      continue;
    }
    const { node, depth, opens } = task;
    const text = nodeText(node);
    if (opens) {
      out.line(depth);
      out.add('(;');
      out.add(text);
      out.settle(isShort(node));
    } else out.node(`;${text}`, isShort(node), depth);
    push(node, depth, stack);
  }
}

function push({ children }: NodeModel, depth: number, stack: Task[]): void {
  const [only] = children;
  if (only && children.length === 1) stack.push({ node: only, depth, opens: false });
  else
    for (let i = children.length - 1; i >= 0; i--)
      stack.push(undefined, { node: children[i] as NodeModel, depth: depth + 1, opens: true });
}

const isShort = ({ comment, marks, setup, info, territory }: NodeModel): boolean =>
  comment === undefined && !marks && !setup && !info && !territory;

const value = (name: string, text: string | number | undefined): string =>
  text === undefined || text === '' ? '' : `${name}[${typeof text === 'number' ? numberText(text) : escaped(text)}]`;

function infoText(info: InfoModel): string {
  const { black, white, dates } = info;
  return [
    value('GN', info.name),
    value('EV', info.event),
    value('RO', info.round),
    value('PC', info.place),
    value(
      'DT',
      dates ? (dates.length === 1 ? dateText(dates[0] as (typeof dates)[0]) : datesText(dates)) : info.dateText,
    ),
    value('PB', black?.name),
    value('BR', black?.rank),
    value('BT', black?.team),
    value('PW', white?.name),
    value('WR', white?.rank),
    value('WT', white?.team),
    value('RU', info.rules?.name),
    value('KM', info.komi),
    value('HA', info.handicap),
    value('TM', info.mainTime),
    value('OT', info.overtime),
    value('RE', info.result && resultText(info.result)),
    value('SO', info.source),
    value('US', info.transcriber),
    value('AN', info.annotator),
    value('CP', info.copyright),
    value('ON', info.opening),
  ].join('');
}

const letters = ({ x, y }: PointModel): string => LETTERS.charAt(x) + LETTERS.charAt(y);

const list = (name: string, points: readonly PointModel[] | undefined): string =>
  points && points.length > 0 ? `${name}${points.map((point) => `[${letters(point)}]`).join('')}` : '';

const elist = (name: string, points: readonly PointModel[] | undefined): string =>
  points?.length === 0 ? `${name}[]` : list(name, points);

function nodeText(node: NodeModel): string {
  const { move, setup } = node;
  let text = '';
  if (move) {
    text = `${move.color === 1 ? 'B' : 'W'}[${move.point ? letters(move.point) : ''}]`;
    if (move.forced) text += 'KO[]';
  }
  if (setup) text += setupText(setup);
  return isMoveAlone(node) ? text : text + moreText(node);
}

/// An empty list sets nothing up, which takes a property all the same: there is none for that.
const setupText = (setup: NonNullable<NodeModel['setup']>): string =>
  list(
    'AB',
    setup.filter(({ color }) => color === 1),
  ) +
  list(
    'AW',
    setup.filter(({ color }) => color === 2),
  ) +
  list(
    'AE',
    setup.filter(({ color }) => color === 0),
  );

const QUALITIES = { good: 'TE', bad: 'BM', doubtful: 'DO', controversial: 'IT', trick: 'DO' } as const;

function moreText(node: NodeModel): string {
  const { move, toPlay, number, clocks = [], judgements = [], figure } = node;
  const quality = move?.quality;
  const strength = quality === 'good' || quality === 'bad' ? (move?.very ? '2' : '1') : '';
  const hotspot = judgements.filter(([name]) => name === 'HO');
  const positions = judgements.filter(([name]) => name !== 'HO' && name !== 'V');
  const values = judgements.filter(([name]) => name === 'V');
  const clock = (color: number) => clocks.find((one) => one.color === color);
  return [
    node.info ? infoText(node.info) + value('GC', node.info.comment) : '',
    toPlay === undefined ? '' : `PL[${toPlay === 1 ? 'B' : 'W'}]`,
    value('MN', number),
    value('BL', clock(1)?.time),
    value('WL', clock(2)?.time),
    value('OB', clock(1)?.stones),
    value('OW', clock(2)?.stones),
    quality ? `${QUALITIES[quality]}[${strength}]` : '',
    ...[...positions, ...hotspot, ...values].map(([name, is]) => `${name}[${is}]`),
    value('N', node.title),
    figure ? (figure.flags === undefined ? 'FG[]' : `FG[${figure.flags}:${escaped(figure.name ?? '', true)}]`) : '',
    value('PM', node.print),
    node.marks ? marksText(node.marks) : '',
    elist('DD', node.dim),
    elist('VW', node.view),
    list(
      'TB',
      node.territory?.filter(({ color }) => color === 1),
    ),
    list(
      'TW',
      node.territory?.filter(({ color }) => color === 2),
    ),
    value('C', node.comment),
    privateText(node.private),
    value(CARRIED, node.carried),
  ].join('');
}

const SHAPES = [
  ['circle', 'CR'],
  ['cross', 'MA'],
  ['selected', 'SL'],
  ['square', 'SQ'],
  ['triangle', 'TR'],
] as const;

function marksText(marks: readonly MarkModel[]): string {
  const labels = marks.filter(({ form }) => form === 'label');
  const label = labels.map((mark) => `[${letters(mark)}:${escaped(mark.text ?? '', true)}]`).join('');
  const shapes = SHAPES.map(([form, name]) =>
    list(
      name,
      marks.filter((mark) => mark.form === form),
    ),
  );
  return `${label && `LB${label}`}${shapes.join('')}${lines('AR', 'arrow', marks)}${lines('LN', 'line', marks)}`;
}

function lines(name: string, form: string, marks: readonly MarkModel[]): string {
  const found = marks.filter((mark) => mark.form === form);
  const values = found.map((mark) => (mark.to ? `[${letters(mark)}:${letters(mark.to)}]` : ''));
  return values.length > 0 ? `${name}${values.join('')}` : '';
}

/// As it stood between its brackets.
const privateText = (list: Private | undefined): string =>
  list?.map(([name, values]) => `${name}${values.map((raw) => `[${raw}]`).join('')}`).join('') ?? '';
