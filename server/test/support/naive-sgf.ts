/// SGF read the simple way, character by character and with recursion: for sound texts only, as a second opinion.

export interface NaiveNode {
  readonly properties: readonly (readonly [name: string, values: readonly string[]])[];
}

export interface NaiveTree {
  readonly nodes: readonly NaiveNode[];
  readonly trees: readonly NaiveTree[];
}

export function naively(text: string): NaiveTree[] {
  let at = 0;
  const blank = (): void => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const value = (): string => {
    let raw = '';
    for (at++; text[at] !== ']'; at++) {
      if (text[at] === '\\') raw += text[at++];
      raw += text[at];
    }
    at++;
    return raw;
  };
  const node = (): NaiveNode => {
    const properties: [string, string[]][] = [];
    for (at++, blank(); /[A-Z]/.test(text[at] ?? ''); blank()) {
      let name = '';
      while (/[A-Z]/.test(text[at] ?? '')) name += text[at++];
      const values: string[] = [];
      for (blank(); text[at] === '['; blank()) values.push(value());
      properties.push([name, values]);
    }
    return { properties };
  };
  const tree = (): NaiveTree => {
    const nodes: NaiveNode[] = [];
    const trees: NaiveTree[] = [];
    for (at++, blank(); text[at] === ';'; blank()) nodes.push(node());
    for (blank(); text[at] === '('; blank()) trees.push(tree());
    at++;
    return { nodes, trees };
  };
  const all: NaiveTree[] = [];
  for (blank(); text[at] === '('; blank()) all.push(tree());
  return all;
}
