/// The pages of all rules of a format as one document, for `docs/rules`: a clause after the other.

import type { Format } from '../formats/format';
import { allFormats } from '../formats/list';
import type { Language, Words } from '../spec/rule';
import { fill } from '../spec/rule';
import { markdownOf } from './markdown';
import { type Block, ruleBlocks, rulesOf } from './page';

const HEAD: Words = {
  en: 'What Qipu checks records of {source} against, clause by clause, with a record that breaks each rule and one that keeps it. The words are ours; the specification has its own. Made by `npm run docs:rules`.',
  zh: 'Qipu 检查 {source} 棋谱所依据的规则，按条目排列；每条规则各有一份违反和一份遵守它的棋谱。文字是我们自己的概括，一切以规范原文为准。由 `npm run docs:rules` 生成。',
};

/// The name of the file: `wei7-3.0.md`, `wei7-3.0.zh-CN.md`.
const documentName = (id: string, language: Language): string => (language === 'zh' ? `${id}.zh-CN.md` : `${id}.md`);

function documentOf({ specification, rules }: Format, language: Language): string {
  const { source, title, clauses } = specification;
  const own = new Set(Object.values(rules));
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title[language] },
    { kind: 'words', text: fill(HEAD, language, { source }) },
  ];
  for (const clause of clauses) {
    const all = rulesOf(specification, clause.number).filter((rule) => own.has(rule));
    if (all.length === 0) continue;
    blocks.push(
      { kind: 'heading', level: 2, text: clause.number },
      { kind: 'words', text: clause.summary[language] },
      ...all.flatMap((rule) => ruleBlocks({ specification, clause }, rule, language).map(below)),
    );
  }
  return markdownOf(blocks, ({ rule }) => `#${rule}`);
}

/// Rules stand under their clause.
const below = (block: Block): Block => (block.kind === 'heading' ? { ...block, level: 3 } : block);

interface Document {
  readonly name: string;
  readonly text: string;
}

/// All that belongs into `docs/rules`.
export function* allDocuments(): Generator<Document> {
  for (const format of allFormats()) {
    for (const language of ['en', 'zh'] as const) {
      yield { name: documentName(format.specification.id, language), text: documentOf(format, language) };
    }
  }
}
