/// Games of Go at random as the neutral record has them, small ones in which everything may be said that any format can say.

import { withoutNextNumbers } from '../../src/formats/shared/exchange/walk';
import type { GameModel, InfoModel, MarkModel, NodeModel, PointModel, StoneModel } from '../../src/record/model';
import type { Random } from './random';

const TEXTS = [
  'a plain text',
  'a ] bracket \\ and : a colon',
  '两行\n文字',
  'COM here\n ENDCOM',
  'café \u{1F600}',
  'tab\there',
  '{"json": [1, "x"]}',
  '<xml a="b">&amp;</xml>',
  ' blanks  ',
  'one;two(three)',
  'B[aa]',
  '> quoted\n\nthird line',
  '\\',
];
const NAMES = ['Ann', 'Bo 3d', '棋手', 'a ] b', 'x:y', 'Lee  Two', 'q'.repeat(140), 'http://example.org/x', 'é'];
const RANKS = ['3d', '12 kyu', '9p', '九段', '1-dan'];

export function randomGame(random: Random): GameModel {
  const isOblong = random.chance(0.1);
  const columns = random.pick([9, 9, 9, 7, 13, 19, 5, 2, 1, 21]);
  const rows = isOblong ? random.pick([3, 9, 52]) : columns;
  return new Maker(random, columns, rows).game();
}

type Growing<T> = { -readonly [Name in keyof T]: T[Name] };

class Maker {
  readonly #dense: boolean;

  constructor(
    readonly random: Random,
    readonly columns: number,
    readonly rows: number,
  ) {
    this.#dense = random.chance(0.3);
  }

  game(): GameModel {
    const { columns, rows } = this;
    const root = this.#node('root');
    const ends = [root];
    for (let left = this.random.below(9); left > 0; left--) {
      const before = this.random.chance(0.75) ? (ends[ends.length - 1] as NodeModel) : this.random.pick(ends);
      const node = this.#node(this.random.chance(0.85) ? 'move' : this.random.chance(0.5) ? 'setup' : 'empty');
      before.children.push(node);
      ends.push(node);
    }
    withoutNextNumbers(root);
    return { columns, rows, info: this.#info(), root, origin: 'none' };
  }

  #maybe<T>(chance: number, make: () => T): T | undefined {
    return this.random.chance(this.#dense ? chance : chance / 5) ? make() : undefined;
  }

  #point(): PointModel {
    return { x: this.random.below(Math.min(this.columns, 4)), y: this.random.below(Math.min(this.rows, 4)) };
  }

