/// `textDocument/inlayHint`.

import { type InlayHint, InlayHintKind, type InlayHintParams } from 'vscode-languageserver/node';
import type { HintWishes, HowMany } from '../language';
import { Places } from '../text/places';
import { answering, type Server } from './answering';
import type { Settings } from './settings';

export function registerInlayHints(server: Server): void {
  const { connection, settings } = server;
  const answer = answering(server, 'inlayHint', async (asked, { range }: InlayHintParams) => {
    if (!settings.of('inlayHints.enable', true)) return [];
    const between = { from: asked.offset(range.start), to: asked.offset(range.end) };
    const hints = await asked.slices(asked.features.hints(between, wishesIn(settings)));
    const places = new Places(asked.document.root, server.documents.encoding);
    return (hints ?? []).map(({ at, text, side, kind }): InlayHint => {
      const padding = side === 'before' ? { paddingRight: true } : { paddingLeft: true };
      const lspKind = kind === 'name' || kind === 'number' ? InlayHintKind.Parameter : InlayHintKind.Type;
      return { position: places.at(at), label: text, kind: lspKind, ...padding };
    });
  });
  connection.languages.inlayHint.on(answer);
}

function wishesIn(settings: Settings): HintWishes {
  const of = <T extends boolean | string>(name: string, otherwise: T): T =>
    settings.of(`inlayHints.${name}`, otherwise);
  return {
    numbers: howMany(of('moveNumbers', 'some')),
    points: howMany(of('points', 'some')),
    captures: of('captures', true),
    outcomes: of('outcomes', true),
    evaluations: of('evaluations', true),
    names: of('names', true),
  };
}

const howMany = (word: string): HowMany => (word === 'off' || word === 'all' ? word : 'some');
