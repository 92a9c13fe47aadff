/// What is asked of whoever begins a record of the championship: who plays, where, at which event. Place and event are those of the
/// last time.
import * as vscode from 'vscode';
import { unfitIn } from './championship';
import type { Parties } from './games';

const KEPT = 'qipu.occasion';

/// The answers; undefined if somebody has thought better of it.
export async function askedParties(memory: vscode.Memento, year: number): Promise<Required<Parties> | undefined> {
  const kept = memory.get<{ place?: string; event?: string }>(KEPT);
  const questions = [
    ['first', vscode.l10n.t('Who moves first?'), '先手队'],
    ['second', vscode.l10n.t('Who moves second?'), '后手队'],
    ['place', vscode.l10n.t('Where is it played?'), kept?.place ?? '地点'],
    ['event', vscode.l10n.t('At which event?'), kept?.event ?? `${year} CCGC`],
  ] as const;
  const parties = { first: '', second: '', place: '', event: '' };
  for (const [i, [part, prompt, value]] of questions.entries()) {
    const title = vscode.l10n.t('New record ({0} of {1})', i + 1, questions.length);
    const said = await vscode.window.showInputBox({
      title,
      prompt,
      value,
      validateInput: whyNot,
      ignoreFocusOut: true,
    });
    if (said === undefined) return undefined;
    parties[part] = said.trim();
  }
  await memory.update(KEPT, { place: parties.place, event: parties.event });
  return parties;
}

function whyNot(said: string): string | undefined {
  if (said.trim() === '') return vscode.l10n.t('A record needs this.');
  const sign = unfitIn(said);
  return sign === undefined ? undefined : vscode.l10n.t('It cannot stand in a record: {0}', sign);
}
