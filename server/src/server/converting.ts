/// `qipu/convert`: the text of a record in another version of its format, and what would be lost.

import { answerOwn, askedOf, type Server } from './answering';

export function registerConverting(server: Server): void {
  answerOwn(server, 'qipu/convert', async ({ textDocument: { uri }, to }) => {
    // It is converted when all that is wrong with it is known.
    await server.documents.fullyChecked(uri);
    const asked = await askedOf(server, uri);
    const outcome = asked && (await asked.slices(asked.features.convert(to)));
    if (!outcome) return null;
    const { language } = server.settings;
    const { version } = asked.document;
    if ('refusal' in outcome) return { version, refusal: outcome.refusal[language] };
    return { version, text: outcome.texts[0] ?? '', losses: outcome.losses.map(({ words }) => words[language]) };
  });
}
