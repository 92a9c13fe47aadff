import { deepEqual, equal, match } from 'node:assert/strict';
import type { BoardEdit } from '../../../../src/record/board-edit';
import { placeAfter } from '../../../../src/text/after';
import { placeAt } from '../../../../src/text/position';
import { fixtures } from '../../../support/fixtures';
import { Random } from '../../../support/random';
import { slipped } from '../../../support/slips';
import { checkBoardEdit, randomBoardEdit, refusalOf, Scribe } from '../../../support/writing';

const SEED = Number(process.env.SEED ?? 20240229);

const play = (x: number, y: number, color?: number): BoardEdit => {
  return { kind: 'play', cell: { x, y }, ...(color ? { color } : {}) };
};
const stone = (x: number, y: number, color: number): BoardEdit => ({ kind: 'stone', cell: { x, y }, color });
const mark = (x: number, y: number, label: string): BoardEdit => ({ kind: 'mark', cell: { x, y }, label });
const unmark = (x: number, y: number): BoardEdit => ({ kind: 'unmark', cell: { x, y } });
const comment = (text: string): BoardEdit => ({ kind: 'comment', text });
const DELETE: BoardEdit = { kind: 'delete', what: 'node' };
const VARIATION: BoardEdit = { kind: 'delete', what: 'variation' };
const PROMOTE: BoardEdit = { kind: 'promote' };

const records = fixtures('wei7-2.2', 'good').map(({ file, text }) => ({ file, text }));

describe('What the board writes into wei7 2.2', () => {
  it(`makes no new errors, shows on the board, and can be undone (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text, file } of records) {
      const scribe = new Scribe(text, 'wei7');
      for (let i = 0; i < 60; i++) {
        const offset = random.below(text.length + 1);
        const boardEdit = randomBoardEdit(random, scribe, offset);
        deepEqual(checkBoardEdit(scribe, offset, boardEdit), [], `${file} at ${offset}: ${JSON.stringify(boardEdit)}`);
      }
    }
  });

  it(`does so boardEdit after boardEdit (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text, file } of records.filter((one) => one.text.length < 3000)) {
      let scribe = new Scribe(text, 'wei7');
      for (let i = 0; i < 40; i++) {
        const offset = random.below(scribe.text.length + 1);
        const boardEdit = randomBoardEdit(random, scribe, offset);
        const at = `${file}, then at ${offset}: ${JSON.stringify(boardEdit)} in\n${scribe.text}`;
        deepEqual(checkBoardEdit(scribe, offset, boardEdit), [], at);
        const outcome = scribe.at(offset, boardEdit);
        if (!('refusal' in outcome)) scribe = new Scribe(scribe.after(outcome), scribe.language);
      }
    }
  });

  it(`has its cursor in the same place for clients that count lines and bytes (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text } of records) {
      const scribe = new Scribe(text, 'wei7');
      const offset = random.below(text.length + 1);
      const outcome = scribe.at(offset, randomBoardEdit(random, scribe, offset));
      if ('refusal' in outcome) continue;
      const { root } = new Scribe(scribe.after(outcome), scribe.language).opened.document;
      for (const encoding of ['utf-16', 'utf-8'] as const) {
        const place = placeAfter(scribe.opened.document.root, outcome.edits, outcome.cursor, encoding);
        deepEqual(place, placeAt(root, outcome.cursor, encoding));
      }
    }
  });

  it(`is nothing but a refusal or sound edits in damaged records (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text } of records.filter((one) => one.text.length < 5000)) {
      for (let i = 0; i < 12; i++) {
        let damaged = text;
        for (let k = random.below(4); k >= 0; k--) damaged = slipped(damaged, random).text;
        const scribe = new Scribe(damaged, 'wei7');
        const offset = random.below(damaged.length + 1);
        const boardEdit = randomBoardEdit(random, scribe, offset);
        deepEqual(
          checkBoardEdit(scribe, offset, boardEdit, true),
          [],
          `${JSON.stringify(boardEdit)} at ${offset} in\n${damaged}`,
        );
      }
    }
  });
});

/// A record on nine lines with these moves.
const record = (moves: string): Scribe => new Scribe(`<wei7 version="2.2"><size>9</size>${moves}</wei7>`, 'wei7');
const line = (...moves: string[]): Scribe => record(`<moves>${moves.join('')}</moves>`);

const B = '<black x="4" y="4"/>';
const W = '<white x="2" y="2"/>';
const inner = (text: string): string => /<moves.*<\/moves>/s.exec(text)?.[0] ?? text;
const severityFor = (scribe: Scribe, boardEdit: BoardEdit, at: string): string =>
  inner(scribe.boardEdit(boardEdit, at));

