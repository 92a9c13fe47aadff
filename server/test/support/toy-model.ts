/// What a sound text of the flat toy means, worked out line by line with nothing remembered: to compare with.

import type { Asides } from './toy-record';

export interface Place {
  readonly at: number;
  /// The moves up to here, and how often something was said and noted.
  readonly told: string;
  readonly path: readonly number[];
  /// The stop before it; undefined at the start of a game.
  readonly previous: number | undefined;
  /// Where the game starts, if with an element of its own.
  readonly since: number | undefined;
  /// The offsets of the moves, this one included.
  readonly moves: readonly number[];
  /// Which move of the line was the same as this one, from 1; 0 if none was.
  readonly again: number;
}

export interface Model {
  readonly places: readonly Place[];
  /// The end of the main line of the first game.
  readonly end: string;
}

interface Line {
  readonly word: string;
  readonly rest: string;
  readonly at: number;
}

interface Past {
  readonly cells: readonly string[];
  readonly moves: readonly number[];
  readonly said: number;
  readonly notes: number;
  readonly stop: number | undefined;
}

const START: Past = { cells: [], moves: [], said: 0, notes: 0, stop: undefined };

export function modelOf(text: string, asides: Asides): Model {
  const lines: Line[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const [, space = '', word = '', rest = ''] = /^(\s*)(\S*) ?(.*)$/.exec(line) ?? [];
    if (word) lines.push({ word, rest, at: at + space.length });
    at += line.length + 1;
  }
  const reader = new Reader(lines, asides);
  const end = reader.line(START, []);
  return { places: reader.places, end: words(end) };
}

const words = ({ cells, said, notes }: Past): string =>
  `${cells.join(' ')}${said > 0 ? ` said ${said}` : ''}${notes > 0 ? ` noted ${notes}` : ''}`;

class Reader {
  readonly places: Place[] = [];
  #next = 0;

  constructor(
    readonly lines: readonly Line[],
    readonly asides: Asides,
  ) {}

  /// Reads a line of play to its end; answers how its main line ends.
  line(from: Past, path: readonly number[]): Past {
    let now = from;
    /// Before the last move of this line.
    let earlier: Past | undefined;
    let since: number | undefined;
    let beside = 0;
    let any = false;
    let end: Past | undefined;
    for (
      let line = this.lines[this.#next++];
      line && !/^END(VAR|LINE)$/.test(line.word);
      line = this.lines[this.#next++]
    ) {
      const { word, rest, at } = line;
      if (word === 'GAME' || word === '{') {
        if (any) end ??= now;
        [now, earlier, since, beside] = [START, undefined, at, 0];
      }
      if (word.startsWith('#') || word === '}') continue;
      any = true;
      if (word === 'note') now = { ...now, notes: now.notes + 1 };
      const again = word === 'm' ? now.cells.lastIndexOf(rest) + 1 : 0;
      if (word === 'm') {
        earlier = now;
        now = { ...now, cells: [...now.cells, rest], moves: [...now.moves, at] };
      }
      if (word === 'say') now = { ...now, said: now.said + 1 };
      if (word === 'm' || word === 'say') {
        this.places.push({ at, told: words(now), path, previous: now.stop, since, moves: now.moves, again });
        now = { ...now, stop: at };
        if (word === 'm' || this.asides === 'before') beside = 0;
        if (this.asides === 'after' && !earlier) beside = 0;
      }
      if (word === 'VAR') this.line((this.asides === 'after' ? earlier : undefined) ?? now, [...path, ++beside]);
      if (word === 'FORKS') {
        now = { ...now, said: now.said + 1 };
        const main = this.#forks(now, path);
        end ??= main;
      }
    }
    return end ?? now;
  }

  #forks(from: Past, path: readonly number[]): Past | undefined {
    let main: Past | undefined;
    for (let index = 0; this.lines[this.#next++]?.word === 'LINE'; index++) {
      const end = this.line(from, [...path, index]);
      main ??= end;
    }
    return main;
  }
}
