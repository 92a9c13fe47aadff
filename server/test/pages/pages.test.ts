import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { allFormats } from '../../src/formats/list';
import { htmlOf, markdownOf, pageOf, plainOf } from '../../src/pages';
import type { Block } from '../../src/pages/page';

const link = ({ specification, clause, rule }: { specification: string; clause: string; rule: string }): string =>
  `https://example.org/${specification}/${encodeURIComponent(clause)}#${rule}`;

const page = (id: string, clause: string, rule?: string, language: 'en' | 'zh' = 'en'): Block[] =>
  pageOf(id, clause, rule, language) ?? [];

const html = (id: string, clause: string, rule?: string): string => htmlOf(page(id, clause, rule), link);

describe('The page of a rule', () => {
  const taken = page('wei7-3.0', '9.16.6', 'occupied-point');

  it('begins with its clause and what that says', () => {
    match(plainOf(taken), /^wei7 3\.0 · 9\.16\.6\nwei7 3\.0, .+\n\nadd puts one stone/);
  });

  it('says what is said of its bad example', () => {
    match(plainOf(taken), /Qipu says: .+ is taken: a (?:black|white) stone stands there\./);
  });

  it('has a bad and a good example, side by side', () => {
    const [examples] = taken.filter((block) => block.kind === 'examples');
    deepEqual(
      examples?.list.map(({ isBad }) => isBad),
      [true, false],
    );
  });

  it('underlines what is wrong in the bad one', () => {
    match(htmlOf(taken, link), /<section class="bad">[\s\S]*<mark>\{[^<]+\}<\/mark>/);
    equal(/<section class="good">[\s\S]*<mark>/.test(htmlOf(taken, link)), false);
  });

  it('shows boards where it is about play, and none where it is not', () => {
    equal(htmlOf(taken, link).match(/<svg/g)?.length, 2);
    equal(/<svg/.test(html('wei7-3.0', '3.2', 'format-value')), false);
  });

  it('says what mends it, or why nothing does', () => {
    match(plainOf(page('jgf', 'document', 'json-syntax')), /What mends it:\n\n- Remove `,`/);
    match(plainOf(taken), /There is no quick fix\. What was really played/);
  });

  it('names the setting for its severity', () => {
    match(plainOf(taken), /"qipu\.severity": \{ "wei7 3\.0\/occupied-point": "warning" \}/);
  });

  it('says where Qipu concludes what the clause does not say in so many words', () => {
    match(plainOf(page('jgf', 'tree[].move', 'occupied-point')), /This is Qipu’s conclusion/);
    equal(/conclusion/.test(plainOf(page('jgf', 'tree[].move', 'move-not-object'))), false);
  });

  it('says that a remark is Qipu’s own', () => {
    match(plainOf(page('jgf', 'tree[]', 'node-after-variations')), /It is Qipu that says so/);
  });

  it('leads to the other rules of its clause, and not to itself', () => {
    const written = html('jgf', 'tree[].move', 'occupied-point');
    match(written, /href="https:\/\/example\.org\/jgf\/tree%5B%5D\.move#root-node-move"/);
    equal(written.includes('#occupied-point"'), false);
  });

  it('is there in Chinese', () => {
    match(plainOf(page('wei7-3.0', '9.16.6', 'occupied-point', 'zh')), /违反:[\s\S]*怎样改正[\s\S]*严重程度/);
  });

  it('tells what the file is called, where the rule is about that', () => {
    match(plainOf(page('wei7-3.0', '3.1', 'file-extension')), /The file is called .+\./);
  });
});

describe('The page of a clause', () => {
  it('lists its rules', () => {
    match(plainOf(page('wei7-3.0', '9.16.6')), /Rules of this clause:\n\n- occupied-point: /);
  });

  it('says so, if nothing can be checked by it', () => {
    match(plainOf(page('wei7-3.0', '3.9')) + plainOf(page('wei7-3.0', '10.1')), /size|Nothing/);
  });

  it('is no page, if there is no such clause', () => {
    equal(pageOf('wei7-3.0', '99.9', undefined, 'en'), undefined);
  });

  it('of what stands beside a specification is found by either name', () => {
    ok(page('ccgc-c6', 'NAMING-4', 'draw-result').length > 4);
    ok(page('ccgc-naming', 'NAMING-4', 'draw-result').length > 4);
  });
});

describe('Pages of all rules', () => {
  const all = allFormats().flatMap(({ specification: { id }, rules }) =>
    Object.values(rules).map((rule) => ({ id, rule, blocks: page(id, rule.clause, rule.name) })),
  );

  it('are there', () => {
    const missing = all.filter(
      ({ rule, blocks }) => !blocks.some((one) => one.kind === 'heading' && one.text === rule.name),
    );
    deepEqual(
      missing.map(({ id, rule }) => `${id} ${rule.name}`),
      [],
    );
  });

  it('say something of the bad example', () => {
    const silent = all.filter(({ blocks }) => blocks.some((one) => one.kind === 'words' && one.text === 'Qipu says: '));
    deepEqual(
      silent.map(({ id, rule }) => `${id} ${rule.name}`),
      [],
    );
  });

  it('hold no tag but their own, and no script', () => {
    const strange = all.filter(({ blocks }) => {
      const tags =
        htmlOf(blocks, link)
          .replace(/<svg[\s\S]*?<\/svg>/g, '')
          .match(/<(?!\/)[^>]*>/g) ?? [];
      return tags.some(
        (tag) =>
          !/^<(?:h[123]|p|p class="(?:aside|note)"|small|code|pre|mark|ul|li|figure|div class="examples"|section class="(?:bad|good)"|a href="https:[^"<>]*")>$/.test(
            tag,
          ),
      );
    });
    deepEqual(
      strange.map(({ id, rule }) => `${id} ${rule.name}`),
      [],
    );
  });

  it('are Markdown whose fences close', () => {
    const open = all.filter(({ blocks }) => ((markdownOf(blocks, link).match(/^`{3,}$/gm)?.length ?? 0) & 1) === 1);
    deepEqual(
      open.map(({ id, rule }) => `${id} ${rule.name}`),
      [],
    );
  });
});
