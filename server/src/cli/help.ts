/// What `qipu help` prints.

import { entries } from '../formats/list';
import { languages } from '../recognition';
import type { Words } from '../spec/rule';

/// What the files of the languages are called; those of the championship begin with the code of their game.
const NAMES = [...languages.flatMap(({ extensions }) => extensions), 'C6-….txt'].join(' ');

const hosts = [...new Set(languages.flatMap(({ guestOf = [] }) => guestOf.map(({ extension }) => extension)))];
const HOSTS: Words = { en: hosts.join(' or '), zh: hosts.join('、') };

/// wei7 (3.0, 2.2), Ishi, CCGC (C5, C6, …).
const formats = languages.map(({ id, aliases }) => {
  const parts = entries.filter((one) => one.language === id).map((one) => one.id.slice(id.length + 1));
  const named = parts.filter((part) => part !== '' && part !== 'naming').map((part) => part.toUpperCase());
  return named.length > 0 ? `${aliases[0]} (${named.join(', ')})` : aliases[0];
});
const FORMATS: Words = { en: formats.join(', '), zh: formats.join('、') };

const general: Words = {
  en: `qipu checks board-game records against their specifications.

  qipu lint PATH…                       check files, and all records in folders
  qipu explain RULE                     say what a rule or a clause asks for, with examples
  qipu normalise PATH…                  mend all that can be mended without loss
  qipu format PATH…                     lay records out anew, white space only
  qipu convert --to FORMAT PATH…        write records in another format, and tell what is lost
  qipu board FILE[:LINE[:COLUMN]]       show the board at a place in a record
  qipu split PATH…                      write each game of a record into a file of its own
  qipu merge REPORT…                    put the reports of shards together
  qipu help [COMMAND]                   say more

Options for every command
  --lang en|zh      the language of messages; otherwise that of the environment
  --help, --version
`,
  zh: `qipu 按规范检查棋谱文件。

  qipu lint 路径…                       检查文件，以及文件夹里的所有棋谱
  qipu explain 规则                     说明一条规则或一个条目的要求，并举例
  qipu normalise 路径…                  改正所有能无损改正之处
  qipu format 路径…                     重新排版，只动空白
  qipu convert --to 格式 路径…          把棋谱转换为另一种格式，并说明丢失了什么
  qipu board 文件[:行[:列]]             显示棋谱某处的棋盘
  qipu split 路径…                      把棋谱里的每一局写成单独的文件
  qipu merge 报告…                      合并各分片的报告
  qipu help [命令]                      更多说明

各命令通用的选项
  --lang en|zh      消息的语言；不写则按环境变量
  --help, --version
`,
};

const lint: Words = {
  en: `qipu lint [OPTION…] PATH…

Checks records in\n  ${FORMATS.en}.
In folders it checks every file whose name is that of a record (${NAMES}), and every
${HOSTS.en} file whose content is, however deep, but not in node_modules and not in folders whose names start
with a dot. A file that you name yourself may be called anything; then its content decides.

  --format text|json|ndjson|sarif
                              how to report; text if not given. ndjson is an object a line, and can be resumed
  --jobs N                    so many threads at most; as many as there are cores if not given
  --files-from FILE           checks the paths listed there, one a line or each with a NUL behind it; - for standard input
  --shard I/N                 checks the I-th of N parts; qipu merge puts their reports together
  --resume FILE               leaves out what a report in ndjson says is done, or a list of paths
  --all                       in text, all faults of a rule and not only the first five of a file
  --max-warnings N            more than N warnings count as an error
  --severity KEY=LEVEL        makes a rule off, info, warning or error; may be given several times.
                              KEY is a rule (occupied-point), a clause (3.9), or one of these
                              after a specification: "wei7 3.0/3.9"
  --fix                       first mends all that can be mended without loss, as qipu normalise does
  --fix-dry-run               shows what --fix would change, as a unified diff, and checks what it would leave; changes nothing
  --lang en|zh                the language of messages

qipu lint --explain NAME is the same as qipu explain NAME.

Ends with 0 if there are no errors, with 1 if there are, with 2 if the command is wrong or a file cannot be read.
`,
  zh: `qipu lint [选项…] 路径…

检查以下格式的棋谱：\n  ${FORMATS.zh}。
遇到文件夹，就检查其中（不论多深）所有名字像棋谱的文件（${NAMES}），以及内容是棋谱的 ${HOSTS.zh} 文件，
但不看 node_modules 和名字以点开头的文件夹。单独写出的文件可以叫任何名字，这时由内容决定格式。

  --format text|json|ndjson|sarif
                              报告的形式，默认 text；ndjson 每行一个对象，中断后可以接着做
  --jobs N                    最多用几个线程，默认与处理器核数相同
  --files-from 文件           检查其中列出的路径，每行一个或以 NUL 结尾；- 表示标准输入
  --shard I/N                 只检查 N 份中的第 I 份；各份的报告用 qipu merge 合并
  --resume 文件               跳过 ndjson 报告中已检查完的文件，或清单里的路径
  --all                       以 text 报告时，列出同一条规则的全部问题，而不只是每个文件的前五个
  --max-warnings N            警告多于 N 个也算出错
  --severity 键=级别          把规则的级别改为 off、info、warning 或 error，可写多次。
                              键是规则名（occupied-point）或条目（3.9），
                              也可在前面加上规范："wei7 3.0/3.9"
  --fix                       先改正所有能无损改正之处，同 qipu normalise
  --fix-dry-run               以统一 diff 格式显示 --fix 会改什么，并检查改正之后的样子，但不改文件
  --lang en|zh                消息的语言

qipu lint --explain 名称 等同于 qipu explain 名称。

没有错误时返回 0，有错误时返回 1，命令有误或有文件读不了时返回 2。
`,
};

