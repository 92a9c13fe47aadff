/// Writes events as Ishi: keywords in capitals, moves indented as deep as their variation is, prisoners always told. Lines end as the
/// format wants them to.

import type { GameModel, InfoModel, MarkModel, NodeModel, PersonModel, PointModel } from '../../../record/model';
import { datesText, dateText, numberText, resultText } from '../../shared/exchange/results';
import { eachNode, Position } from '../../shared/exchange/walk';
import { nameOf } from '../said/points';
import { CARRIED } from './lines';

const PAUSE = 32;
const DEEPEST = 32;
const MARKS_A_LINE = 10;

export function* ishiOf(game: GameModel): Generator<void, string> {
  const lines: string[] = [];
  yield* new EventWriter(game, lines).write();
  return `${lines.join('\r\n')}\r\n`;
}

/// What has yet to be written: a node with the number of the move before it, that node as a variation, what follows one that has been
/// written, or the end of a variation.
interface Task {
  readonly as: 'node' | 'variation' | 'rest' | 'end';
  readonly node: NodeModel;
  readonly depth: number;
  readonly number: number;
}

class EventWriter {
  readonly #taken = new Map<NodeModel, readonly number[]>();

  constructor(
    readonly game: GameModel,
    readonly lines: string[],
  ) {}

  *write(): Generator<void, void> {
    const { game, lines } = this;
    const { root } = game;
    const position = new Position(game.columns, game.rows);
    yield* eachNode(game, true, (node, _, depth) => {
      position.back(depth);
      const { taken } = position.into(node);
      if (taken.length > 0) this.#taken.set(node, taken);
      return true;
    });
    this.#header(game.info);
    lines.push(`BOARDSIZE ${game.columns}`);
    if (game.info.comment) this.#comment(game.info.comment, '');
    this.#own(game.info.private, '', ['USER']);
    this.#setUp(root);
    yield* this.#moves();
  }

