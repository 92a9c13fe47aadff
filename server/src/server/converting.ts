/// `qipu/convert` and `qipu/convertText`: what a record, or any text, is in another format, and what would be lost.

import { languageOfFormat } from '../formats/list';
import type { Converted, Features } from '../language';
import type { AnswerOf } from '../protocol/requests';
import { languageOf } from '../recognition';
import type { Refused } from '../record/model';
import { placeAt } from '../text/position';
import { answerOwn, askedOf, type Server } from './answering';

/// Places of one kind of loss that are told.
const FEW = 100;

export function registerConverting(server: Server): void {
  answerOwn(server, 'qipu/convert', async ({ textDocument: { uri }, to, how }, wanted) => {
    // It is converted when all that is wrong with it is known.
    await server.documents.fullyChecked(uri, wanted);
    const asked = await askedOf(server, uri, wanted);
    const outcome = asked && (await asked.slices(asked.features.convert(to, how)));
    return outcome && answerOf(server, asked.features, to, outcome);
  });
  answerOwn(server, 'qipu/convertText', async ({ text, name = '', to, how }, wanted) => {
    const language = languageOf(name, text);
    if (!language) return null;
    const features = await server.documents.looked({ language, name, text });
    const outcome = await server.documents.slices(features.document, features.convert(to, how), wanted);
    return outcome && answerOf(server, features, to, outcome);
  });
}

function answerOf(
  { settings: { language }, documents: { encoding } }: Server,
  { document: { root, version } }: Features,
  to: string,
  outcome: Converted | Refused,
): AnswerOf<'qipu/convert'> {
  const known = { version, language: languageOfFormat(to) ?? to };
  const places = (offsets: readonly number[]) => offsets.slice(0, FEW).map((offset) => placeAt(root, offset, encoding));
  if ('refusal' in outcome) {
    const refusal = { code: outcome.code, places: places(outcome.places), words: outcome.refusal[language] };
    return { ...known, texts: [], losses: [], mayCarry: false, refusal };
  }
  const losses = outcome.losses.map((loss) => ({
    code: loss.code,
    count: loss.count,
    places: places(loss.places),
    words: loss.words[language],
    carried: loss.carried,
  }));
  return { ...known, texts: outcome.texts, losses, mayCarry: outcome.mayCarry };
}