  #points(): PointModel[] {
    const points = new Map<string, PointModel>();
    for (let left = 1 + this.random.below(3); left > 0; left--) {
      const point = this.#point();
      points.set(`${point.x} ${point.y}`, point);
    }
    return [...points.values()];
  }

  #text = (): string => this.random.pick(TEXTS);
  #name = (): string => this.random.pick(NAMES);

  #node(kind: 'root' | 'move' | 'setup' | 'empty'): NodeModel {
    const { random } = this;
    const node: Growing<NodeModel> = { children: [] };
    const stones = (colors: number[]): StoneModel[] =>
      this.#points().map((p) => ({ color: random.pick(colors), ...p }));
    if (kind === 'setup' || (kind === 'root' && random.chance(0.3)))
      node.setup = stones(kind === 'root' ? [1, 2] : [0, 1, 2]);
    if (kind === 'move') {
      const color = 1 + random.below(2);
      const quality = this.#maybe(0.4, () =>
        random.pick(['good', 'bad', 'controversial', 'doubtful', 'trick'] as const),
      );
      const very = quality === 'good' || quality === 'bad' ? this.#maybe(0.5, () => true as const) : undefined;
      node.move = { color, point: random.chance(0.9) ? this.#point() : null, quality, very };
      node.clocks = this.#maybe(0.3, () => [
        {
          color,
          time: random.chance(0.8) ? random.below(900) / 4 : undefined,
          [random.pick(['periods', 'stones'])]: 3,
        },
      ]);
      node.number = this.#maybe(0.15, () => 1 + random.below(30));
    }
    node.toPlay = this.#maybe(0.2, () => 1 + random.below(2));
    node.title = this.#maybe(0.3, () => random.pick(['A', 'b1', 'Title', '标题', 'two\nlines', '\\c']));
    node.comment = this.#maybe(0.5, this.#text);
    node.marks = this.#maybe(0.5, () => this.#marks());
    node.territory = this.#maybe(0.2, () => stones([1, 2]));
    node.judgements = this.#maybe(0.3, () =>
      random.pick([
        [['GB', '1']],
        [
          ['UC', '2'],
          ['V', '-3.5'],
        ],
        [['HO', '1']],
      ] as [string, string][][]),
    );
    // To show all of a board is to show it.
    node.view = this.#maybe(this.columns * this.rows > 9 ? 0.15 : 0, () => (random.chance(0.3) ? [] : this.#points()));
    node.dim = this.#maybe(0.15, () => this.#points());
    node.figure = this.#maybe(0.15, () => (random.chance(0.5) ? {} : { flags: 257, name: this.#name() }));
    node.print = this.#maybe(0.1, () => random.below(3));
    node.solution = this.#maybe(0.1, () => random.chance(0.5));
    return node;
  }

  #marks(): MarkModel[] {
    const { random } = this;
    const forms = [
      'label',
      'label',
      'circle',
      'cross',
      'square',
      'triangle',
      'selected',
      'diamond',
      'arrow',
      'line',
      'other',
    ] as const;
    return Array.from({ length: 1 + random.below(3) }, (): MarkModel => {
      const form = random.pick(forms);
      const point = this.#point();
      if (form === 'arrow' || form === 'line') return { form, ...point, to: this.#point() };
      if (form === 'other') return { form, ...point, text: 'happy' };
      return form === 'label'
        ? { form, ...point, text: random.pick(['a', 'X', '12', 'long', ']:\\', '甲', '\\d']) }
        : { form, ...point };
    });
  }

  #info(): InfoModel {
    const { random } = this;
    const person = () => ({
      name: this.#maybe(0.8, this.#name),
      rank: this.#maybe(0.5, () => random.pick(RANKS)),
      title: this.#maybe(0.2, this.#name),
      team: this.#maybe(0.3, this.#name),
      country: this.#maybe(0.2, this.#name),
      account: this.#maybe(0.2, () => ({ domain: 'example.org', id: 'x' })),
    });
    const winner = 1 + random.below(2);
    const results = [
      { kind: 'score', winner, score: random.pick([0.5, 3.5, 600, 2.25]) },
      { kind: random.pick(['resignation', 'time', 'forfeit', 'won'] as const), winner },
      { kind: random.pick(['draw', 'unknown'] as const) },
    ] as const;
    return {
      black: this.#maybe(0.8, person),
      white: this.#maybe(0.8, person),
      others: this.#maybe(0.2, () => [{ name: this.#name(), color: this.#maybe(0.5, () => 'red') }]),
      name: this.#maybe(0.4, this.#name),
      identity: this.#maybe(0.2, () => ({ domain: 'example.org', id: '17' })),
      event: this.#maybe(0.4, this.#name),
      round: this.#maybe(0.3, this.#name),
      place: this.#maybe(0.3, this.#name),
      ...random.pick([
        {},
        {},
        { dates: [{ year: 2019, month: 11, day: 2 }] },
        { dates: [{ year: 2019, month: 11 }] },
        {
          dates: [
            { year: 2019, month: 11, day: 2 },
            { year: 2019, month: 12, day: 3 },
            { year: 2019, month: 12, day: 4 },
          ],
        },
        { moment: '2019-11-02T12:30Z' },
        { dateText: 'in spring' },
      ]),
      comment: this.#maybe(0.3, this.#text),
      rules: this.#maybe(0.5, () => ({
        name: random.pick([undefined, 'Chinese', 'Japanese', 'Korean', 'AGA', 'NZ', 'own rules']),
        scoring: random.pick([undefined, 'area', 'territory']),
        suicide: random.pick([undefined, true, false]),
        superko: random.pick([undefined, undefined, true]),
      })),
      komi: this.#maybe(0.5, () => random.pick([0, 6.5, 7.5, 0.3, -4, 12])),
      handicap: this.#maybe(0.2, () => 2 + random.below(8)),
      mainTime: this.#maybe(0.3, () => random.pick([3600, 0, 0.5])),
      overtime: this.#maybe(0.3, () => random.pick(['3x30', '; odd', '五次'])),
      result: this.#maybe(0.6, () => random.pick(results)),
      source: this.#maybe(0.2, this.#name),
      url: this.#maybe(0.2, () => 'https://example.org/game'),
      annotator: this.#maybe(0.2, this.#name),
      transcriber: this.#maybe(0.2, this.#name),
      copyright: this.#maybe(0.2, this.#name),
      opening: this.#maybe(0.2, this.#name),
      ...(random.chance(0.1) && { siblings: random.chance(0.5), unmarked: random.chance(0.5) }),
    };
  }
}
