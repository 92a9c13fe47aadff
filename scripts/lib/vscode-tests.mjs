/// What the tests in editors run with: a browser, VS Code, Neovim, Emacs. What is missing is installed; what cannot be is told.
import { ensureBrowser } from './browser.mjs';
import { ensureEmacs } from './emacs.mjs';
import { ensureNeovim } from './neovim.mjs';
import { startVsCode } from './vscode.mjs';

/// One after the other: apt-get and npm each want the machine for themselves.
export async function means() {
  const found = { missing: {} };
  const look = async (name, get) => {
    try {
      found[name] = await get();
    } catch (error) {
      found.missing[name] = error.message;
    }
  };
  await look('neovim', ensureNeovim);
  await look('emacs', ensureEmacs);
  await look('browser', ensureBrowser);
  // Nobody would look at it without a browser.
  if (found.browser) await look('editor', startVsCode);
  return found;
}

/// In CI the tests that need it have failed. Elsewhere they were skipped, and nobody should have to find out by counting.
export function tellMissing({ missing }) {
  for (const [name, reason] of Object.entries(missing)) {
    console.log(`\n${process.env.CI ? 'MISSING' : 'SKIPPED: tests that need this'}: ${name}\n${reason}`);
  }
}
