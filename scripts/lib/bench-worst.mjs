/// Opening, memory, and edits that concern much of a record, by the time that the processor works and by the longest piece of it.
import { fileURLToPath } from 'node:url';
import { SIZES } from './bench-records.mjs';
import { open, placesIn, started } from './wire.mjs';

const INSIDE = ['--expose-gc', '--require', fileURLToPath(new URL('./bench-inside.cjs', import.meta.url))];
const URI = 'file:///bench/';

class Measured {
  version = 1;

  static async of(program, { language, file }) {
    const measured = new Measured();
    measured.server = await started(program, INSIDE);
    measured.uri = URI + encodeURIComponent(file);
    measured.language = language;
    return measured;
  }

  asked(what) {
    const { child } = this.server;
    return new Promise((resolve) => {
      child.once('message', resolve);
      child.send(what);
    });
  }

  /// What the processor works, in milliseconds, and the longest that it did not listen.
  async cost(work) {
    const before = await this.asked('figures');
    const start = performance.now();
    const first = await work();
    const after = await this.asked('figures');
    return { cpu: after.cpu - before.cpu, slice: after.slice, first: first - start };
  }

  async #checked(tell) {
    const { server, uri, version } = this;
    const complete = server.told('qipu/checked', uri, version);
    const first = server.told('textDocument/publishDiagnostics', uri, version).then(() => performance.now());
    tell();
    await complete;
    return first;
  }

  open(text) {
    return this.cost(() => this.#checked(() => open(this.server, this.uri, this.language, text)));
  }

  change(change) {
    this.version++;
    const textDocument = { uri: this.uri, version: this.version };
    const tell = () => this.server.notify('textDocument/didChange', { textDocument, contentChanges: [change] });
    return this.cost(() => this.#checked(tell));
  }

  ask(method) {
    return this.cost(() =>
      this.server.request(method, { textDocument: { uri: this.uri } }).then(() => performance.now()),
    );
  }

  close() {
    this.server.notify('textDocument/didClose', { textDocument: { uri: this.uri } });
  }
}

/// To the first diagnostics and to all of them, and what is on the heap meanwhile and afterwards.
export async function openingOf(program, kind, text) {
  const measured = await Measured.of(program, kind);
  const { heap: empty } = await measured.asked('heap');
  const cost = await measured.open(text);
  const { heap: full } = await measured.asked('heap');
  measured.close();
  await measured.server.request('qipu/board', { textDocument: { uri: measured.uri } });
  const { heap: closed } = await measured.asked('heap');
  measured.server.child.kill();
  return { ...cost, heap: full - empty, closed: closed - empty };
}

/// Each of these edits, and the one that takes it back.
function unkind({ quote, bracket, spot, text: made }, text) {
  const place = placesIn(text);
  const [zero, end] = [place(0), place(text.length)];
  const middle = text.indexOf('\n', text.length >> 1) + 1;
  const half = place(middle);
  const at = [...text.slice(0, middle).matchAll(spot)].at(-1).index;
  const sign = { start: place(at), end: place(at + 1) };
  const more = made(SIZES['1 MB']).slice(0, SIZES['1 MB']);
  const pasted = placesIn(more)(more.length);
  const after = { line: half.line + pasted.line, character: pasted.character };
  const opener = quote ?? bracket;
  return {
    'a bracket': [
      { range: sign, text: bracket },
      { range: sign, text: text[at] },
    ],
    'an opener before all': [
      { range: { start: zero, end: zero }, text: opener },
      { range: { start: zero, end: { line: 0, character: opener.length } }, text: '' },
    ],
    'half of it deleted': [
      { range: { start: half, end }, text: '' },
      { range: { start: half, end: half }, text: text.slice(middle) },
    ],
    'all of it deleted': [
      { range: { start: zero, end }, text: '' },
      { range: { start: zero, end: zero }, text },
    ],
    '1 MB pasted': [
      { range: { start: half, end: half }, text: more },
      { range: { start: half, end: after }, text: '' },
    ],
  };
}

export async function unkindEdits(program, kind, text) {
  const measured = await Measured.of(program, kind);
  await measured.open(text);
  const costs = {};
  for (const [what, [there, back]] of Object.entries(unkind(kind, text))) {
    const [went, came] = [await measured.change(there), await measured.change(back)];
    costs[what] = { cpu: went.cpu, back: came.cpu, slice: Math.max(went.slice, came.slice) };
  }
  measured.server.child.kill();
  return costs;
}

/// Variations in each other, as deep as that.
const DEEP = {
  'wei7-3.0': ['{"format": "wei7", "version": "3.0", "tree": ', '{"branches": [{}, \n', '{}', ']}', '}\n'],
  jgf: ['{"record": {"format": "JGF", "version": 2}, "tree": [', '{"variations": [[{}], [\n', '{}', ']]}', ']}\n'],
  'wei7-2.2': [
    '<wei7 version="2.2">\n<size>19</size>\n<moves>\n',
    '<black type="pass"/><moves>\n',
    '<white type="pass"/>',
    '</moves><white type="pass"/>\n',
    '</moves>\n</wei7>\n',
  ],
  ishi: ['EVENT Deep\nB 1 PASS\n', 'VAR\nB 1 PASS\n', '', 'ENDVAR\n', ''],
  sgf: ['(;FF[4]GM[1]SZ[19]\n', '(;B[]\n', ';W[]', ')(;B[aa])\n', ')\n'],
};

export async function deepTree(program, kind, depth) {
  const [head, opened, inner, closed, tail] = DEEP[kind.id];
  const text = head + opened.repeat(depth) + inner + closed.repeat(depth) + tail;
  const bottom = placesIn(text)(head.length + opened.length * depth);
  const measured = await Measured.of(program, kind);
  const opening = await measured.open(text);
  const typed = { range: { start: bottom, end: bottom }, text: ' ' };
  const taken = { range: { start: bottom, end: { ...bottom, character: bottom.character + 1 } }, text: '' };
  let key;
  for (let i = 0; i < 4; i++) {
    key = await measured.change(typed);
    await measured.change(taken);
  }
  const outline = await measured.ask('textDocument/documentSymbol');
  const folds = await measured.ask('textDocument/foldingRange');
  measured.server.child.kill();
  return { opening, key, outline, folds };
}

export const deepIds = Object.keys(DEEP);