const normalise: Words = {
  en: `qipu normalise [OPTION…] PATH…

Mends in records what can be mended in one way only and without losing anything, and shows what would change
as a unified diff. The moves, the players and the result stay as they are; encoding, byte order mark and line ends too.
What only whoever played can mend is left to them. Doing it twice changes nothing more. In folders it takes the files
that qipu lint takes.

  --check         names the files that would change, and changes none
  --write         changes the files
  --rename        takes the names of files too, where there is one name that is right
  --lang en|zh    the language of messages

A file that cannot be written again in its own encoding is left as it is, and it is said why.
Ends with 0, with 1 if --check names a file, with 2 if the command is wrong or something could not be read or written.
`,
  zh: `qipu normalise [选项…] 路径…

改正棋谱中只有一种改法而又不丢失任何内容的地方，以统一 diff 格式显示会改什么。着法、对局者和结果不变，编码、
字节序标记和换行也不变；只有对局者才知道怎么改的，留给他们。再做一次不会再有改动。遇到文件夹，
所看的文件与 qipu lint 相同。

  --check         只列出需要改动的文件，不改
  --write         改写文件
  --rename        文件名只有一种正确写法时，也一并改名
  --lang en|zh    消息的语言

不能以原编码写回的文件保持原样，并说明原因。
正常返回 0，--check 列出了文件时返回 1，命令有误或有文件读不了、写不了时返回 2。
`,
};

const format: Words = {
  en: `qipu format [OPTION…] PATH…

Lays records out anew and shows what would change as a unified diff. Only white space between what a record says is changed (and in Ishi
the case of keywords): every value and every comment stays as it is to the byte, what is damaged stays as it is, and doing it twice
changes nothing more. In folders it takes the files that qipu lint takes.

  --check         names the files that would change, and changes none
  --write         changes the files
  --moves N       so many moves on a line, where many stand on one; 10 if not given
  --indent N      so many blanks a level; 2 if not given
  --lang en|zh    the language of messages

Ends with 0, with 1 if --check names a file, with 2 if the command is wrong or something could not be read or written.
`,
  zh: `qipu format [选项…] 路径…

重新排版棋谱，以统一 diff 格式显示会改什么。只改动棋谱内容之间的空白（Ishi 还有关键字的大小写）：每个值、每条注释一个
字节都不变，损坏之处保持原样，再做一次不会再有改动。遇到文件夹，所看的文件与 qipu lint 相同。

  --check         只列出需要改动的文件，不改
  --write         改写文件
  --moves N       一行写多手时，每行几手，默认 10
  --indent N      每级缩进几个空格，默认 2
  --lang en|zh    消息的语言

正常返回 0，--check 列出了文件时返回 1，命令有误或有文件读不了、写不了时返回 2。
`,
};

