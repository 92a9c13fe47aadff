import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Around, aroundOf } from '../../src/language/around';
import type { Language } from '../../src/spec/rule';
import { finished } from '../../src/text/edit';
import { opened } from '../support/opened';
import { ratio } from '../support/work';

const CURSOR = '▮';

/// What stands around the board where ▮ is in a record.
function around(marked: string, language = 'wei7', words: Language = 'en'): Around {
  const offset = marked.indexOf(CURSOR);
  const record = opened(marked.replace(CURSOR, ''), { language });
  const preferences = { language: words, most: 10, severity: {} };
  const asked = { offset: offset < 0 ? undefined : offset, numbers: 0, checked: record.checked, preferences };
  return finished(aroundOf(record.document, asked)) as Around;
}

const head = '"format": "wei7", "version": "3.0", "size": 9';
const wei7 = (steps: string, more = ''): string => `{${head}, ${more}"tree": {"steps": [${steps}]}}`;
const play = (color: number, x: number, y: number, rest = ''): string =>
  `{"action": {"type": "move", "value": {"color": ${color}, "point": {"x": ${x}, "y": ${y}}${rest}}}}`;

const jgf = (tree: string): string =>
  `{"record": {"format": "JGF", "version": 2}, "board": {"size": 9}, "tree": [{}, ${tree}]}`;

describe('A point that is being written in wei7 3.0', () => {
  const cases: [text: string, ghost: unknown, what: string][] = [
    ['{"action": {"type": "move", "value": {"color": 1, "point": {"x": 3▮', { column: 3 }, 'has a column'],
    ['{"action": {"type": "move", "value": {"color": 1, "point": {"x": 3, "y":▮', { column: 3 }, 'still has only that'],
    ['{"action": {"type": "move", "value": {"color": 1, "point": {"y": 4▮}}}}', { row: 4 }, 'may have a row first'],
    [
      '{"action": {"type": "move", "value": {"point": {"x": 3, "y": 4}, ▮',
      { cells: [{ x: 3, y: 4 }] },
      'waits for its colour',
    ],
    [play(1, 3, 4).replace('4}', '4▮}'), undefined, 'is no ghost once it is played'],
    ['{"action": {"type": "move", "value": {"color": 1, "point": {▮', undefined, 'is nowhere at first'],
    ['{"action": {"type": "move", "value": {"color": 1, "point": {"x": 9▮', undefined, 'is nowhere off the board'],
    [
      '{"action": {"type": "move", "value": {"color": 1, "point": {"x": -1▮',
      undefined,
      'is nowhere where no point can be',
    ],
    [`${play(1, 3, 4)}, {"action"▮`, undefined, 'is not the one of the move before'],
    [
      '{"action": {"type": "message", "value": "hello"}, "marks": [{"point": {"x": 2▮}}]}',
      { column: 2 },
      'may be that of a mark',
    ],
    [
      '{"action": {"type": "message", "value": "hello"}, "marks": [{"point": {"x": 2, "y": 2▮}}]}',
      undefined,
      'is a mark once it is complete',
    ],
  ];
  for (const [text, ghost, what] of cases) {
    it(what, () => deepEqual(around(wei7(text)).ghost, ghost));
  }

  it('is found in a set-up', () => {
    const text = `{${head}, "tree": {"pre": {"stones": [{"color": 1, "point": {"y": 1▮`;
    deepEqual(around(text).ghost, { row: 1 });
  });
});

describe('A point that is being written in JGF', () => {
  const cases: [text: string, ghost: unknown, what: string][] = [
    ['{"move": {"color": "black", "x": 3▮', { column: 3 }, 'has a column'],
    ['{"move": {"color": "black", "y": 3▮}}', { row: 3 }, 'may have a row first'],
    ['{"move": {"x": 3, "y": 2▮}}', { cells: [{ x: 3, y: 2 }] }, 'waits for its colour'],
    ['{"move": {"color": "black", "x": 3, "y": 2▮}}', undefined, 'is no ghost once it is played'],
    ['{"move": {"B": "d▮', { column: 3 }, 'may be in letters, the column first'],
    ['{"move": {"B": "dc▮', { cells: [{ x: 3, y: 2 }] }, 'waits for its quote'],
    ['{"move": {"B": "dc▮"}}', undefined, 'is no ghost in letters once it is played'],
    ['{"move": {"color": "b▮', undefined, 'is not taken from a colour'],
    ['{"comments": ["a▮', undefined, 'is not taken from a comment'],
    ['{"setup": [{"type": "black", "coords": [{"x": 1▮', { column: 1 }, 'is found in a set-up'],
    ['{"setup": {"W": ["aa", "b▮', { column: 1 }, 'is found in a set-up in letters'],
    ['{"markup": {"LB": [["c▮', { column: 2 }, 'is found in a label'],
    ['{"markup": {"LB": [["cc", "a▮', undefined, 'is not taken from the words of a label'],
    ['{"markup": [{"type": "c▮', undefined, 'is not taken from the type of a mark'],
  ];
  for (const [text, ghost, what] of cases) {
    it(what, () => deepEqual(around(jgf(text), 'jgf').ghost, ghost));
  }
});

