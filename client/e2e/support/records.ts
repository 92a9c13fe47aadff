/// Records for these tests, made here.

export interface Game {
  readonly size?: number;
  readonly info?: object;
  /// Black and white in turn; the points as x and y from the upper left.
  readonly moves: readonly (readonly [x: number, y: number, comment?: string])[];
}

const step = ([x, y, comment]: readonly [number, number, string?], i: number): string => {
  const value = `{ "color": ${1 + (i % 2)}, "point": { "x": ${x}, "y": ${y} } }`;
  const said = comment === undefined ? '' : `, "comment": ${JSON.stringify(comment)}`;
  return `      { "action": { "type": "move", "value": ${value} }${said} }`;
};

/// A record of wei7 with a line for each move.
export function wei7({ size = 9, info = { name: 'A game' }, moves }: Game): string {
  return `{
  "format": "wei7",
  "version": "3.0",
  "size": ${size},
  "info": ${JSON.stringify(info)},
  "tree": {
    "steps": [
${moves.map(step).join(',\n')}
    ]
  }
}
`;
}

/// Where a move stands in such a record, as people count: moves, lines and columns from 1.
export const lineOfMove = (move: number): number => 7 + move;
export const columnOfMove = 9;

/// Moves that fill a board of 19 row by row and never take anything.
export const manyMoves = (count: number): [x: number, y: number][] =>
  Array.from({ length: count }, (_, i) => [i % 19, Math.floor(i / 19)]);

/// A record of about so many characters: a game of 300 moves after the other, each a branch from the beginning. Its first line
/// of play stands as in `wei7`, only deeper.
export function largeRecord(characters: number): string {
  const game = (i: number) => {
    const steps = manyMoves(300).map((move, j) => step(j % 10 === 0 ? [...move, `第 ${i} 局，第 ${j} 手`] : move, j));
    return `      { "title": "Game ${i}", "steps": [\n${steps.join(',\n')}\n      ] }`;
  };
  const one = game(100).length;
  const games = Array.from({ length: Math.ceil(characters / one) }, (_, i) => game(i));
  return `{
  "format": "wei7",
  "version": "3.0",
  "size": 19,
  "info": { "name": "An archive" },
  "tree": { "branches": [
${games.join(',\n')}
  ] }
}
`;
}
