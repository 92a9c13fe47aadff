import { deepEqual, equal } from 'node:assert/strict';
import { located } from '../../../../src/record/locate';
import { finished } from '../../../../src/text/edit';
import { board, found, inMoves, open, record, stones } from './checked';

const rows = (text: string, at?: string): readonly string[] => board(text, at)?.rows ?? [];

describe('How a wei7 2.2 record is played', () => {
  it('a variation goes on from before the move that it stands before', () => {
    const text = record(`<black x="0" y="0"/>
<moves><white x="1" y="0"/><black x="2" y="0"/></moves>
<moves><white x="1" y="1"/></moves>
<white x="1" y="2"/>`);
    equal(rows(text, 'black x="2"')[0], 'XOX......');
    deepEqual(rows(text, 'white x="1" y="1"').slice(0, 3), ['X........', '.O.......', '.........']);
    deepEqual(rows(text).slice(0, 3), ['X........', '.........', '.O.......']);
  });

  it('a variation at the end goes on from the last move', () => {
    const text = record('<black x="0" y="0"/><moves><white x="1" y="0"/></moves>');
    equal(rows(text, 'white')[0], 'XO.......');
    equal(rows(text)[0], 'X........');
  });

  it('variations in variations go on from where they branch off', () => {
    const text = record(`<black x="0" y="0"/>
<moves>
 <white x="1" y="0"/>
 <moves><black x="2" y="0"/><white x="3" y="0"/></moves>
 <black x="4" y="0"/>
</moves>
<white x="5" y="0"/>`);
    equal(rows(text, 'white x="3"')[0], 'XOXO.....');
    equal(rows(text, 'black x="4"')[0], 'XO..X....');
    equal(rows(text)[0], 'X....O...');
  });

  it('a set-up puts its stones before the first move', () => {
    const text = record('<pre><black x="0" y="0"/><white x="1" y="0"/></pre><black x="1" y="1"/>');
    equal(rows(text, 'pre')[0], 'XO.......');
    equal(board(text, 'pre')?.node.move, 0);
    equal(rows(text)[1], '.X.......');
  });

  it('a set-up that does not come first puts none', () => {
    const text = record('<black x="1" y="1"/><pre><black x="0" y="0"/></pre><white x="0" y="0"/>');
    deepEqual(found(text), ['pre-not-first: pre']);
    equal(rows(text)[0], 'O........');
  });

  it('stones can be set up below set-ups without stones, and in each of several variations', () => {
    const chapter = '<moves><pre><black x="0" y="0"/></pre><white x="1" y="1"/></moves>';
    deepEqual(inMoves(`<pre title="a"/><moves><pre title="b"/>${chapter}${chapter}</moves>`), []);
  });

  it('stones cannot be set up after a pass, nor after other stones, and do not count then', () => {
    deepEqual(inMoves('<black type="pass"/><moves><pre><black x="0" y="0"/></pre><white x="0" y="0"/></moves>'), [
      'pre-stones-after-play: pre',
    ]);
    deepEqual(inMoves('<pre><black x="0" y="0"/></pre><moves><pre><black x="0" y="0"/></pre></moves>'), [
      'pre-stones-after-play: pre',
    ]);
  });

  it('of stones set up on one point the first stays', () => {
    const text = record('<pre><black x="0" y="0"/><white x="0" y="0"/><black x="0" y="0"/></pre>');
    deepEqual(found(text), ['pre-point-repeated: white', 'pre-point-repeated: black']);
    equal(rows(text)[0], 'X........');
  });

  it('each block that is set up without a liberty is told at its first stone, and stays', () => {
    const text = record(`<pre><white x="0" y="1"/><black x="1" y="0"/><black x="0" y="0"/><white x="1" y="1"/>
<white x="2" y="0"/></pre>`);
    deepEqual(found(text), ['pre-no-liberty: black']);
    equal(stones(board(text)), 5);
  });

  it('stones are taken, and their points are free again', () => {
    const text = record(`<pre><white x="0" y="0"/><black x="1" y="0"/></pre>
<black x="0" y="1"/><white x="8" y="8"/><black x="0" y="0"/>`);
    deepEqual(found(text), []);
    deepEqual(board(text, 'black x="0" y="1"')?.captures, { black: 1, white: 0 });
  });

  it('a move on a taken point is an error, does not count on the board, and names the stone', () => {
    const text = record('<black x="0" y="0"/><white x="0" y="0"/><black x="1" y="0"/>');
    const [fault] = open(text).diagnostics().list;
    equal(fault?.message, 'A9 is taken: a black stone stands there.');
    equal(fault?.related?.ordinal, 1);
    equal(rows(text)[0], 'XX.......');
  });

  it('a stone off the board is not placed, but counts as a move', () => {
    const text = record('<black x="9" y="0"/><moves><pre><black x="0" y="0"/></pre></moves><white x="0" y="0"/>');
    deepEqual(found(text), ['coordinate-range: 9', 'pre-stones-after-play: pre']);
    equal(board(text)?.node.move, 2);
  });

  it('suicide and taking a ko back at once are remarks', () => {
    const suicide = '<pre><black x="0" y="1"/><black x="1" y="0"/></pre><white x="0" y="0"/>';
    deepEqual(inMoves(suicide), ['suicide: white']);
    const ko = `<pre><black x="1" y="0"/><black x="0" y="1"/><black x="1" y="2"/>
<white x="2" y="0"/><white x="3" y="1"/><white x="2" y="2"/><white x="1" y="1"/></pre>
<black x="2" y="1"/><white x="1" y="1"/>`;
    deepEqual(inMoves(ko), ['ko-retake: white']);
  });

  it('the same holds on each of a thousand variations', () => {
    const variation = '<moves><white x="1" y="0"/><black x="1" y="0"/></moves>';
    const told = inMoves(`<black x="0" y="0"/>${variation.repeat(1000)}<white x="2" y="0"/>`);
    deepEqual([...new Set(told)], ['stone-on-occupied-point: black']);
    equal(told.length, 1000);
  });
});

