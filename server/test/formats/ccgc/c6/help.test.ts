import { deepEqual, equal, ok } from 'node:assert/strict';
import { completionsAt, plainText } from '../../../../src/language/completion';
import { foldsOf } from '../../../../src/language/folding';
import { ghostAt } from '../../../../src/language/ghost';
import { type Hover, hoverAt } from '../../../../src/language/hover';
import { symbolsOf } from '../../../../src/language/symbols';
import { located } from '../../../../src/record/locate';
import { dateOfToday, today } from '../../../../src/record/today';
import { finished } from '../../../../src/text/edit';
import { times } from '../../../support/length';
import { Random } from '../../../support/random';
import { found, game, HEADER, record } from './record';

/// The texts that would come of what is offered where `|` stands.
function completed(marked: string): string[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { list = [], from, to } = finished(completionsAt(record(text).document, offset, 'en')) ?? {};
  return list.map(({ insert }) => text.slice(0, from) + plainText(insert) + text.slice(to));
}

/// The same behind a sound header, without it.
const offered = (moves: string): string[] =>
  completed(game(moves)).map((text) => text.replace(HEADER, '').replace(/\}$/, ''));

const inHeader = (header: string): string[] => completed(header);

function hovered(text: string, at: string): Hover | undefined {
  return finished(hoverAt(record(text).document, text.indexOf(at), 'en'));
}

/// What shows on the board where `|` stands: a column, or points.
function ghost(moves: string): string {
  const marked = moves.startsWith('{') ? moves : game(moves);
  const offset = marked.indexOf('|');
  const { document } = record(marked.replace('|', ''));
  const here = document.record && finished(located(document.record.course, offset));
  if (!document.record || !here) return '';
  const { column, cells = [] } = finished(ghostAt(document, document.record, here, offset)) ?? {};
  const letter = (x: number): string => String.fromCharCode(65 + x);
  return column === undefined ? cells.map(({ x, y }) => `${letter(x)}${19 - y}`).join(' ') : letter(column);
}

describe('Completion in Connect6 records', () => {
  it('begins with a header to be filled in', () => {
    const [text = ''] = completed('|');
    deepEqual(found(text), []);
    deepEqual(completed('\n |').length, 1);
  });

  it('knows the code, the results, and what time and event look like', () => {
    deepEqual(inHeader(HEADER.replace('C6', '|')), [HEADER]);
    deepEqual(
      inHeader(HEADER.replace('先手胜', '|')).map((text) => text.slice(18, 21)),
      ['先手胜', '后手胜'],
    );
    deepEqual(inHeader(HEADER.replace('2018.08.03 10:30 合肥', '|')), [
      HEADER.replace('2018.08.03 10:30 合肥', `${dateOfToday('.')} 10:30 重庆`),
    ]);
    deepEqual(inHeader(HEADER.replace('2018 CCGC', '|')), [HEADER.replace('2018 CCGC', `${today().year} 国赛`)]);
    deepEqual(inHeader(HEADER.replace('甲队 B', '|')), []);
    deepEqual(inHeader(HEADER.replace('2018 CCGC', '2018 |')), []);
  });

  it('knows the rest of a header that has been begun', () => {
    deepEqual(found(completed('{[C6][甲队]|}')[0] ?? ''), []);
    deepEqual(found(completed('{|}')[0] ?? ''), []);
    deepEqual(completed(`${HEADER.slice(0, -1)}|}`), []);
  });

  it('offers the stones of the side that is next, near those that stand there', () => {
    equal(offered('|')[0], 'B(J,10)');
    const white = offered('B(J,10);|');
    ok(white.length <= 24 && white.every((text) => text.startsWith('B(J,10);W(')));
    ok(white.includes('B(J,10);W(J,11)') && !white.includes('B(J,10);W(J,10)') && !white.includes('B(J,10);W(A,1)'));
    ok(offered('B(J,10);W(K,10);|').every((text) => text.startsWith('B(J,10);W(K,10);W(')));
    ok(offered('B(J,10);W(K,10);W(K,11);|').every((text) => text.startsWith('B(J,10);W(K,10);W(K,11);B(')));
  });

  it('says which stone completes a turn', () => {
    const detail = (moves: string): string | undefined => {
      const text = game(moves);
      return finished(completionsAt(record(text.replace('|', '')).document, text.indexOf('|'), 'en'))?.list[0]?.detail;
    };
    equal(detail('B(J,10);|'), 'White J11');
    equal(detail('B(J,10);W(J,11);|'), 'White J12, which completes the turn');
  });

  it('fits what has been typed of a move', () => {
    deepEqual(offered('B(A,1);W(S,1|').length, 11);
    deepEqual(offered('B(A,1);W(S,19|'), ['B(A,1);W(S,19)']);
    deepEqual(offered('B(A,1);W(S,19|)'), ['B(A,1);W(S,19)']);
    deepEqual(offered('B(A,1);W(S,1|9);W(S,18)'), offered('B(A,1);W(S,1|);W(S,18)'));
    equal(offered('B(A,1);W(A|').length, 18);
    ok(offered('B(A,1);W(|)').every((text) => /^B\(A,1\);W\([A-S],\d+\)$/.test(text)));
    deepEqual(offered('B(A,1);B(|'), []);
    deepEqual(offered('B(A,1);W|').length, 24);
  });

  it('sees through full-width signs', () => {
    deepEqual(offered('B(A,1);W（S，19|'), ['B(A,1);W(S,19)']);
  });

  it('parts a move from the one that follows', () => {
    ok(offered('B(J,10);|W(K,11)').every((text) => /^B\(J,10\);W\([A-S],\d+\);W\(K,11\)$/.test(text)));
  });

  it('goes on behind a move with a remark or the next move', () => {
    const all = offered('B(J,10)|');
    ok(all.includes('B(J,10)MARK[-2]') && all.includes('B(J,10)MARK[2]') && all.includes('B(J,10);W(J,11)'));
    deepEqual(
      offered('B(J,10)MA|'),
      [-2, -1, 0, 1, 2].map((value) => `B(J,10)MARK[${value}]`),
    );
    deepEqual(offered('B(J,10)MARK[|]'), offered('B(J,10)MA|'));
    ok(offered('B(J,10)MARK[1]|').every((text) => text.startsWith('B(J,10)MARK[1];W(')));
    deepEqual(
      offered('B(J,10)|;W(K,11)'),
      [-2, -1, 0, 1, 2].map((value) => `B(J,10)MARK[${value}];W(K,11)`),
    );
  });

  it('is silent in words, and behind the record', () => {
    deepEqual(offered('hello|'), []);
    deepEqual(completed(`${game('B(J,10)')}|`), []);
    deepEqual(completed(`${game('B(J,10)')} W(|`), []);
    deepEqual(completed(`${HEADER}}|`), []);
  });

  it('offers sound moves only, wherever one asks', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = new Random(seed);
      const moves = ['B(J,10)', 'W(K,11)', 'W(L,9)', 'B(A,1)', 'B(S,19)'].slice(0, random.below(6));
      const text = game(moves.map((move) => `${move};`).join(''));
      const before = found(text).filter((fault) => !fault.startsWith('empty-move'));
      for (const after of completed(text.replace('}', '|}'))) deepEqual(found(after), before, `seed ${seed}: ${after}`);
    }
  });
});

