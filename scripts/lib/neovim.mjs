/// Neovim, the second editor that speaks with the server in tests.
import { ensureOnMachine, onPath } from './system-packages.mjs';

/// Answers where it is.
export async function ensureNeovim() {
  await ensureOnMachine([{ debian: 'neovim', found: () => onPath('nvim') }]);
  return onPath('nvim');
}
