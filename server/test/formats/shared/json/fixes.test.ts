import { deepEqual, equal, ok } from 'node:assert/strict';
import { afterFix, offersFor, openedExample, rulesBroken } from '../../../support/examples';

/// What stands in the place of a piece of a record after each fix that is offered for a rule; sure ones end with `!`.
function mended(
  format: string,
  around: readonly [before: string, after: string],
  piece: string,
  rule: string,
): string[] {
  const text = around.join(piece);
  const opened = openedExample(format, { text });
  ok(rulesBroken(opened).includes(rule), `${rule} is not told of ${text}: ${rulesBroken(opened)}`);
  return offersFor(opened, rule).map((fix) => {
    const { text: now } = afterFix({ text }, opened, fix);
    const [before, after] = around;
    equal(now.startsWith(before) && now.endsWith(after), true, now);
    return now.slice(before.length, now.length - after.length) + (fix.sure ? '!' : '');
  });
}

type Case = readonly [rule: string, piece: string, ...mended: string[]];

function check(format: string, around: readonly [string, string], cases: readonly Case[]): void {
  deepEqual(
    cases.map(([rule, piece]) => [rule, piece, ...mended(format, around, piece, rule)]),
    cases,
  );
}

const WEI7 = '{"format": "wei7", "version": "3.0", ';
const INFO = [`${WEI7}"info": {`, '}, "tree": {}}'] as const;
const ROOT = [WEI7, '}'] as const;
const TREE = [`${WEI7}"size": 9, "tree": {`, '}}'] as const;
const MOVE = [`${WEI7}"size": 9, "tree": {"steps": [{"action": `, '}]}}'] as const;

