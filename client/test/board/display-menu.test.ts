import { deepEqual, equal, ok } from 'node:assert/strict';
import { enterPage, leavePage, Shown } from './boards';

const items = (shown: Shown): Element[] => shown.all('[role=menu] button');
const chosen = (shown: Shown) =>
  items(shown)
    .filter((item) => item.getAttribute('aria-checked') === 'true')
    .map((item) => item.textContent);

describe('The menu of how the board looks', () => {
  before(enterPage);
  after(leavePage);

  it('opens and closes, and tells what is chosen', () => {
    const shown = new Shown({}, 'en', { coordinates: 'numbers', numbers: 'last', pinned: true });
    const button = shown.find('.display > button');
    ok(shown.find('[role=menu]').hasAttribute('hidden'));
    shown.fire(button, 'click');
    equal(button.getAttribute('aria-expanded'), 'true');
    ok(!shown.find('[role=menu]').hasAttribute('hidden'));
    deepEqual(chosen(shown), ['Numbers', 'The last ten', 'Stay with this record']);
    shown.fire(shown.find('.field-of-board'), 'mousedown');
    ok(shown.find('[role=menu]').hasAttribute('hidden'));
  });

  it('chooses and is gone', () => {
    const shown = new Shown();
    shown.news();
    for (const [item, message] of [
      [2, { type: 'coordinates', value: 'off' }],
      [5, { type: 'numbers', value: 'all' }],
      [6, { type: 'pin' }],
    ] as const) {
      shown.fire(shown.find('.display > button'), 'click');
      shown.fire(items(shown)[item] as Element, 'click');
      deepEqual(shown.news(), [message]);
      ok(shown.find('[role=menu]').hasAttribute('hidden'));
    }
  });

  it('closes by the escape key, and its arrows do not step through the record', () => {
    const shown = new Shown();
    shown.fire(shown.find('.display > button'), 'click');
    shown.news();
    shown.fire(items(shown)[0] as Element, 'keydown', { key: 'ArrowDown' });
    deepEqual(shown.news(), []);
    shown.fire(items(shown)[0] as Element, 'keydown', { key: 'Escape' });
    ok(shown.find('[role=menu]').hasAttribute('hidden'));
  });

  it('speaks Chinese', () => {
    deepEqual(
      items(new Shown({}, 'zh-CN')).map((item) => item.textContent),
      ['字母', '数字', '不显示', '不显示', '最后十手', '全部', '固定在此棋谱'],
    );
  });
});
