/// What the events of a text say, put into the model. Lines that are wrong, or stand where they should not, say nothing.

import type { Losses } from '../../../record/losses';
import type { GameModel, MarkModel, NodeModel, Pause, PointModel, Private, StoneModel } from '../../../record/model';
import { goOn } from '../../shared/exchange/nodes';
import { withoutOccupied } from '../../shared/exchange/walk';
import { Kind } from '../keywords';
import { readMove, readSize } from '../said/move';
import type { Point } from '../said/points';
import type { Named, Target } from '../said/said';
import { readSetup } from '../said/setup';
import { readTargets } from '../said/targets';
import { CARRIED, type Entry, entriesIn, plain } from './lines';
import { addHeader, type Headers, infoOf, placesOf } from './read-info';

const STANDARD = 19;
const PAUSE = 16;
const TREE = ['B', 'W', 'DIAGRAM', 'VAR'];
const HEADERS = 'ANALYSIS BLACK DATE HANDICAP KOMI PLACE RECORDER RESULT RULES SOURCE TIMELIMIT WHITE'.split(' ');

/// How many there are.
export function* gamesIn(text: string, losses: Losses): Generator<GameModel | Pause, number> {
  let games = 0;
  let entries: Entry[] = [];
  let count = 0;
  const remarks: string[] = [];
  function* take(): Generator<GameModel | Pause, void> {
    if (entries.length === 0) return;
    games++;
    yield yield* new EventReader(entries, losses, remarks.splice(0)).read();
    entries = [];
  }
  for (const entry of entriesIn(text)) {
    if (++count % PAUSE === 0) yield;
    if (entry.keyword === 'EVENT') {
      const last = trailingRemarks(entries);
      yield* take();
      remarks.push(...last);
    }
    entries.push(entry);
  }
  yield* take();
  return games;
}

/// They are about the event that follows.
function trailingRemarks(entries: Entry[]): string[] {
  const remarks: string[] = [];
  while (entries[entries.length - 1]?.keyword === 'REMARK') remarks.unshift((entries.pop() as Entry).rest);
  return remarks;
}

type Growing<T> = { -readonly [Name in keyof T]: T[Name] };

/// A series of moves: where its next one goes, and the one that was made last.
interface Sequence {
  last: NodeModel;
  current: NodeModel | undefined;
  /// What is varied has been varied: nothing more is said of it.
  closed: boolean;
  /// Not yet its first move: what is said before it.
  readonly head: { marker: string | undefined; comments: string[] };
  number: number;
}

interface Made {
  readonly before: NodeModel;
  readonly number: number;
}

class EventReader {
  readonly #size: number;
  readonly #headers: Headers = new Map();
  readonly #root: Growing<NodeModel> = { children: [] };
  readonly #stones = new Map<number, StoneModel>();
  readonly #made = new Map<NodeModel, Made>();
  readonly #comments = new Map<NodeModel, string[]>();
  readonly #marks = new Map<NodeModel, MarkModel[]>();
  readonly #private = new Map<NodeModel | 'game', [string, string[]][]>();
  readonly #stack: Sequence[];
  readonly #gameComment: string[] = [];
  #isSetUp = false;
  #hasTree = false;
  #diagram: string[] | undefined;
  #remarks: string[];

  constructor(
    readonly entries: readonly Entry[],
    readonly losses: Losses,
    remarks: string[],
  ) {
    this.#size = sizeIn(entries);
    this.#stack = [
      { last: this.#root, current: undefined, closed: false, head: { marker: undefined, comments: [] }, number: 0 },
    ];
    this.#remarks = remarks;
  }

