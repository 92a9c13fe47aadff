import { deepEqual, equal, ok } from 'node:assert/strict';
import { clock } from '../../webview/log';
import { enterPage, leavePage, Shown } from './boards';
import { whileResizing } from './resized';

const LESSON = [
  { author: 'Teacher', text: 'Welcome', time: 0 },
  { author: 'Pupil', text: 'Hello', time: 6.5 },
  { text: 'somebody', time: 3725 },
];

describe('Beside the comment', () => {
  before(enterPage);
  after(leavePage);

  it('stand the problem and the evaluation', () => {
    const shown = new Shown({
      problem: 'Black to play',
      evaluation: { text: 'Good move', kind: 'good' },
      comment: 'Why',
    });
    deepEqual(
      shown.all('.chip').map((chip) => chip.textContent),
      ['Black to play', 'Good move'],
    );
    equal(shown.text('[aria-live]'), 'Move 2: White C2, Black to play, Black to play, Good move, Why');
  });

  it('stand the messages of a lesson, with their authors and times', () => {
    const shown = new Shown({ messages: LESSON });
    deepEqual(
      shown.all('[role=log] li').map((entry) => [...entry.children].map((part) => part.textContent)),
      [
        ['0:00', 'Teacher', 'Welcome'],
        ['0:06', 'Pupil', 'Hello'],
        ['1:02:05', 'somebody'],
      ],
    );
  });

  it('a message comes in addition, so that only it is heard', () => {
    const shown = new Shown({ messages: LESSON.slice(0, 1) });
    const first = shown.all('[role=log] li')[0];
    shown.show({ messages: LESSON.slice(0, 2) });
    equal(shown.all('[role=log] li')[0], first);
    equal(shown.all('[role=log] li').length, 2);
    shown.show({ messages: LESSON.slice(1) });
    equal(shown.text('[role=log] li b'), 'Pupil');
    shown.show({});
    ok(shown.find('[role=log]').hasAttribute('hidden'));
  });

  it('a message stands once, also where the record gives it as the comment', () => {
    const shown = new Shown({ messages: LESSON.slice(0, 2), comment: 'Hello' });
    equal(shown.all('.comment').length, 0);
    ok(!shown.text('[aria-live]').includes('Hello'));
    shown.show({ messages: LESSON.slice(0, 2), comment: 'Welcome' });
    equal(shown.text('.comment'), 'Welcome');
  });

  it('the newest message is in sight, and another comment is read from its beginning', () => {
    const shown = new Shown({ comment: 'A' });
    const notes = Object.assign(shown.find('.notes'), { clientHeight: 100, scrollTop: 0 });
    Object.assign(shown.find('[role=log]'), { offsetTop: 80, offsetHeight: 300 });
    shown.show({ comment: 'A', messages: LESSON });
    equal(notes.scrollTop, 280);
    notes.scrollTop = 20;
    shown.show({ comment: 'A', messages: LESSON, toMove: 'white' });
    equal(notes.scrollTop, 20);
    shown.show({ comment: 'B' });
    equal(notes.scrollTop, 0);
    // Where more stands below it, it is above what fades out.
    Object.assign(notes, { scrollHeight: 600 });
    shown.show({ comment: 'B', messages: LESSON });
    equal(notes.scrollTop, 310);
  });

  it('the newest message stays in sight when there is less room, unless a person has scrolled elsewhere', () => {
    whileResizing((resize) => {
      const shown = new Shown({});
      const notes = Object.assign(shown.find('.notes'), { clientHeight: 100, scrollTop: 0 });
      Object.assign(shown.find('[role=log]'), { offsetTop: 80, offsetHeight: 300 });
      shown.show({ messages: LESSON });
      Object.assign(notes, { clientHeight: 60 });
      resize();
      equal(notes.scrollTop, 320);
      Object.assign(notes, { clientHeight: 50, scrollTop: 7 });
      resize();
      equal(notes.scrollTop, 7);
    });
  });

  it('what goes on below fades out, and nothing fades that is all there', () => {
    const shown = new Shown({ comment: 'A' });
    const notes = Object.assign(shown.find('.notes'), { clientHeight: 100, scrollHeight: 100, scrollTop: 0 });
    shown.show({ comment: 'B' });
    ok(!notes.classList.contains('goes-on-below'));
    Object.assign(notes, { scrollHeight: 150 });
    shown.show({ comment: 'C' });
    ok(notes.classList.contains('goes-on-below'));
    notes.scrollTop = 50;
    shown.fire(notes, 'scroll');
    ok(!notes.classList.contains('goes-on-below'));
  });

  it('of a line that the edge cuts what is in sight fades out, and nothing of a whole one', () => {
    const shown = new Shown({ comment: 'A' });
    const notes = Object.assign(shown.find('.notes') as HTMLElement, {
      clientHeight: 100,
      scrollHeight: 150,
      scrollTop: 0,
    });
    notes.getBoundingClientRect = () => ({ bottom: 100 }) as DOMRect;
    const { createRange } = document;
    let lines: readonly [top: number, bottom: number][] = [];
    const rects = () => lines.map(([top, bottom]) => ({ top, bottom, height: bottom - top }));
    document.createRange = () => Object.assign(createRange.call(document), { getClientRects: rects as never });
    const cut = (...all: typeof lines): string => {
      lines = all;
      shown.fire(notes, 'scroll');
      return notes.style.getPropertyValue('--cut');
    };
    try {
      deepEqual([cut([70, 88], [88, 106]), cut([80, 98], [98, 116]), cut([64, 82], [82, 100])], ['12px', '4px', '4px']);
    } finally {
      document.createRange = createRange;
    }
  });

  it('a date is not broken, a long fact may be', () => {
    const shown = new Shown({ about: { facts: ['2025-03-04', 'White gets 7 points (3.5 zi under area scoring)'] } });
    deepEqual(
      shown.all('.facts li').map((fact) => fact.className),
      ['whole', ''],
    );
  });

  it('nothing stands when nothing is said', () => {
    equal(new Shown().all('.chip, .comment, .faults, ul.goes-on').length, 0);
  });

  it('times are read as on a clock', () => {
    deepEqual([0, 59.9, 60, 3599, 3600, 36_000].map(clock), ['0:00', '0:59', '1:00', '59:59', '1:00:00', '10:00:00']);
  });
});

describe('A way on', () => {
  before(enterPage);
  after(leavePage);

  it('is called by its place, and off the board in the words of the record', () => {
    const named = (x: number, label: string): string =>
      new Shown({ next: [{ label, color: 1, cell: { x, y: 2 }, position: { line: 1, character: 0 } }] }).text(
        '.goes-on button',
      );
    equal(named(30, '3. Black (30, 2)'), '3. Black (30, 2)');
  });
});

describe('What has the focus', () => {
  before(enterPage);
  after(leavePage);

  it('is not drawn again while it looks the same', () => {
    const next = [{ label: '3. Black A3', color: 1, cell: { x: 0, y: 2 }, position: { line: 1, character: 0 } }];
    const shown = new Shown({ next });
    const button = shown.find('.goes-on button');
    shown.show({ next, move: 2, toMove: 'white' });
    equal(shown.find('.goes-on button'), button);
    shown.show({ next: [{ ...next[0], label: 'Another', color: undefined }] });
    equal(shown.text('.goes-on button'), 'Another');
  });
});
