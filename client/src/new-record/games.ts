/// The games that a new record can be of, and how its text begins: as a snippet, in which an editor puts the time. What the name of the
/// file tells of a game of CCGC stands in it already. Knows no editor, so that tests can use it.

import { codeOf } from '../../../server/src/formats/ccgc/names/codes';
import { type FileName, fileNameOf, resultIn } from '../../../server/src/formats/ccgc/names/name';
import { occasionIn } from '../../../server/src/formats/ccgc/names/tail';
import { chapterOf } from '../../../server/src/formats/ccgc/shared/chapters';
import type { Words } from '../../../server/src/spec/rule';

export interface NewGame {
  readonly id: string;
  readonly language: string;
  readonly label: Words;
  /// What a file of it is called.
  readonly file: string;
  readonly body: string;
}

/// A snippet as it stands in its file.
interface Snippet {
  readonly prefix: string | readonly string[];
  readonly description: string;
  readonly body: string | readonly string[];
}

export type Snippets = Readonly<Record<string, Snippet>>;

const TODAY = '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';

/// A game of Go in each language, by the size of its board.
const GO: Readonly<Record<string, (size: number) => string>> = {
  wei7: (size) =>
    `{\n\t"format": "wei7",\n\t"version": "3.0",\n\t"size": ${size},\n\t"tree": {\n\t\t"steps": [$0]\n\t}\n}\n`,
  jgf: (size) =>
    `{\n\t"record": { "format": "JGF", "version": 2, "charset": "UTF-8" },\n\t"game": { "type": "go", "date": "${TODAY}" },\n\t"board": { "size": ${size} },\n\t"tree": [\n\t\t{}$0\n\t]\n}\n`,
  ishi: (size) => `BOARDSIZE ${size}\n$0`,
  sgf: (size) => `(;FF[4]GM[1]CA[UTF-8]SZ[${size}]DT[${TODAY}]$0)\n`,
};

const FORMATS: Readonly<Record<string, string>> = { wei7: 'wei7 3.0', jgf: 'JGF', ishi: 'Ishi', sgf: 'SGF' };

const SIZES = [9, 13, 19] as const;

const goIn = (language: string): NewGame[] =>
  SIZES.map((size) => ({
    id: `${language}-${size}`,
    language,
    label: { en: `Go ${size}×${size} · ${FORMATS[language]}`, zh: `围棋 ${size}×${size} · ${FORMATS[language]}` },
    file: `game.${language}`,
    body: GO[language]?.(size) ?? '',
  }));

/// The words of a title in both languages: "New record: Hex · 新棋谱：海克斯棋".
const TITLE = /^New record: (.+?) · 新棋谱：(.+)$/;

/// Those of CCGC are snippets, by the code of the game.
function ccgcGames(snippets: Snippets, name: string): NewGame[] {
  return Object.entries(snippets).flatMap(([title, { prefix, body }]) => {
    const [, en, zh] = TITLE.exec(title) ?? [];
    const code = String(prefix).toUpperCase();
    if (!en || !zh) return [];
    const text = filled([body].flat().join('\n'), name);
    const file = `${code}-先手队 vs 后手队-先手胜.txt`;
    return {
      id: `ccgc-${code.toLowerCase()}`,
      language: 'ccgc',
      label: { en: `${en} · CCGC`, zh: `${zh} · CCGC` },
      file,
      body: text,
    };
  });
}

/// What inserts a whole record when its word is typed into an empty one.
export interface Draft {
  readonly word: string;
  /// What typing is compared with.
  readonly typed: string;
  readonly description: string;
  readonly body: string;
}

/// Those of a language; of CCGC that of the game that the file is named after, or all of them by their codes.
export function draftsFor(language: string, snippets: Snippets, name: string): Draft[] {
  if (language === 'ccgc') {
    return gamesFor(language, snippets, name).map(({ id, label, body }) => {
      const word = id.replace('ccgc-', '');
      return { word, typed: `record ${word}`, description: `${label.en} · ${label.zh}`, body };
    });
  }
  return Object.values(snippets).map(({ prefix, description, body }) => {
    const word = String(prefix);
    return { word, typed: word, description, body: [body].flat().join('\n') };
  });
}

/// All that there are. `name` is that of the file, where there is one.
export const newGames = (snippets: Snippets, name = ''): readonly NewGame[] => [
  ...Object.keys(GO).flatMap(goIn),
  ...ccgcGames(snippets, name),
];

/// What an empty record of a language is offered; of CCGC the game that the file is named after, or any.
export function gamesFor(language: string, snippets: Snippets, name: string): readonly NewGame[] {
  const all = newGames(snippets, name).filter((game) => game.language === language);
  const code = language === 'ccgc' ? chapterOf('', name)?.code.toLowerCase() : undefined;
  const named = all.filter(({ id }) => id === `ccgc-${code}`);
  return named.length > 0 ? named : all;
}

/// A template with what the name of the file says in the places of what it would say otherwise.
function filled(body: string, name: string): string {
  const said = fileNameOf(name);
  if (!said.code || !codeOf(said.code.code)) return body;
  const { first, second, rest = '' } = said;
  const result = resultIn(rest);
  const text = withParties(body, { first, second, ...occasionIn(result ? rest.slice(result.to) : '') });
  return result ? withResult(text, result.word, said) : text;
}

/// Who plays, and where; what is empty stays as the template has it.
export interface Parties {
  readonly first?: string | undefined;
  readonly second?: string | undefined;
  readonly place?: string | undefined;
  readonly event?: string | undefined;
}

/// What stands in a template for each of them.
const STAND_INS: Readonly<Record<keyof Parties, RegExp>> = {
  first: /(?<=\$\{\d+:)(?:先手队|红方)(?=\})/,
  second: /(?<=\$\{\d+:)(?:后手队|蓝方)(?=\})/,
  place: /(?<=\$\{\d+:)地点(?=\})/,
  event: /(?<=\$\{\d+:)\$CURRENT_YEAR CCGC(?=\})/,
};

export function withParties(body: string, parties: Parties): string {
  let text = body;
  for (const part of ['first', 'second', 'place', 'event'] as const) {
    const { [part]: said } = parties;
    if (said) text = text.replace(STAND_INS[part], () => escaped(said));
  }
  return text;
}

/// The result that the file is named after stands first among the choices.
function withResult(body: string, word: string, { result }: FileName): string {
  const chosen = body.replace(/(?<=\$\{\d+\|)([^|]*手胜[^|]*)(?=\|\})/, (choices: string) =>
    [word, ...choices.split(',').filter((one) => one !== word)].join(','),
  );
  return result === 'template' ? body : chosen;
}

/// As it has to be written in a snippet.
const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
