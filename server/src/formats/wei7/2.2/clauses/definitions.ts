/// Chapters 9 and 10: what the words mean, and how versions are numbered.

export const definitionClauses = {
  '9.1': {
    en: '"This text" is the specification itself; "document" and "file" are the XML ones.',
    zh: '“本文”指规范自身；凡说“文档”“文件”，都指 XML 的。',
  },
  '9.2': {
    en: 'A clause is a number such as 1.2.3 with all that stands below it, so 1.2 includes 1.2.3.',
    zh: '“条目”是一个编号连同它的所有下级，所以 1.2 条包含 1.2.3 条。',
  },
  '9.3': {
    en: 'A single-level clause is a clause without those below it.',
    zh: '“单层条目”只是一个编号自己的内容，不含下级。',
  },
  '9.4': {
    en: '"This clause" is the deepest one in which the words stand.',
    zh: '文中的“本条”指那句话所在的最里层条目。',
  },
  '9.5': { en: '"This section" is the clause one level above "this clause".', zh: '文中的“本节”比“本条”高一层。' },
  '9.6': {
    en: 'A step is what go players call a move; the specification prefers the word that means nothing else.',
    zh: '“一步”就是棋手说的一手、一着，为避免歧义才用“步”字。',
  },
  '9.7': {
    en: 'The position of a step is the one right after it was played.',
    zh: '说到某一步的局面，是指刚走完这一步的时候。',
  },
  '10.1': {
    en: 'A version is x.y, each up to 999. With a change of y alone all older records stay valid; with a change of x perhaps.',
    zh: '版本号写作 x.y，各不超过 999。只升 y，旧棋谱都继续有效；升了 x 就不一定。',
  },
  '10.2': {
    en: 'Revisions of one version are numbered in Chinese numerals and only mend the wording.',
    zh: '同一版本的修订用“第几稿”编号，只改进文字，不改变本意。',
  },
};
