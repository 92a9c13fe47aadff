/// A page as Markdown: for editors that show that, and for `docs/rules`.

import type { Block, Captioned } from './page';

type Link = (to: { readonly specification: string; readonly clause: string; readonly rule: string }) => string;

export function markdownOf(blocks: readonly Block[], link: Link): string {
  return `${blocks.map((block) => blockText(block, link)).join('\n\n')}\n`;
}

function blockText(block: Block, link: Link): string {
  switch (block.kind) {
    case 'heading':
      return headingText(block);
    case 'caption':
      return `**${escaped(block.text)}**`;
    case 'words':
      return block.aside ? `*${escaped(block.text)}*` : escaped(block.text);
    case 'fixes':
      return block.list.map((one) => `- ${escaped(one)}`).join('\n');
    case 'rules':
      return block.list.map(({ to, text }) => `- [${escaped(to.rule)}](${link(to)}): ${escaped(text)}`).join('\n');
    case 'examples':
      return block.list.map(exampleText).join('\n\n');
  }
}

function headingText({ level, text, note }: Block & { readonly kind: 'heading' }): string {
  const heading = `${'#'.repeat(level)} ${escaped(text)}`;
  return note === undefined ? heading : `${heading}\n\n*${escaped(note)}*`;
}

function exampleText({ caption, notes, example: { text, board } }: Captioned): string {
  const head = [`**${caption}**`, ...notes.map(escaped)].join(' ');
  const parts = [text, ...(board ? [board.lines().join('\n')] : [])];
  return [head, ...parts.filter((part) => part !== '').map((part) => fenced(part))].join('\n\n');
}

/// The fence is longer than any row of backticks inside.
function fenced(text: string): string {
  const rows = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...rows.map(({ length }) => length + 1)));
  const lines = visible(text).replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return `${fence}\n${lines}\n${fence}`;
}

/// What has no shape of its own and would be lost on the page.
const visible = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/g, (sign) =>
    sign === '\ufeff' ? '' : String.fromCharCode(0x2400 + sign.charCodeAt(0)),
  );

/// Words that are not meant as Markdown; what stands between backticks stays code.
const escaped = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/[\\*_[\]<>#|~]/g, '\\$&') : part))
    .join('`');
