/// What the manifest promises, and what must not get into the repository.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { languages } from '../../server/src/recognition';
import { VERSION } from '../../server/src/spec/version';

const read = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(read(file));

/// Every text `%like.this%` in a value, however deep.
function placeholders(value: unknown): string[] {
  if (typeof value === 'string') return /^%.+%$/.test(value) ? [value.slice(1, -1)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(placeholders) : [];
}

/// Files that git knows or would add: what a clone will hold.
function repositoryFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  return [...new Set(files)].filter((file) => file !== '' && existsSync(file));
}

describe('The manifest', () => {
  const manifest = readJson('package.json');
  const english = readJson('package.nls.json');
  const chinese = readJson('package.nls.zh-cn.json');

  it('has the version that records are signed with', () => {
    assert.equal(manifest.version, VERSION);
  });

  it('has its texts in English and Chinese, and no others', () => {
    const wanted = [...new Set(placeholders(manifest))].sort();
    assert.deepEqual(Object.keys(english).sort(), wanted);
    assert.deepEqual(Object.keys(chinese).sort(), wanted);
  });

  it('names in its description every language whose records are checked, in English and Chinese', () => {
    for (const { aliases } of languages) {
      for (const { description } of [english, chinese]) assert.ok(description.includes(aliases[0]), aliases[0]);
    }
  });

  it('titles every command and describes every setting with a text of both languages', () => {
    for (const { command, title } of manifest.contributes.commands) assert.match(title, /^%.+%$/, command);
    for (const [name, setting] of Object.entries<Record<string, string>>(
      manifest.contributes.configuration.properties,
    )) {
      assert.match(setting.description ?? setting.markdownDescription ?? '', /^%.+%$/, name);
    }
  });

  it('uses Chinese characters in the Chinese texts', () => {
    for (const [name, text] of Object.entries<string>(chinese)) assert.match(text, /\p{Script=Han}/u, name);
  });

  it('names files that exist', () => {
    const { grammars, languages } = manifest.contributes;
    assert.ok(existsSync(manifest.icon), manifest.icon);
    for (const { path } of grammars) assert.ok(existsSync(path), path);
    for (const { configuration, icon } of languages) {
      for (const path of [configuration, icon.light, icon.dark]) assert.ok(existsSync(path), path);
    }
  });

  it('offers in menus and by keys what there is', () => {
    const { commands, menus, keybindings } = manifest.contributes;
    const known = new Set(commands.map(({ command }: { command: string }) => command));
    const inMenus = Object.values<{ command?: string; submenu?: string }[]>(menus).flat();
    for (const { command, submenu = '' } of [...inMenus, ...keybindings]) {
      assert.ok(command === undefined ? menus[submenu] : known.has(command), command ?? submenu);
    }
  });

  it('offers in the menu of the board all that is written with one click, and all that can be taken away', () => {
    const offered = manifest.contributes.menus['webview/context'].map(({ command }: { command: string }) => command);
    const written = ['editComment', 'pass', 'deleteMove', 'deleteVariation', 'promoteVariation'];
    const taken = ['copyBoardText', 'copyBoardSvg', 'copyBoardPng', 'copyBoardSgf', 'copyDiagram', 'saveDiagram'];
    for (const name of [...written, ...taken]) assert.ok(offered.includes(`qipu.${name}`), name);
  });

  it('offers what is done to a record only where there is one', () => {
    const always = [
      'restartServer',
      'showLog',
      'showBoard',
      'pinBoard',
      'newRecord',
      'openExample',
      'openWalkthrough',
      'checkFolder',
    ];
    for (const { command, enablement } of manifest.contributes.commands) {
      if (always.includes(command.slice('qipu.'.length))) assert.equal(enablement, undefined, command);
      else if (/convertTo|openAs/.test(command)) assert.match(enablement, /\^sgf\$.*resourceExtname/, command);
      else if (/applyNormalised/.test(command)) assert.match(enablement, /'qipu-normalised'/, command);
      else assert.match(enablement, /editorLangId =~ .*activeWebviewPanelId == 'qipu\.board'/, command);
    }
  });

  for (const [file, words, between] of [
    ['README.md', english, ', '],
    ['README.zh-CN.md', chinese, '、'],
  ] as const) {
    const rows = read(file)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| /, '')));

    it(`tells of every command in the table of ${file}, and of no other`, () => {
      const told = rows
        .slice(rows.findIndex(([first]) => first === words['command.showBoard']))
        .map(([first]) => first);
      const titles = manifest.contributes.commands.map(
        ({ command }: { command: string }) => words[command.replace('qipu', 'command')],
      );
      assert.deepEqual(told.flatMap((cell) => cell?.split(between)).sort(), titles.sort());
    });

    it(`tells of every setting in the table of ${file}, with its default, and of no other`, () => {
      const told = rows.filter(([first]) => first?.startsWith('`qipu.')).map(([name, value]) => `${name} ${value}`);
      const settings = Object.entries<{ default: unknown }>(manifest.contributes.configuration.properties);
      const wanted = settings.map(([name, { default: value }]) => {
        return `\`${name}\` \`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
      });
      assert.deepEqual(told.sort(), wanted.sort());
    });
  }

  it('says first what it is, in a picture too, and the two commands to begin with', () => {
    for (const file of ['README.md', 'README.zh-CN.md']) {
      const [top = ''] = read(file).split(/^\||^## /m);
      assert.match(top, /^# Qipu[\s\S]*VS Code[\s\S]*^!\[[\s\S]*```\nnpm start [\s\S]*\nnpm test /m, file);
    }
  });

  it('tells in both READMEs of every format that records are converted to', () => {
    for (const [file, line] of [
      ['README.md', /^- \*\*Conversion\*\*[\s\S]*?(?=\n- )/m],
      ['README.zh-CN.md', /^- \*\*转换\*\*.*/m],
    ] as const) {
      const said = line.exec(read(file))?.[0] ?? '';
      for (const name of ['wei7 3.0', 'wei7 2.2', 'JGF', 'Ishi', 'SGF'])
        assert.ok(said.includes(name), `${file}: ${name}`);
    }
  });

  it('has a walkthrough whose pictures and commands there are', () => {
    const { commands, walkthroughs } = manifest.contributes;
    const known = new Set(commands.map(({ command }: { command: string }) => command));
    for (const { media, description } of walkthroughs[0].steps) {
      assert.ok(existsSync(media.svg), media.svg);
      for (const words of [english, chinese]) {
        const links = [...words[description.slice(1, -1)].matchAll(/\]\(command:([^?)]+)/g)];
        for (const [, command = ''] of links) {
          assert.ok(known.has(command) || command === 'workbench.action.openSettings', command);
        }
      }
    }
  });

  it('names no program in its walkthrough, since none is packed that people could start', () => {
    for (const [name, words] of [...Object.entries<string>(english), ...Object.entries<string>(chinese)]) {
      if (name.startsWith('walkthrough.')) assert.doesNotMatch(words, /\bdist\b|\.js\b/, name);
    }
  });

  it('sets for every language what its texts need of the editor', () => {
    const { languages, configurationDefaults } = manifest.contributes;
    // What is opened beside a board does not cover it.
    assert.deepEqual(configurationDefaults['workbench.editor.autoLockGroups'], {
      'mainThreadWebview-qipu.board': true,
    });
    const sections = languages.map(({ id }: { id: string }) => `[${id}]`);
    assert.deepEqual(
      Object.keys(configurationDefaults)
        .filter((name) => name.startsWith('['))
        .sort(),
      sections.sort(),
    );
    for (const section of sections) {
      // Chinese punctuation in a comment is no mistake.
      assert.equal(configurationDefaults[section]['editor.unicodeHighlight.ambiguousCharacters'], false, section);
      // Nor is the year of "#2026-08-15" a colour.
      assert.equal(configurationDefaults[section]['editor.colorDecorators'], false, section);
      // A list that opens by itself takes no Enter.
      assert.equal(configurationDefaults[section]['editor.suggest.selectionMode'], 'whenQuickSuggestion', section);
    }
  });

  it('has every text of the client in Chinese', () => {
    const bundle = readJson('l10n/bundle.l10n.zh-cn.json');
    const sources = repositoryFiles().filter((file) => /^client\/src\/.*\.ts$/.test(file));
    const texts = sources.flatMap((file) =>
      [...read(file).matchAll(/l10n\.t\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text]) => text),
    );
    assert.deepEqual([...new Set(texts)].sort(), Object.keys(bundle).sort());
  });
});

describe('The repository', () => {
  it('locks packages without the addresses they came from', () => {
    assert.doesNotMatch(read('package-lock.json'), /"resolved"/);
  });

  it('locks every package that is wanted, also those of other systems', () => {
    const { packages } = readJson('package-lock.json');
    const wanted = Object.values<Record<string, object>>(packages).flatMap(({ dependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    );
    const locked = Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13));
    assert.deepEqual(
      wanted.filter((name) => !locked.includes(name)),
      [],
    );
  });

  it('names no folder of a machine and no package registry', () => {
    // Put together from pieces so that this file does not hold what it looks for.
    const homes = ['home', 'Users', 'work', 'root'].map((folder) => `/${folder}/`);
    const registry = ['registry', 'npm'].join('\\.');
    const forbidden = new RegExp(`(?<![\\w.:*)\\]}-])(?:${homes.join('|')})\\w|${registry}`);
    const found = repositoryFiles()
      .filter((file) => !file.startsWith('test-fixtures/'))
      .filter((file) => forbidden.test(read(file)));
    assert.deepEqual(found, []);
  });
});
