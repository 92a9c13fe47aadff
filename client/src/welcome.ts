/// What a person starts with: the walkthrough, and the records that come with the extension.
import * as vscode from 'vscode';

interface Example {
  readonly file: string;
  readonly language: string;
  readonly label: string;
  readonly detail: string;
  /// UTF-8 unless it says something else.
  readonly encoding?: string;
}

const examples = (): readonly Example[] => [
  {
    file: 'first-game.wei7',
    language: 'wei7',
    label: vscode.l10n.t('A commented game'),
    detail: vscode.l10n.t('wei7 3.0, 9 lines: comments, evaluations, marks, variations inside variations'),
  },
  {
    file: 'tutorial.wei7',
    language: 'wei7',
    label: vscode.l10n.t('A tutorial with problems'),
    detail: vscode.l10n.t('wei7 3.0: set-up stones, problems, right and wrong answers'),
  },
  {
    file: 'live-session.wei7',
    language: 'wei7',
    label: vscode.l10n.t('A live lesson'),
    detail: vscode.l10n.t('wei7 3.0: times, messages, moves taken back'),
  },
  {
    file: 'rectangular.wei7',
    language: 'wei7',
    label: vscode.l10n.t('A rectangular board'),
    detail: vscode.l10n.t('wei7 3.0, 13 by 7 points'),
  },
  {
    file: 'handicap-game.jgf',
    language: 'jgf',
    label: vscode.l10n.t('A game with handicap stones'),
    detail: vscode.l10n.t('JGF: a ko, every kind of mark, several comments on a move'),
  },
  {
    file: 'game-in-xml.wei7',
    language: 'wei7',
    label: vscode.l10n.t('A game in XML'),
    detail: vscode.l10n.t('wei7 2.2: can be converted to 3.0'),
  },
  {
    file: 'lesson.ishi',
    language: 'ishi',
    label: vscode.l10n.t('A lesson in plain lines'),
    detail: vscode.l10n.t('Ishi Standard Format: comments, a variation, prisoners'),
  },
  {
    file: 'two-openings.sgf',
    language: 'sgf',
    label: vscode.l10n.t('Two ways to begin'),
    detail: vscode.l10n.t('SGF: variations, arrows, labels, what is shown of the board'),
  },
  {
    file: 'C6-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Connect6'),
    detail: vscode.l10n.t('CCGC, in GB 2312'),
    encoding: 'gb18030',
  },
  {
    file: 'AM-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Amazons'),
    detail: vscode.l10n.t('CCGC, played to the end'),
  },
  {
    file: 'C5-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Gomoku'),
    detail: vscode.l10n.t('CCGC, in GB 2312'),
    encoding: 'gb18030',
  },
  {
    file: 'HEX-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Hex'),
    detail: vscode.l10n.t('CCGC, in GB 2312'),
    encoding: 'gb18030',
  },
  {
    file: 'NG-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of NoGo'),
    detail: vscode.l10n.t('CCGC, in GB 2312'),
    encoding: 'gb18030',
  },
  {
    file: 'PG-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Phantom Go'),
    detail: vscode.l10n.t('CCGC, in GB 2312'),
    encoding: 'gb18030',
  },
  {
    file: 'DB-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Dots and Boxes'),
    detail: vscode.l10n.t('CCGC, in JSON'),
  },
  {
    file: 'SU-石桥队 vs 远山队-先手胜-202608150930.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Surakarta'),
    detail: vscode.l10n.t('CCGC: captures around the arcs'),
    encoding: 'gb18030',
  },
  {
    file: 'WTN-石桥队 vs 远山队-先手胜-2026.08.15 11.00 杭州-示例友谊赛.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of EinStein'),
    detail: vscode.l10n.t('CCGC: dice, numbered pieces'),
    encoding: 'gb18030',
  },
  {
    file: 'AC2-石桥队 vs 远山队-先手胜.txt',
    language: 'ccgc',
    label: vscode.l10n.t('A game of Army chess'),
    detail: vscode.l10n.t('CCGC, in GB 2312'),
    encoding: 'gb18030',
  },
  {
    file: 'faults.wei7',
    language: 'wei7',
    label: vscode.l10n.t('A record full of faults'),
    detail: vscode.l10n.t('What is wrong is explained beside it'),
  },
];

export function registerWelcome({ extension, extensionUri }: vscode.ExtensionContext): vscode.Disposable {
  const { registerCommand, executeCommand } = vscode.commands;
  return vscode.Disposable.from(
    registerCommand('qipu.openExample', (file: unknown) => openExample(extensionUri, file)),
    registerCommand('qipu.openWalkthrough', () =>
      executeCommand('workbench.action.openWalkthrough', `${extension.id}#qipu.start`, false),
    ),
  );
}

/// Opened as a new document, so that whoever tries things on it changes nothing.
async function openExample(extension: vscode.Uri, file: unknown): Promise<void> {
  const known = examples().find((example) => example.file === file);
  const placeHolder = vscode.l10n.t('Which example?');
  const chosen = known ?? (await vscode.window.showQuickPick(examples(), { placeHolder, matchOnDetail: true }));
  if (!chosen) return;
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, 'examples', chosen.file));
  const content = new TextDecoder(chosen.encoding).decode(bytes);
  const document = await vscode.workspace.openTextDocument({ language: chosen.language, content });
  await vscode.window.showTextDocument(document, { preview: false });
}
