import { deepEqual, equal, ok } from 'node:assert/strict';
import { Editable } from '../../../server/src/protocol/board';
import { shifted } from '../../src/board/anchor';
import { boardFrom, FromPanel, ToPanel } from '../../src/board/messages';
import { boardEditFor, type Clicked } from '../../webview/board-edits';
import { scaleFor } from '../../webview/raster';
import { answer, enterPage, FRAME, leavePage, Shown } from './boards';

const EVERYTHING = {
  comment: true,
  stones: true,
  marks: true,
  labels: true,
  forms: ['triangle', 'square', 'circle', 'cross'],
  promote: true,
  remove: true,
};

const names = (shown: Shown): string[] =>
  shown.all('.kit button:not([hidden])').map((button) => button.getAttribute('aria-label') ?? '');

describe('The tools of the panel', () => {
  before(enterPage);
  after(leavePage);

  const shownWith = (more: object = {}, language = 'en'): Shown =>
    new Shown({ editable: EVERYTHING, ...more }, language);

  it('are those that the record can hold', () => {
    deepEqual(names(shownWith({ editable: { stones: false, comment: true } })), ['Play', 'Pass', 'Edit the comment']);
    equal(names(shownWith()).length, 17);
  });

  it('offer only the forms of marks that the record has', () => {
    const marks = names(shownWith({ editable: { marks: true, labels: true, forms: ['circle'] } }));
    ok(marks.includes('Mark with a circle'));
    ok(!marks.includes('Mark with a triangle'));
    ok(marks.includes('Label with the next letter'));
  });

  it('offer no next letter where labels are of a few kinds', () => {
    deepEqual(names(shownWith({ editable: { labels: true, fixed: true } })), [
      'Play',
      'Label with this text',
      'Clear marks',
      'Pass',
    ]);
  });

  it('take no longer label than the record can hold', () => {
    const longest = (editable: object): string | null =>
      shownWith({ editable: { ...EVERYTHING, ...editable } })
        .find('.label-text')
        .getAttribute('maxlength');
    deepEqual([longest({ labelLength: 1 }), longest({})], ['1', '20']);
  });

  it('are not there where nothing can be written', () => {
    equal(
      shownWith({ editable: { play: false } })
        .find('.tool-edit')
        .hasAttribute('hidden'),
      true,
    );
    // One can play, and that goes without saying.
    equal(
      shownWith({ editable: { pass: false } })
        .find('.tool-edit')
        .hasAttribute('hidden'),
      true,
    );
  });

  it('speak Chinese', () => {
    deepEqual(names(shownWith({ editable: { remove: true } }, 'zh-CN')), ['落子', '停一手', '删除这一手及其后续']);
  });

  it('change what a click on the board does, and say which is in use', () => {
    const shown = shownWith();
    shown.fire(shown.find('.tool-white'), 'click');
    equal(shown.find('.tool-white').getAttribute('aria-pressed'), 'true');
    equal(shown.find('.tool-play').getAttribute('aria-pressed'), 'false');
    shown.fire(shown.point(0, 0), 'click');
    deepEqual(shown.said, [{ type: 'write', boardEdit: { kind: 'stone', cell: { x: 0, y: 0 }, color: 2 } }]);
  });

  it('are not used by the second click of a double click on what opens them', () => {
    const shown = shownWith();
    shown.fire(shown.find('.tool-edit'), 'click', { detail: 1 });
    shown.fire(shown.find('.tool-remove'), 'click', { detail: 2 });
    deepEqual(shown.said, []);
    shown.fire(shown.find('.tool-remove'), 'click', { detail: 3 });
    deepEqual(shown.said, [{ type: 'write', boardEdit: { kind: 'delete', what: 'node' } }]);
  });

  it('work on a point with the keyboard too', () => {
    const shown = shownWith();
    shown.fire(shown.find('.tool-triangle'), 'click');
    shown.fire(shown.point(1, 1), 'keydown', { key: 'Enter' });
    deepEqual(shown.said, [{ type: 'write', boardEdit: { kind: 'mark', cell: { x: 1, y: 1 }, form: 'triangle' } }]);
  });

  it('are put away with the escape key', () => {
    const shown = shownWith();
    shown.fire(shown.find('.tool-black'), 'click');
    shown.fire(shown.point(0, 0), 'keydown', { key: 'Escape' });
    shown.fire(shown.point(0, 0), 'click');
    deepEqual(shown.said, [{ type: 'play', cell: { x: 0, y: 0 } }]);
  });

  it('give way to playing when the record changes to one that does not know them', () => {
    const shown = shownWith();
    shown.fire(shown.find('.tool-black'), 'click');
    shown.show({ editable: {} });
    shown.fire(shown.point(0, 0), 'click');
    deepEqual(shown.said.at(-1), { type: 'play', cell: { x: 0, y: 0 } });
  });

  it('pass, promote and delete at once', () => {
    const shown = shownWith();
    for (const name of ['pass', 'promote', 'remove', 'removeVariation']) {
      shown.fire(shown.find(`.tool-${name}`), 'click');
    }
    deepEqual(
      shown.said.map((message) => (message as unknown as { boardEdit: unknown }).boardEdit),
      [{ kind: 'pass' }, { kind: 'promote' }, { kind: 'delete', what: 'node' }, { kind: 'delete', what: 'variation' }],
    );
  });

  it('are one stop of the tab key, and arrows go from one to the next', () => {
    const shown = shownWith();
    const stops = () => shown.all('.kit [tabindex="0"]').map((one) => one.getAttribute('class'));
    deepEqual(stops(), ['tool-play']);
    shown.fire(shown.find('.tool-play'), 'keydown', { key: 'ArrowRight' });
    deepEqual(stops(), ['tool-black']);
    shown.fire(shown.find('.tool-black'), 'keydown', { key: 'ArrowLeft' });
    shown.fire(shown.find('.tool-play'), 'keydown', { key: 'ArrowLeft' });
    deepEqual(stops(), ['tool-removeVariation']);
    deepEqual(shown.said, []);
  });

  it('unfold from one word, and with them goes what was in hand', () => {
    const shown = shownWith();
    const edit = shown.find('.tool-edit');
    equal(edit.getAttribute('aria-expanded'), 'false');
    shown.fire(edit, 'click');
    equal(edit.getAttribute('aria-expanded'), 'true');
    ok(shown.find('.tools').classList.contains('open'));
    shown.fire(shown.find('.tool-black'), 'click');
    shown.fire(edit, 'click');
    ok(!shown.find('.tools').classList.contains('open'));
    equal(shown.find('.tool-play').getAttribute('aria-pressed'), 'true');
  });

  it('want the text of a label before they put one', () => {
    const shown = shownWith();
    shown.fire(shown.find('.tool-text'), 'click');
    shown.fire(shown.point(0, 0), 'click');
    equal(shown.text('.refusal'), 'Type the text of the label first.');
    deepEqual(shown.said, []);
    (shown.find('.label-text') as HTMLInputElement).value = '劫';
    shown.fire(shown.point(0, 0), 'click');
    deepEqual(shown.said, [{ type: 'write', boardEdit: { kind: 'mark', cell: { x: 0, y: 0 }, label: '劫' } }]);
  });
});

