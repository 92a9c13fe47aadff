/// Hints beside moves, in the words of the protocol, and which of them are wished: loaded when somebody first asks.

import { type InlayHint, InlayHintKind, type Range } from 'vscode-languageserver/node';
import type { HintWishes, HowMany } from '../language';
import { Places } from '../text/places';
import type { Asked } from './answering';
import type { Settings } from './settings';

export async function inlayHints(asked: Asked, range: Range): Promise<InlayHint[]> {
  const { documents, settings } = asked.server;
  const between = { from: asked.offset(range.start), to: asked.offset(range.end) };
  const hints = await asked.slices(asked.features.hints(between, wishesIn(settings)));
  const places = new Places(asked.document.root, documents.encoding);
  return (hints ?? []).map(({ at, text, side, kind }) => {
    // What stands behind a hint is kept off it as well.
    const padding = { ...(side === 'before' ? {} : { paddingLeft: true }), paddingRight: true };
    const lspKind = kind === 'name' || kind === 'number' ? InlayHintKind.Parameter : InlayHintKind.Type;
    return { position: places.at(at), label: text, kind: lspKind, ...padding };
  });
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
    references: of('references', true),
  };
}

const howMany = (word: string): HowMany => (word === 'off' || word === 'all' ? word : 'some');
