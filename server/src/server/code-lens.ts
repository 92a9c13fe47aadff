/// `textDocument/codeLens`: above each variation how long it is and how it ends, and the way to its board. What it says is found out
/// for those that are seen.

import type { CancellationToken, CodeLens, Command } from 'vscode-languageserver/node';
import { Places } from '../text/places';
import { type Asked, answering, answeringTo, askedOf, type Server } from './answering';

/// Of clients that have it: shows the board at a place.
const SHOW = 'qipu.showBoardAt';

interface Data {
  readonly uri: string;
  readonly at: number;
  readonly version: number;
}

export function registerCodeLens(server: Server): void {
  const { connection, settings } = server;
  connection.onCodeLens(
    answering(server, 'codeLens', async (asked, { textDocument: { uri } }) => {
      if (!settings.of('codeLens.enable', true)) return [];
      const found = (await asked.slices(asked.features.variations())) ?? [];
      const places = new Places(asked.document.root, server.documents.encoding);
      const { version } = asked.document;
      return found.map((at): CodeLens => {
        const place = places.at(at);
        return { range: { start: place, end: place }, data: { uri, at, version } satisfies Data };
      });
    }),
  );
  connection.onCodeLensResolve(
    answeringTo(server, 'codeLens/resolve', async (lens: CodeLens, wanted): Promise<CodeLens> => {
      const { uri, at, version } = dataIn(lens.data) ?? {};
      const asked = uri === undefined ? undefined : await askedOf(server, uri, wanted);
      const isKnown = asked && at !== undefined && asked.document.version === version;
      const text = isKnown ? await asked.slices(asked.features.variation(at)) : undefined;
      return { ...lens, command: commandFor(asked, lens, text ?? '') };
    }) as (lens: CodeLens, token: CancellationToken) => Promise<CodeLens>,
  );
}

const SHOW_WORDS = { en: 'show on board', zh: '在棋盘上显示' } as const;

function commandFor(asked: Asked | undefined, { range }: CodeLens, text: string): Command {
  const { settings } = asked?.server ?? {};
  if (!asked || !settings?.commands.has(SHOW)) return { title: text, command: '' };
  const title = [text, SHOW_WORDS[settings.language]].filter(Boolean).join(' · ');
  return { title, command: SHOW, arguments: [asked.uri, range.start] };
}

function dataIn(data: unknown): Data | undefined {
  const { uri, at, version } = (data ?? {}) as Partial<Record<keyof Data, unknown>>;
  const isSound = typeof uri === 'string' && typeof at === 'number' && typeof version === 'number';
  return isSound ? { uri, at, version } : undefined;
}
