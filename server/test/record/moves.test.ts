/// Earlier moves of a line, looked for while not all of it has been played.

import { deepEqual, ok } from 'node:assert/strict';
import { RecordDocument } from '../../src/language/document';
import type { Course, State } from '../../src/record/line';
import { Trail } from '../../src/record/moves';
import { finished } from '../../src/text/edit';
import { grown } from '../support/grown';
import { callsOf } from '../support/work';

type AnyCourse = Course<State>;

/// The course of a record of which nothing has been played yet.
function unplayed(text: string, language: string, name: string): AnyCourse {
  const document = new RecordDocument(language, { name }, text, 1, 'utf-16', () => {});
  document.work(() => document.record !== undefined);
  return document.record?.course as AnyCourse;
}

describe('An earlier move', () => {
  for (const { id, language, file, text } of grown) {
    if (!id.startsWith('ccgc-')) continue;
    it(`is looked for where it stands, and not up to the end of its game: ${id}`, () => {
      const asked = (size: number): { at?: number | undefined; calls: number } => {
        const course = unplayed(text(size), language, file);
        if (!course?.root?.()) return { calls: 0 };
        const trail = new Trail(course);
        finished(trail.lead(1500));
        let at: number | undefined;
        const calls = callsOf(course as unknown as Record<string, unknown>, course.starts ? 'starts' : 'isMove', () => {
          at = trail.move(3)?.at;
        });
        return { at, calls };
      };
      const [small, large] = [asked(10_000), asked(200_000)];
      deepEqual(large.at, small.at);
      ok(large.calls <= small.calls + 100, `${large.calls} and ${small.calls} calls`);
    });
  }
});
