/// What Ishi can hold of a game.

import type { GameModel, InfoModel, MarkModel, NodeModel, PersonModel, Private } from '../../../record/model';
import { type Growing, playerWithout, rulesByName, without } from '../../shared/exchange/info';
import { type Around, type Holding, rectangleOf, type Tell, together } from '../../shared/exchange/lowering';
import { nameOf } from '../said/points';
import { RANK } from './read-info';

const MARKER = /^[\x21-\x7e]{1,2}$/;
const SPECIAL = /^\\[cdst]$/i;

/// One for each game: it goes along with the numbers of the moves.
export function ishiHolding({ root }: GameModel): Holding {
  const numbers = new Map<NodeModel, number>();
  return {
    id: 'ishi',
    name: 'Ishi',
    setup: 'first',
    empty: 'none',
    occupied: false,
    merged: false,
    each: hasNumbers(root),
    info: (info, tell, { origin }) => heldInfo(info, tell, origin),
    node(node, tell, around) {
      const { isRoot, game } = around;
      const says = ishiNode(node, tell, around);
      if (!isRoot) numberOf(node, numbers, tell, around);
      node.comment = comment(together(says.title, node.comment), tell);
      node.marks = marksOf(node.marks, tell);
      if (game.origin !== 'ishi' && node.private) {
        tell('private', { count: node.private.length });
        node.private = undefined;
      }
      if (says.diagrams.length > 0) node.private = [...(node.private ?? []), ...says.diagrams];
    },
  };
}

function hasNumbers(root: NodeModel): boolean {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.number !== undefined) return true;
    for (const child of node.children) stack.push(child);
  }
  return false;
}

/// In a series numbers grow; a variation may begin with any.
function numberOf(node: NodeModel, numbers: Map<NodeModel, number>, tell: Tell, { before, aside }: Around): void {
  const last = (before && numbers.get(before)) ?? 0;
  const beside = aside ? before?.children[0] : undefined;
  const next = (beside && numbers.get(beside)) ?? last + (node.move ? 1 : 0);
  const { number } = node;
  const isSound = number !== undefined && Number.isInteger(number) && number > (aside ? 0 : last);
  if (number !== undefined && !(isSound && node.move)) {
    tell('move-number', { was: String(number) });
    node.number = undefined;
  }
  numbers.set(node, node.number ?? next);
}

/// A title that is to be said in words, and the diagrams with what they are told to be.
interface IshiNode {
  readonly title: string | undefined;
  readonly diagrams: Private;
}

function ishiNode(node: NodeModel, tell: Tell, { aside, game }: Around): IshiNode {
  const { move } = node;
  if (move?.quality !== undefined) tell('quality', { was: move.quality });
  if (move) node.move = { color: move.color, point: move.point };
  if (node.toPlay !== undefined) tell('to-play');
  if (node.solution !== undefined) tell('solution');
  if (node.territory) tell('territory', { count: node.territory.length });
  if (node.judgements) tell('judgement', { count: node.judgements.length });
  if (node.clocks) tell('clock', { count: node.clocks.length });
  const diagrams = diagramsOf(node, tell, game);
  node.toPlay = node.solution = node.territory = node.judgements = node.clocks = undefined;
  node.figure = node.print = node.view = node.dim = undefined;
  const { title } = node;
  if (title === undefined || (aside && MARKER.test(title))) return { title: undefined, diagrams };
  tell('title', { was: title, now: 'COM' });
  node.title = undefined;
  return { title, diagrams };
}

/// What is shown of the board and how it is printed, as far as a diagram says that.
function diagramsOf({ figure, print, view, dim }: NodeModel, tell: Tell, { rows }: GameModel): Private {
  const diagrams: Private[number][] = [];
  if (figure) {
    tell('print', { now: 'DIAGRAM' });
    diagrams.push(['DIAGRAM', ['DIAGRAM']]);
  }
  if (print !== undefined) tell('print');
  const region = view && rectangleOf(view);
  if (region) {
    const named = [region.from, region.to].map(({ x, y }) => nameOf({ x, row: rows - y }));
    diagrams.push(['DIAGRAM', [`DIAGRAM ${named.join(' ')}`]]);
  }
  if (view) tell('view', region ? { now: 'DIAGRAM' } : {});
  if (dim) tell('view');
  return diagrams;
}

const ACCENTS = /[\u0300-\u036f]/g;
const FOREIGN = /[^\t\n\x20-\x7e]/gu;

/// Letters without their accents; question marks for what is no letter of ours. Control characters go.
function ascii(text: string, tell: Tell): string {
  const controls = text.match(/[\0-\x08\x0b-\x1f\x7f]/g)?.length ?? 0;
  if (controls > 0) tell('control', { count: controls });
  const clean = controls > 0 ? text.replace(/[\0-\x08\x0b-\x1f\x7f]/g, '') : text;
  if (!/[^\t\n\x20-\x7e]/.test(clean)) return clean;
  const plain = clean.normalize('NFD').replace(ACCENTS, '').replace(FOREIGN, '?');
  tell('ascii', { was: clean, now: plain });
  return plain;
}