describe('Quick fixes of wei7 3.0', () => {
  it('write moments in UTC, if their zone is known', () => {
    check('wei7-3.0', INFO, [
      ['info-time-format', '"time": "2014-05-01 09:30Z"', '"time": "2014-05-01T09:30Z"!'],
      ['info-time-format', '"time": "2014/5/1 9:30:15 UTC"', '"time": "2014-05-01T09:30:15Z"!'],
      ['info-time-format', '"time": "2014-01-01T06:00:07.25+08:00"', '"time": "2013-12-31T22:00:07.25Z"!'],
      ['info-time-format', '"time": "2014-05-01T09:30-0530"', '"time": "2014-05-01T15:00Z"!'],
      ['info-time-format', '"time": "2014-05-01T09:30"', ''],
      ['info-time-format', '"time": "2014-02-30 09:30Z"', ''],
      ['info-time-format', '"time": "May 2014"', ''],
      ['info-time-type', '"time": 1398936600000', '"time": "2014-05-01T09:30Z"'],
      ['info-time-type', '"time": 1398936615', '"time": "2014-05-01T09:30:15Z"'],
      ['info-time-type', '"time": 2014', ''],
    ]);
  });

  it('read results as people write them', () => {
    check('wei7-3.0', INFO, [
      ['result-type', '"result": "W+R"', '"result": {"winner": 2}!'],
      ['result-type', '"result": "B+Time"', '"result": {"winner": 1}'],
      ['result-type', '"result": "White wins by 12.5 points"', '"result": {"winner": 2, "margin": 12.5}!'],
      ['result-type', '"result": "黑胜3目半"', '"result": {"winner": 1, "margin": 3.5}!'],
      ['result-type', '"result": "白中盘胜"', '"result": {"winner": 2}!'],
      ['result-type', '"result": "Jigo"', '"result": {"winner": null}'],
      ['result-type', '"result": 2', '"result": {"winner": 2}'],
      ['result-type', '"result": "Black"'],
      ['result-type', '"result": "B+3.3"'],
    ]);
  });

  it('take members to where they belong', () => {
    check('wei7-3.0', INFO, [
      ['info-unknown-property', '"name": "A", "komi": 6.5', '"name": "A", "rules": {"komi": 6.5}', '"name": "A"'],
      [
        'info-unknown-property',
        '"komi": 6.5, "rules": {"type": "Korean"}',
        '"rules": {"komi": 6.5, "type": "Korean"}',
        '"rules": {"type": "Korean"}',
      ],
      ['info-unknown-property', '"komi": "6.5"', ''],
      ['info-unknown-property', '"rank": "3d"', ''],
    ]);
    check('wei7-3.0', ROOT, [
      [
        'info-unknown-property',
        '"info": {"name": "A", "size": 9}, "tree": {}',
        '"size": 9, "info": {"name": "A"}, "tree": {}',
        '"info": {"name": "A"}, "tree": {}',
      ],
    ]);
    check('wei7-3.0', TREE, [
      ['tree-unknown-property', '"pre": {}, "comment": "A"', '"pre": {"comment": "A"}', '"pre": {}'],
      ['tree-unknown-property', '"pre": {"comment": "A"}, "comment": "B"', '"pre": {"comment": "A"}'],
    ]);
  });

  it('know what an action is by its value', () => {
    check('wei7-3.0', MOVE, [
      ['action-missing-type', '{"value": 1}', '{"type": "takeback", "value": 1}!'],
      ['action-missing-type', '{"value": "Hello"}', '{"type": "message", "value": "Hello"}!'],
      ['action-missing-type', '{"value": {"winner": 1}}', '{"type": "result", "value": {"winner": 1}}!'],
      ['action-missing-type', '{"value": {"color": 1}}'],
      ['action-type-value', '{"type": "undo", "value": 1}', '{"type": "takeback", "value": 1}!'],
      ['action-type-value', '{"type": "undo", "value": "1"}'],
      ['action-type-value', '{"type": "resign"}'],
    ]);
  });

  it('read points by their names, on the board of the record, or by their numbers', () => {
    const point = (text: string): string => `{"type": "move", "value": {"color": 1, "point": ${text}}}`;
    check('wei7-3.0', MOVE, [
      ['point-type', point('"d4"'), `${point('{"x": 3, "y": 5}')}!`],
      ['point-type', point('[3, 5]'), point('{"x": 3, "y": 5}')],
      ['point-type', point('"df"'), point('{"x": 3, "y": 5}')],
      ['point-type', point('"D19"')],
      ['point-type', point('[3, 9]')],
    ]);
  });

  it('leave out what says nothing, but not what has to be there', () => {
    check('wei7-3.0', INFO, [
      ['komi-type', '"rules": {"type": "Korean", "komi": null}', '"rules": {"type": "Korean"}!'],
      ['komi-type', '"rules": {"komi": ""}', '"rules": {}!'],
      ['margin-type', '"result": {"winner": 1, "margin": null}', '"result": {"winner": 1}!'],
      ['player-type', '"players": [null]'],
      [
        'color-type',
        '"players": [{"participant": 0, "color": null}], "participants": [{}]',
        '"players": [{"participant": 0}], "participants": [{}]!',
      ],
    ]);
    check('wei7-3.0', MOVE, [
      [
        'color-type',
        '{"type": "move", "value": {"color": null, "point": null}}',
        '{"type": "move", "value": {"color": 1, "point": null}}',
        '{"type": "move", "value": {"color": 2, "point": null}}',
      ],
    ]);
  });

  it('leave out what cannot be put right, as little around it as can be', () => {
    const stones = [
      '{"color": 1, "point": {"x": 1, "y": 1}}',
      '{"color": 2, "point": {"x": 9, "y": 1}}',
      '{"color": 1, "point": {"y": 3}}',
    ];
    check('wei7-3.0', INFO, [['margin-range', '"result": {"winner": 1, "margin": 600}', '"result": {"winner": 1}']]);
    check('wei7-3.0', TREE, [
      [
        'point-missing-property',
        `"pre": {"stones": [${stones[0]}, ${stones[2]}]}`,
        `"pre": {"stones": [${stones[0]}]}`,
      ],
      ['point-outside-board', `"pre": {"stones": [${stones[1]}], "comment": "a"}`, '"pre": {"comment": "a"}'],
    ]);
  });

  it('never take out a move', () => {
    check('wei7-3.0', MOVE, [
      ['point-outside-board', '{"type": "move", "value": {"color": 1, "point": {"x": 9, "y": 0}}}'],
    ]);
  });

  it('say what there is to choose from', () => {
    const move = (color: string): string => `{"type": "move", "value": {${color}"point": null}}`;
    check('wei7-3.0', MOVE, [['move-missing-property', move(''), ...['"color": 1, ', '"color": 2, '].map(move)]]);
  });

  it('keep of members of one name the last, which counts', () => {
    check('wei7-3.0', INFO, [
      ['duplicate-property', '"id": "7", "name": "A", "id": "8"', '"name": "A", "id": "8"'],
      ['duplicate-property', '"id": "7", "name": "A", "id": "7"', '"name": "A", "id": "7"!'],
    ]);
  });

  it('write like the lines around, and leave those alone', () => {
    check(
      'wei7-3.0',
      [`{\r\n\t"format":"wei7",\r\n\t"version":"3.0"`, '\r\n}\r\n'],
      [
        ['root-missing-property', ',\r\n\t"size":9', ',\r\n\t"size":9,\r\n\t"tree":{}'],
        [
          'tree-unknown-property',
          ',\r\n\t"tree":{\r\n\t\t"comment":"A"\r\n\t}',
          ',\r\n\t"tree":{\r\n\t\t"pre":{"comment":"A"}\r\n\t}',
          ',\r\n\t"tree":{}',
        ],
      ],
    );
  });

  it('do not go through objects with thousands of members', () => {
    const members = Array.from({ length: 2000 }, (_, i) => `"a${i}": 1`).join(', ');
    const opened = openedExample('wei7-3.0', { text: `${WEI7}"tree": {"Title": "A", ${members}}}` });
    equal(offersFor(opened, 'tree-unknown-property').length, 0);
  });
});

