import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { entries } from '../../src/formats/list';
import { languages } from '../../src/recognition';
import { FAULTY, qipu, qipuCutShort, withFolder } from './called';

describe('qipu lint', () => {
  it('ends with 0 and says how much it has read when nothing is wrong', () => {
    deepEqual(qipu(['lint', 'clean.wei7']), { code: 0, out: '1 file checked, nothing is wrong.\n', err: '' });
  });

  it('does not say that nothing is wrong where only the name is checked', async () => {
    await withFolder({ 'GO-甲 vs 乙-先手胜.txt': 'x', 'a.wei7': '{"format":"wei7"' }, (folder) => {
      const named = ['GO-甲 vs 乙-先手胜.txt'];
      equal(
        qipu(['lint', ...named], {}, folder).out,
        'Files checked: 1. Files of which only the name is checked, and nothing that is in them: 1.\n',
      );
      match(
        qipu(['lint', '--lang', 'zh', ...named, 'a.wei7'], {}, folder).out,
        /其中 1 个只检查文件名，不检查内容。\n$/,
      );
    });
  });

  it('ends with 1 and shows each fault at its place in the source', () => {
    const { code, out, err } = qipu(['lint', 'faults.wei7']);
    equal(err, '');
    equal(code, 1);
    equal(
      out,
      [
        'faults.wei7:8:69 error 9.16.6 occupied-point E5 is taken: a black stone stands there.',
        '        { "action": { "type": "move", "value": { "color": 2, "point": { "x": 4, "y": 4 } } } },',
        '                                                                      ^^^^^^^^^^^^^^^^^^',
        'faults.wei7:9:57 error 3.5 color-value A color is 1 (black) or 2 (white), not 3.',
        '        { "action": { "type": "move", "value": { "color": 3, "point": { "x": 4, "y": 5 } } } }',
        '                                                          ^',
        '2 errors in 1 file.',
        '',
      ].join('\n'),
    );
  });

  it('ends with 0 when there are only warnings', () => {
    const { code, out } = qipu(['lint', 'warning.wei7']);
    equal(code, 0);
    match(
      out,
      /^warning\.wei7:5:3 warning 3\.1 duplicate-property .*\n {2} {2}"size": 13,\n {4}\^{6}\n1 warning in 1 file\.\n$/,
    );
  });

  it('ends with 1 when there are more warnings than --max-warnings allows, and says so', () => {
    const { code, err } = qipu(['lint', '--max-warnings', '0', 'warning.wei7']);
    equal(code, 1);
    equal(err, 'qipu: Too many warnings: 1; --max-warnings allows 0.\n');
    equal(qipu(['lint', '--max-warnings=1', 'warning.wei7']).code, 0);
  });

  it('ends with 2 when a file cannot be read, and still checks the others', () => {
    const { code, out, err } = qipu(['lint', 'nowhere.wei7', 'warning.wei7', 'clean.wei7']);
    equal(code, 2);
    equal(err, 'qipu: nowhere.wei7: there is no such file or folder.\n');
    match(out, /1 warning in 1 of 2 files\.\n$/);
  });

  it('ends with 2 for a file that is no record', () => {
    const { code, out, err } = qipu(['lint', 'notes.txt']);
    equal(code, 2);
    equal(out, '');
    match(err, /^qipu: notes\.txt: neither its name nor its content .*; see qipu help lint\.\n$/);
  });

  it('tells five faults of a rule in a file and how many more there are, and all of them with --all', async () => {
    const wrong = '{ "action": { "type": "move", "value": { "color": 3, "point": { "x": 0, "y": 0 } } } }';
    const steps = Array<string>(9).fill(wrong).join(',\n');
    const text = `{ "format": "wei7", "version": "3.0", "size": 0, "tree": { "steps": [\n${steps}\n] } }\n`;
    await withFolder({ 'a.wei7': text }, (folder) => {
      const told = (...words: string[]): string => qipu(['lint', ...words, 'a.wei7'], {}, folder).out;
      const count = (out: string): number => out.split('color-value').length - 1;
      equal(count(told()), 5);
      match(told(), /\n {2}and 4 more like it; --all tells them\.\n/);
      match(told(), /10 errors in 1 file\./);
      equal(count(told('--all')), 9);
      for (const format of ['json', 'sarif']) ok(count(told('--format', format)) >= 9);
    });
  });

  it('says in its help which options there are, each of which it takes, and which records it finds', () => {
    for (const lang of ['en', 'zh']) {
      const { out } = qipu(['help', 'lint', '--lang', lang]);
      const options = [...new Set(out.match(/--[a-z-]+/g))];
      for (const option of options)
        match(qipu(['lint', option]).err, /needs a value|Name a file|is 2|one of|--spec/, option);
      for (const extension of ['.wei7', '.jgf', '.go', '.sgf', 'CCGC']) ok(out.includes(extension), extension);
    }
  });

  it('names in its help every format that there is', () => {
    const { out } = qipu(['help', 'lint']);
    const parts = entries.map(({ id, language }) => id.slice(language.length + 1).toUpperCase());
    for (const { aliases } of languages) ok(out.includes(`${aliases[0]}`), aliases[0]);
    for (const part of parts.filter((one) => one !== 'NAMING')) ok(out.includes(part), part);
  });

  it('changes severities by rule and by clause, with and without the specification', () => {
    equal(qipu(['lint', '--severity', 'occupied-point=off', '--severity', '3.5=warning', 'faults.wei7']).code, 0);
    equal(qipu(['lint', '--severity', 'wei7 3.0/duplicate-property=error', 'warning.wei7']).code, 1);
  });

  it('takes no severity for a rule that does not exist, and guesses which one was meant', () => {
    const { code, err } = qipu(['lint', '--severity', 'ocupied-point=off', 'clean.wei7']);
    equal(code, 2);
    match(err, /ocupied-point.*Perhaps occupied-point\?\n$/);
  });

  it('speaks Chinese where the environment or --lang asks for it', () => {
    const { out } = qipu(['lint', 'faults.wei7'], { LANG: 'zh_CN.UTF-8' });
    match(out, /E5 已有黑子，不能下在这里。\n/);
    match(out, /1 个文件，2 个错误。\n$/);
    equal(qipu(['lint', '--lang', 'zh', 'clean.wei7']).out, '检查了 1 个文件，没有问题。\n');
    equal(qipu(['lint', '--lang=en', 'clean.wei7'], { LANG: 'zh_CN' }).out, '1 file checked, nothing is wrong.\n');
    equal(qipu(['lint', 'nowhere'], { LC_ALL: 'zh_CN' }).err, 'qipu: nowhere：没有这个文件或文件夹。\n');
  });

  it('prints JSON that says where everything is, counted from 1', () => {
    const { code, out } = qipu(['lint', '--format', 'json', 'warning.wei7', 'clean.wei7']);
    equal(code, 0);
    deepEqual(JSON.parse(out), [
      {
        file: 'warning.wei7',
        source: 'wei7 3.0',
        clause: '3.1',
        rule: 'duplicate-property',
        severity: 'warning',
        message: 'This object already has "size"; only the last one counts.',
        range: { start: { line: 5, column: 3 }, end: { line: 5, column: 9 } },
      },
    ]);
  });

  it('prints an empty array when there is nothing to tell, whatever could not be read', () => {
    deepEqual(JSON.parse(qipu(['lint', '--format', 'json', 'clean.wei7', 'nowhere']).out), []);
  });

  it('shows nothing of a message that could steer the terminal', async () => {
    const text = '{ "format": "wei7", "version": "\u001b[2J\u202e", "tree": {} }';
    await withFolder({ 'a.wei7': text }, (folder) => {
      const { out } = qipu(['lint', 'a.wei7'], {}, folder);
      equal(/[\u001b\u202e]/.test(out), false);
      match(out, /"␛\[2J\ufffd"/);
    });
  });

  it('uses no colours when nobody sees them', () => {
    equal(qipu(['lint', 'faults.wei7']).out.includes('\u001b'), false);
  });

  it('cuts a long line around the fault', async () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `"n${i}": 0, `).join('');
    await withFolder({ 'long.wei7': `{ ${names}"format": "wei7", "version": "3.0", "tree": [] }` }, (folder) => {
      const { out } = qipu(['lint', '--severity', 'root-unknown-property=off', 'long.wei7'], {}, folder);
      const [, line = '', carets = ''] = out.split('\n');
      match(line, /^ {2}….*"tree": \[\] \}$/);
      equal(line.slice(carets.indexOf('^'), carets.length), '[]');
    });
  });

  it('counts what it does not list in a file with very many faults', async () => {
    const step = '{"action":{"type":"move","value":{"color":3,"point":null}}}';
    const steps = Array.from({ length: 20_002 }, () => step).join(',');
    await withFolder({ 'a.wei7': `{"format":"wei7","version":"3.0","tree":{"steps":[${steps}]}}` }, (folder) => {
      const { out, err } = qipu(['lint', 'a.wei7'], {}, folder);
      equal(err, 'qipu: a.wei7: and 2 more that are not listed.\n');
      match(out, /\n20002 errors in 1 file\.\n$/);
    });
  });

  it('ends quietly when its reader goes away', async () => {
    const files = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`${i}.wei7`, FAULTY]));
    await withFolder(files, async (folder) => {
      const { code, err } = await qipuCutShort(['lint', '.'], folder);
      equal(err, '');
      equal(code, 1);
    });
  });
});

