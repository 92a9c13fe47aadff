import { deepEqual, equal } from 'node:assert/strict';
import type { Run } from '../../src/text/node';
import { opened } from '../support/opened';

const MOVES = 2000;
const XML = `<wei7 version="2.2"><size>9</size><game/><moves>${'<black pass="pass"/>'.repeat(MOVES)}</moves></wei7>`;
const JSON_TEXT = `{"format":"wei7","version":"3.0","tree":{"steps":[${Array(MOVES).fill('{}').join(',')}]}}`;

describe('A document whose text becomes one of another format', () => {
  it('is up to date only when its tree is of that format', () => {
    const { document } = opened(XML, { language: 'wei7' });
    const end = { line: 0, character: XML.length };
    document.change(2, [{ range: { start: { line: 0, character: 0 }, end }, text: JSON_TEXT }]);
    const trees = new Set<Run>();
    while (document.work(() => true)) if (document.current) trees.add(document.root);
    equal(document.format?.specification.id, 'wei7-3.0');
    deepEqual([...trees], [document.root]);
  });
});

describe('A document without any text', () => {
  it('has one place', () => {
    const { document } = opened('', { language: 'wei7' });
    deepEqual(document.places.at(0), { line: 0, character: 0 });
    equal(document.places.offset({ line: 3, character: 2 }), 0);
  });
});
