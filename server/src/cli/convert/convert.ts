/// `qipu convert`: reads, converts, writes and tells what was lost, file by file.

import { languageOfFormat } from '../../formats/list';
import { fill, type Language } from '../../spec/rule';
import { recordsIn } from '../../workspace/finding';
import { readAhead } from '../../workspace/reading';
import { CommandFault, Exit, type ExitCode } from '../fault';
import { disk } from '../input/disk';
import { converting, reading } from '../messages';
import type { Output } from '../output';
import { type Conversion, conversionOf } from './conversion';
import { Destination } from './destination';
import type { ConvertOptions } from './options';
import { type ConvertReport, JsonReport, placesOf, TextReport } from './report';

/// To the standard output.
const STANDARD = '-';

export async function convert(
  options: ConvertOptions,
  language: Language,
  out: Output,
  complain: (text: string) => void,
): Promise<ExitCode> {
  const run = new Run(options, language, out, complain);
  await run.say(run.report.begin());
  for await (const read of readAhead(disk, recordsIn(disk, options.paths))) {
    if (out.closed) break;
    await run.take(conversionOf(read, options));
  }
  return run.end();
}

class Run {
  readonly report: ConvertReport;
  readonly #destination: Destination;
  readonly #counts = { records: 0, converted: 0, refused: 0, failed: 0 };
  /// What goes to the standard output, once it is known that nothing else does.
  #text: string | undefined;

  constructor(
    readonly options: ConvertOptions,
    readonly language: Language,
    readonly out: Output,
    readonly complain: (text: string) => void,
  ) {
    this.report = options.losses === 'json' ? new JsonReport(language) : new TextReport(language);
    this.#destination = new Destination(options, languageOfFormat(options.to) ?? options.to);
  }

  /// Where records go to the standard output, what is told of them does not.
  async say(text: string): Promise<void> {
    if (this.options.out !== STANDARD) await this.out.write(text);
    else if (text !== '' && (this.options.losses === 'json' || this.#counts.records > 0)) process.stderr.write(text);
  }

  async take(conversion: Conversion | CommandFault): Promise<void> {
    if (conversion instanceof CommandFault) return this.#fail(conversion);
    this.#counts.records++;
    if ('refusal' in conversion) return this.#refuse(conversion);
    const isTooMuch = this.options.strict && conversion.losses.some(({ carried }) => !carried);
    const targets = isTooMuch ? [] : this.#written(conversion);
    if (targets instanceof CommandFault) return this.#fail(targets);
    if (isTooMuch) this.#counts.refused++;
    else this.#counts.converted++;
    await this.say(this.report.record(conversion, targets));
    if (isTooMuch) this.complain(fill(converting.strict, this.language, { path: conversion.path }));
  }

  async end(): Promise<ExitCode> {
    const { records, failed, refused } = this.#counts;
    if (records + failed === 0) this.complain(new CommandFault(reading.nothing).in(this.language));
    else if (this.options.out !== STANDARD || this.options.losses === 'json')
      await this.say(this.report.end(this.#counts));
    if (this.#text !== undefined && failed === 0) await this.out.write(this.#text);
    await this.out.flush();
    if (failed > 0) return Exit.failed;
    return refused > 0 ? Exit.faulty : Exit.clean;
  }

  #written({ path, texts }: Extract<Conversion, { texts: unknown }>): readonly string[] | CommandFault {
    if (this.options.out === STANDARD) {
      if (this.#text !== undefined || texts.length > 1) return new CommandFault(converting.oneOnly);
      this.#text = texts[0];
      return [];
    }
    const targets = this.#destination.pathsFor(path, texts.length);
    return this.#destination.write(path, targets, texts) ?? targets;
  }

  async #fail(fault: CommandFault): Promise<void> {
    await this.out.flush();
    this.#counts.failed++;
    this.complain(fault.in(this.language));
  }

  /// What is in that format already need not become it.
  async #refuse(conversion: Extract<Conversion, { refusal: unknown }>): Promise<void> {
    const { path, code, refusal, places } = conversion;
    if (code !== 'cannot/same') this.#counts.refused++;
    await this.say(this.report.record(conversion, []));
    await this.out.flush();
    this.complain(`${path}: ${code}: ${refusal[this.language]}${placesOf(places)}`);
  }
}
