/// A page as plain text, for a terminal.

import type { Block, Captioned } from './page';

export function plainOf(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return headingText(block);
    case 'caption':
      return `${block.text}:`;
    case 'words':
      return block.text;
    case 'fixes':
      return block.list.map((one) => `- ${one}`).join('\n');
    case 'rules':
      return block.list.map(({ to, text }) => `- ${to.rule}: ${text}`).join('\n');
    case 'examples':
      return block.list.map(exampleText).join('\n\n');
  }
}

const headingText = ({ level, text, note }: Block & { readonly kind: 'heading' }): string => {
  if (note === undefined) return text;
  return level === 1 ? `${text}\n${note}` : `${text} (${note})`;
};

function exampleText({ caption, notes, example: { text, board } }: Captioned): string {
  const head = [`${caption}:`, ...notes].join(' ');
  const parts = [text, ...(board ? [board.lines().join('\n')] : [])];
  return [head, ...parts.filter((part) => part !== '').map(indented)].join('\n\n');
}

const indented = (text: string): string => text.replace(/\r\n?|\n/g, '\n').replace(/^(?=.)/gm, '    ');
