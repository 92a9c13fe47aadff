/// The `qipu` command. Whatever happens, the person gets one line about it and not a trace of the program's stack.

import { languageAsked, run } from './command';
import { CommandFault, Exit } from './fault';
import { languageOfEnvironment } from './language';
import { ending } from './messages';
import { Output } from './output';
import { visible } from './visible';

const words = process.argv.slice(2);
let language = languageOfEnvironment(process.env);

const complain = (text: string): void => void process.stderr.write(`qipu: ${visible(text)}\n`);
// Nobody there to complain to.
process.stderr.on('error', () => {});

function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const fault = error instanceof CommandFault ? error : new CommandFault(ending.internal, { reason });
  complain(fault.in(language));
  process.exitCode = Exit.failed;
}

async function main(program: string): Promise<void> {
  language = languageAsked(words, language);
  const { stdout, stderr: terminal } = process;
  process.exitCode = await run(words, { language, out: new Output(stdout), terminal, program, complain });
}

/// `program` is what a thread of the command is begun with.
export function begin(program: string): Promise<void> {
  process.on('uncaughtException', fail);
  return main(program).catch(fail);
}