describe('What qipu lint does not understand', () => {
  const told = (...words: string[]) => {
    const { code, out, err } = qipu(words);
    equal(out, '');
    equal(code, 2);
    return err;
  };

  it('is a command line without a command', () => {
    equal(told(), 'qipu: Say what to do: lint, normalise, format, convert, board, explain, merge or help.\n');
    equal(
      told('check', 'a.wei7'),
      'qipu: There is no command check; try lint, normalise, format, convert, board, explain, merge or help.\n',
    );
  });

  it('is an option that it does not have', () => {
    equal(told('lint', '--mend', 'clean.wei7'), 'qipu: There is no option --mend here; see qipu help lint.\n');
    equal(
      told('board', '--max-warnings=1', 'clean.wei7'),
      'qipu: There is no option --max-warnings here; see qipu help board.\n',
    );
  });

  it('is an option without its value, or with a wrong one', () => {
    equal(told('lint', 'clean.wei7', '--format'), 'qipu: --format needs a value.\n');
    equal(
      told('lint', '--format', 'xml', 'clean.wei7'),
      'qipu: --format is xml; it must be one of text, json, ndjson, sarif.\n',
    );
    equal(
      told('lint', '--max-warnings', 'few', 'clean.wei7'),
      'qipu: --max-warnings is few; it must be a whole number, 0 or more.\n',
    );
    equal(told('lint', '--lang', 'fr', 'clean.wei7'), 'qipu: --lang is fr; it must be en or zh.\n');
    match(told('lint', '--severity', 'komi-step', 'clean.wei7'), /^qipu: --severity is komi-step; write RULE=LEVEL/);
    equal(told('lint', '--format=json', '--format=text', 'clean.wei7'), 'qipu: --format is given twice.\n');
  });

  it('is a call without paths', () => {
    equal(told('lint'), 'qipu: Name a file or a folder to check.\n');
  });
});

describe('qipu help', () => {
  it('tells how to call each command, in both languages', () => {
    for (const words of [
      ['--help'],
      ['help'],
      ['help', 'lint'],
      ['lint', '--help'],
      ['help', 'board'],
      ['board', '-h'],
    ]) {
      match(qipu(words).out, /^qipu .*\n[\s\S]*--lang en\|zh +the language/);
      match(qipu(words, { LANG: 'zh_TW.UTF-8' }).out, /消息的语言/);
    }
  });

  it('tells the version', () => {
    match(qipu(['--version']).out, /^qipu \d+\.\d+\.\d+\n$/);
  });
});
