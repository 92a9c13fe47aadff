/// `textDocument/codeAction`: quick fixes for what is wrong, and one action for all that can only be mended in one way.

import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Connection,
  type Diagnostic,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { formats } from '../formats/list';
import { convertible } from '../language/converting';
import type { RecordDocument } from '../language/document';
import { fixesIn, type Offer, sureFixes } from '../language/fixes';
import { fill } from '../spec/rule';
import type { Edit } from '../text/edit';
import { offsetAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import { rangeOf } from './publish';
import type { Settings } from './settings';
import { isTaken } from './taken';

export const FIX_ALL = `${CodeActionKind.SourceFixAll}.qipu`;

/// Commands of clients that have them: to read a file in another encoding, and to put a record into another format after
/// asking.
const REOPEN = 'qipu.reopenWithEncoding';
const CONVERT = 'qipu.convert';

export function registerFixes(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'code action', async ({ textDocument, range, context }: CodeActionParams) => {
    const { uri } = textDocument;
    const document = await documents.current(uri);
    const checked = documents.checked(uri);
    if (!document || !checked || checked.root !== document.root) return [];
    const wants = (kind: string): boolean => !context.only || context.only.some((only) => within(kind, only));
    const page: Page = { uri, document, documents, settings };
    const actions: CodeAction[] = [];
    if (wants(CodeActionKind.QuickFix)) {
      const from = offsetAt(document.root, range.start, documents.encoding);
      const to = offsetAt(document.root, range.end, documents.encoding);
      for (const offer of fixesIn(document, checked, from, to, settings.wishes)) {
        const { rename } = offer;
        if (rename !== undefined && (!canRename(page) || (await isTaken(besides(uri, rename), uri)))) continue;
        const action = actionFor(page, offer, context.diagnostics);
        if (action) actions.push(action);
      }
    }
    if (context.only && wants(FIX_ALL)) actions.push(...fixAll(page, sureFixes(document, checked)));
    // Not at every move of the cursor: a lamp that always shines says nothing.
    const isAsked = context.triggerKind !== CodeActionTriggerKind.Automatic;
    if (isAsked && wants(CodeActionKind.RefactorRewrite)) actions.push(...conversions(page));
    return actions;
  });
  connection.onCodeAction(answer);
}

const FIX_ALL_WORDS = {
  en: 'Mend everything that can only be mended in one way',
  zh: '改正全部只有一种改法的问题',
} as const;

function fixAll(page: Page, edits: readonly Edit[]): CodeAction[] {
  const title = FIX_ALL_WORDS[page.settings.language];
  return edits.length > 0 ? [{ title, kind: FIX_ALL, edit: editOf(page, edits) }] : [];
}

const CONVERT_WORDS = { en: 'Convert to {name}', zh: '转换为 {name}' } as const;

function conversions({ uri, document, settings }: Page): CodeAction[] {
  if (!settings.commands.has(CONVERT)) return [];
  return convertible(document).map((to) => {
    const name = formats.find(({ specification }) => specification.id === to)?.specification.source ?? to;
    const title = fill(CONVERT_WORDS, settings.language, { name });
    const command = { title, command: CONVERT, arguments: [uri, to] };
    return { title, kind: CodeActionKind.RefactorRewrite, command };
  });
}

interface Page {
  readonly uri: string;
  readonly document: RecordDocument;
  readonly documents: Documents;
  readonly settings: Settings;
}

const within = (kind: string, only: string): boolean => kind === only || kind.startsWith(`${only}.`);

function actionFor(page: Page, offer: Offer, known: readonly Diagnostic[]): CodeAction | undefined {
  const { title, rule, at, edits, rename, encoding } = offer;
  if (encoding !== undefined && !page.settings.commands.has(REOPEN)) return undefined;
  const diagnostics = at
    ? known.filter((one) => isOf(page, one, rule.name, at))
    : known.filter((one) => one.data?.rule === rule.name);
  return {
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    ...(offer.sure && at ? { isPreferred: true } : {}),
    ...(encoding === undefined
      ? { edit: editOf(page, edits, rename) }
      : { command: { title, command: REOPEN, arguments: [page.uri, encoding] } }),
  };
}

/// What is not kept in a file yet has no name to change.
function canRename({ uri, settings }: Page): boolean {
  const { documentChanges, resourceOperations } = settings.client.workspace?.workspaceEdit ?? {};
  return documentChanges === true && resourceOperations?.includes('rename') === true && !uri.startsWith('untitled:');
}

function isOf(
  { document, documents }: Page,
  { data, range }: Diagnostic,
  rule: string,
  at: { from: number; to: number },
) {
  if (data?.rule !== rule) return false;
  const { start } = rangeOf(document.root, at.from, at.to, documents.encoding);
  return range.start.line === start.line && range.start.character === start.character;
}

function editOf({ uri, document, documents, settings }: Page, edits: readonly Edit[], rename?: string): WorkspaceEdit {
  const { root, version } = document;
  const changes = edits.map(({ from, to, text }) => ({
    range: rangeOf(root, from, to, documents.encoding),
    newText: text,
  }));
  if (!settings.client.workspace?.workspaceEdit?.documentChanges) return { changes: { [uri]: changes } };
  const renamed = rename === undefined ? [] : [{ kind: 'rename' as const, oldUri: uri, newUri: besides(uri, rename) }];
  const changed = changes.length > 0 ? [{ textDocument: { uri, version }, edits: changes }] : [];
  return { documentChanges: [...changed, ...renamed] };
}

/// Another file in the same folder.
const besides = (uri: string, name: string): string =>
  uri.slice(0, uri.lastIndexOf('/') + 1) + encodeURIComponent(name);
