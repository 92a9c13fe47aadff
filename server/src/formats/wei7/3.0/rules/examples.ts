/// What the examples of rules are made of: records that are whole, but for what the rule is about.

/// What every record begins with, and these members.
export const record = (members: string): string => `{\n  "format": "wei7",\n  "version": "3.0",\n  ${members}\n}\n`;

/// Beside an empty tree.
export const inRoot = (members: string): string => record(`${members},\n  "tree": {}`);

export const inInfo = (members: string): string => inRoot(`"info": {${members}}`);
export const inRules = (members: string): string => inInfo(`"rules": {${members}}`);
export const inResult = (members: string): string => inInfo(`"result": {${members}}`);

/// After a participant, so that others can speak of him.
export const beside = (members: string): string => inInfo(`"participants": [{"name": "Ana Reis"}], ${members}`);

export const inTree = (members: string): string => record(`"tree": {${members}}`);
export const inPre = (members: string): string => inTree(`"pre": {${members}}`);
export const inStones = (...stones: readonly string[]): string => inPre(`"stones": [${stones.join(', ')}]`);

/// In a mark that has its point.
export const inMark = (members: string): string => inPre(`"marks": [{"point": {"x": 3, "y": 3}, ${members}}]`);

/// Steps on lines of their own.
export const steps = (...all: readonly string[]): string =>
  `"steps": [${all.map((step) => `\n    ${step}`).join(',')}\n  ]`;

export const inSteps = (...all: readonly string[]): string => inTree(steps(...all));

export const action = (members: string): string => `{"action": {${members}}}`;
export const inAction = (members: string): string => inSteps(action(members));
export const inMove = (members: string): string => inAction(`"type": "move", "value": {${members}}`);
export const inPoint = (members: string): string => inMove(`"color": 1, "point": {${members}}`);

/// Beside what is done in a step.
export const inStep = (members: string): string =>
  inSteps(`{"action": {"type": "message", "value": "Good luck!"}, ${members}}`);

export const stone = (color: number, x: number, y: number): string =>
  `{"color": ${color}, "point": {"x": ${x}, "y": ${y}}}`;

export const move = (color: number, x: number, y: number): string =>
  action(`"type": "move", "value": ${stone(color, x, y)}`);

/// These stones, and what is played on them.
export const afterStones = (stones: readonly string[], ...moves: readonly string[]): string =>
  inTree(`"pre": {"stones": [${stones.join(', ')}]}, ${steps(...moves)}`);

/// Something said at a time.
export const said = (time: number): string => `{"time": ${time}, "action": {"type": "message", "value": "Good luck!"}}`;

export const takeback = (count: string): string => action(`"type": "takeback", "value": ${count}`);
