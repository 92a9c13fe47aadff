/// What can be written in a wei7 3.0 record, by what it means.

import { PASS } from '../../../../games/go/words';
import { playerWords } from '../../../../games/shared/sides';
import { dateOfToday } from '../../../../record/today';
import type { Words } from '../../../../spec/rule';
import { valueAt } from '../../../../syntax/json/access';
import { type Draft, elements, type Fields, fields, hole, text } from '../../../../syntax/json/draft';
import { aroundOf, type HelpBook, type Offered, parentOf } from '../../../../syntax/json/help-book';
import { coordinates, isFull, lastPoint, nameOfDraft, type PointDraft, pointAfter } from '../../../shared/go/help';
import { pointFields } from '../../../shared/json/point';
import type { Context } from '../context';
import type { Wei7Course } from '../play/course';
import { numberAt } from '../play/event';
import { type Asked, people, sideToMove, stateOf } from './scene';

const NEXT_MOVE: Words = { en: 'next move', zh: '下一手' };
const STEP: Words = { en: 'a step', zh: '一步' };

/// A stone of a pre that is being written may stand on its own point.
const spotFor = (asked: Asked) => (aroundOf(asked, 'pre') ? asked.scene.here : asked.scene.before);

const pointDraft = (asked: Asked): PointDraft => pointAfter(asked.scene, spotFor(asked));

/// Something that can be done in a step: what its action says, and how it is called.
interface Deed {
  readonly label: Words;
  readonly detail: Words;
  readonly type: string;
  readonly value: Draft;
  readonly clause: string;
  readonly kind: 'move' | 'snippet';
}

function deeds(asked: Asked): Deed[] {
  const side = sideToMove(asked.scene);
  const point = pointDraft(asked);
  const who = playerWords(side) ?? { en: '', zh: '' };
  const name = nameOfDraft(asked.scene, point);
  const played = { en: `${who.en} ${name}`, zh: `${who.zh} ${name}` };
  const move = (where: Draft) => fields(['color', hole(side)], ['point', where]);
  const deed = (type: string, clause: string, label: Words, value: Draft): Deed => {
    return { type, clause, label, value, detail: STEP, kind: 'snippet' };
  };
  const next: Deed = {
    ...deed('move', '3.16.3.2.1', NEXT_MOVE, move(pointFields(point))),
    detail: played,
    kind: 'move',
  };
  return [
    ...(isFull(asked.scene, spotFor(asked)) ? [] : [next]),
    { ...deed('move', '3.16.3.2.1.2', PASS, move('null')), detail: who, kind: 'move' },
    deed('message', '3.16.3.2.5', { en: 'message', zh: '发言' }, text()),
    deed('takeback', '3.16.3.2.2', { en: 'takeback', zh: '悔棋' }, hole(1)),
    deed('result', '3.16.3.2.3', { en: 'result', zh: '结果' }, fields(['winner', hole(3 - side)])),
    deed('mark', '3.16.3.2.4', { en: 'mark', zh: '标记' }, markDraft(asked)),
  ];
}

const actionOf = ({ type, value }: Deed): Fields => fields(['type', `"${type}"`], ['value', value]);

/// A step, with time and actor if the last step has them.
function stepOf(deed: Deed, { scene }: Asked): Fields {
  const { before } = scene;
  const event = before?.event;
  const last = event && { node: event.node, at: event.at };
  const list: [string, Draft][] = [['action', actionOf(deed)]];
  const time = stateOf(before)?.time;
  if (time !== undefined && valueAt(last, 'time')) list.unshift(['time', hole(time)]);
  const actor = valueAt(last, 'actor');
  if (actor) list.push(['actor', actorOf(deed, scene, numberAt(actor))]);
  return fields(...list);
}

/// Who plays the colour; where nobody is said to, whoever acted last.
function actorOf({ kind }: Deed, scene: Asked['scene'], last: number | undefined): Draft {
  const side = sideToMove(scene);
  const player = kind === 'move' ? people(scene).findIndex(({ color }) => color === side) : -1;
  return hole(player >= 0 ? player : (last ?? 0));
}

