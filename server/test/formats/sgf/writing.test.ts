/// Records of SGF written from the board: what a click does to the text.

import { equal } from 'node:assert/strict';
import type { BoardEdit } from '../../../src/record/board-edit';
import { refusalOf, Scribe } from '../../support/writing';

const play = (x: number, y: number, color?: number): BoardEdit => ({
  kind: 'play',
  cell: { x, y },
  ...(color === undefined ? {} : { color }),
});

const written = (text: string, boardEdit: BoardEdit, at: string): string =>
  new Scribe(text, 'sgf').boardEdit(boardEdit, at);

describe('A record of SGF written from the board', () => {
  it('goes on at the end of a line as its nodes follow each other', () => {
    equal(written('(;SZ[9];B[ee];W[cc])', play(6, 6), ';W'), '(;SZ[9];B[ee];W[cc]▮;B[gg])');
    equal(written('(;SZ[9]\n;B[ee]\n;W[cc]\n)', play(6, 6), ';W'), '(;SZ[9]\n;B[ee]\n;W[cc]\n▮;B[gg]\n)');
    const rows = '(;SZ[9]\n;B[aa];W[ab];B[ac]\n;W[ad];B[ae]';
    equal(written(`${rows})`, play(0, 5), ';B[ae'), `${rows}▮;W[af])`);
    equal(written(`${rows};W[af])`, play(0, 6), ';W[af'), `${rows};W[af]\n▮;B[ag])`);
  });

  it('begins after the root, by whose turn it is', () => {
    equal(written('(;SZ[9])', play(0, 0), ''), '(;SZ[9]▮;B[aa])');
    equal(written('(;SZ[9]HA[2]AB[cg][gc])', play(0, 0), ''), '(;SZ[9]HA[2]AB[cg][gc]▮;W[aa])');
    equal(written('(;SZ[9]PL[W])', play(0, 0), ''), '(;SZ[9]PL[W]▮;W[aa])');
    equal(written('', play(15, 3), ''), '(;FF[4]GM[1]CA[UTF-8]SZ[19]\n▮;B[pd])\n');
  });

  it('goes to a move that is there already', () => {
    equal(written('(;SZ[9];B[ee];W[cc])', play(4, 4), ';S'), '(;SZ[9]▮;B[ee];W[cc])');
    equal(written('(;SZ[9](;B[ee])(;B[cc]))', play(2, 2), ';S'), '(;SZ[9](;B[ee])(▮;B[cc]))');
  });

  it('parts where the line goes on otherwise', () => {
    equal(written('(;SZ[9];B[ee];W[cc];B[gg])', play(2, 6), ';B[ee'), '(;SZ[9];B[ee](;W[cc];B[gg])(▮;W[cg]))');
    equal(written('(;SZ[9]\n;B[ee]\n;W[cc]\n)', play(2, 6), ';B[ee'), '(;SZ[9]\n;B[ee]\n(;W[cc])\n(▮;W[cg])\n)');
    equal(
      written('(;SZ[9];B[ee]\n (;W[cc])\n (;W[gg]))', play(2, 6), ';B[ee'),
      '(;SZ[9];B[ee]\n (;W[cc])\n (;W[gg])\n (▮;W[cg]))',
    );
  });

  it('passes as its version does', () => {
    equal(written('(;FF[4]SZ[9];B[ee])', { kind: 'pass' }, ';B'), '(;FF[4]SZ[9];B[ee]▮;W[])');
    equal(written('(;FF[3]SZ[9];B[ee])', { kind: 'pass' }, ';B'), '(;FF[3]SZ[9];B[ee]▮;W[tt])');
  });

  it('refuses a stone on a stone', () => {
    const text = '(;SZ[9];B[ee];W[cc])';
    equal(refusalOf(new Scribe(text, 'sgf'), play(4, 4), ';W'), 'There is a black stone on E5 already (move 1).');
  });

  it('sets stones up, and takes them out of rectangles', () => {
    const stone = (x: number, y: number, color: number): BoardEdit => ({ kind: 'stone', cell: { x, y }, color });
    equal(written('(;SZ[9]AB[cc])', stone(3, 3, 1), ''), '(▮;SZ[9]AB[cc][dd])');
    equal(written('(;SZ[9]AB[cc])', stone(3, 3, 2), ''), '(▮;SZ[9]AB[cc]AW[dd])');
    equal(written('(;SZ[9]AB[cc])', stone(2, 2, 0), ''), '(▮;SZ[9])');
    equal(written('(;SZ[9]AB[aa:ac])', stone(0, 1, 2), ''), '(▮;SZ[9]AB[aa][ac]AW[ab])');
  });

  it('marks points, each with one mark', () => {
    const mark = (form: string): BoardEdit => ({ kind: 'mark', cell: { x: 2, y: 2 }, form });
    equal(written('(;SZ[9];B[cc]TR[dd])', mark('triangle'), ';B'), '(;SZ[9]▮;B[cc]TR[dd][cc])');
    equal(written('(;SZ[9];B[cc]TR[cc])', mark('circle'), ';B'), '(;SZ[9]▮;B[cc]CR[cc])');
    equal(
      written('(;SZ[9];B[cc]LB[cc:A])', { kind: 'mark', cell: { x: 2, y: 2 }, label: 'a:]' }, ';B'),
      '(;SZ[9]▮;B[cc]LB[cc:a\\:\\]])',
    );
    equal(
      written('(;SZ[9];B[cc]LB[cc:A]MA[bb:cc])', { kind: 'unmark', cell: { x: 2, y: 2 } }, ';B'),
      '(;SZ[9]▮;B[cc]MA[bb][cb][bc])',
    );
  });

  it('comments with what needs an escape', () => {
    const comment = (text: string): BoardEdit => ({ kind: 'comment', text });
    equal(written('(;SZ[9];B[cc];W[dd])', comment('see [1]\\'), ';B'), '(;SZ[9]▮;B[cc]C[see [1\\]\\\\];W[dd])');
    equal(written('(;SZ[9];B[cc]C[old]TR[aa])', comment('new'), ';B'), '(;SZ[9]▮;B[cc]C[new]TR[aa])');
    equal(written('(;SZ[9];B[cc]C[old]TR[aa])', comment(''), ';B'), '(;SZ[9]▮;B[cc]TR[aa])');
  });

  it('takes away what follows, and variations', () => {
    const remove = (what: 'node' | 'variation'): BoardEdit => ({ kind: 'delete', what });
    equal(written('(;SZ[9];B[cc];W[dd];B[ee])', remove('node'), ';W'), '(;SZ[9]▮;B[cc])');
    equal(
      written('(;SZ[9];B[cc]\n(;W[dd])\n(;W[ee];B[ff])\n)', remove('variation'), ';W[dd'),
      '(;SZ[9]▮;B[cc]\n;W[ee];B[ff]\n)',
    );
    equal(written('(;SZ[9](;B[aa])(;B[bb])(;B[cc]))', remove('node'), ';B[bb'), '(▮;SZ[9](;B[aa])(;B[cc]))');
    equal(written('(;SZ[9](;B[aa])(;B[bb]))', { kind: 'promote' }, ';B[bb'), '(;SZ[9](▮;B[bb])(;B[aa]))');
  });

  it('writes into the game at hand, of several', () => {
    equal(written('(;SZ[9];B[aa])\n(;SZ[9];B[bb])', play(4, 4), ';B[bb'), '(;SZ[9];B[aa])\n(;SZ[9];B[bb]▮;W[ee])');
  });

  it('leaves damage alone', () => {
    equal(
      written('(;SZ[9];B[aa]', play(4, 4), ';B'),
      'A parenthesis of this text is not closed, or one is too many; mend that first.',
    );
    equal(written('(;SZ[9];B[aa](;W[bb]);W[cc])', play(4, 4), ';W[cc'), 'The text is damaged here; mend it first.');
  });
});
