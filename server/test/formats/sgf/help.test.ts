import { deepEqual, equal, ok } from 'node:assert/strict';
import { ghostAt } from '../../../src/language/ghost';
import { symbolsOf } from '../../../src/language/symbols';
import { located } from '../../../src/record/locate';
import { type RecordView, viewAt } from '../../../src/record/view';
import { finished } from '../../../src/text/edit';
import { AtCursor } from '../../support/cursor';
import { opened } from '../../support/opened';

const at = (marked: string): AtCursor => new AtCursor(marked, 'sgf');
const labels = (marked: string): string[] => at(marked).labels();
const facts = (marked: string): readonly string[] => at(marked).hover('en')?.facts ?? [];
const clause = (marked: string): string | undefined => at(marked).hover()?.clause?.number;

const ghost = (marked: string): unknown => {
  const { opened: found, offset } = at(marked);
  const { document } = found;
  const record = document.record as RecordView;
  const here = finished(located(record.course, offset));
  return here && finished(ghostAt(document, viewAt(record, here), here, offset));
};

const HEAD = '(;FF[4]GM[1]SZ[9]';

describe('What can be written in a record of SGF', () => {
  it('is behind a node first of all the next move, near the last one', () => {
    const list = labels(`${HEAD};B[ee]▮)`);
    ok(list[0]?.startsWith('W['));
    ok(
      at(`${HEAD};B[ee]▮)`)
        .accepted(list[0] as string)
        .startsWith(`${HEAD};B[ee];W[`),
    );
    ok(
      at(`${HEAD};B[ee];▮)`)
        .accepted(list[0] as string)
        .startsWith(`${HEAD};B[ee];W[`),
    );
  });

  it('is a property that the node may still have, where it may stand', () => {
    const root = labels(`${HEAD}▮;B[ee])`);
    ok(root.includes('PB') && root.includes('AB') && root.includes('CA') && !root.includes('FF'));
    const move = labels(`${HEAD};B[ee]▮;W[cc])`);
    ok(
      move.includes('C') && move.includes('TE') && !move.includes('AB') && !move.includes('CA') && !move.includes('B'),
    );
    ok(!labels('(;FF[3]GM[1]SZ[9]▮)').includes('SQ'));
    ok(!labels(`${HEAD}PB[x];B[ee]▮)`).includes('PW'));
  });

  it('are the values that a property has', () => {
    deepEqual(labels(`${HEAD}PL[▮])`), ['B', 'W']);
    ok(labels(`${HEAD}RE[▮])`).includes('B+R'));
    ok(labels(`${HEAD}CA[▮])`).includes('UTF-8'));
    deepEqual(labels(`${HEAD}LB[aa:A][bb:▮])`), ['B', '1']);
  });

  it('are free points for a move, and a pass', () => {
    const list = labels(`${HEAD};B[ee];W[▮])`);
    ok(!list.includes('ee') && list.includes('ed') && list.includes('[]'));
    ok(labels('(;FF[3]SZ[9];B[▮])').includes('tt'));
    equal(at(`${HEAD};B[▮])`).accepted('cc'), `${HEAD};B[cc])`);
  });

  it('is the other corner of a rectangle', () => {
    const list = labels(`${HEAD}AB[cc:▮])`);
    ok(list.includes('dd') && !list.includes('bb') && !list.includes('cc'));
  });
});

describe('What a place in a record of SGF means', () => {
  it('is the clause of a property', () => {
    equal(clause(`${HEAD}▮KM[6.5])`), 'SGF4-go/KM');
    equal(clause(`${HEAD};▮TE[1])`), 'SGF4-prop/TE');
  });

  it('is a point by its name, with its move and what that took', () => {
    deepEqual(facts(`${HEAD};B[e▮e])`), ['E5: a black stone', 'Move 1: Black E5']);
    deepEqual(facts(`${HEAD}AB[a▮a:cc])`), ['A9 to C7: 9 points']);
    ok(facts(`${HEAD}AW[aa]AB[ab];B[b▮a])`).includes('captures 1 stone'));
  });

  it('is a number in words', () => {
    deepEqual(facts(`${HEAD}TM[54▮00])`), ['1:30:00']);
    deepEqual(facts(`${HEAD}RE[W▮+R])`), ['White wins by resignation']);
    deepEqual(facts(`${HEAD};FG[5▮13:a])`), ['no coordinates', 'no star points']);
    deepEqual(facts('(;FF[4]GM[1▮1])'), ['Hex']);
  });
});

describe('What is half typed in a record of SGF', () => {
  it('is a column, then a point', () => {
    deepEqual(ghost(`${HEAD};B[d▮])`), { column: 3 });
    deepEqual(ghost(`${HEAD};B[dc▮`), { cells: [{ x: 3, y: 2 }] });
    equal(ghost(`${HEAD};B[dc▮])`), undefined);
    deepEqual(ghost(`${HEAD};B[ee]AR[aa:c▮])`), { column: 2 });
    equal(ghost(`${HEAD};B[ee]C[d▮])`), undefined);
  });
});

describe('The outline of a record of SGF', () => {
  it('has games by their names, variations and moves', () => {
    const text = `(;FF[4]GN[First];B[aa])\n(;FF[4]PB[Ann]PW[Bo];B[aa](;W[bb]N[good])(;W[cc]))`;
    const { document } = opened(text, { language: 'sgf' });
    const names = finished(symbolsOf(document, 'en')).map(({ name, depth }) => `${depth} ${name}`);
    deepEqual(names, [
      '0 First',
      '1 1. Black A19',
      '0 Ann – Bo',
      '1 1. Black A19',
      '1 good',
      '2 2. White B18',
      '1 Branch 2: White C17',
      '2 2. White C17',
    ]);
  });
});