describe('A half-typed move of Connect6', () => {
  it('shows its column, then the free points that it may mean', () => {
    equal(ghost('B(J,|'), 'J');
    equal(ghost('B(J|'), 'J');
    equal(ghost('b（j，|'), 'J');
    deepEqual(ghost('B(J,10);W(J,1|').split(' ').sort(), [
      'J1',
      'J11',
      'J12',
      'J13',
      'J14',
      'J15',
      'J16',
      'J17',
      'J18',
      'J19',
    ]);
    equal(ghost('B(J,10);W(J,12|'), 'J12');
  });

  it('shows the point of a move that is closed by a semicolon', () => {
    equal(ghost('B(A,1);W(J,10;|'), 'J10');
    equal(ghost('B(A,1);W(J,1;|'), 'J1');
  });

  it('shows nothing where there is no such point, nor once it is complete', () => {
    for (const moves of ['B(J,10)|', 'B(|', '|', 'B(T,|', 'B(J,20|', 'B(J,10);W(J,10|', 'hello|'])
      equal(ghost(moves), '', moves);
  });

  it('leaves the last good board', () => {
    const text = game('B(J,10);W(J,');
    equal(record(text).board(text.length)?.rows.join('').replaceAll('.', ''), 'X');
  });
});

describe('Hover in Connect6 records', () => {
  const text = game('B(J,10)MARK[1];W(J,11);W(K,12);B(A,1)');

  it('says what a move is', () => {
    deepEqual(hovered(text, 'B(J,10)')?.facts, [
      'Move 1: Black J10',
      'The first turn, one stone only',
      'Longest line through it: 1',
    ]);
    deepEqual(hovered(text, 'W(K,12)')?.facts, [
      'Move 3: White K12',
      'Second stone of the turn',
      'Longest line through it: 2',
    ]);
    equal(hovered(text, 'W(J,11)')?.facts[1], 'First stone of the turn');
    equal(hovered(text, 'W(J,11)')?.clause?.number, 'C6-2.(2)');
  });

  it('says what a remark means, and what the fields of the header are', () => {
    deepEqual(hovered(text, 'MARK')?.facts, ['This move: good']);
    equal(hovered(text, 'MARK')?.clause?.number, 'C6-2.(4)');
    deepEqual(hovered(text, '甲队')?.facts, ['First team, Black']);
    deepEqual(hovered(text, '2018.08')?.clause?.number, 'C6-2.4)');
    deepEqual(hovered(text, '2018 CCGC')?.facts, ['Event']);
  });

  it('has little to say of a move that cannot be played', () => {
    deepEqual(hovered(game('B(J,10);W(J,10)'), 'W(J,10)')?.facts, ['Move 2: White J10']);
    deepEqual(hovered(game('B(T,10)'), 'B(T')?.facts, []);
    equal(hovered(game('hello'), 'hello'), undefined);
  });
});

