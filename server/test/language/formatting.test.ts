import { equal } from 'node:assert/strict';
import type { Format } from '../../src/formats/format';
import { allFormats } from '../../src/formats/list';
import { completedAt } from '../../src/language/formatting';
import { laidOut } from '../support/laid-out';
import { opened } from '../support/opened';

const named = (id: string): Format => allFormats().find(({ specification }) => specification.id === id) as Format;
const out = (id: string, text: string, wished: object = {}): string => laidOut(text, named(id), wished).text;

const STEP = '{"action":{"type":"move","value":{"color":1,"point":{"x":3,"y":3}}}}';
const LAID_STEP = '{"action": {"type": "move", "value": {"color": 1, "point": {"x": 3, "y": 3} } } }';

describe('Formatting', () => {
  it('puts a step of wei7 3.0 on a line', () => {
    equal(
      out('wei7-3.0', `{"format":"wei7","tree":{"steps":[${STEP},${STEP}]}}`),
      `{\n  "format": "wei7",\n  "tree": {\n    "steps": [\n      ${LAID_STEP},\n      ${LAID_STEP}\n    ]\n  }\n}\n`,
    );
  });

  it('puts the marks of a step on lines of their own', () => {
    equal(
      out('wei7-3.0', '{"steps":[{"comment":"a","marks":[{"point":{"x":1,"y":1}}]}]}'),
      '{\n  "steps": [\n    {\n      "comment": "a",\n      "marks": [\n        {"point": {"x": 1, "y": 1} }\n      ]\n    }\n  ]\n}\n',
    );
  });

  it('leaves comments of JSON on the lines they are on', () => {
    equal(
      out('wei7-3.0', '// a\n{"size":9, // b\n/* c */ "tree":{} /* d */ }'),
      '// a\n{\n  "size": 9, // b\n  /* c */ "tree": {} /* d */\n}\n',
    );
  });

  it('leaves a damaged object as it is, and lays out what is sound in it', () => {
    equal(
      out('wei7-3.0', '{"size" 9,\n "tree":{"title":"a","steps":[]}}'),
      '{"size" 9,\n "tree":{\n   "title": "a",\n   "steps": []\n }}',
    );
  });

  it('puts a node of JGF on a line', () => {
    equal(out('jgf', '{"tree":[{"move":{"x":1,"y":2}}]}'), '{\n  "tree": [\n    {"move": {"x": 1, "y": 2}}\n  ]\n}\n');
  });

  it('puts as many moves of Dots and Boxes on a line as are wanted', () => {
    const text = '{"game":[{"piece":"r(a6,h)"},{"piece":"b(d3,v)"},{"piece":"r(a3,v)"}]}';
    const [a, b, c] = ['r(a6,h)', 'b(d3,v)', 'r(a3,v)'].map((piece) => `{"piece": "${piece}"}`);
    equal(out('ccgc-db', text, { moves: 2 }), `{\n  "game": [\n    ${a}, ${b},\n    ${c}\n  ]\n}\n`);
  });

  it('indents elements of XML, parts attributes by a blank, and leaves text as it is', () => {
    equal(
      out('wei7-2.2', '<wei7   version = "2.2"><size> 9 </size><moves><black x="1"  y="2"/></moves></wei7>'),
      '<wei7 version="2.2">\n  <size> 9 </size>\n  <moves>\n    <black x="1" y="2" />\n  </moves>\n</wei7>\n',
    );
  });

  it('indents variations of Ishi and leaves comments as they are', () => {
    equal(
      out('ishi', 'b  1 A1  \nvar a\nW 2  b2\ncom x\n  as  it is\nendcom\nendvar\n'),
      'B 1 A1\n  VAR a\n  W 2 b2\n  COM x\n  as  it is\n  ENDCOM\n  ENDVAR\n',
    );
  });

  it('puts ten moves of SGF on a line, and a comment on its own', () => {
    const moves = ';B[aa];W[bb]'.repeat(6);
    equal(
      out('sgf', `( ;FF[4] GM [1]PB[a]${moves};B[cc] C[x  y];W[dd](;B[ee])(;B[ff]))`),
      `(;FF[4]GM[1]\nPB[a]\n${moves.slice(0, 60)}\n${moves.slice(60)}\n;B[cc]C[x  y]\n;W[dd]\n (;B[ee])\n (;B[ff]))\n`,
    );
  });

  it('puts as many moves of a record in brackets on a line as are wanted', () => {
    const header = '{[C5][a][b][先手胜][2018.08.03 10:30 合肥][2018 CCGC];';
    equal(out('ccgc-c5', `${header}B(H,8); W(I,8);\nB(A,1)}`, { moves: 2 }), `${header}\nB(H,8);W(I,8);\nB(A,1)}\n`);
  });

  it('leaves no blanks at the ends of lines of rounds and plies', () => {
    equal(
      out('ccgc-am', '#[AM][a][b][x][y][z];  \n 1  d1d8(b6)\ta7a5(g5) \n'),
      '#[AM][a][b][x][y][z];\n1 d1d8(b6) a7a5(g5)\n',
    );
  });

  it('puts a group of army chess on a line', () => {
    equal(out('ccgc-ac2', '(;INFO[1.0];MA[G0F0]RA[1]FB[00])'), '(\n;INFO[1.0]\n;MA[G0F0]RA[1]FB[00]\n)\n');
  });

  it('ends lines as the text does', () => {
    equal(out('wei7-3.0', '{\r\n"a":1,"b":2}'), '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n');
  });

  it('keeps a byte order mark', () => {
    equal(out('wei7-3.0', '\ufeff  {"a":1}'), '\ufeff{"a": 1}\n');
  });

  it('changes nothing outside of a range', () => {
    equal(out('wei7-3.0', '{"a":1,"b":2,"c":3}', { from: 6, to: 8 }), '{"a":1,\n  "b":2,"c":3}');
  });

  it('indents no deeper than a hundred levels', () => {
    const deep = (depth: number): number => out('jgf', `${'{"a":1,"b":'.repeat(depth)}1${'}'.repeat(depth)}`).length;
    equal(deep(400) - deep(300), deep(300) - deep(200));
  });

  it('knows where begins what a bracket completes', () => {
    const text = '{"a": {"b": [1]  }  }';
    const { root } = opened(text, { language: 'wei7' }).document;
    const begins = [16, 19, 21].map((at) => completedAt(root, text.slice(0, at).trimEnd().length));
    equal(begins.join(), '12,6,0');
  });
});
