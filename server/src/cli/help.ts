/// What `qipu help` prints.

import type { Words } from '../spec/rule';

const general: Words = {
  en: `qipu checks board-game records against their specifications.

  qipu lint PATH…                       check files, and all records in folders
  qipu lint --explain CLAUSE            say what a clause asks for
  qipu board FILE[:LINE[:COLUMN]]       show the board at a place in a record
  qipu help [lint|board]                say more

Options for every command
  --lang en|zh      the language of messages; otherwise that of the environment
  --help, --version
`,
  zh: `qipu 按规范检查棋谱文件。

  qipu lint 路径…                       检查文件，以及文件夹里的所有棋谱
  qipu lint --explain 条目              说明一个条目的要求
  qipu board 文件[:行[:列]]             显示棋谱某处的棋盘
  qipu help [lint|board]                更多说明

各命令通用的选项
  --lang en|zh      消息的语言；不写则按环境变量
  --help, --version
`,
};

const lint: Words = {
  en: `qipu lint [OPTION…] PATH…

Checks files. In folders it checks every file whose name is that of a record (.wei7, .jgf), however deep,
but not in node_modules and not in folders whose names start with a dot. A file that you name yourself
may be called anything; then its content decides.

  --format text|json|sarif    how to report; text if not given
  --max-warnings N            more than N warnings count as an error
  --severity KEY=LEVEL        makes a rule off, info, warning or error; may be given several times.
                              KEY is a rule (occupied-point), a clause (3.9), or one of these
                              after a specification: "wei7 3.0/3.9"
  --explain CLAUSE            says what a clause asks for, or the clause of a rule, and checks nothing
  --spec ID                   only in this specification (wei7-3.0)
  --lang en|zh                the language of messages

Ends with 0 if there are no errors, with 1 if there are, with 2 if the command is wrong or a file cannot be read.
`,
  zh: `qipu lint [选项…] 路径…

检查文件。遇到文件夹，就检查其中（不论多深）所有名字像棋谱的文件（.wei7、.jgf），但不看 node_modules
和名字以点开头的文件夹。单独写出的文件可以叫任何名字，这时由内容决定格式。

  --format text|json|sarif    报告的形式，默认 text
  --max-warnings N            警告多于 N 个也算出错
  --severity 键=级别          把规则的级别改为 off、info、warning 或 error，可写多次。
                              键是规则名（occupied-point）或条目（3.9），
                              也可在前面加上规范："wei7 3.0/3.9"
  --explain 条目              说明一个条目（或一条规则所依据的条目）的要求，不检查文件
  --spec 规范                 只看这个规范（wei7-3.0）
  --lang en|zh                消息的语言

没有错误时返回 0，有错误时返回 1，命令有误或有文件读不了时返回 2。
`,
};

const board: Words = {
  en: `qipu board [OPTION…] FILE[:LINE[:COLUMN]]

Shows the board at a place in a record: at the end of the line if there is no column, at the end of the main
line of play if there is no place at all. Lines and columns are counted from 1.

  --format text|json|svg      how to show it; text if not given
  --lang en|zh                the language of messages

Ends with 0, with 1 if the file has no board, with 2 if the command is wrong or the file cannot be read.
`,
  zh: `qipu board [选项…] 文件[:行[:列]]

显示棋谱某处的棋盘：没有列号时看行末，没有行号时看主线的终局。行号和列号从 1 数起。

  --format text|json|svg      显示的形式，默认 text
  --lang en|zh                消息的语言

正常返回 0，文件里没有棋盘时返回 1，命令有误或文件读不了时返回 2。
`,
};

export const HELP = { general, lint, board } as const;
