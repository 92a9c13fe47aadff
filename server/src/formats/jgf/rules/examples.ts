/// What the examples of rules are made of: records that are whole, but for what the rule is about.

/// Beside a tree with nothing in it.
export const inRoot = (members: string): string => `{\n  ${members},\n  "tree": [{}]\n}\n`;

const inPart =
  (part: string) =>
  (members: string): string =>
    inRoot(`"${part}": {${members}}`);

export const inRecord = inPart('record');
export const inSource = inPart('source');
export const inGame = inPart('game');
export const inEvent = inPart('event');
export const inRules = inPart('rules');
export const inBoard = inPart('board');
export const inSettings = inPart('settings');
export const inPlayer = (members: string): string => inRoot(`"players": [{${members}}]`);

const lines = (nodes: readonly string[]): string => nodes.map((node) => `\n    ${node}`).join(',');

/// Nodes on lines of their own.
export const nodes = (...all: readonly string[]): string => `{\n  "tree": [${lines(all)}\n  ]\n}\n`;

/// Played under these rules.
export const underRules = (rules: string, ...all: readonly string[]): string =>
  `{\n  "rules": {${rules}},\n  "tree": [${lines(all)}\n  ]\n}\n`;

/// In the second node.
export const inNode = (members: string): string => nodes('{}', `{${members}}`);
export const inMove = (members: string): string => inNode(`"move": {${members}}`);

export const inMarkup = (members: string): string => inNode(`"markup": [{${members}}]`);
export const inMarkupPoint = (members: string): string => inMarkup(`"type": "circle", "coords": [{${members}}]`);
export const inLabel = (members: string): string => inMarkup(`"type": "label", "coords": [{"x": 3, "y": 3${members}}]`);

export const inSetup = (members: string): string => inNode(`"setup": [{${members}}]`);
export const inSetupPoint = (members: string): string => inSetup(`"type": "black", "coords": [{${members}}]`);

export const inScore = (members: string): string => inNode(`"score": [{${members}}]`);
export const inScorePoint = (members: string): string => inScore(`"color": "black", "coords": [{${members}}]`);

export const move = (color: string, x: number, y: number): string =>
  `{"move": {"color": "${color}", "x": ${x}, "y": ${y}}}`;

/// An entry of setup.
export const stones = (color: string, ...points: readonly (readonly [x: number, y: number])[]): string =>
  `{"type": "${color}", "coords": [${points.map(([x, y]) => `{"x": ${x}, "y": ${y}}`).join(', ')}]}`;

/// Black can take a stone at 1, 1 by a move at 2, 1, and White can take that move back at once.
export const KO = `{"setup": [${stones('black', [1, 0], [0, 1], [1, 2])}, ${stones('white', [2, 0], [3, 1], [2, 2], [1, 1])}]}`;
