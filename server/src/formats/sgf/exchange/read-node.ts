/// What the properties of a node say, put into the model. What is wrong says nothing.

import type { Losses } from '../../../record/losses';
import type {
  ClockModel,
  MarkModel,
  MoveModel,
  NodeModel,
  PointModel,
  Quality,
  StoneModel,
} from '../../../record/model';
import { insideOf, type Property, pieceOf } from '../../../syntax/sgf/piece';
import { colonIn, lineShown, textShown } from '../../../syntax/sgf/text';
import type { Leaf } from '../../../text/node';
import { goOn, newNode } from '../../shared/exchange/nodes';
import { type GameContext, NUMBER, REAL } from '../context';
import { eventOf } from '../play/event';
import { areaOf, pointOf, pointsIn } from '../points';
import { CARRIED, standard } from '../properties';
import { isOnBoard, isPass } from '../reading/points';

/// What is said of the game, raw, with its places; and which name each goes by.
export type RawInfo = Map<string, { readonly raw: string; readonly at: number }>;

interface ReadNode {
  readonly node: NodeModel;
  /// Where there are two moves in it, or stones and a move.
  readonly second: NodeModel | undefined;
  readonly info: RawInfo | undefined;
}

const SHAPE_OF: Readonly<Record<string, MarkModel['form']>> = {
  CR: 'circle',
  MA: 'cross',
  SL: 'selected',
  SQ: 'square',
  TR: 'triangle',
};

const QUALITY_OF: Readonly<Record<string, Quality>> = { BM: 'bad', DO: 'doubtful', IT: 'controversial', TE: 'good' };
/// What is said of a point once. Boards have fewer lines than that.
const ONCE = { mark: 0, label: 1, territory: 2 } as const;
const LINES = 64;

/// Values that are looked at between two pauses.
const PAUSE = 32;

const ONE_OF: readonly string[] = ['DM', 'GB', 'GW', 'UC'];

type Growing = { -readonly [Name in keyof NodeModel]: NodeModel[Name] };

export class NodeReader {
  #leaf!: Leaf;
  #at = 0;
  #node!: Growing;
  #moves: MoveModel[] = [];
  #setup: Map<number, StoneModel> | undefined;
  #marks: MarkModel[] = [];
  readonly #said = new Set<number>();
  #territory: StoneModel[] | undefined;
  #clocks: ClockModel[] | undefined;
  #judgements: [string, string][] | undefined;
  #quality: [Quality, boolean] | undefined;
  #ko = false;
  #private: [string, string[]][] | undefined;
  #info: RawInfo | undefined;
  #texts: string[] = [];

  constructor(
    readonly context: GameContext,
    readonly losses: Losses,
  ) {}

  /// A node that makes one move and says nothing else, as most do: it is known from playing what that is.
  alone(leaf: Leaf, at: number): NodeModel | undefined {
    const { properties } = pieceOf(leaf);
    const written = properties.length === 1 ? properties[0]?.written : undefined;
    if (!this.context.sized || (written !== 'B' && written !== 'W')) return undefined;
    const [move] = eventOf(leaf, this.context).moves;
    return { at, move: move && move.point !== undefined ? moveOf(move.color, move.point) : undefined, children: [] };
  }

  /// Pauses in lists that are long.
  *read(leaf: Leaf, at: number, isRoot: boolean): Generator<void, ReadNode> {
    this.#leaf = leaf;
    this.#at = at;
    this.#node = newNode(at);
    this.#moves = [];
    this.#marks = [];
    this.#said.clear();
    this.#texts = [];
    this.#setup = this.#territory = this.#clocks = this.#judgements = undefined;
    this.#quality = this.#private = this.#info = undefined;
    this.#ko = false;
    for (const property of pieceOf(leaf).properties) {
      const { name, values } = property;
      const most = LISTS.has(name) ? PAUSE : values.length;
      for (let i = 0; i === 0 || i < values.length; i += most) {
        if (i > 0) yield;
        this.#property(values.length > most ? { ...property, values: values.slice(i, i + most) } : property, isRoot);
      }
    }
    return this.#settled(isRoot);
  }

