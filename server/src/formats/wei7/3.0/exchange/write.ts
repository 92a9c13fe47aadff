/// Writes a game as wei7 3.0: two blanks a level, and a step, a stone or a mark on a line of its own.

import type { Info, Mark, Setup, Step, Tree, Wei7Game } from '../../shared/game';
import { indentation } from '../../shared/indentation';
import { nested, type Work } from '../../shared/nested';

export function* jsonOf({ columns, rows, info, tree }: Wei7Game, eol: string): Generator<void, string> {
  const out = new Lines(eol);
  out.open('{');
  out.member('format', '"wei7"');
  out.member('version', '"3.0"');
  out.member('size', columns === rows ? String(columns) : spaced({ width: columns, height: rows }));
  writeInfo(info, out);
  out.name('tree');
  yield* nested(writeTree(tree, out));
  out.close('}');
  return out.text;
}

/// Text that grows member by member; commas go where the next one begins.
class Lines {
  readonly #parts: string[] = [];
  #depth = 0;
  /// What a line begins with.
  #margin: string;
  #first = true;
  #named = false;

  constructor(readonly eol: string) {
    this.#margin = eol;
  }

  get text(): string {
    return `${this.#parts.join('')}${this.eol}`;
  }

  #go(levels: number): void {
    this.#depth += levels;
    this.#margin = this.eol + indentation(this.#depth);
  }

  #begin(): void {
    if (this.#named || this.#parts.length === 0) this.#named = false;
    else {
      if (!this.#first) this.#parts.push(',');
      this.#parts.push(this.#margin);
    }
    this.#first = false;
  }

  open(bracket: string): void {
    this.#begin();
    this.#parts.push(bracket);
    this.#go(1);
    this.#first = true;
  }

  close(bracket: string): void {
    this.#go(-1);
    this.#parts.push(this.#first ? bracket : this.#margin + bracket);
    this.#first = false;
  }

  name(name: string): void {
    this.#begin();
    this.#parts.push(`"${name}": `);
    this.#named = true;
  }

  value(text: string): void {
    this.#begin();
    this.#parts.push(text);
  }

  member(name: string, text: string): void {
    this.name(name);
    this.value(text);
  }
}

/// A small value on one line, what is not there left out.
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return members.length === 0 ? '{}' : `{ ${members.map(([name, one]) => `"${name}": ${spaced(one)}`).join(', ')} }`;
}

function writeInfo({ domain, id, name, rules, time, place, participants, players, result }: Info, out: Lines): void {
  const members = { domain, id, name, rules, time, place };
  const there = Object.entries(members).filter(([, value]) => value !== undefined);
  if (there.length === 0 && participants.length === 0 && !result) return;
  out.name('info');
  out.open('{');
  for (const [key, value] of there) out.member(key, spaced(value));
  if (participants.length > 0) writeList('participants', participants.map(spaced), out);
  if (players.length > 0) writeList('players', players.map(spaced), out);
  if (result) out.member('result', spaced(result));
  out.close('}');
}

function writeList(name: string, list: readonly string[], out: Lines): void {
  out.name(name);
  out.open('[');
  for (const one of list) out.value(one);
  out.close(']');
}

const PAUSE = 32;

function* writeTree({ title, pre, steps, branches }: Tree, out: Lines): Work {
  out.open('{');
  if (title !== undefined) out.member('title', JSON.stringify(title));
  if (pre) writeSetup(pre, out);
  if (steps.length > 0) {
    out.name('steps');
    out.open('[');
    for (let i = 0; i < steps.length; i++) {
      out.value(stepText(steps[i] as Step));
      if (i % PAUSE === PAUSE - 1) yield undefined;
    }
    out.close(']');
  }
  if (branches.length > 0) {
    out.name('branches');
    out.open('[');
    for (const branch of branches) yield writeTree(branch, out);
    out.close(']');
  }
  out.close('}');
}

function writeSetup({ stones, problem, marks, comment }: Setup, out: Lines): void {
  out.name('pre');
  out.open('{');
  if (stones.length > 0) writeList('stones', stones.map(stoneText), out);
  if (problem) out.member('problem', spaced({ color: problem }));
  if (marks.length > 0) writeList('marks', marks.map(markText), out);
  if (comment !== undefined) out.member('comment', JSON.stringify(comment));
  out.close('}');
}

const pointText = (x: number, y: number): string => `"point": { "x": ${x}, "y": ${y} }`;
const stoneText = ({ color, x, y }: Setup['stones'][number]): string => `{ "color": ${color}, ${pointText(x, y)} }`;
const markText = ({ x, y, symbol }: Mark): string => `{ ${pointText(x, y)}, "symbol": ${JSON.stringify(symbol)} }`;

const SIDE = 64;
const MOVES: (string | undefined)[] = new Array(3 * SIDE * SIDE);

/// There are very many of them, and few different ones of those that are a move and nothing else.
function stepText(step: Step): string {
  const { color, point, evaluation, problem, marks, comment } = step;
  const isAlone = evaluation === undefined && !problem && marks.length === 0 && comment === undefined;
  if (!isAlone || !point || color > 2 || point.x >= SIDE || point.y >= SIDE) return writtenOut(step);
  const index = (color * SIDE + point.y) * SIDE + point.x;
  return (MOVES[index] ??= writtenOut(step));
}

/// Each at once.
function writtenOut({ color, point, evaluation, problem, marks, comment }: Step): string {
  let move = `"color": ${color}, ${point ? pointText(point.x, point.y) : '"point": null'}`;
  if (evaluation !== undefined) move += `, "evaluation": ${JSON.stringify(evaluation)}`;
  if (problem) move += `, "problem": { "color": ${problem} }`;
  let step = `"action": { "type": "move", "value": { ${move} } }`;
  if (marks.length > 0) step += `, "marks": [${marks.map(markText).join(', ')}]`;
  if (comment !== undefined) step += `, "comment": ${JSON.stringify(comment)}`;
  return `{ ${step} }`;
}
