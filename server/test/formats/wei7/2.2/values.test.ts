import { deepEqual } from 'node:assert/strict';
import { found, game, inMoves, open } from './checked';

const rule = (name: string, value: string): string[] => [`${name}: ${value}`];

describe('Values of a wei7 2.2 record', () => {
  describe('komi', () => {
    const cases: readonly [value: string, ...rules: string[]][] = [
      ['0.5'],
      ['9.5'],
      ['8'],
      [' 6.5\n'],
      ['', 'komi-number'],
      ['.5', 'komi-number'],
      ['5.', 'komi-number'],
      ['+6.5', 'komi-number'],
      ['6,5', 'komi-number'],
      ['1e0', 'komi-number'],
      ['3 3/4', 'komi-number'],
      ['７', 'komi-number'],
      ['0', 'komi-range'],
      ['0.0', 'komi-range'],
      ['10', 'komi-range'],
      ['10.25', 'komi-range'],
      ['-0.5', 'komi-range'],
      ['6.1', 'komi-half'],
      ['3.75', 'komi-half', 'quarter-points'],
      ['1.250', 'komi-half', 'quarter-points'],
      ['7.50000000000000000001', 'komi-half'],
      ['7.50', 'komi-zeros'],
      ['06.5', 'komi-zeros'],
      ['8.0', 'komi-zeros'],
    ];
    for (const [value, ...rules] of cases) {
      it(`"${value}": ${rules.join(' and ') || 'right'}`, () => {
        const shown = value === '' ? '""' : value;
        deepEqual(
          found(game(`<rules komi="${value}"/>`)),
          rules.map((name) => `${name}: ${shown}`),
        );
      });
    }
  });

  describe('margin', () => {
    for (const [value, name] of [
      ['R', 'margin-number'],
      ['512', 'margin-range'],
      ['1.1', 'margin-half'],
      ['12.0', 'margin-zeros'],
    ] as const) {
      it(`"${value}": ${name}`, () => {
        deepEqual(found(game(`<result winner="black" margin="${value}"/>`)), rule(name, value));
      });
    }

    it('of half a point to 511.5 is right', () => {
      deepEqual(found(game('<result winner="black" margin="0.5"/>')), []);
      deepEqual(found(game('<result winner="white" margin="511.5"/>')), []);
    });

    it('does not go with a draw', () => {
      deepEqual(found(game('<result winner="neither" margin="2"/>')), ['margin-on-draw: margin']);
    });
  });

  describe('time', () => {
    const right = [
      '2011-09-06T02:35:19.5822023+08:00',
      '2012-02-29T00:00:00',
      '2000-02-29T23:59:59Z',
      '2011-12-31T24:00:00',
      '2011-12-31T24:00:00.000-14:00',
      '-0044-03-15T12:00:00',
      '12011-01-01T00:00:00',
      ' 2011-01-01T00:00:00\n',
    ];
    const unformed = [
      '2011-09-06',
      '2011-09-06 02:35:19',
      '20:00',
      '2011-09-06T02:35',
      '2011-9-6T02:35:19',
      '02011-09-06T02:35:19',
      '2011-09-06T02:35:19+8',
      '2011-09-06t02:35:19z',
      '２011-09-06T02:35:19',
    ];
    const unreal = [
      '2011-02-29T00:00:00',
      '1900-02-29T00:00:00',
      '2011-13-01T00:00:00',
      '2011-00-01T00:00:00',
      '2011-04-31T00:00:00',
      '2011-01-00T00:00:00',
      '2011-01-01T24:00:01',
      '2011-01-01T24:00:00.1',
      '2011-01-01T25:00:00',
      '2011-01-01T00:60:00',
      '2011-01-01T00:00:60',
      '0000-01-01T00:00:00',
      '2011-01-01T00:00:00+14:01',
      '2011-01-01T00:00:00+15:00',
    ];
    for (const time of right) it(`${time.trim()} is right`, () => deepEqual(found(game(`<time>${time}</time>`)), []));
    for (const time of unformed) {
      it(`${time} has not the form`, () => deepEqual(found(game(`<time>${time}</time>`)), rule('time-format', time)));
    }
    for (const time of unreal) {
      it(`${time} is no time`, () => deepEqual(found(game(`<time>${time}</time>`)), rule('time-calendar', time)));
    }

    it('is read over comments and sections', () => {
      deepEqual(found(game('<time>2011-01<!-- a -->-01<![CDATA[T00:00:]]>&#48;0</time>')), []);
    });

    it('that is missing is told at the name', () => {
      deepEqual(found(game('<time/>')), ['time-format: time']);
      deepEqual(found(game('<time> <!-- a --> </time>')), ['time-format: time']);
    });
  });

  describe('short texts', () => {
    const name = (value: string): string[] => found(game('', ` name="${value}"`)).map((one) => one.slice(0, 30));

    it('have at most 128 characters, as people count', () => {
      deepEqual(name('棋'.repeat(128)), []);
      deepEqual(name('\ud840\udc0b'.repeat(128)), []);
      deepEqual(name('&amp;'.repeat(128)), []);
      deepEqual(name('&#x1F600;'.repeat(129)), [`info-length: ${'&#x1F600;'.repeat(129)}`.slice(0, 30)]);
    });

    it('are one line', () => {
      deepEqual(name('a&#10;b'), ['info-single-line: a&#10;b']);
      deepEqual(name('a&#xd;b'), ['info-single-line: a&#xd;b']);
    });

    it('lose a line break that is not written as a reference', () => {
      deepEqual(name('a\nb'), ['literal-line-break: a\nb']);
    });

    it('have no tab', () => {
      deepEqual(name('a&#9;b'), ['short-string-control: a&#9;b']);
      deepEqual(name('a\tb'), []);
    });
  });

  describe('coordinates', () => {
    const x = (value: string): string[] => inMoves(`<black x="${value}" y="1"/>`);

    for (const [value, name] of [
      ['d', 'coordinate-number'],
      ['3.0', 'coordinate-number'],
      ['+3', 'coordinate-number'],
      ['３', 'coordinate-number'],
      ['9', 'coordinate-range'],
      ['-1', 'coordinate-range'],
      ['09', 'coordinate-range'],
      ['99999999999999999999', 'coordinate-range'],
      ['03', 'coordinate-leading-zero'],
      ['00', 'coordinate-leading-zero'],
    ] as const) {
      it(`"${value}": ${name}`, () => deepEqual(x(value), rule(name, value)));
    }

    it('may have blanks around them', () => deepEqual(x(' 3\n'), []));

    it('that are empty are told at their quotation marks', () => {
      deepEqual(x(''), ['coordinate-number: ""']);
    });

    it('are counted on the board that there is', () => {
      deepEqual(inMoves('<black x="12" y="1"/>', 13), []);
      deepEqual(inMoves('<black x="18" y="1"/>', 8), ['size-value: 8']);
      deepEqual(found('<wei7 version="2.0"><moves><black x="18" y="19"/></moves></wei7>'), [
        'size-missing: wei7',
        'coordinate-range: 19',
      ]);
    });

    it('are left out of a pass, each told', () => {
      deepEqual(inMoves('<black type="pass" x="z" y="3"/>'), ['pass-with-coordinate: x', 'pass-with-coordinate: y']);
    });

    it('may be there or not where the type means nothing', () => {
      deepEqual(inMoves('<black type="resign"/><white type="resign" x="1" y="1"/>'), [
        'type-value: resign',
        'type-value: resign',
      ]);
    });
  });

  it('mean what their references stand for', () => {
    deepEqual(found('<wei7 version="&#50;.2"><size>&#x39;</size><moves><pre eval="go&#111;d"/></moves></wei7>'), []);
  });

  it('are checked once where an attribute stands twice', () => {
    deepEqual(inMoves('<black x="1" x="z" y="1"/>'), ['xml-duplicate-attribute: x']);
  });
});