const GAME = ['{"game": {', '}, "tree": [{}]}'] as const;
const NODES = ['{"tree": [{}, ', ']}'] as const;

describe('Quick fixes of JGF', () => {
  it('write dates as JGF does, if there is only one way to read them', () => {
    check('jgf', GAME, [
      ['date-form', '"date": "2022.9.7"', '"date": "2022-09-07"!'],
      ['date-form', '"date": "20220917"', '"date": "2022-09-17"!'],
      ['date-form', '"date": "2022年9月17日"', '"date": "2022-09-17"!'],
      ['date-form', '"date": "2022年9月"', '"date": "2022-09"!'],
      ['date-form', '"date": "17 September 2022"', '"date": "2022-09-17"!'],
      ['date-form', '"date": "Sept. 17, 2022"', '"date": "2022-09-17"!'],
      ['date-form', '"date": "March 2022"', '"date": "2022-03"!'],
      ['date-form', '"date": "9/8/2022"', ''],
      ['date-form', '"date": "2022/2/30"', ''],
      ['dates-item-form', '"dates": ["2022-09-30", "10-01"]', '"dates": ["2022-09-30", "2022-10-01"]!'],
      ['dates-item-form', '"dates": ["2022-09", "18"]', '"dates": ["2022-09"]'],
    ]);
  });

  it('write results as JGF does', () => {
    check('jgf', GAME, [
      ['result-form', '"result": "w+4.5"', '"result": "W+4.5"!'],
      ['result-form', '"result": "Black + Forfeit"', '"result": "B+F"!'],
      ['result-form', '"result": "黑超时胜"', '"result": "B+T"!'],
      ['result-form', '"result": "和棋"', '"result": "0"!'],
      ['result-form', '"result": "B+"'],
    ]);
  });

  it('give data of their own a place in meta, and what has a place that place', () => {
    check(
      'jgf',
      ['{', '"tree": [{}]}'],
      [
        ['root-unknown-property', '"viewer": {"zoom": 2}, ', '"meta": {"viewer": {"zoom": 2}}, ', ''],
        ['root-unknown-property', '"komi": 6.5, ', '"rules": {"komi": 6.5}, ', '"meta": {"komi": 6.5}, ', ''],
      ],
    );
  });

  it('turn names into elements where an array should be', () => {
    check('jgf', NODES, [
      [
        'setup-not-array',
        '{"setup": {"black": [{"x": 3, "y": 3}], "clear": []}}',
        '{"setup": [{"type": "black", "coords": [{"x": 3, "y": 3}]}, {"type": "clear", "coords": []}]}',
      ],
      [
        'setup-not-array',
        '{"setup": {"type": "black", "coords": []}}',
        '{"setup": [{"type": "black", "coords": []}]}!',
      ],
      ['setup-not-array', '{"setup": {"black": "D4"}}', '{}'],
    ]);
  });

  it('keep colours of other names, in small letters', () => {
    check('jgf', NODES, [
      ['turn-color-name', '{"turn": "Light Blue"}', '{"turn": "light blue"}!'],
      ['turn-color-name', '{"turn": "白"}', '{"turn": "white"}!'],
      ['turn-color-name', '{"turn": "?"}', '{}'],
    ]);
  });

  it('put names right that take an array', () => {
    check('jgf', NODES, [
      ['node-unknown-property', '{"comment": "A"}', '{"comments": ["A"]}', '{}'],
      ['node-unknown-property', '{"Comments": ["A"]}', '{"comments": ["A"]}!', '{}'],
      ['node-unknown-property', '{"comment": 5}', '{}'],
    ]);
  });

  it('take out a point that counts twice for a colour, but none that counts for two', () => {
    const score = (second: string, points: string): string =>
      `{"score": [{"color": "black", "coords": [{"x": 1, "y": 1}]}, {"color": "${second}", "coords": [${points}]}]}`;
    check('jgf', NODES, [
      [
        'score-point-repeated',
        score('black', '{"x": 1, "y": 1}, {"x": 2, "y": 1}'),
        `${score('black', '{"x": 2, "y": 1}')}!`,
      ],
      ['score-point-repeated', score('white', '{"x": 1, "y": 1}')],
    ]);
  });
});
