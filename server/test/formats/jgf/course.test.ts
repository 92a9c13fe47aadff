import { deepEqual, equal } from 'node:assert/strict';
import { board, fixture, found, messages, move, record, tree } from './checked';

const rules = (text: string): string => `"board": {"size": 5}, "rules": {${text}}`;

const KO = `{"setup": [
  {"type": "black", "coords": [{"x": 1, "y": 0}, {"x": 0, "y": 1}, {"x": 1, "y": 2}]},
  {"type": "white", "coords": [{"x": 2, "y": 0}, {"x": 3, "y": 1}, {"x": 2, "y": 2}, {"x": 1, "y": 1}]}
]}`;

describe('Playing JGF', () => {
  it('goes on after variations from where they started', () => {
    const text = tree(`{}, ${move('black', 0, 0)}, {"variations": [[${move('white', 1, 1)}]]}, ${move('white', 1, 1)}`);
    deepEqual(found(text), ['node-after-variations: {']);
  });

  it('remarks only on the first node after variations, at every level', () => {
    const inner = `{"variations": []}, {"name": "b"}, {"name": "c"}`;
    const text = tree(`{}, {"variations": [[{"name": "a"}, ${inner}]]}, {"name": "d"}, {"name": "e"}`);
    const places = record(text).published.map(({ range }) =>
      text.split('\n')[1]?.slice(range.start.character, range.end.character + 11),
    );
    deepEqual(places, ['{"name": "b"', '{"name": "d"']);
  });

  it('plays the move of a node before its setup', () => {
    const both = `{"setup": [{"type": "clear", "coords": [{"x": 0, "y": 0}]}], "move": {"color": "black", "x": 0, "y": 0}}`;
    const text = tree(`{}, ${both}, ${move('white', 0, 0)}`);
    deepEqual(found(text), ['setup-with-move: "setup"']);
    equal(board(text)?.rows[0], 'O....');
  });

  it('counts faulty moves, and puts no stone for them', () => {
    const end = board(
      tree(`{}, {"move": {"color": "black", "x": 9, "y": 0}}, {"move": {"color": "green", "x": 0, "y": 0}}`),
    );
    equal(end?.node.move, 2);
    equal(end?.rows[0], '.....');
  });

  it('numbers the stones of other colours as the players come', () => {
    const players = '"board": {"size": 5}, "players": [{"color": "red"}, {"color": "white"}, {"color": "light blue"}]';
    const end = board(tree(`{}, ${move('light blue', 0, 0)}, ${move('red', 1, 0)}, ${move('white', 2, 0)}`, players));
    equal(end?.rows[0], '43O..');
    equal(end?.toMove, 'light blue');
  });

  it('plays nothing of other games', () => {
    const text = tree(`{}, ${move('black', 0, 0)}, ${move('white', 0, 0)}`, '"game": {"type": "hex"}');
    deepEqual(found(text), []);
  });

  it('plays nothing on a board that is half given', () => {
    const text = tree(`{}, ${move('black', 30, 0)}, ${move('white', 30, 0)}`, '"board": {"width": 9}');
    deepEqual(found(text), ['board-height-missing: {']);
  });

  it('lets width and height win over size, and size over one of them', () => {
    const head = (board: string) => `"board": {${board}}`;
    const on = (given: string) => board(tree('{}', head(given)))?.rows.map((row) => row.length);
    deepEqual(on('"size": 9, "width": 4, "height": 2'), [4, 4]);
    deepEqual(on('"size": 3, "width": 4'), [3, 3, 3]);
  });

  it('takes the first element of the tree for its first node, and no other', () => {
    deepEqual(found(tree(`"start", ${move('black', 0, 0)}`)), ['node-not-object: "start"']);
  });
});

