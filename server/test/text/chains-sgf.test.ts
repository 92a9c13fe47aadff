/// Records of SGF in which an earlier move stands elsewhere after an edit, or is another one, or a token that looks as before means something else.
import { equal } from 'node:assert/strict';
import { trouble } from '../support/chain';

describe('After edits of a record of SGF', () => {
  it('a bracket that opens is none before the first game, and not closed behind it', () => {
    equal(
      trouble({
        how: { language: 'sgf', name: 'game.sgf', encoding: 'utf-16' },
        text: '',
        turns: [{ edits: [{ from: 0, to: 0, text: '[' }] }, { edits: [{ from: 0, to: 0, text: '()' }] }],
        seed: 2812271212,
      } as never),
      undefined,
    );
  });

  it('an earlier move is shown where it stands now', () => {
    equal(
      trouble({
        how: { language: 'sgf', name: 'game-9x9.sgf', encoding: 'utf-8' },
        text: ';FF[3]GM[1]SZ[6]AB[aa]AW[bb]\r\n;B[dd]TR[aa:cc]\r\n;W[ca]C[a [note\\] (;)]\r\n;B[be]LB[aa:A][bb:1]\r\n;W[ee]DD[aa:bb]\r\n;B[bd]DD[aa:bb]\r\n;W[eb]\r\n;B[]\r\n;W[fc]\r\n;B[aa]\r\n;W[ed]\r\n;B[cf]\r\n;W[fe]\r\n;B[ad]QQ[1]\r\n;B[]AE[cc]\r\n;B[cc]\r\n;W[ec]\r\n;B[ca]\r\n;W[ae]\r\n;B[de]\r\n;W[af]\r\n;B[ea]\r\n;W[bf]\r\n;B[ed]\r\n;W[ec]\r\n;W[be]\r\n;W[dd]\r\n;B[ed]LB[aa:A]',
        turns: [
          {
            edits: [
              {
                from: 0,
                to: 176,
                text: '(;FF[3]GM[1]SZ[6]AB[aa]AW[bb]\r\n;B[dd]TR[aa:cc]\r\n;W[ca]C[abd]DD[aa:bb]\r\n;W[eb]\r\n;B[]\r\n;W[fc]\r\n;B[aa]\r\n;W[ed]\r\n;B[cf]\r\n;W[fe]\r\n;B]QQ[1]\r\n;B[]AE[cc]\r\n;B[cc]\r\n;W[ec]\r\n;B[ca]\r\n;W[ae]\r\n;B[de]\r\n;W[af]\r\n;B[ea]\r\n;W[bf]\r\n;B[ed]\r\n;W[ec]\r\n;W[be]\r\n;',
              },
            ],
          },
          {
            edits: [
              {
                from: 139,
                to: 139,
                text: '<<<<<<< HEAD\n      {"x": 3, "y": 4}\n=======\n      {"x": 4, "y": 4}\n>>>>>>> theirs\n',
              },
            ],
          },
          { edits: [{ from: 239, to: 240, text: '' }] },
          { edits: [{ from: 316, to: 316, text: '\u0000' }] },
        ],
        seed: 3065350311,
      } as never),
      undefined,
    );
  });

  it('a move whose identifier has been spoilt is not counted where another is shown', () => {
    equal(
      trouble({
        how: { language: 'sgf', name: 'ff1-plain.sgf', encoding: 'utf-16' },
        text: '(;;;;;;;;;;B[];;;;;W[ac];;;;;;;;;;;;;;;;;;;W[ac];;;;;;;;;',
        turns: [{ edits: [{ from: 30, to: 31, text: '' }] }, { edits: [{ from: 11, to: 11, text: 'u0' }] }],
        seed: 3638089692,
      } as never),
      undefined,
    );
  });
});
