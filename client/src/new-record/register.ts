/// A new record: by command, in File › New File and in the Explorer; and in a record that is empty, in its text and on its board.
import * as vscode from 'vscode';
import { inOwnEncoding } from '../encodings';
import { isThere, nameOf } from '../files';
import { isRecord } from '../first-record';
import { askedParties } from './asking';
import { begunRecord } from './championship';
import { type Draft, draftsFor, gamesFor, type NewGame, newGames, type Snippets } from './games';

export const isBlank = (document: vscode.TextDocument): boolean =>
  document.lineCount < MOST_BLANK && document.getText().trim() === '';

/// Whoever has more lines than that has written something.
const MOST_BLANK = 20;

export class NewRecords {
  readonly #snippets = new Map<string, Promise<Snippets>>();

  constructor(
    readonly extension: vscode.Uri,
    readonly memory: vscode.Memento,
  ) {}

  /// What an empty record can become.
  async for({ languageId, uri }: vscode.TextDocument): Promise<readonly NewGame[]> {
    return gamesFor(languageId, await this.#of('ccgc'), nameOf(uri));
  }

  /// Begins a game in an empty record.
  async begin(uri: vscode.Uri, id: string): Promise<void> {
    const document = await vscode.workspace.openTextDocument(uri);
    const game = (await this.for(document)).find((one) => one.id === id);
    if (game && isBlank(document)) await this.#write(document, game);
  }

  /// Asks which game, and begins it in a new document: beside a folder in one that will be saved there. Answers with its editor.
  async create(folder: vscode.Uri | undefined): Promise<vscode.TextEditor | undefined> {
    const games = newGames(await this.#of('ccgc'));
    const picks = games.map((game) => ({ label: wordsOf(game), game }));
    const placeHolder = vscode.l10n.t('A new record of which game?');
    const chosen = await vscode.window.showQuickPick(picks, { placeHolder, matchOnDetail: true });
    if (!chosen) return undefined;
    const { game } = chosen;
    if (game.language === 'ccgc') return this.#ask(game, folder);
    return this.#write(await unsaved(game.language, folder && freeIn(folder, game.file)), game);
  }

  /// A record of the championship has the teams and the occasion in its text and in its name; it is a file at once, in the encoding of its
  /// game, so that it is handed in as it is.
  async #ask(game: NewGame, folder: vscode.Uri | undefined): Promise<vscode.TextEditor | undefined> {
    const now = new Date();
    const parties = await askedParties(this.memory, now.getFullYear());
    if (!parties) return undefined;
    const { file, body } = begunRecord(game, parties, now);
    const home = folder ?? homeOf(vscode.window.activeTextEditor?.document.uri);
    const uri = home && (await freeIn(home, file));
    if (uri) await vscode.workspace.fs.writeFile(uri, new Uint8Array());
    const document = uri
      ? await inOwnEncoding(await vscode.workspace.openTextDocument(uri))
      : await unsaved(game.language, undefined);
    const editor = await this.#write(document, { ...game, body });
    if (uri) await (await vscode.workspace.openTextDocument(uri)).save();
    return editor;
  }

  async #write(document: vscode.TextDocument, { body, language }: NewGame): Promise<vscode.TextEditor> {
    const known = document.languageId === language;
    const record = known ? document : await vscode.languages.setTextDocumentLanguage(document, language);
    const shown = vscode.window.visibleTextEditors.find((editor) => editor.document === record);
    const where = shown?.viewColumn === undefined ? {} : { viewColumn: shown.viewColumn };
    const editor = await vscode.window.showTextDocument(record, { preview: false, ...where });
    const all = new vscode.Range(0, 0, record.lineCount, 0);
    await editor.insertSnippet(new vscode.SnippetString(body), all);
    return editor;
  }

  /// What inserts a whole record when its word is typed.
  async drafts({ languageId, uri }: vscode.TextDocument): Promise<Draft[]> {
    return draftsFor(languageId, await this.#of(languageId), nameOf(uri));
  }

  #of(language: string): Promise<Snippets> {
    const known = this.#snippets.get(language) ?? this.#read(language);
    this.#snippets.set(language, known);
    return known;
  }

  async #read(language: string): Promise<Snippets> {
    const bytes = await vscode.workspace.fs.readFile(
      vscode.Uri.joinPath(this.extension, 'snippets', `${language}.json`),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  }
}

export const wordsOf = ({ label }: NewGame): string => (/^zh/i.test(vscode.env.language) ? label.zh : label.en);

/// A document that will be saved at an address, if there is one.
const unsaved = async (language: string, uri: Promise<vscode.Uri> | undefined) =>
  uri
    ? vscode.workspace.openTextDocument((await uri).with({ scheme: 'untitled' }))
    : vscode.workspace.openTextDocument({ language });

/// Where a new file goes if nobody has said it: beside the one at hand, or into the first folder that is open.
function homeOf(atHand: vscode.Uri | undefined): vscode.Uri | undefined {
  if (atHand && vscode.workspace.getWorkspaceFolder(atHand)) return vscode.Uri.joinPath(atHand, '..');
  return vscode.workspace.workspaceFolders?.[0]?.uri;
}

/// An address in a folder that nothing stands at yet.
async function freeIn(folder: vscode.Uri, file: string): Promise<vscode.Uri> {
  const [, base = file, ending = ''] = /^(.*)(\.\w+)$/.exec(file) ?? [];
  let uri = vscode.Uri.joinPath(folder, file);
  for (let number = 2; await isThere(uri); number++) uri = vscode.Uri.joinPath(folder, `${base} ${number}${ending}`);
  return uri;
}

/// Who asks for a new record is about to play it: `showBoard` puts its board beside it.
export function registerNewRecords(
  newRecords: NewRecords,
  selector: vscode.DocumentSelector,
  showBoard: (editor: vscode.TextEditor) => void,
): vscode.Disposable {
  const lenses = new vscode.EventEmitter<void>();
  return vscode.Disposable.from(
    lenses,
    vscode.commands.registerCommand('qipu.newRecord', async (uri: unknown) => {
      const editor = await newRecords.create(uri instanceof vscode.Uri ? await folderOf(uri) : undefined);
      if (editor && vscode.workspace.getConfiguration('qipu.board').get('newRecords', true)) showBoard(editor);
    }),
    vscode.commands.registerCommand('qipu.beginRecord', (uri: unknown, id: unknown) =>
      typeof uri === 'string' && typeof id === 'string' ? newRecords.begin(vscode.Uri.parse(uri), id) : undefined,
    ),
    vscode.workspace.onDidChangeTextDocument(({ document }) => isRecord(document) && lenses.fire()),
    vscode.languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: lenses.event,
      provideCodeLenses: async (document) => {
        if (!isBlank(document)) return [];
        const uri = document.uri.toString();
        return (await newRecords.for(document)).map(
          (game) =>
            new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), {
              title: vscode.l10n.t('New: {0}', wordsOf(game)),
              command: 'qipu.beginRecord',
              arguments: [uri, game.id],
            }),
        );
      },
    }),
  );
}

/// The folder that a person has chosen, or the one of the file that they have.
async function folderOf(uri: vscode.Uri): Promise<vscode.Uri> {
  const { type } = await vscode.workspace.fs.stat(uri);
  return type & vscode.FileType.Directory ? uri : vscode.Uri.joinPath(uri, '..');
}
