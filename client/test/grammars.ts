/// The grammars as VS Code loads them, and what they make of a text.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { type IGrammar, INITIAL, parseRawGrammar, Registry } from 'vscode-textmate';

interface GrammarEntry {
  readonly language?: string;
  readonly scopeName: string;
  readonly path: string;
}

export interface Token {
  readonly text: string;
  readonly scopes: readonly string[];
}

export const read = (file: string) => readFileSync(path.resolve(file), 'utf8');
const grammars: GrammarEntry[] = JSON.parse(read('package.json')).contributes.grammars;

let registry: Promise<Registry> | undefined;

async function createRegistry(): Promise<Registry> {
  const wasm = createRequire(path.resolve('package.json')).resolve('vscode-oniguruma/release/onig.wasm');
  await loadWASM(new Uint8Array(readFileSync(wasm)).buffer);
  return new Registry({
    onigLib: Promise.resolve({ createOnigScanner, createOnigString }),
    loadGrammar: async (scope) => {
      const entry = grammars.find(({ scopeName }) => scopeName === scope);
      return entry ? parseRawGrammar(read(entry.path), entry.path) : null;
    },
  });
}

export async function grammarOf(language: string): Promise<IGrammar> {
  registry ??= createRegistry();
  const entry = grammars.find((candidate) => candidate.language === language) ?? assert.fail(language);
  return (await (await registry).loadGrammar(entry.scopeName)) ?? assert.fail(entry.scopeName);
}

/// The tokens of each line.
export function tokensByLine(grammar: IGrammar, text: string): Token[][] {
  let stack = INITIAL;
  return text.split(/\r?\n/).map((line) => {
    const result = grammar.tokenizeLine(line, stack);
    stack = result.ruleStack;
    return result.tokens.map(({ startIndex, endIndex, scopes }) => ({
      text: line.slice(startIndex, endIndex),
      scopes,
    }));
  });
}

export const tokens = (grammar: IGrammar, text: string) => tokensByLine(grammar, text).flat();

export const invalid = (grammar: IGrammar, text: string) =>
  tokens(grammar, text)
    .filter(({ scopes }) => scopes.some((scope) => scope.startsWith('invalid')))
    .map((token) => token.text);

/// The scopes of the first token that is `wanted`.
export function scopesOf(grammar: IGrammar, text: string, wanted: string): string {
  const found = tokens(grammar, text).find((token) => token.text === wanted);
  return found?.scopes.join(' ') ?? assert.fail(`no token ${wanted} in ${text}`);
}
