import { deepEqual, equal } from 'node:assert/strict';
import { board, fixture, found, record } from './checked';

describe('A record of JGF version 1', () => {
  it('is told once, at its version', () => {
    deepEqual(found(fixture('version-1.jgf')), ['dialect-version-1: "1.0"']);
  });

  it('has its players inside game, and clears points by the type empty', () => {
    equal(board(fixture('version-1.jgf'))?.rows[1], '.3...');
  });

  it('is told at the first thing in its old place when it names no version', () => {
    deepEqual(found('{"game": {"name": "", "komi": 0, "rules": "AGA"}, "tree": [{}]}'), ['dialect-version-1: "komi"']);
  });

  it('is checked all the same', () => {
    const text = fixture('version-1.jgf').replace('"name": "Ida"', '"age": 12').replace('"x": 1, "y": 1}}', '"x": 5}}');
    deepEqual(found(text), [
      'dialect-version-1: "1.0"',
      'player-unknown-property: "age"',
      'move-y-missing: {',
      'move-x-outside-board: 5',
    ]);
  });

  it('is not made by its number alone', () => {
    deepEqual(found('{"record": {"version": 1}, "tree": [{}]}'), ['version-value: 1']);
  });

  it('is not made by one thing in its old place', () => {
    deepEqual(found('{"game": {"komi": 6.5}, "tree": [{}]}'), ['game-unknown-property: "komi"']);
  });

  it('is not what calls itself version 2', () => {
    const text = '{"record": {"version": 2}, "game": {"komi": 0, "rules": "AGA"}, "tree": [{}]}';
    deepEqual(found(text), ['game-unknown-property: "komi"', 'game-unknown-property: "rules"']);
  });
});

describe('A record in letter coordinates', () => {
  const text = fixture('letters.jgf');

  it('is told once for its version and once for the letters, at the first of them', () => {
    deepEqual(found(text), ['dialect-version-1: 1', 'dialect-letter-coordinates: {"B": ["bb", "cb"], "W": ["bc"]}']);
  });

  it('shows its setup, its marks and whose turn it is', () => {
    const first = board(text, '"root"');
    deepEqual(first?.rows, ['.....', '.XX..', '.O...', '.....', '.....']);
    deepEqual(first?.marks, [
      { x: 1, y: 1, form: 'triangle' },
      { x: 2, y: 2, label: 'A' },
    ]);
    equal(first?.toMove, 'white');
  });

  it('goes on in the first of the variations, which have no node around them', () => {
    const end = board(text);
    deepEqual(end?.node.path, [0]);
    deepEqual(end?.rows, ['.....', 'OXX..', 'XO...', '.....', '.....']);
    equal(end?.lastMove?.cell, null);
  });

  it('clears points in a variation', () => {
    deepEqual(board(text, '"cc", "solution"')?.rows, ['.....', 'O.X..', '.OX..', '.....', '.....']);
  });

  it('is told in a record of version 2 as well, at the move', () => {
    const mixed = '{"tree": [{}, {"move": {"color": "black", "x": 3, "y": 3}}, {"move": {"W": "dd"}}]}';
    deepEqual(found(mixed), ['dialect-letter-coordinates: {"W": "dd"}', 'occupied-point: {"W": "dd"}']);
  });

  it('forgets the letters when the last of them is gone', () => {
    const mixed = '{"tree": [{}, {"move": {"W": "dd"}}]}';
    const document = record(mixed);
    const at = mixed.indexOf('"W": "dd"');
    const place = (character: number) => ({ line: 0, character });
    const range = { start: place(at), end: place(at + '"W": "dd"'.length) };
    document.change([{ range, text: '"color": "white", "x": 3, "y": 3' }]);
    deepEqual(document.finish().published, []);
  });

  it('is not made by a faulty move, setup or markup', () => {
    const text =
      '{"tree": [{}, {"move": {"B": 3}}, {"setup": {"W": "dd"}}, {"markup": {"circle": [{"x": 1, "y": 1}]}}]}';
    deepEqual(found(text), [
      'move-color-missing: {',
      'move-x-missing: {',
      'move-y-missing: {',
      'move-unknown-property: "B"',
      'setup-not-array: {"W": "dd"}',
      'markup-not-array: {"circle": [{"x": 1, "y": 1}]}',
    ]);
  });
});

describe('A record of OGS', () => {
  it('is told once, at its brace', () => {
    deepEqual(found(fixture('jgof.jgf')), ['dialect-jgof: {']);
  });

  it('has no board', () => {
    equal(board(fixture('jgof.jgf')), undefined);
  });

  it('is not made by moves alone', () => {
    deepEqual(found('{"moves": []}'), ['tree-missing: {', 'root-unknown-property: "moves"']);
  });
});
