/// How a move that is being made on the board goes on, where moves are made in several steps.

import type { MoveStep } from '../protocol/move-step';
import type { Chosen } from '../record/board-edit';
import { located } from '../record/locate';
import type { Language } from '../spec/rule';
import type { RecordDocument } from './document';

export function* stepAt(
  document: RecordDocument,
  offset: number | undefined,
  chosen: readonly Chosen[],
  language: Language,
): Generator<void, MoveStep | undefined> {
  const { root, record, session } = document;
  const writer = session?.writer;
  if (!record || !writer?.step) return undefined;
  const here = yield* located(record.course, offset);
  if (!here) return undefined;
  const { prompt, choices = [], ...step } = yield* writer.step({ root, record, here }, chosen);
  const labelled = choices.map(({ id, label }) => ({ id, label: label[language] }));
  return { ...step, ...(prompt ? { prompt: prompt[language] } : {}), choices: labelled };
}