  *read(): Generator<void, GameModel> {
    let count = 0;
    for (const entry of this.entries) {
      if (++count % PAUSE === 0) yield;
      this.#entry(entry);
    }
    this.#settle();
    const root = this.#root;
    root.at = this.entries[0]?.at;
    if (this.#isSetUp && this.#stones.size > 0) root.setup = [...this.#stones.values()];
    const info = {
      ...infoOf(this.#headers, this.losses),
      comment: joined(this.#gameComment),
      private: this.#private.get('game'),
    };
    const size = this.#size;
    const game: GameModel = {
      columns: size,
      rows: size,
      info,
      root,
      origin: 'ishi',
      at: root.at,
      places: placesOf(this.#headers),
    };
    yield* withoutOccupied(game);
    return game;
  }

  get #sequence(): Sequence {
    return this.#stack[this.#stack.length - 1] as Sequence;
  }

  #entry(entry: Entry): void {
    const { keyword, rest, at } = entry;
    if (TREE.includes(keyword)) this.#hasTree = true;
    if (keyword === 'REMARK') this.#remarks.push(rest);
    else if (this.#diagram && ['SETUP', 'HIDE', 'MARK', 'UNMARK', 'COM', 'USER'].includes(keyword))
      this.#ofDiagram(entry);
    else if (keyword === 'EVENT' || HEADERS.includes(keyword)) this.#header(keyword, rest, at);
    else if (keyword === 'SETUP') this.#setUp(entry);
    else if (keyword === 'B' || keyword === 'W') this.#move(entry);
    else if (keyword === 'VAR') this.#vary(entry);
    else if (keyword === 'ENDVAR') this.#endVariation();
    else if (keyword === 'DIAGRAM') this.#begin(entry);
    else if (keyword === 'MARK' || keyword === 'UNMARK') this.#mark(entry);
    else if (keyword === 'COM') this.#comment(entry);
    else if (keyword === 'USER' && rest === CARRIED) this.#carried(entry.lines);
    else if (keyword === 'USER') this.#own(['USER', [rest, ...entry.lines]]);
  }

  #header(keyword: string, text: string, at: number): void {
    if (this.#hasTree && keyword !== 'EVENT') return;
    addHeader(this.#headers, keyword, text, at);
    if (keyword === 'EVENT') this.#takeRemarks('game');
  }

  #setUp({ fields }: Entry): void {
    if (this.#hasTree) return;
    this.#isSetUp = true;
    this.#takeRemarks(this.#root);
    for (const { color, point } of readSetup(fields[0] as never, fields).stones) {
      const on = this.#on(point);
      const key = on ? on.y * 32 + on.x : -1;
      if (on && !this.#stones.has(key)) this.#stones.set(key, { color, ...on });
    }
  }

  #on({ x, row }: Point): PointModel | undefined {
    return x < this.#size && row >= 1 && row <= this.#size ? { x, y: this.#size - row } : undefined;
  }

  #move({ keyword, fields, at }: Entry): void {
    this.#settleDiagram();
    const color = keyword === 'B' ? 1 : 2;
    const said = readMove(color, fields[0] as never, fields);
    const sequence = this.#sequence;
    const node: Growing<NodeModel> = { at, children: [] };
    const point = said.point && this.#on(said.point);
    if (said.point === null || point) node.move = { color, point: point ?? null };
    const number = said.number ?? sequence.number + 1;
    if (number !== sequence.number + 1) node.number = number;
    const { head } = sequence;
    if (!sequence.current) {
      node.title = head.marker;
      if (head.comments.length > 0) this.#comments.set(node, head.comments);
    }
    this.#made.set(node, { before: sequence.last, number });
    goOn(sequence.last, node);
    Object.assign(sequence, { last: node, current: node, closed: false, number });
    this.#takeRemarks(node);
  }

  #vary({ fields }: Entry): void {
    this.#settleDiagram();
    const { current, last, number } = this.#sequence;
    const made = current && this.#made.get(current);
    const marker = fields[1]?.text;
    const head = { marker: marker && marker.length <= 2 ? marker : undefined, comments: [] };
    const from = made ? made.number - 1 : number;
    this.#stack.push({ last: made?.before ?? last, current: undefined, closed: false, head, number: from });
  }

  #endVariation(): void {
    this.#settleDiagram();
    if (this.#stack.length < 2) return;
    this.#stack.pop();
    this.#sequence.closed = true;
  }

  #begin({ rest }: Entry): void {
    this.#settleDiagram();
    this.#diagram = [...this.#remarks.splice(0).map((text) => `REMARK ${text}`), rest && `DIAGRAM ${rest}`].filter(
      Boolean,
    );
    if (!rest) this.#diagram.push('DIAGRAM');
  }

