/// Writes a game as wei7 2.2: two blanks a level, an element a line. The main line stays in its `moves`; the variations stand
/// before the move that they are alternatives to.

import type { Losses } from '../../../../record/losses';
import { characters } from '../../../../syntax/measure';
import type { Info, Mark, Person, Setup, Step, Tree, Wei7Game } from '../../shared/game';
import { indentation } from '../../shared/indentation';
import { nested, type Work } from '../../shared/nested';
import { dateTimeOf } from '../../shared/time';

export function* xmlOf(game: Wei7Game, losses: Losses, eol: string): Generator<void, string> {
  const out = new Elements(losses, eol);
  out.line('<?xml version="1.0" encoding="utf-8"?>');
  out.open('wei7', { version: '2.2' });
  out.line(`<size>${game.columns}</size>`);
  writeGame(game.info, out, losses);
  yield* nested(writeMoves(game.tree, out, losses));
  out.close('wei7');
  return out.text;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const SIDES: Readonly<Record<number, string>> = { 1: 'black', 2: 'white' };

/// What XML cannot hold, even as a reference.
const FOREIGN =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const CONTROL = /[\0-\x1f]/g;

const PLAIN = /^[^&<"\0-\x1f\ud800-\udfff\ufffe\uffff]*$/;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

class Elements {
  readonly #lines: string[] = [];
  #depth = 0;

  constructor(
    readonly losses: Losses,
    readonly eol: string,
  ) {}

  get text(): string {
    return `${this.#lines.join(this.eol)}${this.eol}`;
  }

  line(text: string): void {
    this.#lines.push(indentation(this.#depth) + text);
  }

  open(name: string, attributes: Attributes = {}): void {
    this.line(`<${name}${this.#attributes(attributes)}>`);
    this.#depth++;
  }

  close(name: string): void {
    this.#depth--;
    this.line(`</${name}>`);
  }

  empty(name: string, attributes: Attributes = {}): void {
    this.line(`<${name}${this.#attributes(attributes)} />`);
  }

  #attributes(attributes: Attributes): string {
    let text = '';
    for (const name of Object.keys(attributes)) {
      const value = attributes[name];
      if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? value : this.#quoted(name, value)}"`;
    }
    return text;
  }

  /// Most values can stand as they are.
  #quoted(name: string, text: string): string {
    return PLAIN.test(text) ? text : this.#value(this.#short(name, text));
  }

  /// Only comments may hold tabs and the like.
  #short(name: string, text: string): string {
    if (name === 'comment') return text;
    this.losses.add('control', { count: text.match(CONTROL)?.length ?? 0 });
    return text.replace(CONTROL, ' ');
  }

  #value(text: string): string {
    this.losses.add('control', { count: text.match(FOREIGN)?.length ?? 0 });
    return text.replace(FOREIGN, '').replace(/[&<"\n\r\t]/g, (sign) => REFERENCES[sign] as string);
  }
}

function writeGame(info: Info, out: Elements, losses: Losses): void {
  const { domain, id, name, rules, time, result } = info;
  const players = [1, 2].map((color) => playerOf(info, color));
  losses.add('place', { count: info.place === undefined ? 0 : 1 });
  losses.add('participants', {
    count: info.participants.length - players.filter((player) => player !== undefined).length,
  });
  const inside = [rules, time, result, ...players].some((one) => one !== undefined);
  if (!inside && domain === undefined && id === undefined && name === undefined) return;
  if (!inside) {
    out.empty('game', { domain, id, name });
    return;
  }
  out.open('game', { domain, id, name });
  // No komi is said by leaving it out.
  losses.add('komi-range', { count: rules?.komi === 0 ? 1 : 0 });
  if (rules) out.empty('rules', { scoring: rules.scoring, komi: rules.komi || undefined, type: rules.type });
  if (time !== undefined) out.line(`<time>${dateTimeOf(time)}</time>`);
  for (const [i, player] of players.entries()) if (player) out.empty(SIDES[i + 1] as string, { ...player });
  if (result) out.empty('result', { winner: SIDES[result.winner ?? 0] ?? 'neither', margin: result.margin });
  out.close('game');
}

