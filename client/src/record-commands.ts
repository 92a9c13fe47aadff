/// The commands that step through a record or write in it: from its text and from its board.
import * as vscode from 'vscode';
import type { BoardEdit } from '../../server/src/protocol/board-edit';
import type { Step } from '../../server/src/protocol/steps';
import type { AtHand, Records } from './at-hand';

const STEPS: Readonly<Record<string, Step>> = {
  'qipu.nextMove': 'next',
  'qipu.previousMove': 'previous',
  'qipu.start': 'start',
  'qipu.end': 'end',
  'qipu.nextVariation': 'nextVariation',
  'qipu.previousVariation': 'previousVariation',
  'qipu.nextComment': 'nextComment',
  'qipu.previousComment': 'previousComment',
  'qipu.nextFault': 'nextFault',
  'qipu.previousFault': 'previousFault',
};

const BOARD_EDITS: Readonly<Record<string, BoardEdit>> = {
  'qipu.pass': { kind: 'pass' },
  'qipu.deleteMove': { kind: 'delete', what: 'node' },
  'qipu.deleteVariation': { kind: 'delete', what: 'variation' },
  'qipu.promoteVariation': { kind: 'promote' },
};

export function registerRecordCommands(records: Records): vscode.Disposable {
  const register = (name: string, work: (record: AtHand) => unknown): vscode.Disposable =>
    vscode.commands.registerCommand(name, async () => {
      const record = await records.wanted();
      if (record) await work(record);
    });
  return vscode.Disposable.from(
    ...Object.entries(STEPS).map(([name, step]) => register(name, ({ cursor }) => cursor.go(step))),
    ...Object.entries(BOARD_EDITS).map(([name, boardEdit]) => register(name, ({ cursor }) => cursor.write(boardEdit))),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => records.moved(textEditor)),
    // A comment is written where it is shown.
    register('qipu.editComment', async ({ board }) =>
      (board ?? (await records.boards.show()))?.panelHost.editComment(),
    ),
  );
}
