/// A page as HTML, without a script: what an editor shows behind the code of a diagnostic. Everything of a record is escaped.

import type { Block, Captioned } from './page';

type Link = (to: { readonly specification: string; readonly clause: string; readonly rule: string }) => string;

export function htmlOf(blocks: readonly Block[], link: Link): string {
  return blocks.map((block) => blockHtml(block, link)).join('\n');
}

function blockHtml(block: Block, link: Link): string {
  switch (block.kind) {
    case 'heading':
      return headingHtml(block);
    case 'caption':
      return `<h3>${escaped(block.text)}</h3>`;
    case 'words':
      return `<p${block.aside ? ' class="aside"' : ''}>${inline(block.text)}</p>`;
    case 'fixes':
      return listHtml(block.list.map(inline));
    case 'rules':
      return listHtml(
        block.list.map(({ to, text }) => `<a href="${escaped(link(to))}">${escaped(to.rule)}</a> ${inline(text)}`),
      );
    case 'examples':
      return `<div class="examples">${block.list.map(exampleHtml).join('')}</div>`;
  }
}

const listHtml = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function headingHtml({ level, text, note }: Block & { readonly kind: 'heading' }): string {
  const small = note === undefined ? '' : ` <small>${inline(note)}</small>`;
  return `<h${level}>${inline(text)}${small}</h${level}>`;
}

function exampleHtml({ caption, notes, isBad, example }: Captioned): string {
  const { text, board } = example;
  const said = notes.map((note) => `<p class="note">${inline(note)}</p>`).join('');
  const code = text === '' ? '' : `<pre>${marked(example)}</pre>`;
  const picture = board ? `<figure>${board.svg(caption)}</figure>` : '';
  return `<section class="${isBad ? 'bad' : 'good'}"><h3>${escaped(caption)}</h3>${said}${code}${picture}</section>`;
}

/// The text with what is wrong in it underlined.
function marked({ text, marks }: Captioned['example']): string {
  let html = '';
  let at = 0;
  for (const { from, to } of marks) {
    html += `${escaped(text.slice(at, from))}<mark>${escaped(text.slice(from, to))}</mark>`;
    at = to;
  }
  return html + escaped(text.slice(at));
}

/// Words between backticks are code.
const inline = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `<code>${escaped(part)}</code>`))
    .join('');

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => NAMED[sign] as string);
