/// What the server says of the board, for pictures and texts that are taken away.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Picture } from '../../../server/src/cli/board/svg';
import type { DiagramAt } from '../../../server/src/language/diagram';
import type { Language } from '../../../server/src/spec/rule';
import type { AtHand } from '../at-hand';
import { COORDINATES, type Coordinates, NUMBERS } from '../board/messages';
import { fieldsOf, oneOf, text } from '../board/sound';

interface Answer extends Omit<Picture, 'boardRows' | 'node'> {
  readonly height: number;
  readonly node: { readonly path: readonly number[]; readonly move: number };
  readonly game: string;
  readonly about?: unknown;
  readonly numbers: readonly (readonly [number, number, number])[];
  readonly diagram?: DiagramAt;
}

export interface Asked {
  readonly picture: Picture;
  readonly game: string;
  /// Of the game.
  readonly name: string | undefined;
  readonly numbers: Answer['numbers'];
  readonly diagram: DiagramAt | undefined;
}

/// Lines each way: more than anybody prints.
const MOST = 400;
const NUMBERED = { off: 0, last: 10, all: 5000 } as const;

/// `from` is the first move of a diagram, if one is wanted.
export async function asked(
  client: LanguageClient,
  { uri, position }: AtHand,
  from?: number,
): Promise<Asked | undefined> {
  await vscode.workspace.openTextDocument(uri);
  const numbers = NUMBERED[setting('moveNumbers', NUMBERS) ?? 'off'];
  const panel = { most: MOST, numbers, ...(from === undefined ? {} : { diagram: { from } }) };
  const question = { textDocument: { uri: uri.toString() }, position, panel };
  const answer = await client.sendRequest<Answer | null>('qipu/board', question).catch(() => null);
  if (!answer) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no board here.'));
    return undefined;
  }
  const { height, node, diagram, game, about, ...rest } = answer;
  const picture = { ...rest, game, boardRows: height, node: { ...node, from: 0, to: 0 } };
  return { picture, game, name: text(fieldsOf(about).name), numbers: answer.numbers, diagram };
}

export const coordinates = (): Coordinates => setting('coordinates', COORDINATES) ?? 'letters';

const setting = <T extends string>(name: string, words: readonly T[]): T | undefined =>
  oneOf(words, vscode.workspace.getConfiguration('qipu.board').get(name));

export const language = (): Language => (/^zh/i.test(vscode.env.language) ? 'zh' : 'en');
