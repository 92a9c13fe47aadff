/// Games of CCGC chapters that write a move a line, played by clicks as a person would.

import { completionsAt } from '../../src/language/completion';
import { ghostAt } from '../../src/language/ghost';
import { hoverAt } from '../../src/language/hover';
import { stepAt } from '../../src/language/move-step';
import { writtenAt } from '../../src/language/writing';
import type { BoardEdit } from '../../src/protocol/board-edit';
import { BoardEdit as Edits } from '../../src/protocol/board-edit';
import type { Chosen } from '../../src/protocol/move-step';
import { located } from '../../src/record/locate';
import type { Cell } from '../../src/record/view';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { type Opened, opened } from './opened';
import type { Random } from './random';

export const ccgc = (text: string, name?: string): Opened => opened(text, { language: 'ccgc', name });

export const stepFor = (text: string, at: number, chosen: readonly Chosen[], name: string) =>
  finished(stepAt(ccgc(text, name).document, at, chosen, 'en'));

/// The text after an edit where `|` stands, with the cursor in it; or why it is not made.
export function edited(marked: string, boardEdit: BoardEdit, name: string): string {
  const offset = marked.indexOf('|>');
  const { document } = ccgc(marked.replace('|>', ''), name);
  const outcome = finished(writtenAt(document, offset, boardEdit));
  if ('refusal' in outcome) return outcome.refusal.en;
  const text = textAfter(document.root, outcome.edits);
  return `${text.slice(0, outcome.cursor)}|>${text.slice(outcome.cursor)}`;
}

export const playing = (...chosen: Chosen[]): BoardEdit => Edits.take({ kind: 'play', chosen }) as BoardEdit;

/// Chooses at random among what is offered until the move is complete, and writes it; nothing once there is nothing to choose.
export function playedOn(text: string, random: Random, name: string): string | undefined {
  const { document } = ccgc(text, name);
  const chosen: Chosen[] = [];
  for (;;) {
    const step = finished(stepAt(document, text.length, chosen, 'en'));
    if (step?.done) break;
    const offers: Chosen[] = [...(step?.cells ?? []), ...(step?.choices ?? []).map(({ id }) => ({ id }))];
    if (offers.length === 0) return undefined;
    chosen.push(offers[random.below(offers.length)] as Chosen);
  }
  const outcome = finished(writtenAt(document, text.length, playing(...chosen)));
  return 'refusal' in outcome ? undefined : textAfter(document.root, outcome.edits);
}

/// What is offered where `|>` stands, by its labels.
export function offered(marked: string, name: string): string[] {
  const { document } = ccgc(marked.replace('|>', ''), name);
  return (finished(completionsAt(document, marked.indexOf('|>'), 'en'))?.list ?? []).map(({ label }) => label);
}

/// What is said of what stands at `|>`.
export function hovered(marked: string, name: string): readonly string[] {
  const { document } = ccgc(marked.replace('|>', ''), name);
  return finished(hoverAt(document, marked.indexOf('|>'), 'en'))?.facts ?? [];
}

/// The cells that show at the end of a text as those that a half-typed move may go to.
export function ghostIn(text: string, name: string): readonly Cell[] {
  const { document } = ccgc(text, name);
  const here = document.record && finished(located(document.record.course, text.length));
  if (!document.record || !here) return [];
  return finished(ghostAt(document, document.record, here, text.length))?.cells ?? [];
}