describe('The comment in the panel', () => {
  before(enterPage);
  after(leavePage);

  const begun = (comment?: string): Shown => {
    const shown = new Shown({ editable: EVERYTHING, ...(comment === undefined ? {} : { comment }) });
    shown.fire(shown.find('.tool-comment'), 'click');
    return shown;
  };
  const area = (shown: Shown): HTMLTextAreaElement => shown.find('.comment-text') as HTMLTextAreaElement;
  const isOpen = (shown: Shown): boolean => !shown.find('.comment-editor').hasAttribute('hidden');
  const BEGIN = { type: 'comment', what: 'begin', uri: FRAME.uri, position: { line: 3, character: 0 }, version: 1 };

  it('is edited in its place, for the place at which it was begun', () => {
    const shown = begun('好');
    equal(area(shown).value, '好');
    deepEqual(shown.said, [BEGIN]);
    ok(shown.document.body.classList.contains('commenting'));
  });

  it('is saved with Ctrl+Enter, and closed when the record has it', () => {
    const shown = begun('好');
    area(shown).value = '好！';
    shown.fire(area(shown), 'keydown', { key: 'Enter', ctrlKey: true });
    deepEqual(shown.said, [BEGIN, { type: 'comment', what: 'save', text: '好！' }]);
    ok(isOpen(shown));
    shown.panel.take({ type: 'commented', written: true });
    equal(isOpen(shown), false);
  });

  it('is saved when the focus goes elsewhere, once', () => {
    const shown = begun();
    area(shown).value = 'new';
    shown.fire(area(shown), 'blur');
    shown.fire(area(shown), 'blur');
    deepEqual(shown.said, [BEGIN, { type: 'comment', what: 'save', text: 'new' }]);
  });

  it('keeps what was typed when the record refuses it', () => {
    const shown = begun();
    area(shown).value = 'new';
    shown.fire(area(shown), 'blur');
    shown.panel.take({ type: 'commented', written: false });
    ok(isOpen(shown));
    equal(area(shown).value, 'new');
  });

  it('keeps what was typed while the record changes', () => {
    const shown = begun('old');
    area(shown).value = 'typed';
    shown.show({ editable: EVERYTHING, version: 2, comment: 'other' });
    equal(area(shown).value, 'typed');
  });

  it('is given up with Esc, and stays as it is', () => {
    const shown = begun('old');
    area(shown).value = 'typed';
    shown.fire(area(shown), 'keydown', { key: 'Escape' });
    equal(isOpen(shown), false);
    deepEqual(shown.said, [BEGIN, { type: 'comment', what: 'drop' }]);
  });

  it('leaves the keys to whoever chooses Chinese words', () => {
    const shown = begun('old');
    shown.fire(area(shown), 'keydown', { key: 'Escape', isComposing: true });
    ok(isOpen(shown));
  });

  it('is not written when nothing has changed', () => {
    const shown = begun('old');
    shown.fire(area(shown), 'blur');
    deepEqual(shown.said, [BEGIN, { type: 'comment', what: 'drop' }]);
  });

  it('says so where none can be written', () => {
    const shown = new Shown({ editable: {} });
    shown.panel.take({ type: 'editComment' });
    equal(isOpen(shown), false);
    equal(shown.text('.refusal'), 'No comment can be written here.');
  });

  it('is opened by a command, also before there is a board', () => {
    const shown = new Shown(null as never);
    shown.panel.take({ type: 'editComment' });
    equal(isOpen(shown), false);
    shown.show({ editable: EVERYTHING });
    ok(isOpen(shown));
  });
});