describe('The rules of play of a JGF record', () => {
  const koFight = `${KO}, ${move('black', 2, 1)}, ${move('white', 1, 1)}`;

  it('are only those that it has', () => {
    deepEqual(found(tree(koFight)), []);
  });

  it('can forbid to take a ko back at once', () => {
    deepEqual(found(tree(koFight, rules('"disallowRepeats": false'))), [`ko-recapture: ${inner(move('white', 1, 1))}`]);
  });

  it('let a ko be taken back when a setup comes between', () => {
    const stone = '{"setup": [{"type": "black", "coords": [{"x": 4, "y": 4}]}]}';
    const text = tree(
      `${KO}, ${move('black', 2, 1)}, ${stone}, ${move('white', 1, 1)}`,
      rules('"disallowRepeats": false'),
    );
    deepEqual(found(text), []);
  });

  it('can forbid every position to come back, over any number of moves', () => {
    deepEqual(found(fixture('triple-ko.jgf')), ['repeated-position: {"color": "white", "x": 1, "y": 5}']);
    deepEqual(messages(fixture('triple-ko.jgf')), [
      'The move at B2 brings back the position after the set-up, but disallowRepeats is true.',
    ]);
  });

  it('know of the passes between, and do not count them', () => {
    const pass = '{"move": {"color": "black", "pass": true}}';
    const text = tree(
      `${KO}, ${move('black', 2, 1)}, ${pass}, ${pass}, ${move('white', 1, 1)}`,
      rules('"disallowRepeats": true'),
    );
    deepEqual(found(text), [`repeated-position: ${inner(move('white', 1, 1))}`]);
  });

  it('see a position that a setup took away and a move brings back', () => {
    const text = tree(
      `{}, ${move('black', 0, 0)}, ${move('white', 3, 3)}, {"setup": [{"type": "clear", "coords": [{"x": 3, "y": 3}]}]}, ${move('white', 3, 3)}`,
      rules('"disallowRepeats": true'),
    );
    deepEqual(found(text), [`repeated-position: ${inner(move('white', 3, 3))}`]);
  });

  it('do not mix up the positions of variations', () => {
    const line = `[${move('black', 2, 2)}, ${move('white', 3, 3)}]`;
    deepEqual(found(tree(`{}, {"variations": [${line}, ${line}]}`, rules('"disallowRepeats": true'))), []);
  });

  it('see the suicide of a single stone as the position before it', () => {
    const eye = '{"setup": [{"type": "white", "coords": [{"x": 1, "y": 0}, {"x": 0, "y": 1}]}]}';
    const text = tree(`${eye}, ${move('black', 0, 0)}`, rules('"disallowRepeats": true, "allowSuicide": true'));
    deepEqual(found(text), [`repeated-position: ${inner(move('black', 0, 0))}`]);
  });
});

describe('The view of a JGF record', () => {
  const text = tree(`{"name": "Study", "comments": ["One", "Two"], "turn": "white", "markup": [
    {"type": "mark", "coords": [{"x": 0, "y": 0}]}, {"type": "select", "coords": [{"x": 1, "y": 0}]},
    {"type": "label", "coords": [{"x": 2, "y": 0, "text": "A"}]}],
    "score": [{"color": "white", "coords": [{"x": 4, "y": 4}]}]}`);

  it('has the comments in paragraphs, the name, and whose turn it is', () => {
    const { comment, title, toMove } = board(text) ?? {};
    deepEqual({ comment, title, toMove }, { comment: 'One\n\nTwo', title: 'Study', toMove: 'white' });
  });

  it('has markup and score as marks', () => {
    deepEqual(board(text)?.marks, [
      { x: 0, y: 0, form: 'cross' },
      { x: 1, y: 0, form: 'selected' },
      { x: 2, y: 0, label: 'A' },
      { x: 4, y: 4, form: 'territory', color: 2 },
    ]);
  });

  it('follows an edit of the rules', () => {
    const fight = tree(
      `${KO}, ${move('black', 2, 1)}, ${move('white', 1, 1)}`,
      '"rules": {"disallowRepeats": 0}, "board": {"size": 5}',
    );
    const document = record(fight);
    const at = fight.indexOf(': 0') + 2;
    const range = { start: { line: 0, character: at }, end: { line: 0, character: at + 1 } };
    document.change([{ range, text: 'true' }]);
    const told = document.finish().published.map(({ data }) => (data as { rule: string }).rule);
    deepEqual(told, ['repeated-position']);
  });
});

/// The move of a node that is nothing but a move.
function inner(node: string): string {
  return node.slice('{"move": '.length, -1);
}
