import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { kindOf } from '../../../server/src/drawing/boards/list';
import { PRINTED, WOODEN } from '../../../server/src/drawing/palette';
import type { Position } from '../../../server/src/drawing/position';
import { sceneOf } from '../../../server/src/drawing/scene';
import type { Shape } from '../../../server/src/drawing/shape';
import { sceneSvg, shapesOf } from '../../../server/src/drawing/svg';
import { emptyBoard, SCENES, SIGNS } from '../../../server/test/drawing/positions';
import { Random } from '../../../server/test/support/random';
import { enterPage, leavePage, Shown } from './boards';

const asAnswer = ({ left, top, ...rest }: Position): object => ({
  ...{ toMove: undefined, lastMove: undefined, ...rest, window: { left, top }, captures: {} },
});

/// Names and places of all that is drawn, but for what is only there to be pressed, in the order of nothing.
function elementsOf(root: Element): string[] {
  const isDrawn = (element: Element): boolean =>
    !/^(?:g|svg|defs|title|radialGradient|stop)$/i.test(element.tagName) && !element.closest('.field, .ghost');
  const places = ['d', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'rx'];
  return [...root.querySelectorAll('*')]
    .filter(isDrawn)
    .map((element) => {
      const at = places.map((name) => element.getAttribute(name) ?? '').join(' ');
      const transforms = [element, ...ancestors(element, root)].map((one) => one.getAttribute('transform') ?? '');
      return `${element.tagName} ${at} ${transforms.filter(Boolean).join(' in ')} ${element.textContent}`;
    })
    .sort();
}

function ancestors(element: Element, root: Element): Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one && one !== root; one = one.parentElement) found.push(one);
  return found;
}

const inPage = (shown: Shown): string[] => elementsOf(shown.find('[role=grid]'));

function inFile(position: Position): string[] {
  const { document } = parseHTML(`<body>${sceneSvg(sceneOf(position), 'title')}</body>`);
  return elementsOf(document.querySelector('svg') as unknown as Element);
}

/// Pieces anywhere, and anything that can be said of them.
function anyPosition(game: string, random: Random): Position {
  const before = SCENES[game] as Position;
  const { columns, height } = before;
  const board = emptyBoard(game, columns, height);
  const signs = SIGNS[game] as readonly string[];
  const kind = kindOf(board);
  const rows = board.rows.map((row, y) =>
    [...row]
      .map((sign, x) => {
        const piece = random.pick(signs);
        return sign === '.' && random.chance(0.4) && kind.piece(piece, { x, y }, undefined) ? piece : sign;
      })
      .join(''),
  );
  const cell = () => ({ x: random.below(columns), y: random.below(height) });
  const marks = Array.from({ length: 4 }, () =>
    random.chance(0.5) ? { ...cell(), label: 'A' } : { ...cell(), form: random.pick(['circle', 'cross', 'check']) },
  );
  const lastMove = { color: 1 + random.below(2), cell: cell(), ...(random.chance(0.5) ? { from: cell() } : {}) };
  const faults = [{ message: 'm', clause: '1', severity: 'error', here: random.chance(0.5), cell: cell() }];
  const said = { winning: random.chance(0.3) ? [cell(), cell(), cell()] : [], die: 1 + random.below(6) };
  return {
    ...board,
    rows,
    marks,
    lastMove,
    faults,
    ...said,
    ...(random.chance(0.5) ? { ghost: { column: 1, cells: [] } } : {}),
  };
}

describe('The drawing of a board', () => {
  before(enterPage);
  after(leavePage);

  for (const game of Object.keys(SIGNS)) {
    it(`has the same in the panel as in a file, whatever came before: ${game}`, () => {
      const shown = new Shown(undefined);
      for (let seed = 1; seed <= 4; seed++) {
        const position = anyPosition(game, new Random(seed));
        shown.show(asAnswer(position));
        deepEqual(inPage(shown), inFile(position), `seed ${seed}`);
      }
    });
  }

  it('keeps the ground and every cell that looks the same when a move is made', () => {
    for (const [game, position] of Object.entries(SCENES)) {
      const shown = new Shown(asAnswer(position));
      const ground = shown.find('.wood').parentElement;
      const kept = new Map(shown.all('.point').map((point) => [point, [...point.childNodes]]));
      const free = { x: 0, y: 0 };
      shown.show(asAnswer({ ...position, marks: [...position.marks, { ...free, label: 'Z' }] }));
      equal(shown.find('.wood').parentElement, ground, game);
      const changed = [...kept].filter(([point, nodes]) => nodes.some((node, i) => point.childNodes[i] !== node));
      ok(changed.length <= 1, `${game}: ${changed.length} cells drawn again`);
    }
  });

  it('shows under the pointer what would be put there: stones, hexagons and lines', () => {
    for (const [game, x, y, name] of [
      ['go', 0, 8, 'circle'],
      ['hex', 0, 0, 'path'],
      ['dots', 7, 0, 'rect'],
    ] as const) {
      const shown = new Shown(asAnswer({ ...(SCENES[game] as Position), toMove: 'blue' }));
      shown.fire(shown.point(x, y), 'pointermove');
      equal(shown.find('.ghost').tagName.toLowerCase(), name);
      ok(shown.find('.ghost').classList.contains('blue'));
    }
    const shown = new Shown(asAnswer(SCENES.army as Position));
    shown.fire(shown.point(2, 6), 'pointermove');
    equal(shown.all('.ghost').length, 0);
  });

  it('says whose move it was in the colours of the game', () => {
    equal(new Shown(asAnswer(SCENES.hex as Position)).text('.status strong'), 'Move 2: Red F7');
    equal(new Shown(asAnswer(SCENES.dots as Position), 'zh-CN').text('.status strong'), '第 2 手：蓝 (c5,h)');
    equal(new Shown(asAnswer(SCENES.surakarta as Position)).text('.status strong'), 'Move 2: Red 5C takes 1D');
  });
});

describe('The classes of a drawing', () => {
  const classes = new Set(
    Object.values(SCENES)
      .flatMap((position) => [...shapesOf(sceneOf({ ...position, ghost: { column: 0, cells: [{ x: 0, y: 0 }] } }))])
      .flatMap(classesIn),
  );
  const css = readdirSync('client/webview')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`client/webview/${file}`, 'utf8'))
    .join('\n');

  /// Classes that only say more of what another one draws.
  const SILENT = new Set(['coordinates', 'fault', 'before', 'of-many']);

  it('all have a look in the panel', () => {
    const without = [...classes].filter((one) => !SILENT.has(one) && !new RegExp(`\\.${one}\\b`).test(css));
    deepEqual(without, []);
  });

  it('all have a look in files and in print', () => {
    for (const { rules } of [WOODEN, PRINTED]) {
      const known = new Set(rules.flatMap(([needed]) => needed.split(' ')));
      deepEqual(
        [...classes].filter((one) => !SILENT.has(one) && !known.has(one)),
        [],
      );
    }
  });
});

function classesIn({ attributes, kids }: Shape): string[] {
  const own = String(attributes.class ?? '').split(' ');
  return [...own.filter(Boolean), ...kids.flatMap((kid) => (typeof kid === 'string' ? [] : classesIn(kid)))];
}