/// A line of free text: nothing blank around it.
function lineOf(text: string | undefined, tell: Tell): string | undefined {
  if (text === undefined) return undefined;
  const plain = ascii(text, tell);
  const line = plain.replace(/\n/g, ' ').trim();
  if (line !== plain) tell('white-space');
  return line || undefined;
}

const KEYWORD = /^([ \t]*)(?=(?:COM|ENDCOM)(?:[ \t]|$))/gim;

function comment(text: string | undefined, tell: Tell): string | undefined {
  if (!text) return undefined;
  const plain = ascii(text, tell);
  const count = plain.match(KEYWORD)?.length ?? 0;
  if (count > 0) tell('com-line', { count });
  return (count > 0 ? plain.replace(KEYWORD, '> $1') : plain) || undefined;
}

const LINES = [
  'place',
  'overtime',
  'annotator',
  'transcriber',
  'dateText',
] as const satisfies readonly (keyof InfoModel)[];

function heldInfo(info: InfoModel, tell: Tell, origin: string): InfoModel {
  const left: Growing = { ...info };
  without(left, ['round', 'copyright', 'opening'], tell);
  for (const side of ['black', 'white'] as const) left[side] = player(info[side], tell);
  left.others = undefined;
  if (info.others?.length) tell('participants', { count: info.others.length });
  if (info.identity?.domain !== undefined || info.identity?.id !== undefined)
    tell('game-id', { was: info.identity.id });
  left.identity = undefined;
  if (info.event !== undefined) tell('event', { was: info.event });
  left.name = lineOf(info.event === undefined ? info.name : together2(info.name, info.event), tell);
  left.event = undefined;
  left.rules = rulesByName(info.rules, tell);
  const rules = left.rules?.name;
  if (rules !== undefined && rules !== 'Japanese' && rules !== 'Chinese') {
    tell('rules-name', { was: rules });
    left.rules = undefined;
  }
  for (const name of LINES) left[name] = lineOf(left[name], tell);
  if (left.overtime?.startsWith(';')) {
    tell('overtime', { was: left.overtime });
    left.overtime = left.overtime.replace(/^[;\s]+/, '') || undefined;
  }
  source(left, tell);
  left.comment = comment(info.comment, tell);
  const settings = (info.settings?.length ?? 0) + (info.siblings === undefined ? 0 : 1);
  if (settings > 0) tell('settings', { count: settings });
  left.settings = left.siblings = left.unmarked = undefined;
  if (origin !== 'ishi') {
    if (info.private?.length) tell('private', { count: info.private.length });
    left.private = undefined satisfies Private | undefined;
  }
  return left;
}

const together2 = (name: string | undefined, event: string): string =>
  name === undefined ? event : `${name}, ${event}`;

/// The address stands behind the name, and is known by its form.
function source(left: Growing, tell: Tell): void {
  left.source = lineOf(left.source, tell);
  left.url = lineOf(left.url, tell);
  if (left.url !== undefined && !/^\S+:\/\/\S+$/.test(left.url)) {
    tell('source-url', { was: left.url });
    left.url = undefined;
  }
  const [, address] = /(?:^|\s)(\S+:\/\/\S+)$/.exec(left.source ?? '') ?? [];
  if (address === undefined || left.url !== undefined) return;
  tell('source', { was: left.source });
  left.source = left.source?.slice(0, -address.length).trim() || undefined;
  left.url = address;
}

/// The rank is what stands behind the name and looks like one.
function player(person: PersonModel | undefined, tell: Tell): PersonModel | undefined {
  const known = playerWithout(person, ['title', 'team', 'country', 'account'], tell);
  if (!known) return undefined;
  const [name, rank] = [lineOf(known.name, tell), lineOf(known.rank, tell)];
  const text = [name, rank].filter(Boolean).join(' ');
  if (text === '') return undefined;
  const found = RANK.exec(text);
  const read = found ? { name: found[1] || undefined, rank: found[2] } : { name: text, rank: undefined };
  if (read.name === name && read.rank === rank) return { name, rank };
  tell('rank', { was: rank ?? name });
  return read;
}

function marksOf(marks: readonly MarkModel[] | undefined, tell: Tell): readonly MarkModel[] | undefined {
  const kept = marks?.flatMap((mark) => markOf(mark, tell) ?? []);
  return kept && kept.length > 0 ? kept : undefined;
}

const LETTERS: Readonly<Record<string, readonly [sign: string, letter: string]>> = {
  cross: ['×', 'X'],
  selected: ['◉', 'S'],
};

function markOf(mark: MarkModel, tell: Tell): MarkModel | undefined {
  const { form, text = '', x, y } = mark;
  const letter = LETTERS[form];
  if (letter) {
    tell('mark-shape', { was: letter[0], now: letter[1] });
    return { form: 'label', x, y, text: letter[1] };
  }
  if (form === 'other') tell('mark-type', { was: text });
  else if (form === 'arrow' || form === 'line') tell('line');
  else if (form === 'label' && (!MARKER.test(text) || SPECIAL.test(text))) tell('label', { was: text });
  else return mark;
  return undefined;
}