const convert: Words = {
  en: `qipu convert --to FORMAT [OPTION…] PATH…

Writes records of Go in another format, beside the files that they are in or into a folder, and tells what of each could not
be taken along: one line a kind, with its code, how often, and the first five places. In folders it takes the files that
qipu lint takes. The records themselves stay as they are, and no file that is there already is overwritten.

  --to wei7|wei7-2.2|jgf|ishi|sgf    the format; wei7 is wei7 3.0
  --out DIR                          the folder for what is written; inside it files lie as they lay in a folder that is named.
                                     - is the standard output, for one record
  --split                            one file for each game, also where one file could hold several; games that were put together
                                     in one tree are taken apart
  --carry                            what the format has no place for goes along where there is room for it (in JGF under meta, in Ishi
                                     in USER blocks, in SGF as QP), and comes back when Qipu converts the record again
  --strict                           writes nothing of a record that would lose something, and not carry it along
  --force                            overwrites files, and ends a line of play where the format cannot go on
  --losses text|json                 how to tell what is lost; text if not given
  --lang en|zh                       the language of messages

A record of several games becomes several files (name-01, name-02 …) in formats that hold one. What a format cannot hold at all
is refused, and it is said why.
Ends with 0, also if something was lost; with 1 if a record was refused, or with --strict would have lost something; with 2 if the
command is wrong or something could not be read or written.
`,
  zh: `qipu convert --to 格式 [选项…] 路径…

把围棋棋谱写成另一种格式，放在原文件旁边或某个文件夹里，并说明每份棋谱有什么带不过去：每类一行，写明代码、
次数和前五个位置。遇到文件夹，所看的文件与 qipu lint 相同。原来的棋谱不变，也不覆盖已有的文件。

  --to wei7|wei7-2.2|jgf|ishi|sgf    目标格式；wei7 即 wei7 3.0
  --out 文件夹                       写到哪个文件夹，其中的层次与所写的文件夹相同；
                                     - 是标准输出，只能写一份棋谱
  --split                            每局一个文件，即使一个文件能放几局；合在一棵树里的几局也拆开
  --carry                            目标格式容不下的内容随附在可以放的地方（JGF 的 meta、Ishi 的 USER 块、SGF 的 QP），
                                     再由 Qipu 转换时还原
  --strict                           会有丢失而又没有随附的棋谱不写
  --force                            覆盖已有的文件；目标格式无法继续的着法在那里截断
  --losses text|json                 怎样报告丢失的内容，默认 text
  --lang en|zh                       消息的语言

一份棋谱有几局，而目标格式只能放一局时，写成几个文件（名-01、名-02……）。目标格式根本容不下的不转换，并说明原因。
正常返回 0，有丢失也一样；有棋谱不能转换，或加了 --strict 而会有丢失，返回 1；命令有误或有文件读不了、写不了时返回 2。
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

const explain: Words = {
  en: `qipu explain [--spec ID] NAME

Says what a rule (occupied-point) or a clause (3.9) asks for: the clause in our words, a record that breaks the rule and
one that keeps it, with boards, what mends it, and the setting for its severity. It looks in all specifications, or in
this one (wei7-3.0).

  --lang en|zh                the language of messages

Ends with 0, with 2 if nothing is called so.
`,
  zh: `qipu explain [--spec 规范] 名称

说明一条规则（occupied-point）或一个条目（3.9）的要求：条目概要、违反和遵守它的棋谱各一份（附棋盘）、怎样改正、
怎样设置级别。默认在所有规范里找，也可以只看一个（wei7-3.0）。

  --lang en|zh                消息的语言

正常返回 0，找不到这个名称时返回 2。
`,
};

const split: Words = {
  en: `qipu split [OPTION…] PATH…

Writes each game of a record that holds several into a file of its own: name-01, name-02 … beside it, or in a folder. In folders it
takes the files that qipu lint takes; records of one game are left alone. The records themselves stay as they are, and no file that
is there already is overwritten. The games are written in the encoding of the record; those of SGF in UTF-8, and say so.

  --out DIR                   the folder for what is written; inside it files lie as they lay in a folder that is named
  --force                     overwrites files
  --lang en|zh                the language of messages

Ends with 0, with 2 if the command is wrong or something could not be read or written.
`,
  zh: `qipu split [选项…] 路径…

把含有多局的棋谱拆开，每局写成一个文件：名-01、名-02……，放在原文件旁边或某个文件夹里。遇到文件夹，所看的文件与
qipu lint 相同；只有一局的棋谱不动。原来的棋谱不变，也不覆盖已有的文件。各局沿用原文件的编码；SGF 用 UTF-8，并写明。

  --out 文件夹                写到哪个文件夹，其中的层次与所写的文件夹相同
  --force                     覆盖已有的文件
  --lang en|zh                消息的语言

正常返回 0，命令有误或有文件读不了、写不了时返回 2。
`,
};

const merge: Words = {
  en: `qipu merge [--format json|sarif|ndjson] REPORT…

Puts reports of qipu lint together that were made with --shard or --resume: all of them in JSON, in SARIF or in NDJSON, file by file
in the order of the paths. It is the report of the whole. From NDJSON the other two can be made.

Ends as qipu lint would have: with 0 if there are no errors, with 1 if there are, with 2 if something could not be read.
`,
  zh: `qipu merge [--format json|sarif|ndjson] 报告…

把 qipu lint 用 --shard 或 --resume 得到的报告合并起来：它们须同为 JSON、SARIF 或 NDJSON，各文件按路径顺序排列，
结果就是整体的报告。由 NDJSON 还可以生成另外两种。

返回值与 qipu lint 相同：没有错误时返回 0，有错误时返回 1，有文件读不了时返回 2。
`,
};

export const HELP = { general, lint, normalise, format, convert, board, explain, split, merge } as const;
