/// What the command says when something is not as it should be. One line each.

import type { Words } from '../spec/rule';

const words = (en: string, zh: string): Words => ({ en, zh });

export const usage = {
  noCommand: words(
    'Say what to do: lint, normalise, format, board or help.',
    '请写明要做什么：lint、normalise、format、board 或 help。',
  ),
  unknownCommand: words(
    'There is no command {name}; try lint, normalise, format, board or help.',
    '没有 {name} 这个命令；可用 lint、normalise、format、board、help。',
  ),
  unknownOption: words(
    'There is no option {name} here; see qipu help {command}.',
    '这里没有 {name} 选项；见 qipu help {command}。',
  ),
  missingValue: words('{name} needs a value.', '{name} 后面要有值。'),
  needlessValue: words('{name} takes no value.', '{name} 不带值。'),
  twice: words('{name} is given twice.', '{name} 写了两次。'),
  format: words('--format is {value}; it must be one of {choices}.', '--format 是 {value}，只能是 {choices} 之一。'),
  lang: words('--lang is {value}; it must be en or zh.', '--lang 是 {value}，只能是 en 或 zh。'),
  maxWarnings: words(
    '--max-warnings is {value}; it must be a whole number, 0 or more.',
    '--max-warnings 是 {value}，必须是 0 或更大的整数。',
  ),
  severityForm: words(
    '--severity is {value}; write RULE=LEVEL or CLAUSE=LEVEL, with a LEVEL of off, info, warning or error.',
    '--severity 是 {value}；应写成“规则=级别”或“条目=级别”，级别是 off、info、warning、error 之一。',
  ),
  severityKey: words(
    'No rule or clause is called {key}, so --severity cannot change it.{near}',
    '没有叫 {key} 的规则或条目，--severity 无从更改。{near}',
  ),
  noPath: words('Name a file or a folder to check.', '请写出要检查的文件或文件夹。'),
  noRecord: words('Name a file or a folder to normalise.', '请写出要规范化的文件或文件夹。'),
  noRecordToFormat: words('Name a file or a folder to format.', '请写出要重新排版的文件或文件夹。'),
  count: words(
    '{name} is {value}; it must be a whole number from 1 to {most}.',
    '{name} 是 {value}，必须是 1 到 {most} 的整数。',
  ),
  checkOrWrite: words(
    '--check changes nothing, and --write does; give one of them.',
    '--check 不改文件，--write 要改；只能写一个。',
  ),
  fixOrTry: words(
    '--fix-dry-run changes nothing, and --fix does; give one of them.',
    '--fix-dry-run 不改文件，--fix 要改；只能写一个。',
  ),
  noFile: words('Name the file whose board to show.', '请写出要看棋盘的文件。'),
  manyFiles: words('board shows one file at a time, not {count}.', 'board 每次只看一个文件，不能是 {count} 个。'),
  explainPaths: words('--explain takes no paths.', '--explain 不带路径。'),
  specAlone: words('--spec goes with --explain.', '--spec 要和 --explain 一起用。'),
  explainFormat: words('--format does not go with --explain.', '--format 不能和 --explain 一起用。'),
} as const;

export const reading = {
  missing: words('{path}: there is no such file or folder.', '{path}：没有这个文件或文件夹。'),
  forbidden: words('{path}: reading it is not allowed.', '{path}：没有读取的权限。'),
  folder: words('{path} is a folder; name a file in it.', '{path} 是文件夹；请写出其中的文件。'),
  tooLarge: words('{path}: the file is too large to read.', '{path}：文件太大，无法读入。'),
  broken: words('{path}: reading it failed ({code}).', '{path}：读取失败（{code}）。'),
  unknown: words(
    '{path}: neither its name nor its content is that of a record that Qipu knows; see qipu help lint.',
    '{path}：从文件名和内容都看不出是 Qipu 认识的棋谱；见 qipu help lint。',
  ),
  fault: words(
    '{path}: Qipu itself failed on this file ({reason}). Please report it.',
    '{path}：检查这个文件时 Qipu 自身出错（{reason}），请反馈。',
  ),
  nothing: words('There are no records here that Qipu knows.', '这里没有 Qipu 认识的棋谱文件。'),
} as const;

export const normalising = {
  unsound: words(
    '{path} is left as it is: not all of it is sound {encoding}, and what is not would be lost.',
    '{path} 没有改动：其中有不合 {encoding} 编码的字节，改写会丢失。',
  ),
  unwritable: words(
    '{path} is left as it is: {sign} cannot be written in its encoding, {encoding}.',
    '{path} 没有改动：它的编码 {encoding} 里没有“{sign}”这个字符。',
  ),
  misread: words(
    '{path} is left as it is: afterwards it would no longer be taken for {encoding}.',
    '{path} 没有改动：改写后会不再被认作 {encoding} 编码。',
  ),
  endless: words(
    '{path} is left as it is: mending it would never come to an end. Please report it.',
    '{path} 没有改动：修改无法结束，请反馈。',
  ),
  unwritten: words('{path}: writing it failed ({code}).', '{path}：写入失败（{code}）。'),
  taken: words(
    '{path} keeps its name: there is a file called {name} already.',
    '{path} 没有改名：已经有叫 {name} 的文件。',
  ),
  called: words(
    '{path} should be called {name}; --rename gives it that name.',
    '{path} 应改名为 {name}；加上 --rename 就会改名。',
  ),
} as const;

export const boards = {
  noLine: words('{path} has no line {line}; it has {count}.', '{path} 没有第 {line} 行，一共 {count} 行。'),
  fromOne: words('{place}: lines and columns are counted from 1.', '{place}：行号和列号从 1 数起。'),
  none: words('{path}: there is no board in this file.', '{path}：这个文件里没有棋盘。'),
} as const;

export const explaining = {
  unknownClause: words('No specification has a clause {clause}.{near}', '没有哪个规范有条目 {clause}。{near}'),
  unknownClauseOf: words('{spec} has no clause {clause}.{near}', '{spec} 没有条目 {clause}。{near}'),
  unknownSpec: words('There is no specification {spec}; Qipu knows {known}.', '没有规范 {spec}；Qipu 认识 {known}。'),
  near: words(' Perhaps {names}?', '是否指 {names}？'),
} as const;

export const ending = {
  tooManyWarnings: words(
    'Too many warnings: {count}; --max-warnings allows {most}.',
    '有 {count} 个警告，超过 --max-warnings 允许的 {most} 个。',
  ),
  more: words('{path}: and {count} more that are not listed.', '{path}：还有 {count} 处没有列出。'),
  internal: words('Qipu itself failed ({reason}). Please report it.', 'Qipu 自身出错（{reason}），请反馈。'),
  output: words('The output could not be written ({code}).', '无法写出结果（{code}）。'),
} as const;
