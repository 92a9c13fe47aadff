import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from 'vscode-languageserver/node';
import { Client } from '../support/client';

const URI = 'file:///records/a.wei7';

const step = (color: number, x: number, y: number): string =>
  `{"action":{"type":"move","value":{"color":${color},"point":{"x":${x},"y":${y}}}}}`;

const record = (...steps: string[]): string =>
  `{"format":"wei7","version":"3.0",\n"tree":{"steps":[\n${steps.join(',\n')}]}}\n`;

/// White plays where Black has played.
const occupied = record(step(1, 3, 3), step(2, 3, 3));

const ONLY_OCCUPIED = { severity: { 'same-side-again': 'off' } };

const POINT = step(2, 3, 3).indexOf('{"x"');
const Y = step(2, 3, 3).lastIndexOf('3');

const textOf = (diagnostic: Diagnostic | undefined): string => String(diagnostic?.message ?? '');

const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});

describe('The language server', () => {
  afterEach(() => Client.endAll());

  it('says who it is and that it takes changes one by one', async () => {
    const { capabilities } = await Client.begin();
    deepEqual(capabilities.textDocumentSync, {
      ...(capabilities.textDocumentSync as object),
      openClose: true,
      change: 2,
    });
  });

  it('opens a list where a move begins when its sign is typed, and none at a sign that means nothing there', async () => {
    const client = await Client.begin();
    const signs = client.capabilities.completionProvider?.triggerCharacters ?? [];
    ok(
      [';', '{', '[', ',', ':', '"', '<', ' ', '\n'].every((sign) => signs.includes(sign)),
      signs.join(''),
    );
    client.open('file:///game.sgf', '(;SZ[9];B[aa];', 'sgf');
    const opened = (triggerCharacter: string) =>
      client.request('textDocument/completion', {
        textDocument: { uri: 'file:///game.sgf' },
        position: { line: 0, character: 14 },
        context: { triggerKind: 2, triggerCharacter },
      }) as Promise<{ items: { label: string }[] } | null>;
    const labels = (await opened(';'))?.items.map(({ label }) => label) ?? [];
    ok(labels.includes('W[bb]'), `${labels}`);
    equal(await opened(','), null);
  });

  it('publishes nothing of a sound record', async () => {
    const client = await Client.begin();
    client.open(URI, record(step(1, 3, 3)));
    deepEqual(await client.checked(URI), []);
  });

  it('publishes a diagnostic with all that the contract names', async () => {
    const client = await Client.begin();
    client.open(URI, occupied);
    const [diagnostic] = await client.checked(URI);
    deepEqual(diagnostic, {
      range: range(3, POINT, POINT + 13),
      severity: 1,
      code: '9.16.6',
      codeDescription: { href: 'vscode://qipu.qipu/clause/wei7-3.0/9.16.6#occupied-point' },
      source: 'wei7 3.0',
      message: diagnostic?.message,
      data: { rule: 'occupied-point' },
      relatedInformation: [
        {
          location: { uri: URI, range: range(2, 0, step(1, 3, 3).length) },
          message: 'The stone there was played here, as move 1.',
        },
      ],
    });
    match(textOf(diagnostic), /D16/);
  });

  it('leads links to clauses where the client wants them', async () => {
    const client = await Client.begin({ options: { clauseBase: 'https://example.org/' } });
    client.open(URI, occupied);
    const [diagnostic] = await client.checked(URI);
    equal(diagnostic?.codeDescription?.href, 'https://example.org/wei7-3.0/9.16.6#occupied-point');
  });

  it('publishes with the version, also after a change', async () => {
    const client = await Client.begin();
    client.open(URI, occupied, 'wei7', 7);
    await client.checked(URI, 7);
    client.change(URI, 8, [{ range: range(3, Y, Y + 1), text: '4' }]);
    deepEqual(await client.checked(URI, 8), []);
    deepEqual(
      client.published(URI).map(({ version }) => version),
      [7, 8],
    );
  });

  it('takes several changes in one message, each in the text after the one before', async () => {
    const client = await Client.begin();
    client.open(URI, occupied);
    client.change(URI, 2, [
      { range: range(0, 0, 0), text: '\n' },
      { range: range(4, Y, Y + 1), text: '4' },
    ]);
    deepEqual(await client.checked(URI, 2), []);
  });

  it('takes a text that is all new', async () => {
    const client = await Client.begin();
    client.open(URI, occupied);
    client.change(URI, 2, [{ text: record() }]);
    deepEqual(await client.checked(URI, 2), []);
  });

  it('speaks Chinese to those who do', async () => {
    const client = await Client.begin({ locale: 'zh-cn' });
    client.open(URI, occupied);
    const [diagnostic] = await client.checked(URI);
    match(textOf(diagnostic), /[\u4e00-\u9fff]/);
    match(diagnostic?.relatedInformation?.[0]?.message ?? '', /第 1 手/);
  });

  it('counts in UTF-16 units unless it is asked not to', async () => {
    const client = await Client.begin();
    client.open(URI, '{"format":"wei7","version":"3.0","tree":{"title":"棋🎉","titel":""}}');
    const [diagnostic] = await client.checked(URI);
    equal(client.capabilities.positionEncoding, 'utf-16');
    deepEqual(diagnostic?.range, range(0, 55, 62));
  });

  it('counts in bytes for a client that prefers UTF-8', async () => {
    const client = await Client.begin({ encodings: ['utf-8', 'utf-16'] });
    client.open(URI, '{"format":"wei7","version":"3.0","tree":{"title":"棋🎉","titel":""}}');
    const [diagnostic] = await client.checked(URI);
    equal(client.capabilities.positionEncoding, 'utf-8');
    deepEqual(diagnostic?.range, range(0, 59, 66));
  });

  it('takes changes in bytes for such a client', async () => {
    const client = await Client.begin({ encodings: ['utf-8'] });
    client.open(URI, '{"format":"wei7","version":"3.0","tree":{"title":"棋🎉","titel":""}}');
    client.change(URI, 2, [{ range: range(0, 58, 69), text: '' }]);
    deepEqual(await client.checked(URI, 2), []);
  });

  it('clears what it published when the document is closed', async () => {
    const client = await Client.begin();
    client.open(URI, occupied);
    await client.checked(URI);
    client.notify('textDocument/didClose', { textDocument: { uri: URI } });
    await client.next(({ params }) => (params as { diagnostics?: unknown[] })?.diagnostics?.length === 0);
    deepEqual(client.published(URI).at(-1)?.diagnostics, []);
  });

  it('ends when it is told to', async () => {
    const client = await Client.begin();
    equal(await client.request('shutdown', null), null);
    const ended = new Promise((resolve) => client.process.on('exit', resolve));
    client.notify('exit', null);
    equal(await ended, 0);
  });

  it('ends when its client is gone', async () => {
    const client = await Client.begin();
    const ended = new Promise((resolve) => client.process.on('exit', resolve));
    client.process.stdin?.end();
    await ended;
  });
});

