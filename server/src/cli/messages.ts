/// What the command says when something is not as it should be. One line each.

import type { Words } from '../spec/rule';

const words = (en: string, zh: string): Words => ({ en, zh });

export const usage = {
  noCommand: words(
    'Say what to do: lint, normalise, format, convert, board, explain, merge or help.',
    '请写明要做什么：lint、normalise、format、convert、board、explain、merge 或 help。',
  ),
  unknownCommand: words(
    'There is no command {name}; try lint, normalise, format, convert, board, explain, merge or help.',
    '没有 {name} 这个命令；可用 lint、normalise、format、convert、board、explain、merge、help。',
  ),
  unknownOption: words(
    'There is no option {name} here; see qipu help {command}.',
    '这里没有 {name} 选项；见 qipu help {command}。',
  ),
  missingValue: words('{name} needs a value.', '{name} 后面要有值。'),
  needlessValue: words('{name} takes no value.', '{name} 不带值。'),
  twice: words('{name} is given twice.', '{name} 写了两次。'),
  format: words('{option} is {value}; it must be one of {choices}.', '{option} 是 {value}，只能是 {choices} 之一。'),
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
  jobs: words(
    '--jobs is {value}; it must be a whole number from 1 to 999.',
    '--jobs 是 {value}，必须是 1 到 999 的整数。',
  ),
  shard: words(
    '--shard is {value}; write it as 3/10, the third of ten.',
    '--shard 是 {value}；应写成 3/10，表示十份中的第三份。',
  ),
  pathsOrList: words(
    'Name files and folders, or give a list of them by --files-from; not both.',
    '直接写出文件和文件夹，或用 --files-from 给出清单；只能选一种。',
  ),
  noReport: words('Name the reports to merge.', '请写出要合并的报告。'),
  mergeFormat: words(
    'A report in {from} cannot be merged into {to}; from NDJSON anything can be made.',
    '{from} 格式的报告不能合并成 {to}；由 NDJSON 可以合并成任何一种。',
  ),
  noPath: words('Name a file or a folder to check.', '请写出要检查的文件或文件夹。'),
  noTarget: words('Say what to convert to: --to {choices}.', '请写明转换为什么格式：--to {choices}。'),
  nothingToSplit: words('Name a file or a folder to split.', '请写出要拆分的文件或文件夹。'),
  nothingToConvert: words('Name a file or a folder to convert.', '请写出要转换的文件或文件夹。'),
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
  explainOne: words('Name the rule or the clause to explain, one at a time.', '请写出要说明的一条规则或一个条目。'),
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

export const converting = {
  same: words('it is in that format already', '已经是这种格式'),
  none: words('there is no conversion of it to that format', '没有从它到这种格式的转换'),
  taken: words(
    '{path} is there already, and stays as it is; --force overwrites it.',
    '{path} 已经存在，没有改动；加上 --force 就会覆盖。',
  ),
  itself: words(
    '{path} would be overwritten with what comes of it; name a folder with --out.',
    '{path} 会被转换的结果覆盖；请用 --out 写出文件夹。',
  ),
  twice: words(
    '{path}: another record has become {target} just now; name a folder with --out.',
    '{path}：刚才已有另一份棋谱转换为 {target}；请用 --out 写出文件夹。',
  ),
  unwritten: words('{path}: writing it failed ({code}).', '{path}：写入失败（{code}）。'),
  oneOnly: words(
    'Only one record can go to the standard output; name a folder with --out.',
    '标准输出只能写一份棋谱；请用 --out 写出文件夹。',
  ),
  strict: words(
    '{path}: nothing is written, since something would be lost (--strict).',
    '{path}：转换会有丢失，没有写入（--strict）。',
  ),
  games: words(' ({count} games)', '（{count} 局）'),
  summary: words('{converted} of {records} records converted.', '{records} 份棋谱中转换了 {converted} 份。'),
} as const;

export const splitting = {
  summary: words(
    '{split} of {records} records held several games; {files} files written.',
    '{records} 份棋谱中有 {split} 份含多局，写出 {files} 个文件。',
  ),
  unwritable: words(
    '{path}: its games cannot be written in the encoding that it has.',
    '{path}：其中的对局无法用它的编码写出。',
  ),
} as const;

export const merging = {
  unreadable: words(
    '{path} is no whole report of qipu lint in JSON, SARIF or NDJSON.',
    '{path} 不是 qipu lint 的完整报告（JSON、SARIF 或 NDJSON）。',
  ),
  torn: words(
    '{path}: the report tells {count} diagnostics of it and not {wanted}; check it again.',
    '{path}：报告中有它的 {count} 条诊断，应有 {wanted} 条；请重新检查。',
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
