/// What axe-core finds in a page: every rule that it has for WCAG 2.2 A and AA, and its best practices.

import axe, { type AxeResults } from 'axe-core';
import type { Frame } from 'playwright-core';

/// Each with the elements that it is about.
export async function violations(frame: Frame): Promise<string[]> {
  // Half a megabyte: once a page, however often it is looked at.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  // Pages of extensions let the editor shine through, which cannot be known from within.
  await frame.evaluate(() =>
    document.documentElement.style.setProperty('background', 'var(--vscode-editor-background)'),
  );
  const found = await frame.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return found.violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary}`);
    return `${id}: ${help} (${nodes.length})\n${where.join('\n')}`;
  });
}
