/// What the chapters of CCGC 2018 have in common. Every chapter is a specification of its own, and its records follow the rules
/// of file names besides.

import type { Clause, Specification, Words } from '../rule';
import { chapterNameClauses, namingClauses } from './names';

const SOURCE = 'CCGC 2018';

const chapters: Specification = {
  source: SOURCE,
  id: 'ccgc',
  title: { en: 'CCGC 2018: file names in the chapters', zh: 'CCGC 2018：各棋种的文件名' },
  clauses: chapterNameClauses,
};

export const naming: Specification = {
  source: SOURCE,
  id: 'ccgc-naming',
  title: { en: 'CCGC 2018: names of record files', zh: 'CCGC 2018：棋谱文件命名规则' },
  clauses: namingClauses,
  beside: chapters,
};

export const chapterOf = (id: string, title: Words, clauses: readonly Clause[]): Specification => ({
  source: SOURCE,
  id,
  title,
  clauses,
  beside: naming,
});