describe('A click with a tool', () => {
  const at = (more: Partial<Clicked> = {}): Clicked => ({
    cell: { x: 1, y: 1 },
    sign: '.',
    marks: [],
    text: '',
    ...more,
  });
  const cell = { x: 1, y: 1 };

  it('puts a stone, or takes away one of the same color', () => {
    deepEqual(boardEditFor('black', at()), { kind: 'stone', cell, color: 1 });
    deepEqual(boardEditFor('black', at({ sign: 'X' })), { kind: 'stone', cell, color: 0 });
    deepEqual(boardEditFor('white', at({ sign: 'X' })), { kind: 'stone', cell, color: 2 });
    deepEqual(boardEditFor('erase', at({ sign: 'O' })), { kind: 'stone', cell, color: 0 });
  });

  it('puts a mark, or takes away the same one', () => {
    deepEqual(boardEditFor('square', at()), { kind: 'mark', cell, form: 'square' });
    deepEqual(boardEditFor('square', at({ marks: [{ ...cell, form: 'square' }] })), { kind: 'unmark', cell });
    deepEqual(boardEditFor('square', at({ marks: [{ ...cell, form: 'circle' }] })), {
      kind: 'mark',
      cell,
      form: 'square',
    });
  });

  it('goes on with the letters and the numbers that are free', () => {
    const marks = ['A', 'C', '1', '2'].map((label, x) => ({ x, y: 0, label }));
    deepEqual(boardEditFor('letter', at({ marks })), { kind: 'mark', cell, label: 'B' });
    deepEqual(boardEditFor('number', at({ marks })), { kind: 'mark', cell, label: '3' });
    deepEqual(boardEditFor('letter', at({ marks: [{ ...cell, label: 'Z' }] })), { kind: 'unmark', cell });
  });

  it('has letters for as many points as there are', () => {
    const labels = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const marks = [...labels].map((label, x) => ({ x, y: 0, label }));
      const boardEdit = boardEditFor('letter', at({ marks }));
      if (boardEdit?.kind === 'mark') labels.add(boardEdit.label ?? '');
    }
    deepEqual([labels.size, [...labels][52]], [60, 'AA']);
  });

  it('changes a label to the text that is wanted', () => {
    deepEqual(boardEditFor('text', at({ text: 'ko', marks: [{ ...cell, label: 'A' }] })), {
      kind: 'mark',
      cell,
      label: 'ko',
    });
    deepEqual(boardEditFor('text', at({ text: 'A', marks: [{ ...cell, label: 'A' }] })), { kind: 'unmark', cell });
    equal(boardEditFor('text', at()), undefined);
  });
});

