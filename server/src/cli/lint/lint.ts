/// `qipu lint`: finds files, has them examined, and tells what came of them in the order in which they were found.

import { judgesNamesOnly } from '../../formats/list';
import { fill } from '../../spec/rule';
import { recordsIn } from '../../workspace/finding';
import { CommandFault, Exit, type ExitCode } from '../fault';
import { disk } from '../input/disk';
import { ending, reading } from '../messages';
import type { Output } from '../output';
import type { Examined } from './examine';
import { JsonReport } from './json';
import { pathsIn } from './list';
import { NdjsonReport } from './ndjson';
import type { LintOptions } from './options';
import { type Before, doneBefore, wanted } from './part';
import type { Progress } from './progress';
import type { Report } from './report';
import { SARIF_LANGUAGE, SarifReport } from './sarif';
import { spread } from './spread';
import { Tally } from './tally';
import { TextReport } from './text';

/// What `lint` speaks to.
interface Surroundings {
  readonly out: Output;
  readonly progress: Progress;
  /// What threads are made of.
  readonly program: string;
  complain(text: string): void;
}

export async function lint(options: LintOptions, surroundings: Surroundings): Promise<ExitCode> {
  const { out, progress, program } = surroundings;
  const done = options.resume === undefined ? undefined : await doneBefore(options.resume);
  const telling = new Telling(reportFor(options, done), options, surroundings);
  await telling.begin();
  const files = () => wanted(recordsIn(disk, pathsOf(options)), { shard: options.shard, done: done?.files });
  if (options.filesFrom !== '-') progress.of(files);
  const { format, all, preferences, fix, jobs } = options;
  const examination = { format, all, preferences, fix, jobs, colored: out.colored, program };
  for await (const one of spread(files(), examination)) {
    if (out.closed) break;
    await telling.tell(one);
  }
  return telling.end(done);
}

const pathsOf = ({ paths, filesFrom }: LintOptions) => (filesFrom === undefined ? paths : pathsIn(filesFrom));

function reportFor({ format, preferences: { language } }: LintOptions, done: Before | undefined): Report {
  if (format === 'json') return new JsonReport();
  if (format === 'ndjson') return new NdjsonReport(done?.torn);
  if (format === 'sarif') return new SarifReport(SARIF_LANGUAGE[language], language, process.cwd());
  return new TextReport(language);
}

/// What has been told so far.
class Telling {
  readonly #tally = new Tally();

  constructor(
    readonly report: Report,
    readonly options: LintOptions,
    readonly surroundings: Surroundings,
  ) {}

  begin(): Promise<void> {
    return this.surroundings.out.write(this.report.begin());
  }

  async tell({ path, bytes, failures, told }: Examined): Promise<void> {
    const { out, progress } = this.surroundings;
    if (failures.length > 0 && !told) await out.flush();
    for (const failure of failures) {
      this.#tally.unread++;
      await out.write(this.report.failed(path, failure));
      this.#complain(failure);
    }
    if (told) {
      this.#tally.add(told.counts);
      if (judgesNamesOnly(told.format)) this.#tally.named++;
      const text = this.report.file(told);
      if (text !== '') progress.clear();
      await out.write(text);
      if (told.more > 0) {
        this.#complain(fill(ending.more, this.options.preferences.language, { path, count: told.more }));
      }
    }
    progress.add(this.#tally, bytes);
  }

  async end(done: Before | undefined): Promise<ExitCode> {
    const { out, progress } = this.surroundings;
    progress.end();
    for (const text of this.report.end(this.#tally)) await out.write(text);
    await out.flush();
    const { maxWarnings, preferences, shard } = this.options;
    const mayBeNone = shard !== undefined || done !== undefined;
    for (const fault of remarks(this.#tally, maxWarnings, mayBeNone)) this.#complain(fault.in(preferences.language));
    return this.#tally.exit(maxWarnings);
  }

  #complain(text: string): void {
    this.surroundings.progress.clear();
    this.surroundings.complain(text);
  }
}

function* remarks(tally: Tally, most: number | undefined, mayBeNone: boolean): Generator<CommandFault> {
  if (tally.files + tally.unread === 0 && !mayBeNone) yield new CommandFault(reading.nothing);
  const over = tally.exit(most) !== Exit.failed && tally.tooManyWarnings(most);
  if (over) yield new CommandFault(ending.tooManyWarnings, { count: tally.warnings, most: most as number });
}
