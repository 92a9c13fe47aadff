/// From the start of the server's process to the first diagnostics of a small record, beyond what an empty Node takes to start and end.
import { spawn } from 'node:child_process';
import { median } from './bench-figures.mjs';
import { open, started } from './wire.mjs';

const URI = 'file:///bench/small';

/// One small record of each language that is measured, with a fault.
export const SMALL = {
  wei7: '{"format":"wei7","version":"3.0","tree":{"steps":[{}]}}',
  ishi: 'EVENT a\nB 1 Q3\nW 2 Q3\n',
  ccgc: '{[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10);W(J,10)}',
};

async function toDiagnostics(program, language) {
  const start = performance.now();
  const server = await started(program);
  const told = server.told('textDocument/publishDiagnostics', URI, 1);
  open(server, URI, language, SMALL[language]);
  await told;
  const took = performance.now() - start;
  server.child.kill();
  return took;
}

function empty() {
  const start = performance.now();
  return new Promise((resolve) => {
    spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }).on('close', () => resolve(performance.now() - start));
  });
}

/// Milliseconds in the median, of each program in turn with the empty start.
export async function startsOf(programs, language, times = 15) {
  const took = programs.map(() => []);
  const nothing = [];
  for (let i = 0; i < times; i++) {
    nothing.push(await empty());
    for (const [k, program] of programs.entries()) took[k].push(await toDiagnostics(program, language));
  }
  return { empty: median(nothing), starts: took.map(median) };
}
