import { equal, match } from 'node:assert/strict';
import type { DocumentSymbol } from 'vscode-languageserver/node';
import { clauseLink } from '../../src/server/publish';
import { Client } from '../support/client';

const URI = 'file:///records/C6-1.txt';

describe('Places and links', () => {
  afterEach(() => Client.endAll());

  for (const [encoding, size] of [
    ['utf-8', 3],
    ['utf-16', 1],
  ] as const) {
    it(`are whole characters in ${encoding}`, async () => {
      const client = await Client.begin({ encodings: [encoding] });
      client.open(URI, '｛[C6][甲][乙][先手胜][2018.08.03 合肥][2018 CCGC];B(J,10)}', 'ccgc');
      const uri = { textDocument: { uri: URI } };
      const [game] = (await client.request('textDocument/documentSymbol', uri)) as DocumentSymbol[];
      equal(game?.selectionRange.end.character, size);
    });
  }

  it('of clauses with brackets are one link each in Markdown', () => {
    const link = clauseLink('vscode://qipu.qipu/clause/', 'ccgc-am', '2.1)');
    match(link, /^[^()]+$/);
    equal(decodeURIComponent(link), 'vscode://qipu.qipu/clause/ccgc-am/2.1)');
  });
});
