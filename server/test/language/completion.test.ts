import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Completions, plainText, snippetText } from '../../src/language/completion';
import { dateOfToday } from '../../src/record/today';
import { AtCursor, atCursor, atCursorIn, CURSOR, fixture } from '../support/cursor';

const FIRST = '{ "action": { "type": "move", "value": { "color": 1, "point": { "x": 3, "y": 3 } } } }';

/// The line that the cursor was on, once a completion has been accepted, and the one after.
function lines(name: string, label: string, count = 1): string[] {
  const at = atCursorIn(name);
  const line = at.text.slice(0, at.offset).split('\n').length - 1;
  return at
    .accepted(label)
    .split('\n')
    .slice(line, line + count)
    .map((one) => one.trim());
}

/// Nothing is wrong, whatever there may be to remark on.
const sound = (text: string): boolean =>
  new AtCursor(text).opened.diagnostics().list.every(({ severity }) => severity === 'info');

describe('The next move', () => {
  it('is written like the move before, for the other side, on a free point', () => {
    const [line] = lines('next-on-a-line.wei7', 'next move');
    equal(line, '{ "action": { "type": "move", "value": { "color": 2, "point": { "x": 2, "y": 3 } } } }');
  });

  it('leaves a sound record wherever it is put in', () => {
    const names = ['on-a-line', 'after-a-comma', 'without-a-comma', 'in-between', 'in-half-a-step', 'first', 'tight'];
    names.push('over-lines', 'with-times', 'after-handicap');
    for (const name of names) ok(sound(atCursorIn(`next-${name}.wei7`).accepted('next move')), name);
  });

  it('does not take a point that the main line comes to later', () => {
    const step = (color: number, x: number): string =>
      `{"action":{"type":"move","value":{"color":${color},"point":{"x":${x},"y":2}}}}`;
    const fork = `"branches":[{"steps":[${step(2, 1)}]}]`;
    const record = `{"format":"wei7","version":"3.0","size":5,"tree":{"steps":[${step(1, 2)}, ▮],${fork}}}`;
    ok(sound(new AtCursor(record).accepted('next move')));
  });

  it('does not take a point that any variation comes to later', () => {
    const step = (color: number, x: number): string =>
      `{"action":{"type":"move","value":{"color":${color},"point":{"x":${x},"y":2}}}}`;
    const fork = [1, 3].map((x) => `{"steps":[${step(2, x)}]}`);
    const record = `{"format":"wei7","version":"3.0","size":5,"tree":{"steps":[${step(1, 2)}, ▮],"branches":[${fork}]}}`;
    ok(sound(new AtCursor(record).accepted('next move')));
  });

  it('is not offered where it would make a fault of what follows', () => {
    const fork = '"branches":[{"pre":{"stones":[{"color":1,"point":{"x":0,"y":0}}]}}]';
    const record = `{"format":"wei7","version":"3.0","size":5,"tree":{"steps":[▮],${fork}}}`;
    ok(!new AtCursor(record).labels().includes('pass'));
  });

  it('is not offered on a board without a free point', () => {
    const record = '{"format":"wei7","version":"3.0","size":1,"tree":{"steps":[▮]}}';
    ok(!new AtCursor(record).labels().includes('next move'));
  });

  it('goes to a line of its own after a comma where moves stand on lines of their own', () => {
    const [before, line] = lines('next-after-a-comma.wei7', 'next move', 2);
    deepEqual([before, line?.slice(0, 12)], [`${FIRST},`, '{ "action": ']);
  });

  it('brings along the comma that is missing before it', () => {
    const text = atCursorIn('next-without-a-comma.wei7').accepted('next move');
    ok(text.includes(`${FIRST},\n`));
  });

  it('brings along the comma that is missing after it', () => {
    const [, line] = lines('next-in-between.wei7', 'next move', 2);
    ok(line?.endsWith(' },'));
  });

  it('fills a step that has only just been begun', () => {
    const [line] = lines('next-in-half-a-step.wei7', 'next move');
    equal(line, '{ "action": { "type": "move", "value": { "color": 2, "point": { "x": 2, "y": 3 } } } }');
  });

  it('has no white space where the text has none, and names in the same order', () => {
    const text = atCursorIn('next-tight.wei7').accepted('next move');
    ok(text.includes(',{"action":{"type":"move","value":{"color":1,"point":{"y":3,"x":2}}}}]'));
  });

  it('is broken into lines, and indented, like the move before', () => {
    const at = atCursorIn('next-over-lines.wei7');
    const text = at.accepted('next move').slice(at.offset);
    equal(
      text.slice(0, text.indexOf('        ]')),
      `
            {
                "action": {
                    "type": "move",
                    "value": { "point": { "x": 2, "y": 3 }, "color": 2 }
                }
            }
`,
    );
  });

  it('has a time and an actor when the move before has', () => {
    const [line] = lines('next-with-times.wei7', 'next move');
    ok(line?.startsWith('{ "time": 4, "action": ') && line.endsWith('"actor": 1 }'));
  });

  it('is the first of all that is offered', () => {
    equal(atCursorIn('next-on-a-line.wei7').labels()[0], 'next move');
  });

  it('is black in an empty record and white after a handicap', () => {
    const colors = ['next-first.wei7', 'next-after-handicap.wei7'].map((name) =>
      /"color": (\d)/.exec(plainText(atCursorIn(name).completion('next move').insert)),
    );
    deepEqual(
      colors.map((found) => found?.[1]),
      ['1', '2'],
    );
  });

  it('tells the point as players write it', () => {
    equal(atCursorIn('next-on-a-line.wei7').completion('next move').detail, 'White C6');
  });

  it('can be a pass', () => {
    const [line] = lines('next-on-a-line.wei7', 'pass');
    equal(line, '{ "action": { "type": "move", "value": { "color": 2, "point": null } } }');
  });

  it('follows the branch that it is in', () => {
    const at = atCursor('tutorial.wei7', '"color": 1, "point": { "x": 5, "y": 5 } } } }', 45);
    const insert = plainText(at.completion('next move').insert);
    ok(insert.includes('"color": 2'));
  });
});

