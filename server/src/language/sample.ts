/// What a clause asks for, shown by a line or two: what the good example of one of its rules has and the bad one lacks.

import type { Format } from '../formats/format';
import type { Rule } from '../spec/rule';

const MOST_LINES = 3;
const LONGEST = 200;

export function sampleOf(format: Format, clause: string): string | undefined {
  for (const rule of Object.values(format.rules)) {
    const sample = rule.clause === clause ? goodLines(rule) : '';
    if (sample !== '') return sample;
  }
  return undefined;
}

function goodLines({ bad, good }: Rule): string {
  const wrong = new Set(linesOf(bad.text));
  const lines = linesOf(good.text).filter((line) => !wrong.has(line));
  const sample = lines.join('\n');
  return lines.length > MOST_LINES || sample.length > LONGEST ? '' : sample;
}

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.trim());
