/// What the chapters of CCGC 2018 have in common. Every chapter is a specification of its own, and its records follow the rules
/// of file names besides.

import type { Specification, Words } from '../../../spec/rule';
import { clausesOf } from '../../../spec/rule-book';
import { chapterNameClauses, namingClauses } from '../names/clauses';

const SOURCE = 'CCGC 2018';

const chapters: Specification = {
  source: SOURCE,
  id: 'ccgc',
  title: { en: 'CCGC 2018: file names in the chapters', zh: 'CCGC 2018：各棋种的文件名' },
  clauses: clausesOf(chapterNameClauses),
};

export const naming: Specification = {
  source: SOURCE,
  id: 'ccgc-naming',
  title: { en: 'CCGC 2018: names of record files', zh: 'CCGC 2018：棋谱文件命名规则' },
  clauses: clausesOf(namingClauses),
  beside: chapters,
};

export const chapterOf = (id: string, title: Words, clauses: Readonly<Record<string, Words>>): Specification => ({
  source: SOURCE,
  id,
  title,
  clauses: clausesOf(clauses),
  beside: naming,
});
