/// What there is on this machine to test with. `npm test` has found out, installed what was missing, and started the editor.

export interface Means {
  /// The browser's program.
  readonly browser?: string;
  /// VS Code: its address, a folder for records, and the packed extension that was installed into it.
  readonly editor?: { readonly address: string; readonly folder: string; readonly vsix: string };
  readonly emacs?: string;
  readonly neovim?: string;
  /// Why something is not there.
  readonly missing: { readonly [name in 'browser' | 'editor' | 'emacs' | 'neovim']?: string };
}

export const means: Means = JSON.parse(process.env.QIPU_E2E ?? '{ "missing": {} }');

/// The tests of a `describe` that says so need these. Where one cannot be had they are skipped, in CI they fail.
export function needs(...names: readonly (keyof Means['missing'])[]): void {
  before(function () {
    const without = names.filter((name) => !means[name]);
    if (without.length === 0) return;
    const reason = without
      .map((name) => `no ${name}${means.missing[name] ? `: ${means.missing[name]}` : ''}`)
      .join('; ');
    if (process.env.CI) throw new Error(reason);
    this.skip();
  });
}