const offered = (deed: Deed, draft: Draft): Offered => {
  const { label, detail, clause, kind } = deed;
  return { label, detail, clause, kind, draft };
};

const markDraft = ({ scene }: Asked): Fields =>
  fields(['point', pointFields(lastPoint(scene, scene.before))], ['symbol', text('A')]);

function coordinate(axis: 'x' | 'y'): (asked: Asked) => Offered[] {
  return (asked) => {
    const other = numberAt(valueAt(aroundOf(asked, 'point'), axis === 'x' ? 'y' : 'x'));
    return coordinates(asked.scene, spotFor(asked), axis, other);
  };
}

const DRAW: Words = { en: 'a draw', zh: '和棋' };

/// The side to move first; in a result, a draw too.
function colors(asked: Asked): Offered[] {
  const parent = parentOf(asked);
  const first = parent === 'move' ? sideToMove(asked.scene) : 1;
  const sides = [first, 3 - first].map((side): Offered => {
    return { draft: String(side), detail: playerWords(side) ?? '' };
  });
  return parent === 'result' ? [...sides, { draft: 'null', detail: DRAW }] : sides;
}

const participants = ({ scene }: Asked): Offered[] =>
  people(scene).map(({ name, color }, index) => ({
    draft: String(index),
    label: name === undefined ? String(index) : `${index} — ${name}`,
    ...(color === undefined ? {} : { detail: playerWords(color) ?? '' }),
    kind: 'person',
  }));

const snippet = (label: Words, draft: Draft): Offered => ({ label, draft, kind: 'snippet' });

/// A branch begins with its title and a move.
function branch(asked: Asked): Offered[] {
  const { around } = asked.where;
  const isBranch = (asked.where.name ?? around[around.length - 1]?.name) === 'branches';
  const [first] = deeds(asked);
  if (!isBranch || !first)
    return [{ label: { en: 'tree', zh: '棋谱树' }, draft: fields(['steps', elements(hole(''))]), kind: 'snippet' }];
  const steps = elements(fields(['action', actionOf(first)]));
  return [snippet({ en: 'branch', zh: '分支' }, fields(['title', text()], ['steps', steps]))];
}

const newRecord = (): Offered[] => {
  const draft = fields(
    ['format', '"wei7"'],
    ['version', '"3.0"'],
    ['size', hole(19)],
    ['tree', fields(['steps', elements(hole(''))])],
  );
  return [snippet({ en: 'new record', zh: '新棋谱' }, draft)];
};

export const offers: HelpBook<Context, Wei7Course>['offers'] = {
  record: newRecord,
  step: (asked) => deeds(asked).map((deed) => offered(deed, stepOf(deed, asked))),
  action: (asked) => deeds(asked).map((deed) => offered(deed, actionOf(deed))),
  move: (asked) =>
    deeds(asked)
      .filter(({ type }) => type === 'move')
      .map((deed) => offered(deed, deed.value)),
  point: (asked) => {
    const point = pointDraft(asked);
    const detail = nameOfDraft(asked.scene, point);
    return [{ label: { en: 'point', zh: '点' }, detail, draft: pointFields(point), kind: 'point' }];
  },
  x: coordinate('x'),
  y: coordinate('y'),
  color: colors,
  participant: participants,
  stone: (asked) => {
    const draft = fields(['color', hole(1)], ['point', pointFields(pointDraft(asked))]);
    return [snippet({ en: 'stone', zh: '棋子' }, draft)];
  },
  mark: (asked) => [snippet({ en: 'mark', zh: '标记' }, markDraft(asked))],
  problem: (asked) => {
    const side = parentOf(asked) === 'move' ? 3 - (numberAt(valueAt(aroundOf(asked, 'move'), 'color')) ?? 2) : 1;
    return [snippet({ en: 'problem', zh: '题目' }, fields(['color', hole(side)]))];
  },
  tree: branch,
  moment: () => [{ draft: JSON.stringify(`${dateOfToday()}T00:00Z`), detail: { en: 'today', zh: '今天' } }],
  time: ({ scene }) => {
    const time = stateOf(scene.before)?.time;
    return time === undefined ? [] : [{ draft: String(time) }];
  },
};
