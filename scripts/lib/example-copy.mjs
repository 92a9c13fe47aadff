/// A copy of the examples to try things on: the records of the repository stay as they are, whatever is played or saved. What a person
/// has changed in the copy stays too.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './project.mjs';

/// The extension opens the record that this file names, with its board, in a window that has nothing open yet.
export const FIRST_STEPS = '.first-steps';
const FIRST_RECORD = 'first-game.wei7';

export function copiedExamples(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(inRoot('examples'), folder, { recursive: true, force: false, errorOnExist: false });
  writeFileSync(path.join(folder, FIRST_STEPS), `${FIRST_RECORD}\n`);
  return folder;
}
