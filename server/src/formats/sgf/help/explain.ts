/// What a place in a record means: a property by its clause, a point by its name and what stands there, a time in minutes, flags in words.

import { komiWords, moveWords } from '../../../games/go/words';
import { stoneWords } from '../../../games/shared/sides';
import { clock } from '../../../record/clock';
import type { Explanation, Scene } from '../../../record/help';
import type { Words } from '../../../spec/rule';
import { insideOf } from '../../../syntax/sgf/piece';
import { colonIn, lineShown, textShown } from '../../../syntax/sgf/text';
import { counted } from '../../shared/go/help';
import { NUMBER, REAL } from '../context';
import type { SgfCourse } from '../play/course';
import { areaOf, type Point } from '../points';
import { GAMES, standard } from '../properties';
import { isOnBoard, isPass } from '../reading/points';
import { resultIn } from '../view/about';
import { identifierAt, nodeAt, type ValuePlace, valueAt } from '../where/place';
import { nameIn } from './values';

const same = (text: string): Words => ({ en: text, zh: text });

export function* explain(scene: Scene<SgfCourse>): Generator<void, Explanation | undefined> {
  yield;
  const { root, offset } = scene;
  const place = valueAt(root, offset) ?? valueAt(root, offset + 1);
  if (place) {
    const { value, start, property } = place;
    const facts = factsAbout(scene, place);
    const clause = standard.get(property.name)?.clause;
    return facts.length > 0 ? { from: start + value.at, to: start + value.end, facts, clause } : undefined;
  }
  const node = nodeAt(root, offset + 1);
  const property = node && identifierAt(node, offset);
  if (!node || !property) return undefined;
  const known = standard.get(property.name);
  const from = node.start + property.at;
  const facts = [...(known ? versionFacts(known.versions) : []), ...moveFacts(scene, property.name)];
  return { from, to: from + property.written.length, facts, clause: known?.clause };
}

const versionFacts = (versions: string): Words[] =>
  versions === '1234' ? [] : [same(`FF[${[...versions].join('], FF[')}]`)];

/// The move made here, by its number, and what it took.
function moveFacts({ here }: Scene<SgfCourse>, name: string): Words[] {
  const ply = here?.state.ply;
  const context = here?.state.context;
  if ((name !== 'B' && name !== 'W') || !ply?.isMove || !context) return [];
  const cell =
    typeof ply.cell === 'number'
      ? { x: ply.cell % context.columns, y: Math.floor(ply.cell / context.columns) }
      : ply.cell;
  const { en, zh } = moveWords(ply.color, cell, context.columns, context.rows);
  const taken = (ply.taken[ply.color] ?? 0) - (ply.prev?.taken[ply.color] ?? 0);
  const facts: Words[] = [{ en: `Move ${ply.number}: ${en}`, zh: `第 ${ply.number} 手：${zh}` }];
  return taken > 0 ? [...facts, { en: `captures ${counted(taken, 'stone', 'stones')}`, zh: `提 ${taken} 子` }] : facts;
}

function factsAbout(scene: Scene<SgfCourse>, { leaf, property, value }: ValuePlace): Words[] {
  const known = standard.get(property.name);
  const text = insideOf(leaf.text, value);
  switch (known?.type) {
    case 'point':
    case 'move':
    case 'line':
      return [...pointFacts(scene, text, known.type === 'move'), ...moveFacts(scene, property.name)];
    case 'label':
      return [
        ...pointFacts(scene, text.slice(0, Math.max(0, colonIn(text))), false),
        same(lineShown(text.slice(colonIn(text) + 1))),
      ];
    case 'text':
      return text.includes('\\') ? [same(textShown(text))] : [];
    default:
      return namedFacts(property.name, text);
  }
}

function pointFacts({ here, record }: Scene<SgfCourse>, text: string, isMove: boolean): Words[] {
  const context = here?.state.context;
  if (!context?.sized || !record) return [];
  if (isMove && isPass(context, text)) return [];
  const area = areaOf(text);
  if (!area || !isOnBoard(context, area.to)) return [];
  const [from, to] = [nameIn(context, area.from), nameIn(context, area.to)];
  const count = (area.to.x - area.from.x + 1) * (area.to.y - area.from.y + 1);
  if (count > 1) return [{ en: `${from} to ${to}: ${count} points`, zh: `${from} 到 ${to}：${count} 个点` }];
  const { en, zh } = stoneWords(
    record.course.go(context).working.to(here?.state.ply).get(cellOf(area.from, context.columns)),
  );
  return [{ en: `${from}: ${en}`, zh: `${from}：${zh}` }];
}

const cellOf = ({ x, y }: Point, columns: number): number => y * columns + x;

const STYLES: readonly Words[] = [
  { en: 'children are shown, marked on the board', zh: '显示后续各手，标在棋盘上' },
  { en: 'siblings are shown, marked on the board', zh: '显示同级各手，标在棋盘上' },
  { en: 'children are shown, not marked on the board', zh: '显示后续各手，不标出' },
  { en: 'siblings are shown, not marked on the board', zh: '显示同级各手，不标出' },
];

const FLAGS: readonly (readonly [number, Words])[] = [
  [1, { en: 'no coordinates', zh: '不显示坐标' }],
  [2, { en: 'no name', zh: '不显示图名' }],
  [4, { en: 'moves that cannot be shown are not listed', zh: '不列出无法显示的着手' }],
  [256, { en: 'captured stones are taken off', zh: '提掉被吃的子' }],
  [512, { en: 'no star points', zh: '不显示星位' }],
  [32768, { en: 'the flags are ignored', zh: '忽略标志' }],
];

const TIMES: readonly string[] = ['TM', 'BL', 'WL'];

function namedFacts(name: string, text: string): Words[] {
  const is = Number(text);
  if (TIMES.includes(name)) return REAL.test(text) && is >= 0 ? [same(clock(is))] : [];
  if (name === 'KM') return REAL.test(text) ? [komiWords(is, undefined)] : [];
  if (name === 'RE') return [resultIn(text)].filter((words) => words !== undefined);
  if (name === 'GM') return NUMBER.test(text) && GAMES[is - 1] ? [same(GAMES[is - 1] as string)] : [];
  if (name === 'ST') return STYLES[is] ? [STYLES[is]] : [];
  if (name !== 'FG') return [];
  const flags = Number(text.slice(0, Math.max(0, colonIn(text))));
  return FLAGS.flatMap(([flag, words]) => ((flags & flag) !== 0 ? [words] : []));
}
