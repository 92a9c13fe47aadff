/// What a conversion loses, and what cannot be converted, is said before anything is written.
import * as vscode from 'vscode';
import type { Place } from '../../../server/src/protocol/places';
import type { Outcome } from './asked';

/// Lines of a message that are read.
const MOST = 16;
/// Places that a line names.
const FEW = 5;

type Agreed = 'no' | 'yes' | 'carrying';

export async function agreedOn(outcomes: readonly Outcome[], where: 'file' | 'untitled'): Promise<Agreed> {
  const sound = outcomes.filter(({ answer }) => answer && answer.texts.length > 0);
  const many = outcomes.length > 1;
  const lines = outcomes.flatMap((outcome) => [...linesOf(outcome, many, where)]);
  if (sound.length === 0) {
    void vscode.window.showWarningMessage(shown(lines).join('\n'));
    return 'no';
  }
  if (lines.length === 0) return 'yes';
  const yes = where === 'file' ? vscode.l10n.t('Convert') : vscode.l10n.t('Open');
  const detail = shown(lines.map((line) => `• ${line}`)).join('\n');
  const carrying = where === 'file' ? vscode.l10n.t('Convert, Keep the Rest') : vscode.l10n.t('Open, Keep the Rest');
  const ways = sound.some(({ answer }) => answer?.mayCarry) ? [yes, carrying] : [yes];
  const chosen = await vscode.window.showWarningMessage(questionOf(outcomes, sound), { modal: true, detail }, ...ways);
  return chosen === carrying ? 'carrying' : chosen === yes ? 'yes' : 'no';
}

function questionOf(outcomes: readonly Outcome[], sound: readonly Outcome[]): string {
  if (sound.length < outcomes.length) {
    return vscode.l10n.t('{0} of {1} records can be converted. Convert them?', sound.length, outcomes.length);
  }
  if (sound.every(({ answer }) => answer?.losses.length === 0)) {
    return vscode.l10n.t('A file is written for each game. Convert?');
  }
  return vscode.l10n.t('Not all of it has a place in the other format. Convert it all the same?');
}

function* linesOf({ name, answer }: Outcome, many: boolean, where: 'file' | 'untitled'): Generator<string> {
  const head = many ? `${name}: ` : '';
  if (!answer) {
    yield `${head}${vscode.l10n.t('It is in that format already, or there is no conversion of it.')}`;
    return;
  }
  const { texts, losses, refusal } = answer;
  if (refusal) yield `${head}${refusal.words}${placesOf(refusal.places)}`;
  if (texts.length > 1 && where === 'file')
    yield `${head}${vscode.l10n.t('{0} files, one for each game', texts.length)}`;
  for (const { words, places } of losses) yield `${head}${words}${placesOf(places)}`;
}

/// Counted from 1, as people do.
function placesOf(places: readonly Place[]): string {
  if (places.length === 0) return '';
  const named = places.slice(0, FEW).map(({ line, character }) => `${line + 1}:${character + 1}`);
  return ` (${named.join(', ')}${places.length > FEW ? ', …' : ''})`;
}

function shown(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST) return lines;
  return [...lines.slice(0, MOST - 1), vscode.l10n.t('… and {0} more', lines.length - MOST + 1)];
}