describe('The board writes into wei7 2.2', () => {
  it('a white move after a handicap', () => {
    const stones = '<black x="2" y="2"/><black x="6" y="6"/>';
    equal(
      severityFor(line(`<pre>${stones}</pre>`), play(4, 4), '<pre'),
      `<moves><pre>${stones}</pre>▮<white x="4" y="4"/></moves>`,
    );
  });

  it('the move that a problem asks for', () => {
    match(severityFor(line('<black x="4" y="4" problem="black"/>'), play(1, 1), '<black'), /▮<black x="1"/);
  });

  it('a ko retaken and a stone without a liberty, which the specification leaves to the players', () => {
    const corner = line('<pre><white x="1" y="0"/><white x="0" y="1"/></pre>');
    match(severityFor(corner, play(0, 0, 1), '<pre'), /▮<black x="0" y="0"\/>/);
  });

  it('nothing where the move stands already, even at the beginning of a variation in a variation', () => {
    const nested = line(B, `<moves><moves>${W}</moves><white x="3" y="3"/></moves>`, '<white x="5" y="5"/>');
    match(severityFor(nested, play(2, 2), '<black'), /<moves><moves>▮<white x="2" y="2"/);
  });

  it('another variation where there are only variations', () => {
    const directory = line('<pre title="目录"/>', `<moves>${B}</moves>`);
    equal(
      severityFor(directory, play(1, 1), '<pre'),
      `<moves><pre title="目录"/><moves>${B}</moves><moves>▮<black x="1" y="1"/></moves></moves>`,
    );
  });

  it('another end of a comment in single quotation marks', () => {
    const scribe = line(`<black x="4" y="4" comment='a'/>`);
    match(severityFor(scribe, comment(`'"`), '<black'), /comment='&apos;"'/);
  });

  it('no character that XML does not have', () => {
    match(severityFor(line(B), comment('a\u0000\ud800b'), '<black'), /comment="ab"/);
  });

  it('marks of a move between its variations and it', () => {
    equal(
      severityFor(line(B, `<moves>${W}</moves>`, W), mark(0, 0, '%'), `${W}</moves></wei7`),
      `<moves>${B}<moves>${W}</moves><mark x="0" y="0" symbol="%"/>▮${W}</moves>`,
    );
  });

  it('no set-up where the last stone of it goes, unless it says something else', () => {
    equal(severityFor(line('<pre><black x="1" y="1"/></pre>', W), stone(1, 1, 0), '<pre'), `<moves>${W}</moves>`);
    equal(
      severityFor(line('<pre title="t"><black x="1" y="1"/></pre>', W), stone(1, 1, 0), '<pre'),
      `<moves>▮<pre title="t"></pre>${W}</moves>`,
    );
  });

  it('a set-up without stones where the last move goes, since a line has a step', () => {
    equal(severityFor(line(B), DELETE, '<black'), '<moves><pre/></moves>');
  });

  it('the whole variation away with its first move', () => {
    equal(severityFor(line(B, `<moves>${W}${B}</moves>`, W), DELETE, W), `<moves>▮${B}${W}</moves>`);
  });

  it('away a variation, and marks that only it came after', () => {
    const scribe = line(B, '<mark x="1" y="1" symbol="a"/>', `<moves>${W}</moves>`);
    equal(severityFor(scribe, VARIATION, W), `<moves>▮${B}</moves>`);
  });

  it('how many nodes go with a move', () => {
    equal(line(B, `<moves>${W}${B}</moves>`, W).removes(DELETE, '<black'), 4);
    equal(line(B, W).removes(DELETE, '<white'), 1);
  });

  it('the main line into the place of its first variation, its marks along with it', () => {
    const marked = '<mark x="1" y="1" symbol="a"/>';
    const scribe = line(B, marked, `<moves>${W}</moves>`, '<white x="7" y="7"/>');
    equal(severityFor(scribe, PROMOTE, W), `<moves>${B}<moves>${marked}<white x="7" y="7"/></moves>▮${W}</moves>`);
  });

  it('unchanged what a value says, when it goes to another depth', () => {
    const text = `<wei7 version="2.2">\n <size>9</size>\n <moves>\n  ${B}\n  <moves>\n   <white x="1" y="1" comment="a\n   b"/>\n  </moves>\n  ${W}\n </moves>\n</wei7>`;
    const promoted = new Scribe(text, 'wei7').boardEdit(PROMOTE, '<white x="1"');
    match(
      promoted,
      /\n {2}<moves>\n {3}<white x="2" y="2"\/>\n {2}<\/moves>\n {2}▮<white x="1" y="1" comment="a\n {3}b"\/>/,
    );
  });
});

describe('The board refuses, in wei7 2.2,', () => {
  it('what cannot be', () => {
    const scribe = line(B, W);
    match(refusalOf(scribe, play(4, 4), '<white'), /black stone on E5 already \(move 1\)/);
    match(refusalOf(scribe, play(0, 0, 3), '<white'), /no such side/);
    match(refusalOf(scribe, stone(0, 0, 1), '<white'), /before the first move/);
    match(refusalOf(scribe, mark(0, 0, '10'), '<white'), /“10” cannot be a mark/);
    match(refusalOf(scribe, unmark(0, 0), '<white'), /no mark on A9/);
    match(refusalOf(scribe, DELETE, '<size'), /no move here/);
    match(refusalOf(scribe, VARIATION, '<white'), /main line/);
    match(refusalOf(scribe, PROMOTE, '<white'), /main line/);
  });

  it('set-up stones before variations that have their own', () => {
    const scribe = line(`<moves><pre><black x="1" y="1"/></pre>${W}</moves>`);
    match(refusalOf(scribe, stone(3, 3, 1), '<moves'), /Variations further on/);
  });

  it('to put a variation that begins with a pre into a line', () => {
    match(refusalOf(line(B, `<moves><pre title="t"/>${W}</moves>`, W), PROMOTE, W), /begins with a pre/);
  });

  it('to write at a damaged tag, or where an end tag is missing', () => {
    match(refusalOf(line(B, '<white x="2" y=2/>'), comment('x'), 'y=2'), /damaged here/);
    match(refusalOf(record(`<moves>${B}`), play(1, 1), '<black'), /not closed, or an end tag/);
  });
});
