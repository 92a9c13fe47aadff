/// CCGC records in their encodings, as they are opened, written and put right in the editor.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gb18030 } from './support/gb18030';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const C6 = '{[C6][鹿鸣队 B][江南队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10);W(K,11);W(L,12)}';
const AM = '#[AM][林间队][海上队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];\n1 d1d7(g7) d10d8(b8)\n';

/// Shows where they differ as text does.
const sameBytes = (bytes: Buffer, wanted: Buffer) => equal(bytes.toString('latin1'), wanted.toString('latin1'));

describe('A CCGC record', () => {
  needs('browser', 'editor');
  const window = windowFor();

  const file = (name: string) => path.join(window().folder, name);
  const write = async (name: string, text: string | Buffer) => writeFileSync(file(name), text);

  const encoding = () =>
    window().host((vscode) => (vscode.window.activeTextEditor?.document as { encoding?: string })?.encoding);

  const faults = () =>
    window().host((vscode) => {
      const { uri } = vscode.window.visibleTextEditors[0]!.document;
      return vscode.languages.getDiagnostics(uri).map(({ message }) => message);
    });

  const isShown = (text: string) => until(async () => equal(await window().text(), text));

  /// In a column of its own, beside others that can be seen.
  const openIn = (column: number, name: string) =>
    window().host(
      async (vscode, column, file) => {
        const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
        await vscode.window.showTextDocument(document, { viewColumn: column, preview: false });
      },
      column,
      file(name),
    );

  const joinColumns = () => window().host((vscode) => vscode.commands.executeCommand('workbench.action.joinAllGroups'));

  const isShownIn = (name: string, text: string) =>
    until(async () => {
      const find = (vscode: typeof import('vscode'), file: string) =>
        vscode.window.visibleTextEditors.find(({ document }) => document.uri.fsPath === file)?.document.getText();
      equal(await window().host(find, file(name)), text);
    });

  /// The editor keeps what is not saved, a moment after it was typed.
  const isKept = (words: string) =>
    until(() => {
      const kept = path.join(path.dirname(window().folder), 'data/User/Backups');
      const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      ok(files.some(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').includes(words)));
    });

  /// Types at an offset and saves.
  async function typed(offset: number, text: string): Promise<void> {
    await window().select(offset, offset);
    await window().page.keyboard.insertText(text);
    await window().press('Control+s');
    await until(async () =>
      equal(await window().host((vscode) => vscode.window.activeTextEditor?.document.isDirty), false),
    );
  }

  const records = [
    {
      what: 'of Connect6 in GB 2312',
      name: 'C6-鹿鸣队 vs 江南队-先手胜.txt',
      text: C6,
      bytes: gb18030,
      move: ';B(J,11)',
      at: C6.length - 1,
      team: '鹿鸣队 B',
      encoding: 'gb18030',
      other: 'utf8',
    },
    {
      what: 'of Amazons in UTF-8',
      name: 'AM-林间队 vs 海上队-先手胜.txt',
      text: AM,
      bytes: async (text: string) => Buffer.from(text),
      move: '2 g1g6(b6)',
      at: AM.length,
      team: '林间队',
      encoding: 'utf8',
      other: 'gb18030',
    },
  ] as const;

  type CcgcRecord = (typeof records)[number];

  const edited = ({ text, at, move }: CcgcRecord) => `${text.slice(0, at)}${move}${text.slice(at)}`;

  async function isRight({ text, team }: CcgcRecord): Promise<void> {
    await isShown(text);
    const board = await window().openBoard();
    await board.words(team).waitFor();
    deepEqual(await faults(), []);
  }

  const isSaved = (name: string, bytes: Buffer) => until(() => sameBytes(readFileSync(file(name)), bytes));

  async function isEditedByteForByte(record: CcgcRecord): Promise<void> {
    await typed(record.at, record.move);
    await isSaved(record.name, await record.bytes(edited(record)));
  }

  for (const record of records) {
    const { what, name, text, bytes, other } = record;

    it(`${what} is shown right and saved as it came, byte for byte`, async () => {
      await write(name, await bytes(text));
      await window().open(name);
      await isRight(record);
      await isEditedByteForByte(record);
    });

    it(`${what} is so whatever the person's own encoding is`, async () => {
      await window().setting('files.encoding', other);
      try {
        await write(name, await bytes(text));
        await window().open(name);
        await isRight(record);
        await isEditedByteForByte(record);
      } finally {
        await window().setting('files.encoding', undefined);
      }
    });
  }

  // One in UTF-8 is there before the extension where the window comes back with it.
  it('is right in a window that is opened with it', async () => {
    const [record] = records;
    await write(record.name, await record.bytes(record.text));
    await window().startWith(record.name);
    await isRight(record);
    await window().focusText();
    await isEditedByteForByte(record);
  });

  it('is right when the window comes back with it, in either encoding, and with changes that were not saved, be they the first hanzi', async () => {
    const first = { name: 'AM-first.txt', text: '#[AM][听雨队', bytes: async (text: string) => Buffer.from(text) };
    const changed = [
      { ...first, begun: '#[AM][', at: 6, added: '听雨队', encoding: 'utf8' },
      ...records.map((record) => ({
        ...{ name: `${record.text.includes('[C6]') ? 'C6' : 'AM'}-changed.txt`, text: edited(record) },
        ...{ bytes: record.bytes, begun: record.text, at: record.at, added: record.move, encoding: record.encoding },
      })),
    ];
    const all = [...records, ...changed];
    await window().setting('files.autoSave', 'off');
    try {
      for (const { name, text, bytes } of records) await write(name, await bytes(text));
      for (const { name, text, bytes, begun, at, added, encoding: wanted } of changed) {
        await write(name, await bytes(begun));
        await window().open(name);
        await isShown(begun);
        await until(async () => equal(await encoding(), wanted));
        await window().select(at, at);
        await window().page.keyboard.insertText(added);
        await isShown(text);
        await isKept(added);
      }
      for (const [i, { name }] of all.entries()) await openIn(i + 1, name);
      await window().reload();
      for (const { name, text } of all) await isShownIn(name, text);
      // Faults and their absence show that the extension is there.
      await window().page.getByText('CCGC 2018', { exact: true }).waitFor();
      await joinColumns();
      for (const { name, text, bytes, encoding: wanted } of changed) {
        await window().open(name);
        await window().press('Control+s');
        await isSaved(name, await bytes(text));
        await isShown(text);
        await until(async () => equal(await encoding(), wanted));
      }
      for (const record of records) {
        await window().open(record.name);
        await isRight(record);
        await window().focusText();
        await isEditedByteForByte(record);
      }
    } finally {
      await window().setting('files.autoSave', undefined);
    }
  });

  it('is known by what is in it, though its name says nothing', async () => {
    await write('output.txt', await gb18030(C6));
    await window().open('output.txt');
    await isShown(C6);
    equal(await window().host((vscode) => vscode.window.activeTextEditor?.document.languageId), 'ccgc');
  });

  it('with nothing but ASCII gets the encoding of its game', async () => {
    for (const [name, wanted] of [
      ['C6-a vs b-先手胜.txt', 'gb18030'],
      ['AM-a vs b-先手胜.txt', 'utf8'],
    ] as const) {
      await write(name, '');
      await window().open(name);
      await until(async () => equal(await encoding(), wanted));
    }
  });

  it('whose bytes can be read either way is read as its game prescribes', async () => {
    const text = '{[C6][模远][模远][][][];}';
    await write('C6-either.txt', await gb18030(text));
    await window().open('C6-either.txt');
    await isShown(text);
  });

  it('that was read in the wrong encoding is read again in the right one by a fix', async () => {
    const { name } = records[0];
    await write(name, await gb18030(C6));
    await window().open(name);
    await isShown(C6);
    await window().host(async (vscode, name) => {
      const open: (uri: object, how: object) => PromiseLike<object> = vscode.workspace.openTextDocument as never;
      await open(vscode.Uri.file(name), { encoding: 'utf8' });
    }, file(name));
    await until(async () => match(await window().text(), /\ufffd/));
    await until(async () => match((await faults()).join('\n'), /cannot be decoded/));
    await window().fix((await window().text()).indexOf('\ufffd'), 'Reopen as GB 18030');
    await isShown(C6);
    sameBytes(readFileSync(file(name)), await gb18030(C6));
  });

  describe('with a wrong name', () => {
    const WRONG = 'C6_鹿鸣队 VS 江南队_先手胜 201808031030.txt';
    const RIGHT = 'C6-鹿鸣队 vs 江南队-先手胜 201808031030.txt';

    beforeEach(async () => {
      rmSync(file(RIGHT), { force: true });
      await write(WRONG, await gb18030(C6));
      await window().open(WRONG);
      await isShown(C6);
      await until(async () => match((await faults()).join('\n'), /"vs" is written in small letters/));
    });

    it('is renamed by a fix, and named as before when that is undone', async () => {
      await window().fix(0, `Rename the file to “${RIGHT}”`);
      await window().tab(RIGHT).waitFor();
      deepEqual([existsSync(file(WRONG)), existsSync(file(RIGHT))], [false, true]);
      await until(async () => deepEqual(await faults(), []));
      equal(await encoding(), 'gb18030');
      await window().focusText();
      await window().press('Control+z');
      await window().tab(WRONG).waitFor();
      deepEqual([existsSync(file(WRONG)), existsSync(file(RIGHT))], [true, false]);
      sameBytes(readFileSync(file(WRONG)), await gb18030(C6));
    });
  });

  describe('with signs of a Chinese input method', () => {
    const WRONG = C6.replace('B(J,10);W(K,11)', 'B（J，10）；W(K，11)');

    beforeEach(async () => {
      await write('C6-signs.txt', await gb18030(WRONG));
      await window().open('C6-signs.txt');
      await isShown(WRONG);
      await until(async () => equal((await faults()).length, 5));
    });

    it('is put right sign by sign', async () => {
      await window().fix(WRONG.indexOf('，'), 'Write “,”');
      await isShown(WRONG.replace('，', ','));
    });

    it('is put right all at once, and one undo takes that back', async () => {
      await window().fix(WRONG.indexOf('，'), 'Mend all 5 faults of this kind (C6-2)');
      await isShown(C6);
      await until(async () => deepEqual(await faults(), []));
      await window().press('Control+z');
      await isShown(WRONG);
    });
  });
});