describe('Around a board', () => {
  it('stands what a move is judged to be', () => {
    const text = wei7(play(1, 3, 4, ', "evaluation": "trick"'));
    deepEqual(around(text).evaluation, { text: 'a trick', kind: 'trick' });
    deepEqual(around(text, 'wei7', 'zh').evaluation, { text: '骗着', kind: 'trick' });
    equal(around(wei7(play(1, 3, 4, ', "evaluation": "constructor"'))).evaluation, undefined);
  });

  it('stands that a node is the solution', () => {
    const node = (solution: boolean): string =>
      jgf(`{"move": {"color": "black", "x": 1, "y": 1}, "solution": ${solution}}`);
    deepEqual(around(node(true), 'jgf').evaluation, { text: 'The solution', kind: 'good' });
    equal(around(node(false), 'jgf').evaluation, undefined);
  });

  it('stands whose move is asked for', () => {
    const text = `{${head}, "tree": {"pre": {"problem": {"color": 2}}, ▮"steps": [${play(2, 1, 1)}]}}`;
    equal(around(text).problem, 'White to play');
    equal(around(text, 'wei7', 'zh').problem, '白先');
    equal(around(text.replace(CURSOR, '')).problem, undefined);
  });

  it('stand the times of the event and of the next one', () => {
    const timed = (time: number, x: number): string => play(1, x, 1).replace('{"action"', `{"time": ${time}, "action"`);
    const text = wei7([timed(5, 1), timed(9.5, 2), play(1, 3, 3)].join());
    const at = (words: string): unknown[] => {
      const { time, nextTime } = around(text.replace(words, `▮${words}`));
      return [time, nextTime];
    };
    deepEqual(
      [at(timed(5, 1)), at(timed(9.5, 2)), at(play(1, 3, 3))],
      [
        [5, 9.5],
        [9.5, undefined],
        [undefined, undefined],
      ],
    );
    deepEqual(at('"tree"'), [undefined, 5]);
  });

  it('stands what the board can write', () => {
    const all = { comment: true, stones: true, marks: true, labels: true, promote: true, remove: true };
    for (const { editable } of [around(wei7('')), around(jgf('{}'), 'jgf')])
      deepEqual({ ...editable, ...all }, editable);
  });
});

describe('The messages of a live game', () => {
  const say = (words: string, more = ''): string => `{"action": {"type": "message", "value": "${words}"}${more}}`;
  const people = '"info": {"participants": [{"name": "吴"}, {"id": "li"}]}, ';

  it('come with their authors and times, up to the cursor', () => {
    const text = wei7(
      [
        say('hello', ', "actor": 1, "time": 3'),
        play(1, 1, 1),
        say('nice', ', "actor": 0'),
        `▮${say('who?', ', "actor": 7')}`,
        say('later'),
      ].join(),
      people,
    );
    deepEqual(JSON.parse(JSON.stringify(around(text).messages)), [
      { author: 'li', text: 'hello', time: 3 },
      { author: '吴', text: 'nice' },
      { text: 'who?' },
    ]);
  });

  it('are those of the line that leads here', () => {
    const branches = `[{"steps": [${say('left')}]}, {"steps": [${play(1, 2, 2)}, ▮${say('right')}]}]`;
    const text = `{${head}, "tree": {"steps": [${say('both')}, ${play(2, 1, 1)}], "branches": ${branches}}}`;
    deepEqual(
      around(text).messages?.map((message) => message.text),
      ['both', 'right'],
    );
  });

  it('are not more than fifty, the last of them', () => {
    const steps = Array.from({ length: 400 }, (_, i) => (i % 3 ? say(String(i)) : play(1, i % 9, Math.floor(i / 50))));
    steps[300] = `▮${steps[300]}`;
    const said = around(wei7(steps.join())).messages?.map(({ text }) => Number(text)) ?? [];
    deepEqual([said.length, said.at(0), said.at(-1)], [50, 226, 299]);
  });

  it('are not spoken of where there are none', () => {
    ok(!('messages' in around(wei7(play(1, 1, 1)))));
  });
});

