/// The page of a rule, or of a clause, as blocks of it: what is said and in which order. How it is written, as HTML, Markdown or plain
/// text, others know (`html.ts`, `markdown.ts`, `plain.ts`).

import { formatNamed } from '../formats/list';
import { clauseIn } from '../language';
import { type Clause, fill, type Language, type Rule, type Specification, type Words } from '../spec/rule';
import { exemplified, type ShownExample } from './example';
import { PAGE, SEVERITY } from './words';

/// Something that has a page of its own.
interface Target {
  readonly specification: string;
  readonly clause: string;
  readonly rule: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly note?: string }
  /// Less than a heading.
  | { readonly kind: 'caption'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly aside?: true }
  | { readonly kind: 'fixes'; readonly list: readonly string[] }
  | { readonly kind: 'rules'; readonly list: readonly { readonly to: Target; readonly text: string }[] }
  | { readonly kind: 'examples'; readonly list: readonly Captioned[] };

/// An example, and what stands above it.
export interface Captioned {
  readonly caption: string;
  readonly notes: readonly string[];
  readonly isBad: boolean;
  readonly example: ShownExample;
}

interface Named {
  readonly specification: Specification;
  readonly clause: Clause;
}

/// Without the name of a rule, or with one that the clause does not have, the page is that of the clause.
export function pageOf(id: string, number: string, name: string | undefined, language: Language): Block[] | undefined {
  const found = clauseIn(id, number);
  if (!found) return undefined;
  const all = rulesOf(found.specification, number);
  const rule = all.find((one) => one.name === name);
  return [
    ...clauseBlocks(found, language),
    ...(rule ? ruleBlocks(found, rule, language) : []),
    ...listed(found, all, rule, language),
  ];
}

function clauseBlocks({ specification, clause }: Named, language: Language): Block[] {
  const { source, title } = specification;
  return [
    { kind: 'heading', level: 1, text: `${source} · ${clause.number}`, note: title[language] },
    { kind: 'words', text: clause.summary[language] },
  ];
}

/// All about one rule, under its own heading.
export function ruleBlocks({ specification }: Named, rule: Rule, language: Language): Block[] {
  const { name, severity, fix } = rule;
  const { message, bad, good, fixes } = exemplified(formatOf(specification, rule), rule, language);
  const say = (words: Words, params?: Parameters<typeof fill>[2]): string => fill(words, language, params);
  const captioned = (example: ShownExample, isBad: boolean): Captioned => ({
    ...{ example, isBad, caption: say(isBad ? PAGE.bad : PAGE.good) },
    notes: notesOf(example, language),
  });
  return [
    { kind: 'heading', level: 2, text: name, note: SEVERITY[severity][language] },
    { kind: 'words', text: say(PAGE.says, { message }) },
    ...origin(rule, language),
    { kind: 'examples', list: [captioned(bad, true), captioned(good, false)] },
    { kind: 'caption', text: say(PAGE.mend) },
    fix === 'fixed' ? { kind: 'fixes', list: fixes } : { kind: 'words', text: say(PAGE.unmended, { reason: fix }) },
    { kind: 'caption', text: say(PAGE.setting) },
    { kind: 'words', text: say(PAGE.severity, { severity: SEVERITY[severity], code: settingOf(specification, rule) }) },
  ];
}

function origin({ severity, concluded }: Rule, language: Language): Block[] {
  if (severity !== 'info' && !concluded) return [];
  return [{ kind: 'words', text: (concluded ? PAGE.concluded : PAGE.remark)[language], aside: true }];
}

/// What has to be known of an example besides its text.
function notesOf({ name, encoding, text }: ShownExample, language: Language): string[] {
  return [
    ...(name === undefined ? [] : [fill(PAGE.name, language, { name })]),
    ...(encoding === undefined ? [] : [fill(PAGE.encoding, language, { encoding })]),
    ...(text === '' ? [PAGE.empty[language]] : []),
  ];
}

/// The other rules of the clause, or all of them.
function listed(
  { specification, clause }: Named,
  all: readonly Rule[],
  rule: Rule | undefined,
  language: Language,
): Block[] {
  const others = all.filter((one) => one !== rule);
  if (others.length === 0) return rule ? [] : [{ kind: 'words', text: PAGE.none[language], aside: true }];
  const list = others.map((one) => ({
    to: { specification: specification.id, clause: clause.number, rule: one.name },
    text: withoutValues(one.message[language]),
  }));
  return [
    { kind: 'caption', text: (rule ? PAGE.others : PAGE.rules)[language] },
    { kind: 'rules', list },
  ];
}

/// A message of no record in particular.
const withoutValues = (message: string): string => message.replace(/\{\w+\}/g, '…');

/// Those of the specification, and of what stands beside it.
export function rulesOf(specification: Specification, number: string): Rule[] {
  const found = new Map<string, Rule>();
  for (let at: Specification | undefined = specification; at; at = at.beside) {
    for (const rule of Object.values(formatNamed(at.id)?.rules ?? {})) {
      if (rule.clause === number && !found.has(rule.name)) found.set(rule.name, rule);
    }
  }
  return [...found.values()];
}

/// Which format its examples are records of.
function formatOf(specification: Specification, rule: Rule): string {
  const own = formatNamed(specification.id)?.rules ?? {};
  return own[rule.name] === rule ? specification.id : (specification.beside?.id ?? specification.id);
}

const settingOf = ({ source }: Specification, { name, severity }: Rule): string =>
  `"qipu.severity": { "${source}/${name}": "${severity === 'error' ? 'warning' : 'off'}" }`;