describe('The settings', () => {
  afterEach(() => Client.endAll());

  const severitiesWith = async (severity: object): Promise<(number | undefined)[]> => {
    const client = await Client.begin({ options: { severity } });
    client.open(URI, occupied);
    return (await client.checked(URI)).map((diagnostic) => diagnostic.severity);
  };

  it('make a rule as severe as the person wants, by its name', async () => {
    deepEqual(await severitiesWith({ 'occupied-point': 'warning' }), [2]);
  });

  it('do so by its clause', async () => {
    deepEqual(await severitiesWith({ '9.16.6': 'info' }), [3]);
  });

  it('do so for one specification', async () => {
    deepEqual(await severitiesWith({ 'wei7 3.0/9.16.6': 'off', '9.16.6': 'warning' }), []);
  });

  it('say nothing where nonsense is wanted', async () => {
    deepEqual(await severitiesWith({ 'occupied-point': 'deadly' }), [1]);
  });

  it('are asked of a client that can be asked', async () => {
    const client = await Client.begin({ configuration: { severity: { 'occupied-point': 'off' } } });
    client.open(URI, occupied);
    await client.next(({ method, params }) => {
      return (
        method === 'textDocument/publishDiagnostics' && (params as { diagnostics: unknown[] }).diagnostics.length === 0
      );
    });
  });

  it('hold for open documents when they change', async () => {
    const client = await Client.begin();
    client.open(URI, occupied);
    await client.checked(URI);
    client.notify('workspace/didChangeConfiguration', {
      settings: { qipu: { severity: { 'occupied-point': 'info' } } },
    });
    await client.next(
      ({ params }) => (params as { diagnostics?: { severity: number }[] })?.diagnostics?.[0]?.severity === 3,
    );
  });

  it('say how many diagnostics are shown, and the last one how many are not', async () => {
    const client = await Client.begin({ options: { maxDiagnostics: 3, likeDiagnostics: 100 } });
    client.open(URI, record(step(1, 3, 3), ...Array<string>(10).fill(step(2, 3, 3))));
    const list = await client.checked(URI);
    equal(list.length, 4);
    match(textOf(list.at(-1)), /^and \d+ more/);
  });

  it('let 1,000 be shown by default', async () => {
    const client = await Client.begin({ options: { likeDiagnostics: 2000 } });
    client.open(URI, record(step(1, 3, 3), ...Array<string>(1500).fill(step(2, 3, 3))));
    equal((await client.checked(URI)).length, 1001);
  });

  it('let 50 of one rule be shown by default, and the last of them says how many more there are', async () => {
    const client = await Client.begin({ options: ONLY_OCCUPIED });
    const wrong = '{"action":{"type":"move","value":{"color":3,"point":{"x":0,"y":0}}}}';
    client.open(URI, record(step(1, 3, 3), ...Array<string>(222).fill(step(2, 3, 3)), wrong));
    const list = await client.checked(URI);
    equal(list.filter(({ data }) => data?.rule === 'occupied-point').length, 50);
    deepEqual(
      list.map(textOf).filter((message) => /and \d+ more/i.test(message)),
      [`${textOf(list[0])} (And 172 more like it; see the setting qipu.likeDiagnostics.)`],
    );
    equal(list.at(-1)?.data?.rule, 'color-value');
  });

  it('count anew after every edit how many more there are', async () => {
    const client = await Client.begin({ options: { ...ONLY_OCCUPIED, likeDiagnostics: 2 } });
    client.open(URI, record(step(1, 3, 3), ...Array<string>(5).fill(step(2, 3, 3))));
    const told = (list: readonly Diagnostic[]) => list.map((one) => /And (\d+) more/.exec(textOf(one))?.[1]);
    deepEqual(told(await client.checked(URI)), [undefined, '3']);
    const last = { line: 7, character: 0 };
    client.change(URI, 2, [
      { range: { start: last, end: { line: 7, character: step(2, 3, 3).length } }, text: step(2, 4, 4) },
    ]);
    deepEqual(told(await client.checked(URI, 2)), [undefined, '2']);
  });
});

