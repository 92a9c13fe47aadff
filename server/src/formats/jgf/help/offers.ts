/// What can be written in a JGF record, by what it means.

import { sideAfter } from '../../../games/go/next';
import { PASS } from '../../../games/go/words';
import type { Scene } from '../../../record/help';
import { dateOfToday } from '../../../record/today';
import type { Words } from '../../../spec/rule';
import { valueAt } from '../../../syntax/json/access';
import { type Draft, elements, fields, hole, text } from '../../../syntax/json/draft';
import { aroundOf, type HelpBook, type Offered, parentOf, type Subject } from '../../../syntax/json/help-book';
import { coordinates, lastPoint, nameOfDraft, pointAfter } from '../../shared/go/help';
import { pointFields } from '../../shared/json/point';
import type { Context } from '../context';
import { JgfCourse } from '../play/course';
import { COLORS } from '../shape/values';
import { wholeAt } from '../values';

type Asked = Subject<Context, JgfCourse>;

export const courseOf = ({ record }: Scene<JgfCourse>): JgfCourse | undefined =>
  record?.course instanceof JgfCourse ? record.course : undefined;

/// Whose turn the record says it is, or who comes after the last.
function sideToMove(scene: Scene<JgfCourse>): string {
  const state = scene.before?.state;
  if (state?.turn !== undefined) return state.turn;
  const sides = courseOf(scene)?.sides;
  const ply = state?.ply;
  if (!sides) return 'black';
  return sides.name(ply?.isMove ? sides.after(ply.color) : sideAfter(ply)) || 'black';
}

const colorWords = (color: string): Words =>
  COLORS.find(({ text: name }) => name === `"${color}"`)?.meaning ?? same(color);
const same = (word: string): Words => ({ en: word, zh: word });

const snippet = (en: string, zh: string, draft: Draft, clause?: string): Offered => ({
  label: { en, zh },
  draft,
  kind: 'snippet',
  ...(clause ? { clause } : {}),
});

/// The next move and a pass, as a move or as what `within` makes of it.
function moves(asked: Asked, within: (move: Draft) => Draft): Offered[] {
  const { scene } = asked;
  const color = sideToMove(scene);
  const point = pointAfter(scene, scene.before);
  const who = colorWords(color);
  const name = nameOfDraft(scene, point);
  const side = ['color', hole(`"${color}"`)] as const;
  return [
    {
      label: { en: 'next move', zh: '下一手' },
      detail: { en: `${who.en} ${name}`, zh: `${who.zh} ${name}` },
      draft: within(fields(side, ...pointFields(point).fields)),
      kind: 'move',
      clause: 'tree[].move',
    },
    {
      label: PASS,
      detail: who,
      draft: within(fields(side, ['pass', 'true'])),
      kind: 'move',
      clause: 'tree[].move.pass',
    },
  ];
}

const coords = (asked: Asked): readonly ['coords', Draft] => [
  'coords',
  elements(pointFields(pointAfter(asked.scene, asked.scene.before))),
];

const stones = (asked: Asked): Draft => fields(['type', hole('"black"')], coords(asked));

function markup({ scene }: Asked, type: string): Draft {
  const point = pointFields(lastPoint(scene, scene.before));
  const marked = type === 'label' ? fields(...point.fields, ['text', text('A')]) : point;
  return fields(['type', hole(`"${type}"`)], ['coords', elements(marked)]);
}

const aMove = (asked: Asked): Draft => moves(asked, (move) => fields(['move', move]))[0]?.draft ?? fields();
const variation = (asked: Asked): Draft => elements(aMove(asked));

/// The first node has neither a move nor variations.
function nodes(asked: Asked): Offered[] {
  const { before } = asked.scene;
  const first = !before?.state.started;
  const setup = snippet('set-up', '摆子', fields(['setup', elements(stones(asked))]), 'tree[].setup');
  const comment = snippet('comment', '评注', fields(['comments', elements(text())]), 'tree[].comments');
  if (first) return [comment, setup];
  const label = snippet('label', '标字', fields(['markup', elements(markup(asked, 'label'))]), 'tree[].markup');
  const forks = fields(['variations', elements(variation(asked), variation(asked))]);
  const list = moves(asked, (move) => fields(['move', move]));
  return [...list, setup, comment, label, snippet('variations', '变化', forks, 'tree[].variations')];
}

/// In a move the side that is to play comes first; elsewhere what the shape lists. Then the colours of other players.
function colors(asked: Asked): Offered[] {
  const { shape } = asked.where;
  const sides = courseOf(asked.scene)?.sides.colors.split('|').filter(Boolean) ?? [];
  const listed = (shape.meaning === 'color' && shape.offers) || COLORS;
  const others = sides.map((name) => `"${name}"`).filter((name) => !listed.some(({ text: known }) => known === name));
  const all: Offered[] = listed.map(({ text: draft, meaning }) => (meaning ? { draft, detail: meaning } : { draft }));
  all.push(...others.map((draft) => ({ draft })));
  if (parentOf(asked) !== 'move') return all;
  const first = `"${sideToMove(asked.scene)}"`;
  return [...all.filter(({ draft }) => draft === first), ...all.filter(({ draft }) => draft !== first)];
}

function coordinate(axis: 'x' | 'y'): (asked: Asked) => Offered[] {
  return (asked) => {
    const point = aroundOf(asked, 'point') ?? aroundOf(asked, 'move');
    const other = wholeAt(valueAt(point, axis === 'x' ? 'y' : 'x'));
    return coordinates(asked.scene, asked.scene.before, axis, other);
  };
}

const newRecord = (): Offered[] => {
  const head = fields(['format', '"JGF"'], ['version', '2'], ['charset', '"UTF-8"']);
  const board = fields(['size', hole(19)]);
  const tree = elements(fields());
  return [snippet('new record', '新棋谱', fields(['record', head], ['board', board], ['tree', tree]))];
};

export const offers: HelpBook<Context, JgfCourse>['offers'] = {
  record: newRecord,
  node: nodes,
  move: (asked) => moves(asked, (move) => move),
  point: ({ scene }) => {
    const point = pointAfter(scene, scene.before);
    return [{ ...snippet('point', '点', pointFields(point)), detail: nameOfDraft(scene, point), kind: 'point' }];
  },
  stones: (asked) => [snippet('stones', '棋子', stones(asked))],
  mark: (asked) => [
    snippet('label', '标字', markup(asked, 'label')),
    snippet('circle', '圆圈', markup(asked, 'circle')),
  ],
  variation: (asked) => [snippet('variation', '变化', variation(asked))],
  variations: (asked) => [snippet('variations', '变化', elements(variation(asked), variation(asked)))],
  date: () => [{ draft: JSON.stringify(dateOfToday()), detail: { en: 'today', zh: '今天' } }],
  size: () => ['19', '13', '9'].map((draft) => ({ draft })),
  color: colors,
  x: coordinate('x'),
  y: coordinate('y'),
};
