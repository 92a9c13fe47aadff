/// The colouring of records, tried on the examples with the engine that VS Code itself uses.
import assert from 'node:assert/strict';
import type { IGrammar } from 'vscode-textmate';
import { grammarOf, invalid, read, scopesOf } from './grammars';

describe('The colouring of records', () => {
  let wei7: IGrammar;
  let jgf: IGrammar;

  before(async () => {
    [wei7, jgf] = [await grammarOf('wei7'), await grammarOf('jgf')];
  });

  it('tells a key from a string', () => {
    assert.match(scopesOf(wei7, '{ "name": "Lin" }', 'name'), /support\.type\.property-name/);
    assert.match(scopesOf(wei7, '{ "name": "Lin" }', 'Lin'), /string\.quoted\.double/);
    assert.doesNotMatch(scopesOf(wei7, '{ "name": "Lin" }', 'Lin'), /property-name/);
  });

  it('knows numbers and constants', () => {
    assert.match(scopesOf(wei7, '{ "komi": 7.5 }', '7.5'), /constant\.numeric/);
    assert.match(scopesOf(wei7, '{ "point": null }', 'null'), /constant\.language/);
  });

  it('gives the two sides colours of their own', () => {
    assert.match(scopesOf(wei7, '{ "color": 1 }', '1'), /constant\.language\.color\.black/);
    assert.match(scopesOf(wei7, '{ "color": 2 }', '2'), /constant\.language\.color\.white/);
    assert.match(scopesOf(jgf, '{ "color": "white" }', 'white'), /constant\.language\.color\.white/);
  });

  it('takes a color that is no side for a plain number', () => {
    assert.match(scopesOf(wei7, '{ "color": 12 }', '12'), /constant\.numeric/);
  });

  it('makes the kind of an action stand out', () => {
    assert.match(scopesOf(wei7, '{ "type": "takeback", "value": 1 }', 'takeback'), /keyword\.control\.action/);
  });

  it('reads on after a value that is not there yet', () => {
    const text = '{ "point": { "x": , "y": 3 }, "color": 2 }';
    assert.match(scopesOf(wei7, text, '3'), /constant\.numeric/);
    assert.match(scopesOf(wei7, text, '2'), /color\.white/);
  });

  it('ends a string that is left open with its line', () => {
    assert.match(scopesOf(wei7, '{ "name": "Lin,\n  "size": 9 }', '9'), /constant\.numeric/);
  });

  it('marks escapes that JSON does not have', () => {
    assert.deepEqual(invalid(wei7, String.raw`{ "name": "\n \q" }`), [String.raw`\q`]);
  });

  it('colours a record of wei7 2.x as XML', () => {
    const text = '<wei7 version="2.1">\n<comment>well & good</comment>\n</wei7>';
    assert.match(scopesOf(wei7, text, 'version'), /entity\.other\.attribute-name/);
    assert.deepEqual(invalid(wei7, text), []);
  });

  for (const name of [
    'first-game.wei7',
    'tutorial.wei7',
    'live-session.wei7',
    'rectangular.wei7',
    'game-in-xml.wei7',
    'handicap-game.jgf',
  ]) {
    it(`finds nothing wrong in ${name}`, () => {
      assert.deepEqual(invalid(name.endsWith('jgf') ? jgf : wei7, read(`examples/${name}`)), []);
    });
  }

  it('finds the comment in faults.wei7, and nothing else', () => {
    const found = invalid(wei7, read('examples/faults.wei7')).join('');
    assert.match(found, /^\/\/ .*none\.$/);
  });
});
