/// The languages as the manifest declares them: what an editor makes of names and first lines, and how it helps with typing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { CODES } from '../../server/src/formats/ccgc/names/codes';
import { languageByName, languageByText, languages as served } from '../../server/src/recognition';
import { withLanguages } from '../../server/src/recognition/manifest';

interface Language {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly extensions?: readonly string[];
  readonly filenamePatterns?: readonly string[];
  readonly firstLine: string;
  readonly configuration: string;
  readonly icon: { readonly light: string; readonly dark: string };
}

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json'));
const languages: readonly Language[] = manifest.contributes.languages;
const language = (id: string) => languages.find((candidate) => candidate.id === id) ?? assert.fail(id);

/// As VS Code does it: without regard to case, `*` for anything, `{a,b}` for either, `[ab]` for one of these signs.
const fits = (pattern: string, name: string) => {
  const expression = pattern
    .replace(/[.+^$()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`);
  return new RegExp(`^${expression}$`, 'i').test(name);
};

const languageOfName = (name: string) =>
  languages.find(
    ({ extensions = [], filenamePatterns = [] }) =>
      extensions.some((ending) => name.toLowerCase().endsWith(ending)) ||
      filenamePatterns.some((pattern) => fits(pattern, name)),
  )?.id;

const languageOfLine = (line: string) => languages.find(({ firstLine }) => new RegExp(firstLine).test(line))?.id;

const names: Readonly<Record<string, readonly string[]>> = {
  wei7: ['game.wei7', '春季赛 决赛.WEI7'],
  jgf: ['game.jgf', 'a.b.jgf'],
  ishi: ['testspec.ishi', 'PROBLEM.ISH'],
  sgf: ['1846-castle.sgf', '名局.SGF'],
  ccgc: [
    'C5-鹿鸣队 vs 江南队-先手胜.txt',
    'C6-鹿鸣队B vs 江南队W-后手胜-2024.08.02 09.30 长沙-2024 CCGC.txt',
    'HEX-红叶R vs 蓝湾B-先手胜-2024.08.02 09：30 长沙-2024 CCGC.txt',
    'PG-甲 vs 乙-先手胜 202408020930.txt',
    'NG-Alpha B vs Beta W-后手胜-2024年8月2日 9时30分 长沙-省赛.txt',
    'AM-林间 vs 海上-先手胜.txt',
    'SU-竹林 1 队 vs 石桥队-平局-202408021620.txt',
    'WTN-赤壁 vs 青田-后手胜 202408021710.txt',
    'DB-红枫 vs 蓝鲸-先手胜.txt',
    'DB:红枫 vs 蓝鲸:先手胜.txt',
    'DB：红枫 vs 蓝鲸：后手胜.txt',
    'AC2-前锋 vs 后卫-先手胜-20240802 长沙-2024 CCGC.txt',
    'hex-a vs b-先手胜.TXT',
    ...CODES.map(({ code }) => `${code}-红枫 vs 蓝鲸-先手胜 202408021620.txt`),
    ...CODES.map(({ code }) => `${code}－红枫 vs 蓝鲸－后手胜.txt`),
    'go9-红枫 vs 蓝鲸-平局.txt',
    'CC_红枫 vs 蓝鲸_后手胜.txt',
    'C6 - 甲 vs 乙.txt',
    '五子棋-甲 vs 乙.txt',
    '爱恩斯坦棋：甲－先手胜.txt',
  ],
};

const strangers = [
  'notes.txt',
  'C5.txt',
  'C50-a vs b.txt',
  'GO-notes.txt',
  'go-vs-rust.txt',
  'CC-BY vs GPL.txt',
  'BR-2024.txt',
  'GO14-红枫 vs 蓝鲸-先手胜.txt',
  '红枫 vs 蓝鲸-先手胜.txt',
  'game.go',
  'main.go',
  'game.json',
  'a-C5-b.txt',
  'PG 13 vs PG 14.txt',
  '五子棋规则.txt',
];

const firstLines: Readonly<Record<string, readonly string[]>> = {
  wei7: ['<wei7 version="2.1">', '{"format":"wei7","version":"3.0"}', '  { "format": "wei7", "version": "3.0",'],
  jgf: ['{"record":{"format":"JGF","version":2}}', '{ "record": { "format": "JGF" },'],
  ishi: ['BOARDSIZE 9', 'boardsize 13 ', 'B 1 Q16', ' w 2 d4'],
  ccgc: ['{[C5][甲][乙]', '{ [HEX][甲 R]', '([NG][甲]', '#[AM][甲][乙]', '# [WTN][甲 R]'],
};

const plainLines = [
  '',
  '{',
  '{"a": 1}',
  '[1, 2]',
  '<?xml version="1.0"?>',
  '<wei70>',
  '#!/bin/sh',
  '# [notes]',
  'package main',
  'B 12 monkeys',
  'Event horizon',
];

describe('The languages', () => {
  it('are those of the language server', () => {
    assert.deepEqual(
      languages.map(({ id }) => id),
      served.map(({ id }) => id),
    );
  });

  it('stand in the manifest as they say themselves; if not, run `node scripts/manifest.mjs`', () => {
    assert.deepEqual(withLanguages(manifest), manifest);
  });

  it('are told by names and first lines as an editor tells them', () => {
    for (const name of [...Object.values(names).flat(), ...strangers]) {
      assert.equal(languageByName(name), languageOfName(name), name);
    }
    for (const lines of Object.values(firstLines)) {
      for (const line of lines.filter((one) => !/^(?:boardsize|[bw] )/i.test(one.trim()))) {
        assert.equal(languageByText(line), languageOfLine(line), line);
      }
    }
    for (const line of plainLines) assert.equal(languageByText(line), undefined, line);
  });

  for (const { id, aliases, icon } of languages) {
    it(`have a name, a grammar and records to begin with: ${id}`, () => {
      assert.notEqual(aliases.length, 0);
      assert.ok(manifest.contributes.grammars.some((entry: { language?: string }) => entry.language === id));
      assert.notEqual(Object.keys(JSON.parse(read(`snippets/${id}.json`))).length, 0);
    });

    it(`have icons for light and for dark themes: ${id}`, () => {
      assert.notEqual(read(icon.light), read(icon.dark));
      for (const file of [icon.light, icon.dark]) assert.match(read(file), /^<svg xmlns=[^>]* viewBox="0 0 16 16"/);
    });

    for (const name of names[id] ?? []) it(`know ${name} as ${id}`, () => assert.equal(languageOfName(name), id));
    for (const line of firstLines[id] ?? []) {
      it(`know a first line as ${id}: ${line}`, () => assert.equal(languageOfLine(line), id));
    }
  }

  for (const name of strangers) it(`leave ${name} alone`, () => assert.equal(languageOfName(name), undefined));

  it('leave first lines of other files alone', () => {
    assert.deepEqual(
      plainLines.filter((line) => languageOfLine(line) !== undefined),
      [],
    );
  });

  it('work in places that are not trusted, and without a disk', () => {
    assert.deepEqual(manifest.capabilities, { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true });
  });

  it('wake the extension by nothing but records, files that may be some, links and its own commands and panels', () => {
    const awaited =
      /^(?:onLanguage:(?:go|plaintext)|onUri|on(?:Command|WebviewPanel):qipu\..+|workspaceContains:\.first-steps)$/;
    for (const event of manifest.activationEvents) assert.match(event, awaited);
  });
});

describe('Typing', () => {
  const configuration = (id: string) => JSON.parse(read(language(id).configuration));
  const rule = (id: string, name: string) => new RegExp(configuration(id).indentationRules[name]);

  for (const { id } of languages) {
    it(`knows no comments, but brackets and pairs: ${id}`, () => {
      const { comments, brackets, autoClosingPairs, surroundingPairs } = configuration(id);
      assert.equal(comments, undefined);
      for (const list of [brackets, autoClosingPairs, surroundingPairs]) assert.notEqual(list.length, 0);
    });
  }

  it('indents after an open bracket', () => {
    for (const id of ['wei7', 'jgf', 'ccgc']) {
      assert.match('  "steps": [', rule(id, 'increaseIndentPattern'));
      assert.match('  ]', rule(id, 'decreaseIndentPattern'));
      assert.doesNotMatch('  "size": 19,', rule(id, 'increaseIndentPattern'));
    }
  });

  it('indents after an open tag, not after one that is complete', () => {
    const increase = rule('wei7', 'increaseIndentPattern');
    for (const open of ['<moves>', '  <pre title="a" problem="black">']) assert.match(open, increase);
    for (const closed of ['</moves>', '<black x="1"/>', '<?xml version="1.0"?>', '<size>9</size>', '<!-- a -->']) {
      assert.doesNotMatch(closed, increase);
    }
    assert.match('  </moves>', rule('wei7', 'decreaseIndentPattern'));
  });

  it('indents and folds variations of Ishi, in capitals or not', () => {
    const { start, end } = configuration('ishi').folding.markers;
    for (const line of ['VAR b', '  var', 'COM title', 'user']) assert.match(line, new RegExp(start));
    for (const line of ['ENDVAR', 'endcom', ' EndUser x']) assert.match(line, new RegExp(end));
    for (const line of ['VARY', 'B 1 Q3', 'comment']) assert.doesNotMatch(line, new RegExp(start));
    assert.match('Var a', rule('ishi', 'increaseIndentPattern'));
    assert.match('  endvar', rule('ishi', 'decreaseIndentPattern'));
  });
});
