/// Emacs, the third editor that speaks with the server in tests.
import { run } from './project.mjs';
import { ensureOnMachine, onPath } from './system-packages.mjs';

const emacs = () => onPath('emacs');

/// A part of Emacs from 29 on, before that a package of its own.
async function hasEglot() {
  const look = "(progn (package-initialize) (require 'eglot))";
  const { code } = await run(emacs(), ['--batch', '-q', '--eval', look], { quiet: true });
  return code === 0;
}

/// Answers where it is.
export async function ensureEmacs() {
  await ensureOnMachine([{ debian: 'emacs-nox', found: emacs }]);
  await ensureOnMachine([{ debian: 'elpa-eglot', found: hasEglot }]);
  return emacs();
}