describe('The outline of Connect6 records', () => {
  it('has the header, and the moves of each side', () => {
    const names = finished(symbolsOf(record(game('B(J,10);W(K,11)')).document, 'en')).map(({ name }) => name);
    deepEqual(names.slice(-2), ['1. Black J10', '2. White K11']);
    ok(names.includes('2018 CCGC'));
  });

  it('has several games by their events', () => {
    const text = `${game('B(J,10)')}\n${game('B(A,1)').replace('2018 CCGC', '决赛')}`;
    const games = finished(symbolsOf(record(text).document, 'en')).filter(({ kind }) => kind === 'game');
    deepEqual(
      games.map(({ name }) => name),
      ['2018 CCGC', '决赛'],
    );
  });
});

describe('Folding in Connect6 records', () => {
  const moves = (count: number, gap: string): string =>
    Array.from(
      { length: count },
      (_, i) => `${i % 2 ? 'W' : 'B'}(${'ABCDEFGHIJKLMNOPQRS'[i % 19]},${1 + (i % 17)})`,
    ).join(gap);
  const folds = (text: string): string[] =>
    finished(foldsOf(record(text).document)).map(({ first, last, kind }) => `${first}-${last} ${kind}`);

  it('is by ten moves where each has a line', () => {
    deepEqual(folds(`${HEADER}\n${moves(25, ';\n')}}`), ['0-25 game', '1-10 moves', '11-20 moves', '21-25 moves']);
  });

  it('is by the lines that hold ten moves or more', () => {
    const six = [moves(6, ';'), moves(6, ';'), moves(6, ';'), moves(6, ';')].join(';\n');
    deepEqual(folds(`${HEADER}\n${six}}`), ['0-4 game', '1-2 moves', '3-4 moves']);
  });

  it('is not where there is nothing to fold', () => {
    deepEqual(folds(game(moves(30, ';'))), []);
    deepEqual(folds(`${HEADER}\n${moves(10, ';\n')}}`), ['0-10 game']);
    deepEqual(folds(`${HEADER}\n${[moves(10, ';'), moves(10, ';')].join(';\n')}}`), ['0-2 game']);
  });

  it('begins anew with every game', () => {
    const one = `${HEADER}\n${moves(15, ';\n')}}`;
    deepEqual(
      folds(`${one}\n${one}`).filter((fold) => fold.endsWith('moves')),
      ['1-10 moves', '11-15 moves', '17-26 moves', '27-31 moves'],
    );
  });
});

describe('Help with damaged Connect6 records', () => {
  it('is there wherever one asks, in any state of the text, and fits the text', () => {
    const signs = ['', '{', '}', ';', '(', ')', '[', ']', '，', 'B(', 'W(J,', 'MARK[', '\n', '甲'];
    for (let seed = 1; seed <= times(1500); seed++) {
      const random = new Random(seed);
      let text = game('B(J,10)MARK[1];W(J,11);\nW(K,12);B(A,1);B(I,10)');
      for (let slips = random.below(4); slips >= 0; slips--) {
        const at = random.below(text.length + 1);
        text = text.slice(0, at) + random.pick(signs) + text.slice(at + random.below(5));
      }
      const { document } = record(text);
      const offset = random.below(text.length + 1);
      const completions = finished(completionsAt(document, offset, 'en'));
      const { from = offset, to = offset } = completions ?? {};
      ok(from <= offset && offset <= to && to <= text.length, `seed ${seed}`);
      ok(!/[\r\n]/.test(text.slice(from, to)), `seed ${seed}`);
      const hover = finished(hoverAt(document, offset, 'zh'));
      ok(!hover || (hover.from <= offset && hover.to >= offset), `seed ${seed}`);
      for (const { from, to } of finished(symbolsOf(document, 'zh')))
        ok(from <= to && to <= text.length, `seed ${seed}`);
      for (const { first, last } of finished(foldsOf(document))) ok(first < last, `seed ${seed}`);
      ghost(`${text.slice(0, offset)}|${text.slice(offset)}`.replace(/^(?!\{)/, '{'));
    }
  });
});
