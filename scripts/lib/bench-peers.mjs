/// What a keystroke costs elsewhere, without a wire: the JSON language service of VS Code, which parses and validates anew, and
/// Lezer's JSON grammar, which parses incrementally and knows no rules.
import { createRequire } from 'node:module';
import { median } from './bench-figures.mjs';
import { keystrokes } from './bench-records.mjs';

const require = createRequire(import.meta.url);

/// The shape of a record as a JSON schema, as far as schemas go.
const move = {
  type: 'object',
  properties: {
    color: { enum: [1, 2] },
    point: {
      type: ['object', 'null'],
      required: ['x', 'y'],
      properties: { x: { type: 'integer', maximum: 18 }, y: { type: 'integer', maximum: 18 } },
    },
  },
};
const step = {
  type: 'object',
  required: ['action'],
  properties: {
    comment: { type: 'string' },
    action: { type: 'object', required: ['type'], properties: { value: move } },
  },
};
const schemas = {
  wei7: {
    type: 'object',
    required: ['format', 'version', 'tree'],
    properties: { tree: { $ref: '#/definitions/tree' } },
    definitions: {
      tree: {
        type: 'object',
        properties: {
          steps: { type: 'array', items: step },
          branches: { type: 'array', items: { $ref: '#/definitions/tree' } },
        },
      },
    },
  },
  jgf: { type: 'object', required: ['tree'] },
};

export async function jsonService(kind, text, edits) {
  const { getLanguageService, TextDocument } = require('vscode-json-languageservice');
  const service = getLanguageService({});
  const document = TextDocument.create('file:///a.json', 'json', 1, text);
  const times = [];
  let version = 1;
  for (const { at, sign } of keystrokes(kind, text)) {
    const range = { start: document.positionAt(at), end: document.positionAt(at + 1) };
    const start = performance.now();
    TextDocument.update(document, [{ range, text: sign }], ++version);
    await service.doValidation(document, service.parseJSONDocument(document), {}, schemas[kind.language]);
    times.push(performance.now() - start);
    if (times.length >= edits) break;
  }
  return median(times);
}

export async function lezer(kind, text, edits) {
  const { parser } = await import('@lezer/json');
  const { TreeFragment } = await import('@lezer/common');
  let now = text;
  let fragments = TreeFragment.addTree(parser.parse(text));
  const times = [];
  for (const { at, sign } of keystrokes(kind, text)) {
    const start = performance.now();
    now = now.slice(0, at) + sign + now.slice(at + 1);
    fragments = TreeFragment.applyChanges(fragments, [{ fromA: at, toA: at + 1, fromB: at, toB: at + 1 }]);
    fragments = TreeFragment.addTree(parser.parse(now, fragments), fragments);
    times.push(performance.now() - start);
    if (times.length >= edits) break;
  }
  return median(times.slice(Math.floor(edits / 4)));
}
