import { deepEqual, equal } from 'node:assert/strict';
import type { TextEdit } from 'vscode-languageserver/node';
import { Client } from '../support/client';

const URI = 'file:///records/a.wei7';
const TEXT = '{"format":"wei7",\n"version":"3.0","tree":{}}\n';
const options = { tabSize: 2, insertSpaces: true };
const textDocument = { uri: URI };

const asked = async (method: string, params: object, beginning = {}): Promise<TextEdit[] | null> => {
  const client = await Client.begin(beginning);
  client.open(URI, TEXT);
  return (await client.request(method, { textDocument, options, ...params })) as TextEdit[] | null;
};

/// The text after the edits, which are apart from each other and in its order.
function applied(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split(/(?<=\n)/);
  const offset = ({ line, character }: TextEdit['range']['start']): number =>
    lines.slice(0, line).join('').length + character;
  return edits.reduceRight(
    (now, { range: { start, end }, newText }) => now.slice(0, offset(start)) + newText + now.slice(offset(end)),
    text,
  );
}

describe('Formatting over the wire', () => {
  afterEach(() => Client.endAll());

  it('is offered', async () => {
    const { capabilities } = await Client.begin();
    deepEqual([capabilities.documentFormattingProvider, capabilities.documentRangeFormattingProvider], [true, true]);
  });

  it('lays out a document', async () => {
    const edits = await asked('textDocument/formatting', {});
    deepEqual(edits?.slice(0, 2), [
      { range: { start: { line: 0, character: 1 }, end: { line: 0, character: 1 } }, newText: '\n  ' },
      { range: { start: { line: 0, character: 10 }, end: { line: 0, character: 10 } }, newText: ' ' },
    ]);
  });

  it('lays out a range', async () => {
    const range = { start: { line: 0, character: 8 }, end: { line: 0, character: 12 } };
    equal((await asked('textDocument/rangeFormatting', { range }))?.length, 1);
  });

  it('lays out what a bracket has completed', async () => {
    const position = { line: 1, character: 26 };
    const edits = await asked('textDocument/onTypeFormatting', { position, ch: '}' });
    equal(applied(TEXT, edits ?? []), '{\n  "format": "wei7",\n  "version": "3.0",\n  "tree": {}\n}\n');
  });

  it('does nothing where it is switched off', async () => {
    equal(await asked('textDocument/formatting', {}, { options: { format: { enable: false } } }), null);
  });
});
