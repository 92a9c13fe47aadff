/// A printed diagram of the record at hand: from which move to which, and its picture.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { AtHand } from '../at-hand';
import { type Asked, asked, coordinates, language } from './asked';
import { fileName } from './deliver';
import type { Course } from './figure';
import { figureSvg } from './figure-svg';
import { type MoveRange, rangeOf, rangesOf } from './ranges';

/// Games of stones that stay where they are put, on the crossings of lines.
const PRINTED: ReadonlySet<string> = new Set(['go', 'gomoku', 'connect6', 'nogo', 'phantom-go']);

export async function diagramSvg(client: LanguageClient, record: AtHand) {
  const here = await asked(client, record);
  if (!here) return undefined;
  if (!PRINTED.has(here.game)) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There are diagrams only of games with stones that stay.'));
    return undefined;
  }
  const range = await chosen(here.picture.node.move);
  const whole = range && (await asked(client, record, range.first));
  const course = whole && courseOf(whole);
  if (!range || !course) return undefined;
  const { marks } = whole.picture;
  const words = { coordinates: coordinates(), language: language(), name: whole.name };
  const content = figureSvg({ course, last: range.last, marks, ...words });
  return { ending: 'svg', name: fileName(record.uri, `${range.first}-${range.last}`), content } as const;
}

function courseOf({ picture: { columns, height }, diagram }: Asked): Course | undefined {
  if (!diagram) return undefined;
  const { rows, window, moves } = diagram;
  const played = moves.map(([number, color, x, y]) => ({
    number,
    color,
    cell: x === undefined || y === undefined ? undefined : { x, y },
  }));
  return { columns, height, rows, left: window?.left ?? 0, top: window?.top ?? 0, moves: played };
}

/// A short game is shown whole; of a long one a person says which moves.
async function chosen(move: number): Promise<MoveRange | undefined> {
  const ranges = rangesOf(move);
  if (ranges.length === 1) return ranges[0];
  const items = ranges.map((range, i) => ({
    label:
      i === 0
        ? vscode.l10n.t('The whole line so far')
        : vscode.l10n.t('The last {0} moves', range.last - range.first + 1),
    description: `${range.first}–${range.last}`,
    range: range as MoveRange | undefined,
  }));
  const other = { label: vscode.l10n.t('Other moves…'), description: '', range: undefined };
  const picked = await vscode.window.showQuickPick([...items, other], {
    placeHolder: vscode.l10n.t('Moves of the diagram'),
  });
  return picked && (picked.range ?? (await typed(move)));
}

async function typed(move: number): Promise<MoveRange | undefined> {
  const given = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('The first and the last move of the diagram'),
    value: `1-${move}`,
    validateInput: (text) =>
      rangeOf(text, move) ? undefined : vscode.l10n.t('Two numbers from 1 to {0}, such as 1-50', move),
  });
  return given === undefined ? undefined : rangeOf(given, move);
}
