/// The server as it is shipped, over standard input and output: from a keystroke to the diagnostics of that version.
import { median, quantile } from './bench-figures.mjs';
import { keystrokes } from './bench-records.mjs';
import { open, placesIn, started } from './wire.mjs';

const FOLDER = 'file:///bench/';
const URI = `${FOLDER}record.wei7`;
const OTHER = 'file:///bench/other.wei7';

/// Milliseconds from opening to the first diagnostics, and from each keystroke to the diagnostics after it.
export async function overTheWire(kind, text, edits, program) {
  const uri = FOLDER + encodeURIComponent(kind.file);
  const server = await started(program);
  let start = performance.now();
  const first = server.told('textDocument/publishDiagnostics', uri, 1);
  const complete = server.told('qipu/checked', uri, 1);
  open(server, uri, kind.language, text);
  await first;
  const opening = performance.now() - start;
  await complete;
  const checked = performance.now() - start;
  const place = placesIn(text);
  const times = [];
  let version = 1;
  for (const { at, sign } of keystrokes(kind, text)) {
    const range = { start: place(at), end: place(at + 1) };
    const told = server.told('textDocument/publishDiagnostics', uri, ++version);
    start = performance.now();
    server.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range, text: sign }],
    });
    await told;
    times.push(performance.now() - start);
    if (times.length >= edits * 1.25) break;
  }
  server.child.kill();
  const warm = times.slice(Math.floor(edits / 4));
  return { opening, checked, keystroke: median(warm), slow: quantile(warm, 0.95) };
}

/// How long the board of another document takes while something large is worked on.
export async function answersDuring(text, disturb, program) {
  const server = await started(program);
  const small = '{"format":"wei7","version":"3.0","tree":{}}';
  open(server, OTHER, 'wei7', small);
  await server.told('qipu/checked', OTHER, 1);
  let done = false;
  void disturb(server, text).then(() => (done = true));
  const times = [];
  while (!done) {
    const start = performance.now();
    await server.request('qipu/board', { textDocument: { uri: OTHER } });
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  server.child.kill();
  return { usual: median(times), longest: Math.max(...times) };
}

/// What the wire alone costs: a question that is answered empty at once.
export async function emptyAnswer(program) {
  const server = await started(program);
  const times = [];
  for (let i = 0; i < 400; i++) {
    const start = performance.now();
    await server.request('qipu/board', { textDocument: { uri: 'file:///bench/none' } });
    times.push(performance.now() - start);
  }
  server.child.kill();
  return median(times.slice(100));
}

export async function opensIt(server, text) {
  const complete = server.told('qipu/checked', URI, 1);
  open(server, URI, 'wei7', text);
  await complete;
}

/// A quote at the start of a line that is nearly all of the text.
export async function quotesIt(server, text) {
  await opensIt(server, text);
  const complete = server.told('qipu/checked', URI, 2);
  const start = { line: 1, character: 0 };
  const contentChanges = [{ range: { start, end: start }, text: '"' }];
  server.notify('textDocument/didChange', { textDocument: { uri: URI, version: 2 }, contentChanges });
  await complete;
}
