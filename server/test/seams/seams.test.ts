/// What CONTRIBUTING says of a new game and a new format is enough: these two use nothing but the seams that it names.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Checked, DEFAULT_PREFERENCES, Features, RecordDocument } from '../../src/language';
import { boardSvg } from '../../src/pages/picture';
import { shownOf } from '../../src/pages/shown';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { toy } from './toy-format';

function read(text: string): Features {
  let checked: Checked | undefined;
  const tell = (news: Checked): void => void (checked = news);
  const document = new RecordDocument('toy', {}, text, 1, 'utf-16', tell, () => toy);
  document.work(() => false);
  return new Features(document, DEFAULT_PREFERENCES, checked);
}

const GAME = 'x b2\no a1\nx c3\n';

describe('A format and a game that use the seams alone', () => {
  for (const rule of Object.values(toy.rules)) {
    it(`are told of ${rule.name}, as their rule says, and nothing else`, () => {
      const found = (text = '') => read(text).diagnostics.list.map((one) => one.rule);
      deepEqual([found(rule.bad?.text), found(rule.good?.text)], [[rule.name], []]);
    });
  }

  it('have their faults put right', () => {
    const text = 'X B2\n';
    const features = read(text);
    const [fix] = features.fixes(0, text.length);
    equal(fix && textAfter(features.document.root, fix.edits), 'x b2\n');
  });

  it('have a board at every place of the text', () => {
    const features = read(GAME);
    deepEqual(finished(features.board())?.rows, ['..X', '.X.', 'O..']);
    deepEqual(finished(features.board(6))?.rows, ['...', '.X.', 'O..']);
  });

  it('are written to by a click', () => {
    const features = read(GAME);
    const result = finished(features.write(GAME.length - 2, { kind: 'play', cell: { x: 0, y: 0 } }));
    ok('edits' in result);
    const after = textAfter(features.document.root, result.edits);
    equal(after, `${GAME}o a3\n`);
    deepEqual(finished(read(after).board())?.rows, ['O.X', '.X.', 'O..']);
  });

  it('are completed with the moves that there are', () => {
    const features = read(GAME);
    const labels = finished(features.completions(GAME.length))?.list.map(({ label }) => label);
    deepEqual(labels, ['o a3', 'o b3', 'o a2', 'o c2', 'o b1', 'o c1']);
  });

  it('are drawn', () => {
    const board = finished(read('x b2\no a1\nx c3\no a2\nx a1\n').board(15));
    const picture = board && boardSvg(shownOf(board, 'en'), 'en');
    ok(picture?.startsWith('<svg'));
    equal(picture?.match(/<title>([^<]*)/)?.[1], 'Move 4: White A2');
  });
});