describe('What is offered', () => {
  const labelsIn = (marked: string, language: string): string[] => new AtCursor(marked, language).labels();

  it('has nothing twice', () => {
    const labels = labelsIn('{"tree":[{},{"comments":["a"],▮}]}', 'jgf');
    equal(new Set(labels).size, labels.length);
  });

  it('says nothing about a move where there is none', () => {
    const [without, within] = ['C[a] ▮', 'B[aa]▮'].map((node) => labelsIn(`(;FF[4]SZ[9];${node})`, 'sgf'));
    deepEqual([without?.includes('BM'), within?.includes('BM')], [false, true]);
  });

  it('has the date of today', () => {
    const places = [
      ['(;FF[4]DT[▮])', 'sgf'],
      ['{"game":{"date":▮},"tree":[{}]}', 'jgf'],
      ['DATE ▮\n', 'ishi'],
    ] as const;
    ok(places.every(([text, language]) => labelsIn(text, language).some((label) => label.startsWith(dateOfToday()))));
  });

  it('shows what a clause asks for by a line of a record', () => {
    const found = atCursorIn('empty-record.wei7').completion('size');
    ok(found.sample?.includes('"size":'));
  });
});

describe('Names', () => {
  it('come with those first that cannot be left out', () => {
    const labels = atCursorIn('empty-record.wei7').labels().slice(1);
    deepEqual(labels, ['format', 'version', 'tree', 'size', 'info']);
  });

  it('are not offered twice', () => {
    const labels = atCursorIn('name-in-an-unclosed-move.wei7').labels();
    ok(!labels.includes('color'));
  });

  it('replace all of the token that has been begun', () => {
    const at = atCursorIn('half-a-name.wei7');
    const { from, to } = at.completions() as Completions;
    equal(at.text.slice(from, to), '"col');
  });

  it('come with a colon and a fitting value', () => {
    equal(plainText(atCursorIn('half-a-name.wei7').completion('color').insert), '"color": 2');
  });

  it('come alone when the colon is there', () => {
    equal(plainText(atCursorIn('name-before-a-colon.wei7').completion('branches').insert), '"branches"');
  });

  it('bring along the comma that is missing before them', () => {
    const text = atCursorIn('name-without-a-comma.wei7').accepted('title');
    ok(/\],\n {4}"title": ""\n/.test(text));
  });

  it('belong to the innermost object that is not closed yet', () => {
    deepEqual(atCursorIn('name-in-an-unclosed-move.wei7').labels(), ['point', 'evaluation', 'problem']);
  });

  it('are offered in a text that is broken elsewhere', () => {
    ok(atCursorIn('name-with-damage-elsewhere.wei7').labels().includes('point'));
  });

  it('are explained by their clause', () => {
    const { clause } = atCursorIn('half-a-name.wei7').completion('color');
    equal(clause?.number, '3.16.3.2.1.1');
  });

  it('say in the language of the person that they are required', () => {
    equal(atCursorIn('half-a-name.wei7').completion('color', 'zh').detail, '必须写');
  });
});

