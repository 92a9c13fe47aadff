/// `docs/FEATURES.md`, from the rows of the tests.

import { formatNamed } from '../../src/formats/list';
import type { Row } from './row';
import { FORMATS } from './samples';

const HEAD = `# Features by formats

What an editor can do with records of each format. Every ✓ is a test of the same name in \`server/test/features\` ("Rename works in jgf"),
on a small record of the format; a number says why there is none. The page is written by those tests: \`QIPU_UPDATE=1 npm run unit features\`.

Each feature works on half-typed and damaged text too, never fails, and can be switched off by the setting named with it.
`;

export function pageOf(rows: readonly Row[]): string {
  const reasons: string[] = [];
  const note = (words: string): string => {
    if (!reasons.includes(words)) reasons.push(words);
    return String(reasons.indexOf(words) + 1);
  };
  const names = FORMATS.map((format) =>
    format.startsWith('ccgc-') ? format.slice(5).toUpperCase() : (formatNamed(format)?.specification.source ?? format),
  );
  const table = [
    ['feature', ...names],
    ['---', ...names.map(() => ':-:')],
    ...rows.map(({ feature, cells }) => [
      feature,
      ...FORMATS.map((format) => {
        const cell = cells[format];
        return typeof cell === 'string' ? note(cell) : '✓';
      }),
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const about = rows.map((one) => `- **${one.feature}**: ${one.about}`);
  const why = reasons.map((words, i) => `${i + 1}. ${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
  return `${HEAD}\n${table.join('\n')}\n\n## What they are\n\n${about.join('\n')}\n\n## Why there is none\n\n${why.join('\n')}\n`;
}
