/// The words of the pages about rules.

import type { Severity, Words } from '../spec/rule';

const words = (en: string, zh: string): Words => ({ en, zh });

export const SEVERITY: Readonly<Record<Severity, Words>> = {
  error: words('error', '错误'),
  warning: words('warning', '警告'),
  info: words('remark', '提示'),
};

export const PAGE = {
  concluded: words(
    'This is Qipu’s conclusion: the clause does not say so in these words.',
    '这是 Qipu 的推断，并非条目原文所言。',
  ),
  remark: words(
    'A remark: the record is right, but perhaps not what its author meant. It is Qipu that says so, not the clause.',
    '提示：棋谱本身没有错，只是未必合作者本意。这是 Qipu 的看法，并非条目所言。',
  ),
  says: words('Qipu says: {message}', 'Qipu 的说明：{message}'),
  bad: words('Breaks it', '违反'),
  good: words('Put right', '正确'),
  name: words('The file is called {name}.', '文件名是 {name}。'),
  encoding: words('Its bytes are {encoding}.', '编码是 {encoding}。'),
  empty: words('(an empty file)', '（空文件）'),
  mend: words('What mends it', '怎样改正'),
  unmended: words('There is no quick fix. {reason}', '没有快速修复。{reason}'),
  setting: words('How severe it is', '严重程度'),
  severity: words(
    'By itself: {severity}. To make it something else, or to switch it off with "off": `{code}`',
    '默认：{severity}。要改变级别，或者用 "off" 关闭：`{code}`',
  ),
  others: words('Other rules of this clause', '这一条目的其他规则'),
  rules: words('Rules of this clause', '这一条目的规则'),
  none: words(
    'Nothing in a record can be checked against this clause by itself.',
    '没有可以单独按这一条目检查的内容。',
  ),
} as const;