describe('Values', () => {
  it('replace all of the token that has been begun, its quotation mark too', () => {
    const at = atCursorIn('half-a-type.wei7');
    const { from, to } = at.completions() as Completions;
    equal(at.text.slice(from, to), '"mo');
  });

  it('are those that the specification lists, with what they mean', () => {
    deepEqual(atCursorIn('half-a-type.wei7').labels('zh').slice(0, 2), ['move — 落子或停一手', 'message — 发言']);
  });

  it('come with a blank right after a colon where the text has one', () => {
    equal(plainText(atCursorIn('value-right-after-a-colon.wei7').completion('wei7').insert), ' "wei7"');
  });

  it('are the people who take part, by their names', () => {
    deepEqual(atCursorIn('value-of-an-actor.wei7').labels(), ['0 — 林晓', '1 — Ann']);
  });

  it('have the side to move first', () => {
    deepEqual(atCursorIn('value-of-a-color.wei7').labels('zh'), ['2 — 白棋', '1 — 黑棋']);
  });

  it('can be a pass where a point can stand', () => {
    deepEqual(atCursorIn('value-of-a-point.wei7').labels(), ['point', 'null — pass']);
  });

  it('can be a draw where a winner can stand', () => {
    equal(atCursorIn('value-of-a-winner.wei7').labels()[2], 'null — a draw');
  });

  it('of coordinates are limited to the board', () => {
    equal(atCursorIn('half-a-number.wei7').labels().length, 9);
  });

  it('of coordinates have those last where a stone stands', () => {
    equal(atCursorIn('half-a-number.wei7').labels().at(-1), '3');
  });

  it('of coordinates tell the point as players write it', () => {
    equal(atCursorIn('half-a-number.wei7').completion('1').detail, 'B6');
  });

  it('are not offered inside a text of the author', () => {
    equal(atCursorIn('value-in-a-string.wei7').completions(), undefined);
  });

  it('are not offered inside a quotation in a text', () => {
    equal(atCursorIn('value-in-a-quotation.wei7').completions(), undefined);
  });

  it('are not offered before a value that is there', () => {
    equal(atCursor('game.wei7', '"3.0"').completions(), undefined);
  });
});

describe('Snippets', () => {
  it('write a new record into an empty text', () => {
    const text = atCursorIn('nothing.wei7').accepted('new record');
    deepEqual(new AtCursor(text).opened.diagnostics().list, []);
  });

  it('write a stone', () => {
    ok(sound(atCursorIn('stones.wei7').accepted('stone')));
  });

  it('write a branch with its first move', () => {
    ok(sound(atCursorIn('branches.wei7').accepted('branch')));
  });

  it('write every kind of step', () => {
    for (const label of ['message', 'result']) {
      ok(sound(atCursorIn('next-on-a-line.wei7').accepted(label)), label);
    }
  });

  it('have places to fill in, with a first guess', () => {
    const { insert } = atCursorIn('stones.wei7').completion('stone');
    const shown = snippetText(insert).replaceAll('$', '§');
    equal(shown, '{ "color": §{1:1}, "point": { "x": §{2:15}, "y": §{3:3} \\} \\}');
  });

  it('are called what they are in the language of the person', () => {
    deepEqual(atCursorIn('next-on-a-line.wei7').labels('zh').slice(0, 3), ['下一手', '停一手', '发言']);
  });
});

describe('Everything on offer', () => {
  const records = [
    { name: 'next-tight.wei7', language: 'wei7' },
    { name: 'next-over-lines.wei7', language: 'wei7' },
    { name: 'game.jgf', language: 'jgf' },
  ];
  for (const { name, language } of records) {
    it(`leaves JSON wherever it is put into ${name}`, () => {
      const text = fixture(name).replace(`,${CURSOR}`, '');
      for (let i = 0; i <= text.length; i++) {
        const at = new AtCursor(text.slice(0, i) + CURSOR + text.slice(i), language);
        for (const { label } of at.completions()?.list.slice(0, 12) ?? []) JSON.parse(at.accepted(label));
      }
    });
  }
});

describe('Completion in JGF', () => {
  const at = (pattern: string, text: string): AtCursor => {
    const record = fixture('game.jgf');
    const end = record.indexOf(pattern) + pattern.length;
    return new AtCursor(record.slice(0, end) + text + record.slice(end), 'jgf');
  };
  const PASSED = '{ "move": { "color": "white", "pass": true } },';

  it('offers the next move of the side that follows', () => {
    const insert = plainText(at(PASSED, '▮').completion('next move').insert);
    equal(insert.trim(), '{ "move": { "color": "black", "x": 3, "y": 4 } },');
  });

  it('offers no move as the first node', () => {
    deepEqual(at('"tree": [', '▮').labels(), ['comment', 'set-up']);
  });

  it('offers the names that are not there yet', () => {
    deepEqual(at('"rules": { ', '▮').labels(), ['allowSuicide', 'disallowRepeats', 'handicap', 'overtime']);
  });
});