  #header(info: InfoModel): void {
    const remarks = info.private?.filter(([name]) => name === 'REMARK').flatMap(([, texts]) => texts) ?? [];
    for (const text of remarks) this.#line('REMARK', text);
    this.#line('EVENT', info.name ?? '');
    const { dates, mainTime, overtime } = info;
    const time = mainTime === undefined ? '' : `${numberText(mainTime)} s`;
    const entries: [string, string | undefined][] = [
      ['BLACK', playerText(info.black)],
      ['WHITE', playerText(info.white)],
      [
        'DATE',
        dates
          ? dates[0] && dates.length === 1
            ? dateText(dates[0])
            : datesText(dates)
          : (info.moment ?? info.dateText),
      ],
      ['PLACE', info.place],
      ['RULES', info.rules?.name],
      ['KOMI', info.komi === undefined ? undefined : numberText(info.komi)],
      ['HANDICAP', info.handicap === undefined ? undefined : numberText(info.handicap)],
      [
        'TIMELIMIT',
        [time, overtime]
          .filter((text) => text !== undefined)
          .join('; ')
          .trim(),
      ],
      ['RESULT', info.result && resultText(info.result)],
      ['SOURCE', [info.source, info.url].filter(Boolean).join(' ')],
      ['RECORDER', info.transcriber],
      ['ANALYSIS', info.annotator],
    ];
    for (const [keyword, text] of entries) if (text) this.#line(keyword, text);
  }

  #line(keyword: string, text: string, indent = ''): void {
    this.lines.push(text ? `${indent}${keyword} ${text}` : indent + keyword);
  }

  #comment(text: string, indent: string): void {
    this.lines.push(`${indent}COM`, ...text.split('\n'), `${indent}ENDCOM`);
  }

  #own(list: NodeModel['private'], indent: string, names: readonly string[]): void {
    for (const [name, [first = '', ...rest]] of list ?? []) {
      if (!names.includes(name)) continue;
      if (name === 'USER') this.lines.push(`${indent}USER${first && ` ${first}`}`, ...rest, `${indent}ENDUSER`);
      else this.lines.push(first, ...rest);
    }
  }

  /// What is said of the beginning of play stands behind the stones, whether there are any or not.
  #setUp(root: NodeModel): void {
    const { setup = [], comment, marks } = root;
    const needed =
      setup.length > 0 ||
      root.setup ||
      comment !== undefined ||
      marks ||
      root.private?.some(([name]) => name !== 'DIAGRAM');
    if (needed) {
      for (const [name, texts] of root.private ?? [])
        if (name === 'REMARK') for (const text of texts) this.#line('REMARK', text);
      const stones = [1, 2].flatMap((color) => {
        const names = setup.filter((stone) => stone.color === color).map((stone) => this.#name(stone));
        return names.length > 0 ? [`${color === 1 ? 'B' : 'W'} ${names.join(' ')}`] : [];
      });
      this.#line('SETUP', stones.join(' '));
    }
    this.#data(root, '');
  }

  #data({ marks, comment, private: own, carried }: NodeModel, indent: string): void {
    if (marks) this.#marks(marks, indent);
    if (comment !== undefined) this.#comment(comment, indent);
    this.#own(own, indent, ['USER']);
    if (carried) this.#own([['USER', [CARRIED, inAscii(carried)]]], indent, ['USER']);
    this.#own(own, indent, ['DIAGRAM']);
  }

  #name({ x, y }: PointModel): string {
    return nameOf({ x, row: this.game.rows - y });
  }

  #marks(marks: readonly MarkModel[], indent: string): void {
    const fields = marks.map((mark) => {
      const name = this.#name(mark);
      return mark.form === 'number' ? name : `${SIGNS[mark.form] ?? mark.text}@${name}`;
    });
    for (let i = 0; i < fields.length; i += MARKS_A_LINE)
      this.#line('MARK', fields.slice(i, i + MARKS_A_LINE).join(' '), indent);
  }

  *#moves(): Generator<void, void> {
    const stack: Task[] = [{ as: 'rest', node: this.game.root, depth: 0, number: 0 }];
    let count = 0;
    for (let task = stack.pop(); task; task = stack.pop()) {
      if (++count % PAUSE === 0) yield;
      const { as, node, depth } = task;
      if (as === 'end') this.lines.push(`${indented(depth - 1)}ENDVAR`);
      else if (as === 'rest') rest(task, stack);
      else {
        if (as === 'variation') {
          this.#line('VAR', node.title ?? '', indented(depth - 1));
          stack.push({ ...task, as: 'end' });
        }
        const number = node.number ?? task.number + 1;
        this.#move(node, number, indented(depth));
        if (as === 'variation') stack.push({ as: 'rest', node, depth, number });
      }
    }
  }

  #move(node: NodeModel, number: number, indent: string): void {
    const { move } = node;
    for (const [name, texts] of node.private ?? [])
      if (name === 'REMARK') for (const text of texts) this.#line('REMARK', text, indent);
    const point = move?.point;
    this.#line(move?.color === 2 ? 'W' : 'B', `${number} ${point ? this.#name(point) : 'PASS'}`, indent);
    const taken = this.#taken.get(node);
    if (taken) {
      const { columns } = this.game;
      const names = taken.map((cell) => this.#name({ x: cell % columns, y: Math.floor(cell / columns) }));
      this.#line('PRISONER', names.join(' '), indent);
    }
    this.#data(node, indent);
  }
}

/// The main line goes on behind the variations on its move.
function rest({ node, depth, number }: Task, stack: Task[]): void {
  const [main, ...others] = node.children;
  if (!main) return;
  const own = main.number ?? number + 1;
  stack.push({ as: 'rest', node: main, depth, number: own });
  // Variations are counted as what they are instead of.
  for (const other of others.reverse()) stack.push({ as: 'variation', node: other, depth: depth + 1, number: own - 1 });
  stack.push({ as: 'node', node: main, depth, number });
}

const inAscii = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const indented = (depth: number): string => '  '.repeat(Math.min(depth, DEEPEST));

const SIGNS: Readonly<Record<string, string>> = { circle: '\\c', square: '\\s', triangle: '\\t', diamond: '\\d' };

const playerText = (person: PersonModel | undefined): string | undefined =>
  person && [person.name, person.rank].filter(Boolean).join(' ');