describe('The board of a wei7 2.2 record', () => {
  const text = record(`<pre title="Set up" problem="white" comment="Look"><black x="2" y="2"/>
<mark x="0" y="0" symbol="A"/></pre>
<mark x="1" y="1" symbol="&amp;"/>
<moves><mark x="5" y="5" symbol="v"/><white x="4" y="4"/></moves>
<mark x="9" y="1" symbol="*"/>
<white x="3" y="3" eval="good" comment="one&#10;two" title="Move"/>
<black type="pass"/>`);

  it('shows the marks of a set-up, and those before a move', () => {
    deepEqual(board(text, 'pre title')?.marks, [{ x: 0, y: 0, label: 'A' }]);
    deepEqual(board(text, 'white x="4"')?.marks, [{ x: 5, y: 5, label: 'v' }]);
    deepEqual(board(text, 'white x="3"')?.marks, [
      { x: 1, y: 1, label: '&' },
      { x: 9, y: 1, label: '*' },
    ]);
    deepEqual(board(text)?.marks, []);
  });

  it('shows titles and comments', () => {
    const { title, comment } = board(text, 'white x="3"') ?? {};
    deepEqual([title, comment], ['Move', 'one\ntwo']);
    deepEqual([board(text, 'pre title')?.title, board(text)?.comment], ['Set up', undefined]);
  });

  it('says whose move it is', () => {
    const sides = ['pre title', 'white x="3"', undefined].map((at) => board(text, at)?.toMove);
    deepEqual(sides, ['white', 'black', 'white']);
  });

  it('says what the record thinks of a move, and what it asks', () => {
    const view = open(text).document.record;
    const notes = (at: string) => {
      const spot = view && finished(located(view.course, text.indexOf(at)));
      return spot && view.notes?.(spot);
    };
    const good = { text: { en: 'a good move', zh: '好棋' }, kind: 'good' };
    deepEqual(notes('white x="3"'), { evaluation: good, problem: undefined });
    deepEqual(notes('pre title'), { evaluation: undefined, problem: { en: 'White to play', zh: '白先' } });
  });

  it('is empty where nothing is played', () => {
    equal(stones(board(record('<moves/>'))), 0);
    equal(board('<wei7 version="2.2"><size>9</size></wei7>'), undefined);
  });

  it('has the size that the record says, else 19', () => {
    equal(board(record('<pre/>', 13))?.columns, 13);
    equal(board(record('<pre/>', 12))?.columns, 19);
  });

  it('tells the players, the result and the rules', () => {
    const about = (inside: string) => {
      const document = open(`<wei7 version="2.2"><size>9</size>${inside}<moves><pre/></moves></wei7>`);
      return document.document.record?.about?.(document.document.root, undefined as never);
    };
    const told = about(`<game name="N"><white id="w" rank="1d"/><black name="B"/><time>2011-09-06T02:35:19Z</time>
<rules scoring="area" komi="7.5" type="Chinese"/><result winner="black" margin="2"/></game>`);
    deepEqual(told?.players, [
      { side: 'black', name: 'B', rank: undefined },
      { side: 'white', name: 'w', rank: '1d' },
    ]);
    deepEqual([told?.name, told?.result?.en], ['N', 'Black wins by 2']);
    deepEqual(
      told?.facts.map(({ zh }) => zh),
      ['中国规则', '贴 7.5 目，数子法即 3.75 子', '2011-09-06'],
    );
    deepEqual(about('<game><result winner="neither"/></game>')?.result?.en, 'Draw');
    deepEqual(about('')?.players, []);
  });
});
