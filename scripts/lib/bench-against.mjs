/// Two servers in one run, in turn, so that whatever else the machine does falls on both.
import { median } from './bench-figures.mjs';
import { kinds } from './bench-records.mjs';
import { startsOf } from './bench-start.mjs';
import { overTheWire } from './bench-wire.mjs';

const SIZES = [30_000, 1_000_000];
const ROUNDS = 3;
const EDITS = 400;

const row = (what, [before, after]) =>
  `${what.padEnd(38)} ${before.toFixed(2).padStart(9)} ${after.toFixed(2).padStart(9)}   ${(after / before).toFixed(2)}`;

/// A line for each thing that was measured, in milliseconds: the first program, the second, and the second by the first.
export async function against(before, after) {
  const programs = [before, after];
  const lines = [`${''.padEnd(38)} ${'before'.padStart(9)} ${'after'.padStart(9)}   ratio`];
  for (const language of ['wei7', 'ishi', 'ccgc']) {
    const { empty, starts } = await startsOf(programs, language);
    const more = starts.map((took) => took - empty);
    lines.push(row(`start beyond an empty Node, ${language}`, more));
  }
  for (const kind of kinds) {
    for (const size of SIZES) {
      const text = kind.text(size);
      const took = programs.map(() => ({ keystroke: [], opening: [] }));
      for (let i = 0; i < ROUNDS; i++) {
        for (const [k, program] of programs.entries()) {
          const { keystroke, opening } = await overTheWire(kind, text, EDITS, program);
          took[k].keystroke.push(keystroke);
          took[k].opening.push(opening);
        }
      }
      for (const what of ['keystroke', 'opening']) {
        lines.push(
          row(
            `${what}, ${kind.id}, ${size / 1000} KB`,
            took.map((one) => median(one[what])),
          ),
        );
      }
      console.log(lines.at(-2));
    }
  }
  return lines.join('\n');
}