describe('The faults on the way to a place', () => {
  /// Each with its cell, whether it is here, and the place of its event.
  const told = (text: string, language = 'wei7'): unknown[] =>
    around(text, language).faults.map(({ clause, cell, here, at }) => [
      clause,
      cell && `${cell.x},${cell.y}`,
      here,
      text.replace(CURSOR, '').slice(at, at + 1),
    ]);

  it('are told with their cells, the newest first', () => {
    const steps = [play(1, 1, 1), play(2, 1, 1), play(1, 2, 2), play(2, 2, 2), `▮${play(1, 3, 3)}`, play(2, 3, 3)];
    deepEqual(told(wei7(steps.join())), [
      ['9.16.6', '2,2', false, '{'],
      ['9.16.6', '1,1', false, '{'],
    ]);
  });

  it('are told of the event that is here, also those without a cell', () => {
    const here = '▮{"action": {"type": "message", "value": 5}}';
    deepEqual(told(wei7([play(1, 1, 1), '{"action": {"type": "message", "value": 4}}', here].join())), [
      ['3.11', undefined, true, '{'],
    ]);
  });

  it('are not those of other lines, nor of what comes after', () => {
    const twice = (x: number): string => [play(1, x, x), play(2, x, x)].join();
    const branches = `[{"steps": [${twice(3)}]}, {"steps": [${twice(4)}, ▮${play(1, 5, 5)}, ${twice(6)}]}, {"steps": [${twice(7)}]}]`;
    const text = `{${head}, "tree": {"steps": [${twice(2)}], "branches": ${branches}}}`;
    deepEqual(
      told(text).map((fault) => (fault as string[])[1]),
      ['4,4', '2,2'],
    );
    const inverted = `{${head}, "tree": {"branches": ${branches}, "steps": [${twice(2)}]}}`;
    deepEqual(
      told(inverted).map((fault) => (fault as string[])[1]),
      ['4,4', '2,2'],
    );
  });

  it('are those of a node, not of the variations in it', () => {
    const node = (x: number, more = ''): string => `{"move": {"color": "black", "x": ${x}, "y": 0}${more}}`;
    const variations = `, "variations": [[${node(1)}], [${node(2)}, ▮${node(3)}]]`;
    const faults = told(jgf(`${node(1)}, ${node(4, variations)}`), 'jgf');
    deepEqual(faults, [['tree[].variations', '4,0', false, '{']]);
  });

  it('are not more than twenty', () => {
    const steps = Array.from({ length: 100 }, () => play(1, 1, 1));
    const faults = around(wei7(steps.join())).faults;
    equal(faults.length, 20);
    ok(faults[0]?.here);
  });

  it('are found without walking through a long record', () => {
    const asking = (count: number) => {
      const steps = Array.from({ length: count }, (_, i) => play((i % 2) + 1, 2 * (i % 200), Math.floor(i / 200)));
      steps[1] = play(2, 0, 0);
      const text = `{"format": "wei7", "version": "3.0", "size": 600, "tree": {"steps": [${steps.join()}]}}`;
      const record = opened(text, { language: 'wei7' });
      const preferences = { language: 'en', most: 10, severity: {} } as const;
      const asked = { offset: text.length - 9, numbers: 0, checked: record.checked, preferences };
      const ask = () => finished(aroundOf(record.document, asked));
      for (let i = 0; i < 5; i++) equal(ask()?.faults.length, 1);
      return () => {
        for (let i = 0; i < 50; i++) ask();
      };
    };
    const more = ratio(asking(50_000), asking(1000));
    ok(more < 8, `${more} times the work`);
  });
});

describe('How a record goes on', () => {
  it('is told as the record writes it where a piece goes from square to square, and by the point else', () => {
    const amazons = '#[AM][A][B][先手胜][2019.11.27 16:25 长沙][2018 CCGC];\n1 d1d6(d7)▮ d10i5(g3)\n';
    deepEqual(
      around(amazons, 'ccgc').next.map(({ label, written }) => [label, written]),
      [['2. Black d10i5(g3)', 'd10i5(g3)']],
    );
    deepEqual(
      around(wei7(`${play(1, 3, 4)}▮, ${play(2, 5, 5)}`)).next.map(({ written, cell }) => [written, cell]),
      [[undefined, { x: 5, y: 5 }]],
    );
  });

  it('is a point of the board that is shown, also before the game has come to its size', () => {
    const lesson = 'EVENT ▮A lesson\nBOARDSIZE 9\nB 1 E5\n';
    deepEqual(
      around(lesson, 'ishi').next.map(({ cell }) => cell),
      [{ x: 4, y: 4 }],
    );
  });
});

describe('Whose turn it is before the first move', () => {
  it('is told by that move, and by what is set up only where there is none', () => {
    const handicap = '(;GM[1]FF[4]SZ[9]HA[2]AB[cc][gg]';
    const turn = (rest: string) => opened(`${handicap}${rest})`, { language: 'sgf' }).board(1)?.toMove;
    deepEqual([turn(';B[ee]'), turn(';W[ee]'), turn('')], ['black', 'white', 'white']);
  });
});