describe('The structure of a wei7 2.2 record', () => {
  it('is size, game, moves', () => {
    deepEqual(found('<wei7 version="2.2"><moves><pre/></moves><game/><size>9</size></wei7>'), [
      'root-child-order: game',
      'root-child-order: size',
    ]);
  });

  it('has what stands twice told once, and not looked into', () => {
    const text = '<wei7 version="2.2"><size>9</size><size>x</size><moves><pre/></moves><moves><a/></moves></wei7>';
    deepEqual(found(text), ['root-child-duplicate: size', 'root-child-duplicate: moves']);
  });

  it('has nothing but XML Schema on its root', () => {
    const root = (attributes: string): string[] =>
      found(`<wei7 version="2.2" ${attributes}><size>9</size><moves><pre/></moves></wei7>`);
    const schema = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"';
    deepEqual(root(schema), []);
    deepEqual(root('xmlns:xsi="urn:other"'), ['root-unknown-attribute: xmlns:xsi']);
    deepEqual(root('Version="2.2"'), ['root-unknown-attribute: Version']);
  });

  it('is not looked into where the root is another', () => {
    deepEqual(found('<?xml version="1.1"?><Wei7><size/></Wei7>'), ['xml-version: 1.1', 'root-name: Wei7']);
  });

  it('has each text between two tags or comments told', () => {
    deepEqual(inMoves('<pre/>one <!-- -->two three<black x="1" y="1"/><![CDATA[ four ]]>'), [
      'moves-text: one',
      'moves-text: two three',
      'moves-text: four',
    ]);
  });

  it('has size hold a number and nothing else', () => {
    const size = (inside: string): string[] => found(`<wei7 version="2.2">${inside}<moves><pre/></moves></wei7>`);
    deepEqual(size('<size unit="a">9</size>'), ['size-content: unit']);
    deepEqual(size('<size><a/></size>'), ['size-content: a']);
    deepEqual(size('<size>8<a/></size>'), ['size-value: 8', 'size-content: a']);
    deepEqual(size('<size/>'), ['size-value: size']);
  });

  it('is in a file of the right name', () => {
    const text = '<wei7 version="2.2"><size>9</size><moves><pre/></moves></wei7>';
    const told = (name: string | undefined): number => open(text, name).diagnostics().list.length;
    deepEqual([told('a.WEI7'), told('a.xml'), open(text.slice(0, -1), 'a.xml').diagnostics().list.length], [0, 1, 1]);
  });
});

