/// What a click on a point means with each of the tools.

import type { BoardEdit } from '../../server/src/protocol/board-edit';
import type { Cell, Mark } from '../src/board/messages';

export const FORMS = ['triangle', 'square', 'circle', 'cross'] as const;
const TOOLS = ['play', 'black', 'white', 'erase', ...FORMS, 'letter', 'number', 'text', 'clear'] as const;
export type Tool = (typeof TOOLS)[number];

/// The point that was clicked, and what the position has.
export interface Clicked {
  readonly cell: Cell;
  /// `.`, or the sign of a stone.
  readonly sign: string;
  /// Of the whole position.
  readonly marks: readonly Mark[];
  /// What a person has typed for labels.
  readonly text: string;
}

/// Nothing for the tool that plays, and for labels without a text. What is there already goes.
export function boardEditFor(tool: Tool, clicked: Clicked): BoardEdit | undefined {
  const { cell, sign } = clicked;
  switch (tool) {
    case 'play':
      return undefined;
    case 'black':
      return { kind: 'stone', cell, color: sign === 'X' ? 0 : 1 };
    case 'white':
      return { kind: 'stone', cell, color: sign === 'O' ? 0 : 2 };
    case 'erase':
      return { kind: 'stone', cell, color: 0 };
    case 'clear':
      return { kind: 'unmark', cell };
    case 'letter':
    case 'number':
    case 'text':
      return labelled(tool, clicked);
    default:
      return marksAt(clicked).some(({ form }) => form === tool)
        ? { kind: 'unmark', cell }
        : { kind: 'mark', cell, form: tool };
  }
}

const marksAt = ({ cell, marks }: Clicked): Mark[] => marks.filter(({ x, y }) => x === cell.x && y === cell.y);

function labelled(tool: 'letter' | 'number' | 'text', clicked: Clicked): BoardEdit | undefined {
  const { cell, marks, text } = clicked;
  const known = marksAt(clicked).find(({ label }) => label)?.label;
  if (tool === 'text' && text === '') return undefined;
  if (known !== undefined && (tool !== 'text' || known === text)) return { kind: 'unmark', cell };
  const taken = new Set(marks.map(({ label }) => label));
  const label = tool === 'text' ? text : tool === 'number' ? nextNumber(taken) : nextLetter(taken);
  return { kind: 'mark', cell, label };
}

type Labels = ReadonlySet<string | undefined>;

function nextNumber(taken: Labels): string {
  let number = 1;
  while (taken.has(String(number))) number++;
  return String(number);
}

/// Capital letters first, then small ones, then doubled ones.
function nextLetter(taken: Labels): string {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
  for (let times = 1; ; times++) {
    const free = letters.map((letter) => letter.repeat(times)).find((letter) => !taken.has(letter));
    if (free !== undefined) return free;
  }
}
