/// What can be done to a record as a whole, or to its lines: as code actions, which are worked out when one is chosen, and as requests
/// of our own for whoever asks the person first.

import { type CodeAction, CodeActionKind, type WorkspaceEdit } from 'vscode-languageserver/node';
import { mergedGames, type Refactored } from '../language';
import type { Place } from '../protocol/places';
import { REFACTORINGS, type RefactorAnswer } from '../protocol/refactor';
import type { AnswerOf, ParamsOf } from '../protocol/requests';
import type { Refusal } from '../record/board-edit';
import type { Words } from '../spec/rule';
import { placeAfter } from '../text/after';
import { namesBeside } from '../workspace/converted-names';
import { type Asked, askedOf, type Server } from './answering';
import type { Wanted } from './shared';
import { isTaken } from './taken';

type Id = (typeof REFACTORINGS)[number];

/// What an action brings along until it is chosen.
interface Chosen {
  readonly uri: string;
  readonly version: number;
  readonly position: Place;
  readonly refactoring: Id;
}

export async function offered(asked: Asked, { position }: ParamsOf<'qipu/refactorings'>) {
  const offers = await asked.slices(asked.features.refactorings(asked.offset(position)));
  const { language } = asked.server.settings;
  return offers && { offers: offers.map(({ title, ...offer }) => ({ ...offer, title: title[language] })) };
}

export async function refactored(asked: Asked, { position, id }: ParamsOf<'qipu/refactor'>) {
  const outcome = await asked.slices(asked.features.refactored(asked.offset(position), id));
  return outcome && answerOf(asked, outcome);
}

export async function merged(
  { documents, settings }: Server,
  { texts }: ParamsOf<'qipu/merge'>,
  wanted: Wanted,
): Promise<AnswerOf<'qipu/merge'> | null | undefined> {
  const [first] = texts;
  if (!first) return null;
  const nobody = await documents.looked({ language: '', name: first.name, text: '' });
  const outcome = await documents.slices(nobody.document, mergedGames(texts), wanted);
  if (!outcome || 'text' in outcome) return outcome;
  return { language: '', text: '', refusal: outcome.refusal[settings.language] };
}

async function answerOf(asked: Asked, outcome: Refactored | Refusal): Promise<RefactorAnswer | undefined> {
  const { document, server } = asked;
  const { root, version } = document;
  if ('refusal' in outcome)
    return { version, edits: [], cursor: null, texts: [], refusal: outcome.refusal[server.settings.language] };
  const { edits, cursor, texts, removes } = outcome;
  const changes = await asked.slices(asked.textEdits(edits));
  return (
    changes && {
      version,
      edits: changes,
      cursor: cursor === undefined ? null : placeAfter(root, edits, cursor, server.documents.encoding),
      texts,
      ...(removes === undefined ? {} : { removes }),
    }
  );
}

/// Those that there are at a place; an editor that cannot ask again gets them worked out.
export async function refactorings(
  asked: Asked,
  position: Place,
  wants: (kind: string) => boolean,
): Promise<CodeAction[]> {
  const { server, uri, document } = asked;
  const { language, client } = server.settings;
  if (![CodeActionKind.RefactorRewrite, CodeActionKind.RefactorExtract].some(wants)) return [];
  const offers = (await asked.slices(asked.features.refactorings(asked.offset(position)))) ?? [];
  const canResolve = client.textDocument?.codeAction?.resolveSupport?.properties.includes('edit') ?? false;
  const actions: CodeAction[] = [];
  for (const { id, title, makes } of offers) {
    const kind = makes ? CodeActionKind.RefactorExtract : CodeActionKind.RefactorRewrite;
    if (!wants(kind) || (makes && !canCreate(asked))) continue;
    const data: Chosen = { uri, version: document.version, position, refactoring: id };
    const action = { title: title[language], kind, data };
    if (canResolve) actions.push(action);
    else {
      const done = await resolved(asked, action, false);
      if (done.edit) actions.push(done);
    }
  }
  return actions;
}

/// Who has chosen it is told why it cannot be done.
export async function resolved(
  { server, wanted }: Pick<Asked, 'server' | 'wanted'>,
  action: CodeAction,
  isAsked: boolean,
): Promise<CodeAction> {
  const chosen = action.data as Partial<Chosen> | undefined;
  const { uri, version, position, refactoring } = chosen ?? {};
  if (uri === undefined || !position || !REFACTORINGS.some((id) => id === refactoring)) return action;
  const asked = await askedOf(server, uri, wanted);
  if (asked?.document.version !== version || !asked) return action;
  const outcome = await asked.slices(asked.features.refactored(asked.offset(position), refactoring as Id));
  if (!outcome) return action;
  if ('refusal' in outcome) {
    if (isAsked) server.connection.window.showWarningMessage(outcome.refusal[server.settings.language]);
    return action;
  }
  if (outcome.texts.length > 0 && !isInUtf8(asked.document)) {
    if (isAsked) server.connection.window.showWarningMessage(OTHER_ENCODING[server.settings.language]);
    return action;
  }
  const edit = await editOf(asked, outcome, refactoring === 'extract' ? 'line' : undefined);
  return edit ? { ...action, edit } : action;
}

/// An editor writes what it creates in UTF-8, whatever the record is in.
const isInUtf8 = ({ source, format }: Asked['document']): boolean =>
  format?.inUtf8 !== undefined || typeof source.bytes !== 'number';

const OTHER_ENCODING: Words = {
  en: 'This record is not in UTF-8, and the editor would write new files in UTF-8. Save it in UTF-8 first, or use the command.',
  zh: '这份棋谱不是 UTF-8 编码，编辑器新建的文件却会用 UTF-8。请先以 UTF-8 保存，或者使用命令。',
};

async function editOf(asked: Asked, { edits, texts }: Refactored, suffix?: string): Promise<WorkspaceEdit | undefined> {
  const { uri, document, server } = asked;
  const changes = await asked.slices(asked.textEdits(edits));
  if (!changes) return undefined;
  if (!server.settings.client.workspace?.workspaceEdit?.documentChanges) return { changes: { [uri]: changes } };
  const { version } = document;
  const here = changes.length > 0 ? [{ textDocument: { uri, version }, edits: changes }] : [];
  const start = { line: 0, character: 0 };
  const files: string[] = await freeNames(uri, texts.length, suffix);
  const made = texts.flatMap((newText, index) => {
    const file = files[index] ?? uri;
    const put = { textDocument: { uri: file, version: null }, edits: [{ range: { start, end: start }, newText }] };
    return [{ kind: 'create' as const, uri: file }, put];
  });
  return { documentChanges: [...here, ...made] };
}

/// Beside the record, called like it, and not taken.
async function freeNames(uri: string, count: number, suffix: string | undefined): Promise<string[]> {
  const slash = uri.lastIndexOf('/') + 1;
  const name = decodeURIComponent(uri.slice(slash));
  for (let attempt = 1; ; attempt++) {
    const names = namesBeside(name, count, suffix, attempt).map((one) => uri.slice(0, slash) + encodeURIComponent(one));
    const taken = await Promise.all(names.map((one) => isTaken(one, uri)));
    if (!taken.some(Boolean) || attempt > MOST_ATTEMPTS) return names;
  }
}

const MOST_ATTEMPTS = 100;

function canCreate({ uri, server }: Asked): boolean {
  const { documentChanges, resourceOperations } = server.settings.client.workspace?.workspaceEdit ?? {};
  return documentChanges === true && resourceOperations?.includes('create') === true && !uri.startsWith('untitled:');
}