describe('What the children of moves say about each other', () => {
  const black = (x: number): string => `<black x="${x}" y="1"/>`;
  const white = (x: number): string => `<white x="${x}" y="1"/>`;
  const mark = '<mark x="5" y="5" symbol="a"/>';

  const cases: readonly [what: string, moves: string, ...found: string[]][] = [
    ['a set-up after a move', `${black(1)}<pre/>`, 'pre-not-first: pre'],
    ['a set-up after a set-up', `<pre/><pre/>${black(1)}`, 'pre-not-first: pre'],
    ['a set-up after a mark', `${mark}<pre/>${black(1)}`, 'pre-not-first: pre'],
    ['a set-up after a variation', `<moves>${black(1)}</moves><pre/>`, 'pre-not-first: pre'],
    ['a set-up after a comment', `<!-- --><pre/>${black(1)}`],
    ['a mark at the end', `${black(1)}${mark}<!-- -->`, 'mark-last: mark'],
    ['two marks at the end', `${black(1)}${mark}${mark}`, 'mark-last: mark'],
    ['a mark right before its move', `${black(1)}${mark}${white(2)}`],
    ['a mark before variations only', `${black(1)}${mark}<moves>${white(2)}</moves>`, 'mark-without-move: mark'],
    [
      'a mark before a variation and its move',
      `${black(1)}${mark}<moves>${white(3)}</moves>${mark}${white(2)}`,
      'mark-before-variation: mark',
    ],
    ['a variation that is the move', `<moves>${black(1)}</moves>${black(1)}`, 'variation-repeats-move: moves'],
    ['the same point in another colour', `<moves>${white(1)}</moves>${black(1)}`],
    ['passes', '<moves><black type="pass"/></moves><black type="pass"/>', 'variation-repeats-move: moves'],
    ['a variation after its move', `${black(1)}<moves>${black(2)}</moves>`, 'variation-after-move: moves'],
    ['a continuation at the end', `${black(1)}<moves>${white(2)}</moves>`],
    ['only variations', `<moves>${black(1)}</moves><moves>${black(2)}</moves>`, 'moves-without-step: moves'],
    ['nothing', '', 'moves-without-step: moves'],
    [
      'a problem for black that white goes on with',
      `<black x="1" y="1" problem="black"/>${white(2)}`,
      'problem-side: black',
    ],
    ['a problem for black', `<black x="1" y="1" problem="white"/>${white(2)}`],
    [
      'a problem of which a variation is of the wrong colour',
      `<pre problem="black"/><moves>${white(3)}</moves><moves>${black(4)}</moves>${black(2)}`,
      'problem-side: black',
    ],
    ['a problem whose variations come later', `<pre problem="black"/>${black(2)}<moves>${white(3)}</moves>`],
  ];
  for (const [what, moves, ...rules] of cases) {
    it(`${what}: ${rules.join(', ') || 'nothing'}`, () => {
      deepEqual(inMoves(moves), rules);
    });
  }

  it('is told the same in a line of many moves', () => {
    const line = Array.from({ length: 300 }, (_, i) => {
      return `${mark}<${i % 2 ? 'white' : 'black'} x="${i % 19}" y="${Math.floor(i / 19)}"/>`;
    });
    deepEqual(inMoves(`${line.join('\n')}${mark}`, 19), ['mark-last: mark']);
    line[140] = `${mark}<moves><black x="18" y="18"/></moves>${line[140]}`;
    line[260] = `<moves>${line[260]?.slice(mark.length)}</moves>${line[260]}`;
    deepEqual(inMoves(line.join('\n'), 19), ['mark-before-variation: mark', 'variation-repeats-move: moves']);
  });
});
