/// What the person has to be told when a command cannot do what was asked: a wrong option, a file that cannot be read.

import { fill, type Language, type Params, type Words } from '../spec/rule';

export class CommandFault extends Error {
  constructor(
    readonly words: Words,
    readonly params: Params = {},
  ) {
    super(fill(words, 'en', params));
  }

  in(language: Language): string {
    return fill(this.words, language, this.params);
  }
}

/// How a command ends.
export const Exit = {
  clean: 0,
  /// The records have errors, or there is no board to show.
  faulty: 1,
  /// The command was not understood, or a file could not be read.
  failed: 2,
} as const;

export type ExitCode = (typeof Exit)[keyof typeof Exit];