describe('A request that makes no sense', () => {
  afterEach(() => Client.endAll());

  for (const params of [null, {}, [], { textDocument: null }, { textDocument: { uri: 7 } }, 'board']) {
    it(`is refused: qipu/board of ${JSON.stringify(params)}`, async () => {
      const client = await Client.begin();
      await rejects(client.request('qipu/board', params), /-32602/);
    });
  }

  for (const position of [
    {},
    { line: 'x' },
    { line: -1, character: -1 },
    { line: 1e99, character: 1e99 },
    { line: null, character: {} },
  ]) {
    it(`leaves the server alive: a board at ${JSON.stringify(position)}`, async () => {
      const client = await Client.begin();
      client.open(URI, occupied);
      await client.board(URI, position).catch(() => {});
      ok(await client.board(URI));
    });
  }

  it('is refused where the protocol itself has it: a hover that is nowhere', async () => {
    const client = await Client.begin();
    const hover = { textDocument: { uri: URI }, position: { line: -1 } };
    await rejects(client.request('textDocument/hover', hover), /-32602/);
  });

  it('is answered empty when it is of a document that is not open', async () => {
    const client = await Client.begin();
    equal(await client.request('qipu/board', { textDocument: { uri: URI } }), null);
  });

  it('is answered as the protocol says when nobody knows its name', async () => {
    const client = await Client.begin();
    await rejects(client.request('qipu/nothing', {}), /-32601/);
  });

  it('of a change of a document that is not open is passed over', async () => {
    const client = await Client.begin();
    client.change(URI, 2, [{ text: '{}' }]);
    client.open(URI, occupied);
    equal((await client.checked(URI)).length, 1);
  });

  it('of a document in a language nobody knows has no board', async () => {
    const client = await Client.begin();
    client.open('file:///a.txt', 'Hello', 'plaintext');
    equal(await client.board('file:///a.txt'), null);
  });
});

describe('A document that an editor shows of a file', () => {
  afterEach(() => Client.endAll());

  it('has the name of the file, whatever it is asked for with', async () => {
    const client = await Client.begin();
    const name = encodeURIComponent('C6-甲队 vs 乙队-先手胜.txt');
    const uri = `git:/records/${name}?%7B%22path%22%3A%22/records/${name}%22%7D`;
    client.open(uri, '{[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10)}', 'ccgc');
    deepEqual(
      (await client.checked(uri)).filter(({ code }) => String(code).startsWith('NAMING')),
      [],
    );
  });
});

describe('A file that is not UTF-8', () => {
  afterEach(() => Client.endAll());

  it('is told by its bytes, whatever the editor made of them', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'qipu-bytes-'));
    const file = path.join(folder, 'a.wei7');
    const [head, tail] = ['{"format":"wei7","version":"3.0","tree":{"title":"', '"}}'];
    writeFileSync(file, Buffer.concat([Buffer.from(head), Buffer.from([0xc6, 0xe5]), Buffer.from(tail)]));
    const client = await Client.begin();
    client.open(pathToFileURL(file).href, `${head}棋${tail}`);
    const [diagnostic] = await client.checked(pathToFileURL(file).href);
    deepEqual([diagnostic?.data, diagnostic?.range], [{ rule: 'not-utf8' }, range(0, head.length, head.length + 1)]);
    rmSync(folder, { recursive: true });
  });
});
