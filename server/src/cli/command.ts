/// From the words of a command line to what is done.

import type { Language, Words } from '../spec/rule';
import { Arguments, type Options } from './arguments';
import { board } from './board/board';
import { BOARD_OPTIONS, boardOptions } from './board/options';
import { convert } from './convert/convert';
import { CONVERT_OPTIONS, convertOptions } from './convert/options';
import { EXPLAIN_OPTIONS, explained } from './explain/explain';
import { CommandFault, Exit, type ExitCode } from './fault';
import { HELP } from './help';
import { languageNamed } from './language';
import { lint } from './lint/lint';
import { LINT_OPTIONS, lintOptions } from './lint/options';
import { Progress, type Terminal } from './lint/progress';
import { merge } from './merge/merge';
import { MERGE_OPTIONS, mergeOptions } from './merge/options';
import { usage } from './messages';
import { format, normalise } from './normalise/normalise';
import { FORMAT_OPTIONS, formatOptions, NORMALISE_OPTIONS, normaliseOptions } from './normalise/options';
import type { Output } from './output';
import { SPLIT_OPTIONS, splitOptions } from './split/options';
import { split } from './split/split';
import { version } from './version';

/// What a command speaks to: the person's language, what it prints, and what it has to complain about.
interface Surroundings {
  readonly language: Language;
  readonly out: Output;
  /// Where it is told how far it is.
  readonly terminal: Terminal;
  /// What threads are made of.
  readonly program: string;
  complain(text: string): void;
}

const EVERYWHERE: Options = { '--lang': 'value', '--help': 'nothing', '--version': 'nothing' };

const COMMANDS: Readonly<Record<string, Options>> = {
  lint: LINT_OPTIONS,
  normalise: NORMALISE_OPTIONS,
  format: FORMAT_OPTIONS,
  convert: CONVERT_OPTIONS,
  board: BOARD_OPTIONS,
  explain: EXPLAIN_OPTIONS,
  split: SPLIT_OPTIONS,
  merge: MERGE_OPTIONS,
  help: {},
};

export async function run(words: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { language, out, terminal, program, complain } = surroundings;
  const { name, rest } = commandOf(words);
  const given = new Arguments(rest, name ?? '', { ...EVERYWHERE, ...(name === undefined ? {} : COMMANDS[name]) });
  if (given.has('--version')) return print(out, `qipu ${version}\n`);
  const topic = name === 'help' ? given.rest[0] : name;
  if (name === 'help' || given.has('--help')) return print(out, helpOn(topic)[language]);
  if (name === 'board') return board(boardOptions(given), language, out, complain);
  if (name === 'normalise') return normalise(normaliseOptions(given), surroundings);
  if (name === 'format') return format(formatOptions(given), surroundings);
  if (name === 'convert') return convert(convertOptions(given), language, out, complain);
  if (name === 'split') return split(splitOptions(given), surroundings);
  if (name === 'merge') return merge(mergeOptions(given), language, out);
  if (name === 'explain' || given.has('--explain')) return print(out, explained(given, language));
  if (name !== 'lint') throw new CommandFault(usage.noCommand);
  const progress = new Progress(terminal, language);
  return lint(lintOptions(given, language), { out, progress, program, complain });
}

/// The command is the first word that is no option; options for every command may come before it.
function commandOf(words: readonly string[]): { name: string | undefined; rest: readonly string[] } {
  const at = words.findIndex((word, i) => !word.startsWith('-') && words[i - 1] !== '--lang');
  const name = words[at];
  if (name === undefined) return { name, rest: words };
  if (!Object.hasOwn(COMMANDS, name)) throw new CommandFault(usage.unknownCommand, { name });
  return { name, rest: words.filter((_, i) => i !== at) };
}

function helpOn(topic: string | undefined): Words {
  if (topic === undefined || topic === 'help') return HELP.general;
  if (!Object.hasOwn(HELP, topic)) throw new CommandFault(usage.unknownCommand, { name: topic });
  return HELP[topic as keyof typeof HELP];
}

async function print(out: Output, text: string): Promise<ExitCode> {
  await out.write(text);
  await out.flush();
  return Exit.clean;
}

/// The language that the command line asks for, found before anything can be wrong with the rest of it.
export function languageAsked(words: readonly string[], otherwise: Language): Language {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return otherwise;
  const value = words[at]?.startsWith('--lang=') ? words[at].slice('--lang='.length) : words[at + 1];
  if (value === undefined) return otherwise;
  const language = languageNamed(value);
  if (!language) throw new CommandFault(usage.lang, { value });
  return language;
}
