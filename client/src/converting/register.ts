/// Records in another format: what would be lost is shown before anything is written, and one undo takes it all back. What stays in its
/// language is converted in its place; else a new file beside it is written, or a document opened that is in no file yet.
import * as vscode from 'vscode';
import { languages } from '../../../server/src/recognition';
import type { Records } from '../at-hand';
import { agreedOn } from './agreed';
import { formatOf, type Outcome, outcomeOf } from './asked';
import { nodeAt, showAgain } from './cursor';
import { inPlace, isSamePlace, newFiles, untitled } from './written';

/// By command: from the palette nothing says what to convert to.
const TARGETS: Readonly<Record<string, string>> = {
  'qipu.convertToWei7Json': 'wei7-3.0',
  'qipu.convertToWei7Xml': 'wei7-2.2',
  'qipu.convertToJgf': 'jgf',
  'qipu.convertToIshi': 'ishi',
  'qipu.convertToSgf': 'sgf',
};

type Where = 'file' | 'untitled';

export function registerConverting(records: Records): vscode.Disposable {
  const { client } = records.boards;

  /// What was clicked, or all that was selected with it; from the palette, the record at hand.
  async function urisOf(clicked: unknown, selected: unknown): Promise<readonly vscode.Uri[]> {
    const all = Array.isArray(selected) ? selected.filter((one) => one instanceof vscode.Uri) : [];
    if (all.length > 0) return all;
    if (clicked instanceof vscode.Uri) return [clicked];
    const record = await records.wanted();
    return record ? [record.uri] : [];
  }

  async function convert(uris: readonly vscode.Uri[], to: string, where: Where): Promise<void> {
    if (uris.length === 0) return;
    if (!client.isRunning()) await client.start().catch(() => undefined);
    const outcomes = await asked(uris, to);
    const agreed = await agreedOn(outcomes, where);
    if (agreed !== 'no') await write(agreed === 'carrying' ? await asked(uris, to, true) : outcomes, where);
  }

  async function asked(uris: readonly vscode.Uri[], to: string, carry = false): Promise<readonly Outcome[]> {
    const title = vscode.l10n.t('Converting records');
    return vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title }, async () => {
      const all: Outcome[] = [];
      for (const uri of uris) all.push(await outcomeOf(client, uri, to, carry));
      return all;
    });
  }

  async function write(outcomes: readonly Outcome[], where: Where): Promise<void> {
    const [first] = outcomes;
    const document = first?.document;
    const node = outcomes.length === 1 && document ? await nodeAt(client, document) : undefined;
    const editor = await written(outcomes, where);
    if (node && editor) await showAgain(client, editor, node);
  }

  const converting = Object.entries(TARGETS).map(([command, to]) =>
    vscode.commands.registerCommand(command, async (clicked: unknown, selected: unknown) =>
      convert(await urisOf(clicked, selected), to, 'file'),
    ),
  );
  return vscode.Disposable.from(
    ...converting,
    vscode.commands.registerCommand('qipu.convert', (uri: unknown, to: unknown) =>
      typeof uri === 'string' && typeof to === 'string' ? convert([vscode.Uri.parse(uri)], to, 'file') : undefined,
    ),
    vscode.commands.registerCommand('qipu.openAs', async (clicked: unknown, selected: unknown) => {
      const uris = await urisOf(clicked, selected);
      const to = uris.length > 0 && (await target(uris));
      if (to) await convert(uris, to, 'untitled');
    }),
  );
}

/// The editor that shows what came of it, if it is one text.
async function written(outcomes: readonly Outcome[], where: Where): Promise<vscode.TextEditor | undefined> {
  const sound = outcomes.filter(({ answer }) => answer && answer.texts.length > 0);
  if (where === 'untitled') return untitled(sound);
  const [here, beside] = [sound.filter(isSamePlace), sound.filter((one) => !isSamePlace(one))];
  const editor = here.length > 0 ? await inPlace(here) : undefined;
  return beside.length > 0 ? newFiles(beside) : editor;
}

/// Which format, but the one that all of them are in; the names are those that the formats have of themselves.
async function target(uris: readonly vscode.Uri[]): Promise<string | undefined> {
  const own = new Set(await Promise.all(uris.map(formatOf)));
  const label = (id: string): string => languages.find((one) => one.id === id)?.aliases[0] ?? id;
  const others = Object.values(TARGETS).filter((to) => own.size > 1 || !own.has(to));
  const items = others.map((to) => {
    const [, language = to, version] = /^(wei7)-(.+)$/.exec(to) ?? [];
    return { label: label(language), description: version ?? '', to };
  });
  const placeHolder = vscode.l10n.t('Open as which format?');
  return (await vscode.window.showQuickPick(items, { placeHolder }))?.to;
}
