import { deepEqual, equal } from 'node:assert/strict';
import { Arguments } from '../../src/cli/arguments';
import { languageNamed, languageOfEnvironment } from '../../src/cli/language';

const read = (...words: string[]) =>
  new Arguments(words, 'lint', { '--format': 'value', '--severity': 'values', '--help': 'nothing' });

describe('A command line', () => {
  it('has options anywhere, with their values behind them or behind a sign', () => {
    const given = read('a', '--format', 'json', 'b', '--severity=x=off', '--severity', 'y=error', '-h');
    deepEqual(given.rest, ['a', 'b']);
    equal(given.value('--format'), 'json');
    deepEqual(given.values('--severity'), ['x=off', 'y=error']);
    equal(given.has('--help'), true);
  });

  it('has only paths after two dashes', () => {
    deepEqual(read('--', '--format', '-h').rest, ['--format', '-h']);
  });

  it('takes a single dash for a path', () => {
    deepEqual(read('-').rest, ['-']);
  });
});

describe('The language of messages', () => {
  it('is what the first variable says that says anything', () => {
    equal(languageOfEnvironment({ LC_ALL: '', LC_MESSAGES: 'zh_CN.UTF-8', LANG: 'en_US' }), 'zh');
    equal(languageOfEnvironment({ LC_ALL: 'C', LANG: 'zh_CN' }), 'en');
    equal(languageOfEnvironment({}), 'en');
  });

  it('is known by its name with a country or without', () => {
    deepEqual(['zh', 'zh-CN', 'ZH_tw', 'en', 'en-GB', 'fr', 'zhx'].map(languageNamed), [
      'zh',
      'zh',
      'zh',
      'en',
      'en',
      undefined,
      undefined,
    ]);
  });
});