  /// A diagram is kept as it is.
  #ofDiagram({ keyword, rest, lines }: Entry): void {
    const diagram = this.#diagram as string[];
    diagram.push(rest ? `${keyword} ${rest}` : keyword);
    if (keyword === 'COM' || keyword === 'USER')
      diagram.push(...lines.map(keyword === 'COM' ? plain : (line) => line), `END${keyword}`);
  }

  #settleDiagram(): void {
    if (this.#diagram) this.#keep(this.#sequence.last, ['DIAGRAM', this.#diagram]);
    this.#diagram = undefined;
  }

  /// What the next of these lines belongs to.
  get #target(): NodeModel | undefined {
    const { current, closed } = this.#sequence;
    if (closed) return undefined;
    return current ?? (this.#stack.length === 1 ? this.#root : undefined);
  }

  #comment({ rest, lines, at }: Entry): void {
    const text = [...(rest ? [rest] : []), ...lines.map(plain)].join('\n');
    if (text === '') return;
    const { current, head } = this.#sequence;
    if (!current && this.#stack.length > 1) {
      this.losses.add('variation-head', { at });
      head.comments.push(text);
    } else if (!this.#hasTree && !this.#isSetUp) this.#gameComment.push(text);
    else {
      const target = this.#target;
      const texts = target && this.#comments.get(target);
      if (texts) {
        this.losses.add('comments-joined', { at });
        texts.push(text);
      } else if (target) this.#comments.set(target, [text]);
    }
  }

  #carried(lines: readonly string[]): void {
    const target = this.#hasTree ? this.#target : this.#root;
    if (target) target.carried ??= lines.join('');
  }

  #own(entry: [string, string[]]): void {
    const target = !this.#hasTree && !this.#isSetUp ? 'game' : this.#target;
    if (target) this.#keep(target, entry);
  }

  #keep(target: NodeModel | 'game', entry: [string, string[]]): void {
    const list = this.#private.get(target);
    if (list) list.push(entry);
    else this.#private.set(target, [entry]);
  }

  #takeRemarks(target: NodeModel | 'game'): void {
    if (this.#remarks.length > 0) this.#keep(target, ['REMARK', this.#remarks.splice(0)]);
  }

  #mark({ keyword, fields, at }: Entry): void {
    const target = this.#target;
    if (!target) return;
    const marks = this.#marks.get(target) ?? [];
    const { targets } = readTargets(keyword === 'MARK' ? Kind.MARK : Kind.UNMARK, fields[0] as never, fields);
    for (const one of targets) {
      const points = [...this.#named(one.named, target)];
      if (keyword === 'MARK') for (const { point, number } of points) this.#put(one, point, number, marks, at);
      else {
        const kept = marks.filter(({ x, y }) => !points.some(({ point }) => point.x === x && point.y === y));
        marks.splice(0, marks.length, ...kept);
      }
    }
    this.#marks.set(target, marks);
  }

  #put({ marker }: Target, { x, y }: PointModel, number: number | undefined, marks: MarkModel[], at: number): void {
    if (!marker) {
      if (number !== undefined) marks.push({ form: 'number', x, y, text: String(number) });
      else this.losses.add('mark-number', { at });
    } else if ('form' in marker)
      marks.push({ form: marker.form === 'check' ? 'circle' : (marker.form as MarkModel['form']), x, y });
    else if (marker.label.length <= 2) marks.push({ form: 'label', x, y, text: marker.label });
  }

  /// The points that are named, and the numbers of the moves there.
  *#named(named: Named, from: NodeModel): Generator<{ point: PointModel; number: number | undefined }> {
    if (named !== 'all' && 'point' in named) {
      const point = this.#on(named.point);
      if (point) yield { point, number: this.#numberAt(point, from) };
      return;
    }
    const seen = new Set<string>();
    for (let node: NodeModel | undefined = from; node; ) {
      const made = this.#made.get(node);
      const point = node.move?.point;
      const number = made?.number ?? 0;
      const isMeant = named === 'all' || (number >= named.from && number <= named.to);
      const key = named === 'all' ? `${point?.x} ${point?.y}` : String(number);
      if (made && isMeant && point && !seen.has(key)) yield { point, number };
      if (made && isMeant) seen.add(key);
      node = made?.before;
    }
  }

  #numberAt({ x, y }: PointModel, from: NodeModel): number | undefined {
    for (let node: NodeModel | undefined = from; node; node = this.#made.get(node)?.before) {
      const point = node.move?.point;
      if (point?.x === x && point.y === y) return this.#made.get(node)?.number;
    }
    return undefined;
  }

  #settle(): void {
    this.#settleDiagram();
    for (const [node, texts] of this.#comments) (node as Growing<NodeModel>).comment = joined(texts);
    for (const [node, marks] of this.#marks) if (marks.length > 0) node.marks = marks;
    if (this.#remarks.length > 0) this.#takeRemarks(this.#sequence.last);
    for (const [node, own] of this.#private) if (node !== 'game') node.private = own satisfies Private;
  }
}

const joined = (texts: readonly string[]): string | undefined => (texts.length > 0 ? texts.join('\n\n') : undefined);

function sizeIn(entries: readonly Entry[]): number {
  for (const { keyword, fields } of entries) {
    if (TREE.includes(keyword)) break;
    if (keyword === 'BOARDSIZE') return readSize(fields[0] as never, fields).size ?? STANDARD;
  }
  return STANDARD;
}
