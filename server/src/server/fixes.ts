/// Code actions: quick fixes for what is wrong, and one action for all that can only be mended in one way.

import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Diagnostic,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { type Offer, specificationOf } from '../language';
import { fill } from '../spec/rule';
import { finished } from '../text/edit';
import type { Asked } from './answering';
import { FIX_ALL } from './kinds';
import { refactored } from './refactoring';
import { isTaken } from './taken';

/// Commands of clients that have them: to read a file in another encoding, to put a record into another format after asking, and
/// to show what mending all of it would change.
const REOPEN = 'qipu.reopenWithEncoding';
const CONVERT = 'qipu.convert';
const NORMALISE = 'qipu.normalise';

export async function codeActions(asked: Asked, { range, context }: CodeActionParams): Promise<CodeAction[]> {
  if (!asked.features.checked) return [];
  const wants = (kind: string): boolean => !context.only || context.only.some((only) => within(kind, only));
  const actions: CodeAction[] = [];
  const mends = asked.server.settings.of('quickFixes.enable', true);
  if (mends && wants(CodeActionKind.QuickFix)) actions.push(...(await quickFixes(asked, range, context.diagnostics)));
  if (mends && context.only && wants(FIX_ALL)) actions.push(...(await fixAll(asked)));
  // Not at every move of the cursor: a lamp that always shines says nothing.
  const isAsked = context.triggerKind !== CodeActionTriggerKind.Automatic;
  if (isAsked && wants(CodeActionKind.RefactorRewrite)) actions.push(...preview(asked), ...conversions(asked));
  const isChosen = context.triggerKind === CodeActionTriggerKind.Invoked || context.only !== undefined;
  if (isChosen) actions.push(...(await refactored().refactorings(asked, range.start, wants)));
  return actions;
}

async function quickFixes(asked: Asked, range: Range, known: readonly Diagnostic[]): Promise<CodeAction[]> {
  const { uri, features } = asked;
  const actions: CodeAction[] = [];
  for (const offer of features.fixes(asked.offset(range.start), asked.offset(range.end))) {
    const { rename } = offer;
    if (rename !== undefined && (!canRename(asked) || (await isTaken(besides(uri, rename), uri)))) continue;
    const action = actionFor(asked, offer, known);
    if (action) actions.push(action);
  }
  return actions;
}

const NORMALISE_WORDS = { en: 'Normalise this record', zh: '规范化本棋谱' } as const;

/// All that can be mended without loss; it changes the text at once, as editors want it that do so whenever a file is saved.
async function fixAll(asked: Asked): Promise<CodeAction[]> {
  const title = NORMALISE_WORDS[asked.server.settings.language];
  const { edits = [] } = (await asked.slices(asked.features.normalised())) ?? {};
  const changes = edits.length > 0 ? await asked.slices(asked.textEdits(edits)) : undefined;
  return changes ? [{ title, kind: FIX_ALL, edit: editOf(asked, changes) }] : [];
}

/// The same, looked at before it is done.
function preview({ uri, features, server: { settings } }: Asked): CodeAction[] {
  if (!settings.commands.has(NORMALISE) || !features.hasSureFixes) return [];
  const title = NORMALISE_WORDS[settings.language];
  const command = { title, command: NORMALISE, arguments: [uri] };
  return [{ title, kind: CodeActionKind.RefactorRewrite, command }];
}

const CONVERT_WORDS = { en: 'Convert to {name}', zh: '转换为 {name}' } as const;

function conversions({ uri, features, server: { settings } }: Asked): CodeAction[] {
  if (!settings.commands.has(CONVERT)) return [];
  return features.convertible.map((to) => {
    const name = specificationOf(to)?.source ?? to;
    const title = fill(CONVERT_WORDS, settings.language, { name });
    const command = { title, command: CONVERT, arguments: [uri, to] };
    return { title, kind: CodeActionKind.RefactorRewrite, command };
  });
}

const within = (kind: string, only: string): boolean => kind === only || kind.startsWith(`${only}.`);

function actionFor(asked: Asked, offer: Offer, known: readonly Diagnostic[]): CodeAction | undefined {
  const { title, rule, at, edits, rename, encoding } = offer;
  if (encoding !== undefined && !asked.server.settings.commands.has(REOPEN)) return undefined;
  const diagnostics = at
    ? known.filter((one) => isOf(asked, one, rule.name, at))
    : known.filter((one) => one.data?.rule === rule.name);
  return {
    title: plain(title),
    kind: CodeActionKind.QuickFix,
    diagnostics,
    ...(offer.sure && at ? { isPreferred: true } : {}),
    ...(encoding === undefined
      ? { edit: editOf(asked, finished(asked.textEdits(edits)), rename) }
      : { command: { title, command: REOPEN, arguments: [asked.uri, encoding] } }),
  };
}

/// Editors show titles letter by letter, so what is quoted stands in marks that people know.
const plain = (title: string): string => title.replace(/`([^`]*)`/g, '“$1”');

/// What is not kept in a file yet has no name to change.
function canRename({ uri, server }: Asked): boolean {
  const { documentChanges, resourceOperations } = server.settings.client.workspace?.workspaceEdit ?? {};
  return documentChanges === true && resourceOperations?.includes('rename') === true && !uri.startsWith('untitled:');
}

function isOf(asked: Asked, { data, range }: Diagnostic, rule: string, at: { from: number; to: number }): boolean {
  if (data?.rule !== rule) return false;
  const start = asked.place(at.from);
  return range.start.line === start.line && range.start.character === start.character;
}

function editOf({ uri, document, server }: Asked, changes: TextEdit[], rename?: string): WorkspaceEdit {
  if (!server.settings.client.workspace?.workspaceEdit?.documentChanges) return { changes: { [uri]: changes } };
  const renamed = rename === undefined ? [] : [{ kind: 'rename' as const, oldUri: uri, newUri: besides(uri, rename) }];
  const { version } = document;
  const changed = changes.length > 0 ? [{ textDocument: { uri, version }, edits: changes }] : [];
  return { documentChanges: [...changed, ...renamed] };
}

/// Another file in the same folder.
const besides = (uri: string, name: string): string =>
  uri.slice(0, uri.lastIndexOf('/') + 1) + encodeURIComponent(name);
