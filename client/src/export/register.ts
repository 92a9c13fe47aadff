/// The commands that take the board away: as text, as a picture, as a diagram for print.
import * as vscode from 'vscode';
import { boardText } from '../../../server/src/cli/board/text';
import { boardSvg } from '../../../server/src/pages/picture';
import type { AtHand, Records } from '../at-hand';
import { type Asked, asked, coordinates, language } from './asked';
import { copy, fileName, type Parcel, save, tell } from './deliver';
import { diagramSvg } from './diagram';
import { positionSgf } from './position-sgf';

export function registerExports(records: Records): vscode.Disposable {
  const { client } = records.boards;
  const register = (name: string, work: (record: AtHand) => Promise<void>): vscode.Disposable =>
    vscode.commands.registerCommand(`qipu.${name}`, async () => {
      const record = await records.wanted();
      if (record) await work(record);
    });
  const copying = (draw: Draw) => async (record: AtHand) => {
    const drawn = await draw(record);
    if (drawn) await copy(drawn.content);
  };
  const saving = (draw: Draw) => async (record: AtHand) => {
    const drawn = await draw(record);
    if (drawn) await save(record.uri, drawn);
  };
  const text: Draw = async (record) => boardIn('txt', await asked(client, record), record);
  const svg: Draw = async (record) => boardIn('svg', await asked(client, record), record);
  const diagram: Draw = (record) => diagramSvg(client, record);
  return vscode.Disposable.from(
    register('copyBoardText', copying(text)),
    register('copyBoardSvg', copying(svg)),
    register('copyDiagram', copying(diagram)),
    register('copyBoardSgf', async (record) => copySgf(await asked(client, record))),
    register('saveBoardText', saving(text)),
    register('saveBoardSvg', saving(svg)),
    register('saveDiagram', saving(diagram)),
    register('copyBoardPng', async (record) => inPixels(records, record, await svg(record), true)),
    register('saveBoardPng', async (record) => inPixels(records, record, await svg(record), false)),
  );
}

type Drawn = Parcel & { readonly content: string };
type Draw = (record: AtHand) => Promise<Drawn | undefined>;

function boardIn(ending: 'txt' | 'svg', answer: Asked | undefined, { uri }: AtHand): Drawn | undefined {
  if (!answer) return undefined;
  const { picture, numbers } = answer;
  const content =
    ending === 'txt'
      ? boardText(picture, language())
      : boardSvg(picture, language(), { coordinates: coordinates(), numbers });
  return { ending, name: fileName(uri, picture.node.move), content };
}

async function copySgf(answer: Asked | undefined): Promise<void> {
  if (!answer) return;
  const text = answer.game === 'go' ? positionSgf(answer.picture) : undefined;
  if (text !== undefined) return copy(text);
  const why = vscode.l10n.t('Only positions of Go, on up to 52 lines, can be copied as SGF.');
  void vscode.window.showInformationMessage(why);
}

/// Only a page can draw points, so a board is needed.
async function inPixels(records: Records, record: AtHand, drawn: Drawn | undefined, copying: boolean): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const board = drawn && (record.board ?? (await records.boards.show()));
  if (!board) return;
  const { copied, png } = await board.panelHost.paint(drawn.content, copying);
  // Only a page that has the focus may copy a picture; whoever was writing goes on where they were.
  if (editor) await vscode.window.showTextDocument(editor.document, editor.viewColumn);
  if (copied) tell(vscode.l10n.t('Copied.'));
  else if (!png) void vscode.window.showErrorMessage(vscode.l10n.t('The picture could not be made.'));
  else {
    const parcel = { ...drawn, ending: 'png', content: png } as const;
    if (copying) void offerFile(record, parcel);
    else await save(record.uri, parcel);
  }
}

/// Some windows let no page write to the clipboard.
async function offerFile({ uri }: AtHand, parcel: Parcel): Promise<void> {
  const saveIt = vscode.l10n.t('Save Picture');
  const question = vscode.l10n.t('The picture could not be copied here.');
  if ((await vscode.window.showWarningMessage(question, saveIt)) === saveIt) await save(uri, parcel);
}