  #raw({ values: [value] }: Property): string | undefined {
    return value?.closed ? insideOf(this.#leaf.text, value) : undefined;
  }

  #property(property: Property, isRoot: boolean): void {
    const { name } = property;
    const { context } = this;
    if (name === 'B' || name === 'W') this.#move(property);
    else if (context.fox && isRoot && FOX.includes(name)) this.#tell(name, property);
    else if (context.tygem && isRoot && TYGEM[name]) this.#tell(TYGEM[name] as string, property);
    else if (name === 'KI' && isRoot) this.#tell(name, property);
    else if (name === CARRIED) this.#node.carried ??= textShown(this.#raw(property) ?? '');
    else {
      const known = standard.get(name);
      if (!known || known.game === 'loa') this.#keep(property);
      else if (known.place === 'info') this.#tell(name, property);
      else if (known.place === 'root') {
        if (name === 'ST' && isRoot) this.#tell(name, property);
      } else this.#standard(property);
    }
  }

  /// About the game: read when all of it is known.
  #tell(name: string, property: Property): void {
    const raw = this.#raw(property);
    this.#info ??= new Map();
    if (raw !== undefined && !this.#info.has(name)) this.#info.set(name, { raw, at: this.#at + property.at });
  }

  #keep({ name, values }: Property): void {
    this.#private ??= [];
    const texts = values.flatMap((value) => (value.closed ? [insideOf(this.#leaf.text, value)] : []));
    if (texts.length > 0) this.#private.push([name, texts]);
  }

  #move(property: Property): void {
    const move = this.#moveIn(property);
    if (move && !this.#moves.some(({ color }) => color === move.color)) this.#moves.push(move);
  }

  #moveIn(property: Property): MoveModel | undefined {
    const raw = this.#raw(property);
    if (raw === undefined) return undefined;
    const point = isPass(this.context, raw) ? null : this.#point(raw);
    return point === undefined ? undefined : moveOf(property.name === 'B' ? 1 : 2, point);
  }

  #point(raw: string): PointModel | undefined {
    const point = pointOf(raw);
    return point && isOnBoard(this.context, point) ? point : undefined;
  }

  #points({ values }: Property): readonly PointModel[] {
    const points: PointModel[] = [];
    for (const value of values) {
      if (!value.closed) continue;
      const raw = insideOf(this.#leaf.text, value);
      const point = raw.length === 2 ? this.#point(raw) : undefined;
      const area = raw.length === 5 ? areaOf(raw) : undefined;
      if (point) points.push(point);
      if (area && isOnBoard(this.context, area.from) && isOnBoard(this.context, area.to))
        points.push(...pointsIn(area));
    }
    return points;
  }

  #standard(property: Property): void {
    const { name } = property;
    const node = this.#node;
    const raw = this.#raw(property);
    if (raw === undefined) return;
    const shape = SHAPE_OF[name];
    const quality = QUALITY_OF[name];
    if (shape) for (const point of this.#points(property)) this.#mark({ form: shape, ...point });
    else if (quality) this.#quality ??= [quality, raw === '2'];
    else if (name === 'C') this.#texts.push(...this.#all(property).map(textShown));
    else if (name === 'N') node.title ??= lineShown(raw) || undefined;
    else if (SETUP[name] !== undefined) this.#stones(property, SETUP[name]);
    else if (TERRITORY[name] !== undefined) this.#areas(property, TERRITORY[name]);
    else if (name === 'LB') this.#labels(property);
    else if (name === 'AR' || name === 'LN') this.#lines(property, name === 'AR' ? 'arrow' : 'line');
    else if (name === 'PL') node.toPlay ??= raw === 'B' ? 1 : raw === 'W' ? 2 : undefined;
    else if (name === 'KO') this.#ko = true;
    else if (name === 'MN') node.number ??= NUMBER.test(raw) ? Number(raw) : undefined;
    else if (name === 'BL' || name === 'WL') this.#clock(name === 'BL' ? 1 : 2, 'time', raw, REAL);
    else if (name === 'OB' || name === 'OW') this.#clock(name === 'OB' ? 1 : 2, 'stones', raw, NUMBER);
    else if (name === 'VW' || name === 'DD') this.#seen(property, name === 'VW' ? 'view' : 'dim');
    else if (name === 'FG') this.#figure(raw);
    else if (name === 'PM') node.print ??= /^[012]$/.test(raw) ? Number(raw) : undefined;
    else this.#judgement(property, raw);
  }

  #all({ values }: Property): string[] {
    return values.flatMap((value) => (value.closed ? [insideOf(this.#leaf.text, value)] : []));
  }

  #judgement(property: Property, raw: string): void {
    const { name } = property;
    if (!JUDGEMENTS.includes(name)) {
      this.#keep(property);
      return;
    }
    const isSound = name === 'V' ? REAL.test(raw) : raw === '1' || raw === '2';
    this.#judgements ??= [];
    const group = ONE_OF.includes(name) ? ONE_OF : [name];
    if (isSound && !this.#judgements.some(([other]) => group.includes(other))) this.#judgements.push([name, raw]);
  }

  #stones(property: Property, color: number): void {
    this.#setup ??= new Map();
    for (const { x, y } of this.#points(property)) {
      const key = y * 64 + x;
      this.#setup.delete(key);
      this.#setup.set(key, { color, x, y });
    }
  }

  #areas(property: Property, color: number): void {
    this.#territory ??= [];
    for (const { x, y } of this.#points(property))
      if (this.#isNew('territory', { x, y })) this.#territory.push({ color, x, y });
  }

  #mark(mark: MarkModel): void {
    if (this.#isNew('mark', mark)) this.#marks.push(mark);
  }

  /// A point has one mark and one label, and is of one territory, however often that is said.
  #isNew(what: keyof typeof ONCE, { x, y }: PointModel): boolean {
    const key = (ONCE[what] * LINES + y) * LINES + x;
    if (this.#said.has(key)) return false;
    this.#said.add(key);
    return true;
  }

  #labels(property: Property): void {
    for (const raw of this.#all(property)) {
      const colon = colonIn(raw);
      const point = colon < 0 ? undefined : this.#point(raw.slice(0, colon));
      const text = lineShown(raw.slice(colon + 1));
      if (point && text !== '' && this.#isNew('label', point)) this.#marks.push({ form: 'label', ...point, text });
    }
  }

  #lines(property: Property, form: 'arrow' | 'line'): void {
    for (const raw of this.#all(property)) {
      const [from, to] =
        raw.length === 5 && raw[2] === ':' ? [this.#point(raw.slice(0, 2)), this.#point(raw.slice(3))] : [];
      if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
      if (!this.#marks.some((mark) => isSameLine(mark, form, from, to))) this.#marks.push({ form, ...from, to });
    }
  }

  #clock(color: number, what: 'time' | 'stones', raw: string, form: RegExp): void {
    if (!form.test(raw)) return;
    const clocks = (this.#clocks ??= []);
    const index = clocks.findIndex((clock) => clock.color === color);
    const clock = clocks[index];
    if (!clock) clocks.push({ color, [what]: Number(raw) });
    else if (clock[what] === undefined) clocks[index] = { ...clock, [what]: Number(raw) };
  }

  #seen(property: Property, what: 'view' | 'dim'): void {
    const points = new Map<number, PointModel>();
    for (const { x, y } of this.#points(property)) points.set(y * 64 + x, { x, y });
    const isCleared = this.#raw(property) === '' && property.values.length === 1;
    if (points.size > 0 || isCleared) this.#node[what] ??= [...points.values()];
  }

  #figure(raw: string): void {
    const colon = colonIn(raw);
    const flags = raw.slice(0, colon);
    if (raw === '') this.#node.figure ??= {};
    else if (colon >= 0 && NUMBER.test(flags))
      this.#node.figure ??= { flags: Number(flags), name: lineShown(raw.slice(colon + 1)) || undefined };
  }

  #settled(isRoot: boolean): ReadNode {
    const node = this.#node;
    const setup = this.#setup && [...this.#setup.values()];
    const [first, more] = this.#moves;
    let second: Growing | undefined;
    if (setup && (first || this.#clocks || this.#ko || this.#quality || node.number !== undefined)) {
      this.losses.add('split-node', { at: this.#at });
      second = newNode(this.#at);
    } else if (isRoot && first) {
      this.losses.add('split-node', { at: this.#at });
      second = newNode(this.#at);
    }
    const target = second ?? node;
    node.setup = setup;
    if (second) {
      second.number = node.number;
      node.number = undefined;
    }
    target.move = first && this.#judged(first);
    let last = target;
    if (more) {
      this.losses.add('two-moves', { at: this.#at });
      last = newNode(this.#at);
      last.move = more;
      if (second) goOn(second, last);
      else second = last;
    }
    this.#rest(last, node);
    return { node, second, info: this.#info };
  }

  #judged(move: MoveModel): MoveModel {
    const quality = this.#quality;
    if (!quality && !this.#ko) return move;
    return {
      ...move,
      ...(quality && { quality: quality[0], ...(quality[1] && { very: true }) }),
      ...(this.#ko && { forced: true }),
    };
  }

  /// What is said beside the moves belongs to the last of them; a title and what a node begins, to the first.
  #rest(last: Growing, node: Growing): void {
    last.comment = this.#texts.filter((text) => text !== '').join('\n\n') || undefined;
    if (this.#marks.length > 0) last.marks = this.#marks;
    if (this.#territory) last.territory = this.#territory;
    if (this.#judgements?.length) last.judgements = this.#judgements;
    if (this.#clocks) last.clocks = this.#clocks;
    if (this.#private) last.private = this.#private;
    if (last === node) return;
    for (const name of ['view', 'dim'] as const) {
      if (node[name] === undefined) continue;
      last[name] = node[name];
      node[name] = undefined;
    }
  }
}

const PASSES: readonly MoveModel[] = [0, 1, 2].map((color) => ({ color, point: null }));
const MOVES: (MoveModel | undefined)[] = new Array(2 * LINES * LINES);

/// There are few different ones.
function moveOf(color: number, point: PointModel | null): MoveModel {
  if (!point) return PASSES[color] as MoveModel;
  const index = (point.y * LINES + point.x) * 2 + color - 1;
  return (MOVES[index] ??= { color, point });
}

function isSameLine(mark: MarkModel, form: string, from: PointModel, to: PointModel): boolean {
  if (mark.form !== form || !mark.to) return false;
  const same = (a: PointModel, b: PointModel): boolean => a.x === b.x && a.y === b.y;
  return (same(mark, from) && same(mark.to, to)) || (form === 'line' && same(mark, to) && same(mark.to, from));
}

const SETUP: Readonly<Record<string, number>> = { AB: 1, AW: 2, AE: 0 };
const TERRITORY: Readonly<Record<string, number>> = { TB: 1, TW: 2 };
/// What these say of one point has nothing to do with the others.
const LISTS: ReadonlySet<string> = new Set([...Object.keys({ ...SHAPE_OF, ...SETUP, ...TERRITORY }), 'LB']);
const JUDGEMENTS: readonly string[] = [...ONE_OF, 'HO', 'V'];
/// How often Fox gives how many seconds.
const FOX: readonly string[] = ['TC', 'TT'];
/// What Tygem calls what.
const TYGEM: Readonly<Record<string, string>> = { TE: 'EV', RD: 'DT', KO: 'KM' };
