/// What the manifest of the extension says of languages, made from what these say of themselves.

import type { RecordLanguage } from '../formats/language';
import { hostLanguages, languages } from '.';
import { editorName } from './editors';

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly languages: unknown;
    readonly grammars: readonly object[];
    readonly configurationDefaults: object;
  };
}

/// The manifest with its parts about languages made anew.
export function withLanguages<M extends Manifest>(manifest: M): M {
  const others = manifest.activationEvents.filter((event) => !event.startsWith('onLanguage:'));
  const shared = manifest.contributes.grammars.filter((grammar) => !('language' in grammar));
  const made = {
    ...manifest,
    activationEvents: [...hostLanguages.map((id) => `onLanguage:${id}`), ...others],
    contributes: {
      ...manifest.contributes,
      languages: languages.map(declared),
      grammars: [...shared, ...languages.map(grammarOf)],
      configurationDefaults: {
        ...othersOf(manifest.contributes.configurationDefaults),
        ...Object.fromEntries(languages.map((one) => [`[${one.id}]`, defaultsOf(one)])),
      },
    },
  };
  return JSON.parse(withConditions(JSON.stringify(made)));
}

/// Commands, keys and menus are there while the text at hand is a record.
const withConditions = (manifest: string): string =>
  manifest.replace(
    /editorLangId =~ \/\^\([^)]*\)\$\//g,
    () => `editorLangId =~ /^(${languages.map(({ id }) => id).join('|')})$/`,
  );

/// Defaults that are of no language.
const othersOf = (defaults: object) =>
  Object.fromEntries(Object.entries(defaults).filter(([name]) => !name.startsWith('[')));

const declared = ({ id, aliases, extensions, namePatterns, firstLine }: RecordLanguage) => ({
  id,
  aliases,
  ...(extensions.length > 0 ? { extensions } : {}),
  ...(namePatterns ? { filenamePatterns: namePatterns } : {}),
  firstLine,
  icon: { light: `./icons/${id}-light.svg`, dark: `./icons/${id}-dark.svg` },
  configuration: `./language-configuration/${id}.json`,
});

const grammarOf = ({ id }: RecordLanguage) => ({
  language: id,
  scopeName: `source.${id}`,
  path: `./syntaxes/${id}.tmLanguage.json`,
});

const defaultsOf = ({ settings, encodings }: RecordLanguage) => ({
  // Chinese punctuation in a comment is no mistake.
  'editor.unicodeHighlight.ambiguousCharacters': false,
  'editor.unicodeHighlight.nonBasicASCII': false,
  // A year behind a number sign is no colour.
  'editor.colorDecorators': false,
  'editor.wordBasedSuggestions': 'off',
  // A list that nobody asked for takes no Enter until somebody has chosen, or written on.
  'editor.suggest.selectionMode': 'whenQuickSuggestion',
  'editor.defaultFormatter': 'qipu.qipu',
  'editor.tabSize': 2,
  'editor.insertSpaces': true,
  ...settings,
  ...(encodings.length > 1 ? guessed(encodings.flatMap((one) => editorName(one) ?? [])) : {}),
});

/// An editor guesses among those that it is told, the first being the least likely to be taken by mistake.
const guessed = (names: readonly string[]) => ({
  'files.encoding': names[0],
  'files.autoGuessEncoding': true,
  'files.candidateGuessEncodings': [...names].sort((a, b) => Number(b === 'utf8') - Number(a === 'utf8')),
});
