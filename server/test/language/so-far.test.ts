import { deepEqual, equal, ok } from 'node:assert/strict';
import { judgesNamesOnly } from '../../src/formats/list';
import { formatOf } from '../../src/language/format-of';
import { eachFinding, type Findings, type SoFar } from '../../src/record/finding';
import { finished, parse } from '../../src/text/edit';
import { Pool } from '../../src/text/pool';
import { type Grown, grown } from '../support/grown';
import { Opened } from '../support/opened';
import { Random } from '../support/random';

const SIZE = 8000;
const SPOTS = 4;

/// What breaks a record, typed at some of its coordinates; `random` says where and what.
function damaged({ text, spot, typed, bracket }: Grown, random: Random, size = SIZE): string {
  let record = text(size);
  const places = [...record.matchAll(new RegExp(spot, 'g'))].map(({ index }) => index);
  for (let i = 0; i < SPOTS; i++) {
    const at = places[random.below(places.length)] as number;
    const sign = random.below(4) === 0 ? bracket : (typed[random.below(typed.length)] as string);
    record = record.slice(0, at) + sign + record.slice(at + 1);
  }
  return record;
}

function said(findings: Findings): string[] {
  const all: string[] = [];
  eachFinding(findings, ({ rule, from, to, params }, at) => {
    all.push(JSON.stringify([rule.name, at + from, at + to, params]));
    return true;
  });
  return all.sort();
}

/// What was said on the way and not at last; and whether anything was said on the way at all.
function untrue(steps: Generator<SoFar, Findings>): { told: boolean; untrue: string[] } {
  const early = new Set<string>();
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done) {
      const all = new Set(said(step.value));
      return { told: early.size > 0, untrue: [...early].filter((one) => !all.has(one)) };
    }
    if (count % 3 === 0) for (const one of said(step.value())) early.add(one);
  }
}

function onTheWay(kind: Grown, text: string): { told: boolean; untrue: string[] } {
  const { language, file } = kind;
  const format = formatOf(language, text, file);
  if (!format) throw new Error(`${kind.id} is not recognised`);
  const session = format.open();
  session.turnTo(finished(parse(text, { family: format.family, pool: new Pool() })), { name: file });
  const [read, played] = [untrue(session.read()), untrue(session.play())];
  return { told: read.told || played.told, untrue: [...read.untrue, ...played.untrue] };
}

describe('What is found while a record is read and played', () => {
  for (const kind of grown) {
    it(`holds at last in ${kind.id}`, () => {
      const random = new Random(7);
      const ways = Array.from({ length: 6 }, () => onTheWay(kind, damaged(kind, random)));
      deepEqual(
        ways.flatMap((way) => way.untrue),
        [],
      );
      // Nothing is found wrong in the record itself where only its name is judged.
      equal(
        ways.some(({ told }) => told),
        !judgesNamesOnly(kind.id),
      );
    });
  }
});

/// A record with a fault at its beginning and very many at its end.
const COUNT = 40_000;
const LARGE = `(;FF[4]GM[1]SZ[19];B[zz]${';W[]C[a];B[]C[b]'.repeat(COUNT / 2)}${';B[zz]'.repeat(50)})`;

const seen = ({ published }: Opened): [number, unknown][] =>
  published.map(({ range, code }) => [range.start.character, code]);

function openedInSteps(text: string): { record: Opened; told: [number, unknown][][] } {
  const record = new Opened(text, {
    language: 'sgf',
    name: 'a.sgf',
    publishes: { language: 'en', most: 9, severity: {}, alike: 3 },
  });
  const told: [number, unknown][][] = [];
  let count = 0;
  while (record.document.work(() => true)) {
    if (record.told.length === count) continue;
    count = record.told.length;
    told.push(seen(record));
  }
  if (record.told.length > count) told.push(seen(record));
  return { record, told };
}

describe('A large record that is opened', () => {
  it('shows its first faults before the last are known', () => {
    const { told } = openedInSteps(LARGE);
    deepEqual(told[0]?.[0], told.at(-1)?.[0]);
    ok((told[0]?.length ?? 0) < (told.at(-1)?.length ?? 0));
  });

  it('shows its first faults when they are found, be they far from its beginning', () => {
    const moves = Array.from({ length: COUNT }, (_, i) => `;B[]C[as it should be, ${i}]`);
    moves[COUNT / 8] = ';B[zz]ZZ[]';
    const { told } = openedInSteps(`(;FF[4]GM[1]SZ[19]${moves.join('')})`);
    deepEqual(
      told.map((all) => all.length > 0),
      [false, true, true, true],
    );
  });

  it('says how many faults there are when that is known', () => {
    const record = new Opened(LARGE, {
      language: 'sgf',
      name: 'a.sgf',
      publishes: { language: 'en', most: 2, severity: {} },
    });
    const counted: boolean[] = [];
    while (record.document.work(() => true))
      counted.push(record.published.some(({ message }) => /\d+ more/.test(String(message))));
    const tells = record.told.map(({ complete }) => complete);
    deepEqual([counted.includes(true), tells.at(-1)], [false, true]);
    ok(record.published.some(({ message }) => /more/.test(String(message))));
  });

  it('keeps what it shows while something is typed', () => {
    const { record } = openedInSteps(LARGE);
    const before = record.told.length;
    const shown = seen(record)[0];
    record.change([{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: ' ' }]);
    const first: unknown[] = [];
    while (record.document.work(() => true)) if (record.told.length > before) first.push(seen(record)[0]);
    ok(first.every((one) => JSON.stringify(one) === JSON.stringify([(shown?.[0] ?? 0) + 1, shown?.[1]])));
  });
});