describe('A message about writing', () => {
  it('from the panel is one that there is, or nothing', () => {
    deepEqual(FromPanel.take({ type: 'write', boardEdit: { kind: 'pass', more: 1 } }), {
      type: 'write',
      boardEdit: { kind: 'pass' },
    });
    equal(FromPanel.take({ type: 'write', boardEdit: { kind: 'format disk' } }), undefined);
    equal(FromPanel.take({ type: 'comment', what: 'save', text: 5 }), undefined);
    equal(FromPanel.take({ type: 'comment', what: 'begin', uri: '', position: { line: 0, character: 0 } }), undefined);
    equal(FromPanel.take({ type: 'painted', id: -1 }), undefined);
  });

  it('brings the bytes of a picture, however they come', () => {
    const { buffer } = new Uint8Array([1, 2]);
    for (const png of [buffer, new Uint8Array([1, 2])]) {
      const painted = { type: 'painted', id: 3, copied: false, png: new Uint8Array([1, 2]) };
      deepEqual(FromPanel.take({ type: 'painted', id: 3, png }), painted);
    }
    deepEqual(FromPanel.take({ type: 'painted', id: 3, png: 'text', copied: 1 }), {
      type: 'painted',
      id: 3,
      copied: false,
    });
  });

  it('to the panel is one that there is, or nothing', () => {
    deepEqual(ToPanel.take({ type: 'paint', id: 1, svg: '<svg/>' }), {
      type: 'paint',
      id: 1,
      svg: '<svg/>',
      copy: false,
    });
    equal(ToPanel.take({ type: 'paint', id: 1 }), undefined);
    equal(ToPanel.take({ type: 'commented' })?.type, 'commented');
    equal(ToPanel.take(null), undefined);
  });
});

describe('What the board may write', () => {
  it('is what the server says, and playing if it says nothing', () => {
    equal(boardFrom(answer())?.editable.play, true);
    equal(boardFrom(answer({ editable: { play: false } }))?.editable.play, false);
    deepEqual(Editable.take({ marks: true, forms: ['circle', 5] })?.forms, ['circle']);
    equal(Editable.take({ comment: 'yes' })?.comment, false);
  });

  it('is the same when it is looked at again', () => {
    const may = Editable.take({ ...EVERYTHING, play: false });
    deepEqual(Editable.take(JSON.parse(JSON.stringify(may))), may);
  });
});

describe('A place in a text that changes', () => {
  const change = (rangeOffset: number, rangeLength: number, text: string) => ({ rangeOffset, rangeLength, text });

  it('stays with what stands there', () => {
    equal(shifted(10, [change(2, 3, 'abcde')]), 12);
    equal(shifted(10, [change(20, 3, '')]), 10);
    equal(shifted(10, [change(10, 0, 'new')]), 13);
    equal(shifted(10, [change(12, 1, 'x'), change(4, 2, '')]), 8);
  });

  it('goes to the start of what is replaced around it', () => {
    equal(shifted(10, [change(8, 5, 'whatever')]), 8);
    equal(shifted(10, [change(8, 5, ''), change(0, 0, '12')]), 10);
  });
});

describe('A picture of points', () => {
  it('is three times as sharp as the drawing, but not larger than a browser can draw', () => {
    equal(scaleFor(500, 300), 3);
    equal(scaleFor(300, 24_000), 0.25);
    equal(scaleFor(0, 0), 3);
  });
});
