import { deepEqual, equal, match } from 'node:assert/strict';
import type { CodeAction } from 'vscode-languageserver/node';
import type { AnswerOf } from '../../src/protocol/requests';
import { Client } from '../support/client';

const URI = 'file:///records/a.wei7';
const XML = '<wei7 version="2.2"><size>9</size><moves><black x="1" y="1" splitter="large"/></moves></wei7>';

describe('qipu/convert', () => {
  afterEach(() => Client.endAll());

  async function asked(text: string, to: string, beginning = {}): Promise<AnswerOf<'qipu/convert'> | null> {
    const client = await Client.begin(beginning);
    client.open(URI, text);
    return (await client.request('qipu/convert', { textDocument: { uri: URI }, to })) as never;
  }

  it('answers with the new text, the version that it is of, and what would be lost', async () => {
    const answer = await asked(XML, 'wei7-3.0', { locale: 'zh-cn' });
    equal(answer?.version, 1);
    equal(answer?.language, 'wei7');
    match(answer?.texts[0] ?? '', /^\{\n {2}"format": "wei7",\n {2}"version": "3\.0",\n {2}"size": 9,/);
  });

  it('says what is lost by its code, its count and its places, in the language of the editor', async () => {
    const [loss] = (await asked(XML, 'wei7-3.0', { locale: 'zh-cn' }))?.losses ?? [];
    deepEqual([loss?.code, loss?.count, loss?.words], ['loss/print', 1, '打印设置 1 处略去']);
    const place = { line: 0, character: XML.indexOf('<black') };
    deepEqual(
      loss?.places.filter(({ character }) => character < place.character),
      [],
    );
  });

  it('carries along what it can when it is asked to', async () => {
    const client = await Client.begin();
    const text = '(;FF[4]GM[1]SZ[9];B[ee]BM[2])';
    const asking = { text, name: 'a.sgf', to: 'jgf' };
    const plain = (await client.request('qipu/convertText', asking)) as AnswerOf<'qipu/convert'>;
    const carrying = (await client.request('qipu/convertText', { ...asking, how: { carry: true } })) as typeof plain;
    deepEqual([plain.mayCarry, plain.losses[0]?.carried, /"qipu"/.test(plain.texts[0] ?? '')], [true, false, false]);
    deepEqual([carrying.losses[0]?.carried, /"qipu"/.test(carrying.texts[0] ?? '')], [true, true]);
  });

  it('says why not', async () => {
    const oblong = '{"format":"wei7","version":"3.0","size":{"width":5,"height":4},"tree":{}}';
    const answer = await asked(oblong, 'wei7-2.2');
    equal(answer?.refusal?.code, 'cannot/board-size');
    match(answer?.refusal?.words ?? '', /^A board of 5 by 4 cannot/);
    deepEqual(answer?.texts, []);
  });

  it('answers nothing where there is nothing to convert', async () => {
    equal(await asked(XML, 'wei7-2.2'), null);
  });

  it('takes texts that are in no document, by their name or by what they say', async () => {
    const client = await Client.begin();
    const convert = (params: object) => client.request('qipu/convertText', params) as Promise<AnswerOf<'qipu/convert'>>;
    const first = await convert({ text: XML, to: 'wei7-3.0' });
    equal(first.texts.length, 1);
    const again = await convert({ text: first.texts[0] ?? '', name: 'a.wei7', to: 'wei7-2.2' });
    match(again.texts[0] ?? '', /<wei7 /);
    equal(await convert({ text: 'nothing that anybody knows', to: 'wei7-3.0' }), null);
  });

  it('is offered to editors that can ask for it', async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const titles = async (options: object, triggerKind = 1): Promise<string[]> => {
      const client = await Client.begin({ options });
      client.open(URI, XML);
      await client.checked(URI);
      const params = { textDocument: { uri: URI }, range, context: { diagnostics: [], triggerKind } };
      const actions = (await client.request('textDocument/codeAction', params)) as CodeAction[];
      return actions.map(({ title }) => title).filter((title) => title.startsWith('Convert'));
    };
    deepEqual(
      await titles({ commands: ['qipu.convert'] }),
      ['wei7 3.0', 'JGF 2', 'Ishi', 'SGF FF[4]'].map((name) => `Convert to ${name}`),
    );
    deepEqual(await titles({}), []);
    deepEqual(await titles({ commands: ['qipu.convert'] }, 2), [], 'not at every move of the cursor');
  });
});
