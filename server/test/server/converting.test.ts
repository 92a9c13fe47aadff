import { deepEqual, equal, match } from 'node:assert/strict';
import type { CodeAction } from 'vscode-languageserver/node';
import { Client } from '../support/client';

const URI = 'file:///records/a.wei7';
const XML = '<wei7 version="2.2"><size>9</size><moves><black x="1" y="1" splitter="large"/></moves></wei7>';

describe('qipu/convert', () => {
  afterEach(() => Client.endAll());

  async function asked(text: string, to: string, beginning = {}): Promise<Record<string, unknown> | null> {
    const client = await Client.begin(beginning);
    client.open(URI, text);
    return (await client.request('qipu/convert', { textDocument: { uri: URI }, to })) as never;
  }

  it('answers with the new text, the version that it is of, and what would be lost', async () => {
    const answer = await asked(XML, 'wei7-3.0', { locale: 'zh-cn' });
    equal(answer?.version, 1);
    match(answer?.text as string, /^\{\n {2}"format": "wei7",\n {2}"version": "3\.0",\n {2}"size": 9,/);
    deepEqual(answer?.losses, ['打印设置 1 处略去']);
  });

  it('says why not', async () => {
    match((await asked(XML.replace('x="1"', 'x="9"'), 'wei7-3.0'))?.refusal as string, /^Mend the errors first \(1\)/);
  });

  it('answers nothing where there is nothing to convert', async () => {
    equal(await asked(XML, 'wei7-2.2'), null);
  });

  it('is offered to editors that can ask for it', async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const titles = async (options: object, triggerKind = 1): Promise<string[]> => {
      const client = await Client.begin({ options });
      client.open(URI, XML);
      await client.checked(URI);
      const params = { textDocument: { uri: URI }, range, context: { diagnostics: [], triggerKind } };
      return ((await client.request('textDocument/codeAction', params)) as CodeAction[]).map(({ title }) => title);
    };
    deepEqual(await titles({ commands: ['qipu.convert'] }), ['Convert to wei7 3.0']);
    deepEqual(await titles({}), []);
    deepEqual(await titles({ commands: ['qipu.convert'] }, 2), [], 'not at every move of the cursor');
  });
});
