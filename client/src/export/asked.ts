/// What the server says of the board, for pictures and texts that are taken away.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Shown } from '../../../server/src/pages/shown';
import type { BoardAnswer, Diagram } from '../../../server/src/protocol/board';
import { oneOf } from '../../../server/src/protocol/validate';
import type { Language } from '../../../server/src/spec/rule';
import { ask } from '../asking';
import type { AtHand } from '../at-hand';
import { COORDINATES, type Coordinates, NUMBERS } from '../board/messages';

export interface Asked {
  readonly picture: Shown;
  readonly game: string;
  /// Of the game.
  readonly name: string | undefined;
  readonly numbers: NonNullable<BoardAnswer['numbers']>;
  readonly diagram: Diagram | undefined;
}

/// Lines each way: more than anybody prints.
const MOST = 400;
const START = { path: [], move: 0 };
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
  const answer = await ask(client, 'qipu/board', question);
  if (!answer) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no board here.'));
    return undefined;
  }
  const { diagram, game, about, window, node = START, numbers: shown = [], ...rest } = answer;
  const picture = { ...rest, node, game, left: window?.left ?? 0, top: window?.top ?? 0 };
  return { picture, game, name: about?.name, numbers: shown, diagram };
}

export const coordinates = (): Coordinates => setting('coordinates', COORDINATES) ?? 'letters';

const setting = <T extends string>(name: string, words: readonly T[]): T | undefined =>
  oneOf(words).take(vscode.workspace.getConfiguration('qipu.board').get(name));

export const language = (): Language => (/^zh/i.test(vscode.env.language) ? 'zh' : 'en');
