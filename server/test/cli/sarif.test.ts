import { deepEqual, equal, match } from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { uriOf } from '../../src/cli/lint/uri';
import { qipu } from './called';
import { sarifSchema } from './sarif-schema';

const valid = formats.default(new Ajv({ allErrors: true })).compile(sarifSchema);

function report(...words: string[]) {
  const { out } = qipu(['lint', '--format', 'sarif', ...words]);
  const log = JSON.parse(out);
  valid(log);
  deepEqual(valid.errors, null);
  return log.runs[0];
}

describe('A SARIF report', () => {
  it('passes the schema with many results, with none, and in Chinese', () => {
    report('.');
    report('clean.wei7');
    report('--lang', 'zh', '.');
    report('nowhere.wei7');
  });

  it('gives a result its rule, its level and its place', () => {
    const { results, tool } = report('warning.wei7');
    deepEqual(results, [
      {
        ruleId: 'wei7 3.0/duplicate-property',
        ruleIndex: 0,
        level: 'warning',
        message: { text: 'This object already has "size"; only the last one counts.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'warning.wei7', index: 0 },
              region: { startLine: 5, startColumn: 3, endLine: 5, endColumn: 9 },
            },
          },
        ],
      },
    ]);
    equal(tool.driver.rules[0].id, 'wei7 3.0/duplicate-property');
  });

  it('has each rule once, with the clause behind it and its own level', () => {
    const { results, tool } = report('--severity', '3.1=error', 'warning.wei7', 'gbk.wei7', 'utf-16.wei7');
    deepEqual(
      results.map(({ ruleId, ruleIndex, level }: Record<string, unknown>) => [ruleId, ruleIndex, level]),
      [
        ['wei7 3.0/duplicate-property', 0, 'error'],
        ['wei7 3.0/not-utf8', 1, 'error'],
        ['wei7 3.0/not-utf8', 1, 'error'],
      ],
    );
    const [rule] = tool.driver.rules;
    equal(tool.driver.rules.length, 2);
    equal(rule.shortDescription.text, 'duplicate-property (wei7 3.0 3.1)');
    match(rule.help.text, /^wei7 3\.0 3\.1: .{20}/);
    equal(rule.defaultConfiguration.level, 'warning');
  });

  it('lists all files that were checked, and says what could not be read', () => {
    const { artifacts, invocations } = report('clean.wei7', 'nowhere.wei7', 'faults.wei7');
    deepEqual(
      artifacts.map(({ location }: { location: unknown }) => location),
      [
        { uri: 'clean.wei7', index: 0 },
        { uri: 'faults.wei7', index: 1 },
      ],
    );
    deepEqual(invocations, [
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          {
            level: 'error',
            message: { text: 'nowhere.wei7: there is no such file or folder.' },
            locations: [{ physicalLocation: { artifactLocation: { uri: 'nowhere.wei7' } } }],
          },
        ],
      },
    ]);
  });
});

describe('The address of a file in a report', () => {
  const here = path.resolve('some', 'folder');

  it('is relative to the folder of the call', () => {
    equal(uriOf(path.join('a b', '棋谱.wei7'), here), 'a%20b/%E6%A3%8B%E8%B0%B1.wei7');
    equal(uriOf(path.join(here, 'a.wei7'), here), 'a.wei7');
    equal(uriOf('DB:1 #2.txt', here), 'DB%3A1%20%232.txt');
    equal(uriOf('..a.wei7', here), '..a.wei7');
  });

  it('is absolute for a file elsewhere', () => {
    equal(uriOf(path.join('..', 'a.wei7'), here), pathToFileURL(path.resolve('some', 'a.wei7')).href);
  });
});
