import { equal } from 'node:assert/strict';
import type { Position } from '../../src/drawing/position';
import { diagramOf } from '../../src/drawing/text';
import { SCENES } from './positions';

const shown = (name: string, language: 'en' | 'zh' = 'en'): string =>
  `\n${diagramOf(SCENES[name] as Position, language).join('\n')}\n`;

describe('A board in letters', () => {
  it('has each row of Hex further to the right', () => {
    equal(
      shown('hex'),
      `
    A B C D E F G H I J K
11  . . . . . . . R . . . 11
 10  . . . . . . . R . . . 10
   9  . . . . . . R . B . . 9
    8  . . B B . B R . . . . 8
     7  . . . . B(R). . . . . 7
      6  . . . . B R B . . . . 6
       5  . . . B R B . . . . . 5
        4  . . . . R . . . . . . 4
         3  . . B R . . . . . . . 3
          2  . . . R . . . . . . . 2
           1  . . R . . . . . . . . 1
               A B C D E F G H I J K
`,
    );
  });

  it('counts the rows of Surakarta from the top', () => {
    equal(
      shown('surakarta'),
      `
   A B C D E F
1  B B .(R)B B 1
2  B R . B B . 2
3  . . . . . . 3
4  . . . . B . 4
5  R R . . R R 5
6  R R R R R R 6
   A B C D E F
`,
    );
  });

  it('draws the lines of Dots and Boxes, with their names beside the dots alone', () => {
    equal(
      shown('dots'),
      `
   A   B   C   D   E   F
6  +---+---+   +   +   + 6
   | R |   |
5  +---+---+(-)+   +   + 5
       | B | B |
4  +   +---+---+   +   + 4
                       |
3  +   +---+   +   +---+ 3
   |
2  +   +   +   +---+   + 2
           |
1  +---+   +   +   +   + 1
   A   B   C   D   E   F
`,
    );
  });

  it('puts the parentheses of a line that goes down into the boxes beside it', () => {
    const lastMove = { color: 1, cell: { x: 0, y: 1 } };
    const [, , row] = diagramOf({ ...(SCENES.dots as Position), lastMove }, 'en');
    equal(row, '  (|)R |   |');
  });

  it('has the pieces of Army chess by their codes, and by their names in Chinese', () => {
    equal(
      shown('army').split('\n').slice(1, 9).join('\n'),
      `   0 1 2 3 4
A  j l k j j A
B  i i i h h B
C  g o g o g C
D  f f o e e D
E  d o d o c E
F  c b a . . F
G  . . .(A)k G`,
    );
    equal(
      shown('army', 'zh').split('\n').slice(6, 9).join('\n'),
      `E  [旅长]   o    [旅长]   o    [师长] E
F  [师长] [军长] [司令]   .      .    F
G    .      .      .   ( 司令 )[炸弹] G`,
    );
  });

  it('has the cubes of EinStein by their signs', () => {
    equal(
      shown('einstein'),
      `
   A B C D E
5  1 . 3 . . 5
4  4 5 . . . 4
3  . .(2). a 3
2  . . 6 b c 2
1  . . d . f 1
   A B C D E
`,
    );
  });
});