function playerOf({ players, participants }: Info, color: number): Person | undefined {
  const player = players.find((one) => one.color === color);
  const person = player && participants[player.participant];
  if (!person) return undefined;
  const { domain, id, name, title, rank } = person;
  return { domain, id, name, title, rank };
}

const LONGEST_TITLE = 128;
const isTitle = (text: string): boolean => characters(text) <= LONGEST_TITLE && !/[\0-\x1f]/.test(text);

const PAUSE = 32;

function* writeMoves(tree: Tree, out: Elements, losses: Losses): Work {
  out.open('moves');
  const titled = headOf(tree, losses);
  // A title stands with the first move, or with what is set up before it.
  const needsPre = tree.pre !== undefined || tree.steps.length === 0;
  if (needsPre) writeSetup(tree.pre, titled, out);
  let line = tree;
  let title = needsPre ? undefined : titled.title;
  let comment = needsPre ? undefined : titled.comment;
  for (let on: Tree | undefined = tree; on; ) {
    line = on;
    for (let i = 0; i < line.steps.length; i++) {
      writeStep(line.steps[i] as Step, i === 0 ? title : undefined, i === 0 ? comment : undefined, out, losses);
      if (i % PAUSE === PAUSE - 1) yield undefined;
    }
    const main: Tree | undefined = line.branches[0];
    on = main && goesOn(main) ? main : undefined;
    losses.add('line-ends', { count: main && !on ? 1 : 0 });
    for (const branch of on ? line.branches.slice(1) : line.branches) yield writeMoves(branch, out, losses);
    const head = on && headOf(on, losses);
    title = head?.title;
    comment = head?.comment;
  }
  out.close('moves');
}

/// Can a branch stand as the rest of the line that it comes from?
const goesOn = ({ pre, steps }: Tree): boolean => pre === undefined && steps.length > 0;

interface Head {
  readonly title?: string | undefined;
  /// A title that is none in 2.x.
  readonly comment?: string | undefined;
}

function headOf({ title }: Tree, losses: Losses): Head {
  losses.add('title', { count: title === '' ? 1 : 0 });
  if (!title) return {};
  if (isTitle(title)) return { title };
  losses.add('title');
  return { comment: title };
}

function together(...texts: readonly (string | undefined)[]): string | undefined {
  const there = texts.filter((text) => text !== undefined);
  return there.length > 0 ? there.join('\n') : undefined;
}

function writeSetup(pre: Setup | undefined, head: Head, out: Elements): void {
  const problem = pre?.problem ? SIDES[pre.problem] : undefined;
  const attributes = { title: head.title, comment: together(head.comment, pre?.comment), problem };
  if (!pre || pre.stones.length + pre.marks.length === 0) {
    out.empty('pre', attributes);
    return;
  }
  out.open('pre', attributes);
  for (const { color, x, y } of pre.stones) out.empty(SIDES[color] as string, { x, y });
  for (const mark of pre.marks) writeMark(mark, out);
  out.close('pre');
}

const writeMark = ({ x, y, symbol }: Mark, out: Elements): void => out.empty('mark', { x, y, symbol });

function writeStep(step: Step, title: string | undefined, heading: string | undefined, out: Elements, losses: Losses) {
  const { color, point, evaluation, problem, marks, comment } = step;
  for (const mark of marks) writeMark(mark, out);
  if (evaluation === 'controversial') losses.add('quality');
  out.empty(SIDES[color] as string, {
    x: point?.x,
    y: point?.y,
    type: point ? undefined : 'pass',
    eval: evaluation === 'controversial' ? undefined : evaluation,
    title,
    comment: heading === undefined ? comment : together(heading, comment),
    problem: problem ? SIDES[problem] : undefined,
  });
}
