import { equal, ok } from 'node:assert/strict';
import { Report } from '../../src/record/finding';
import type { AnyCourse } from '../../src/record/line';
import { placeAt } from '../../src/text/position';
import { MemoSlot, ReplaySlot } from '../../src/text/slot';
import { Surroundings } from '../../src/text/surroundings';
import { deepIds, deepRecord } from '../support/deep';
import { languageOf } from '../support/fixtures';
import { EVERYTHING, opened } from '../support/opened';
import { Random } from '../support/random';
import { callsOf, counted, keeping } from '../support/work';

const LEVELS = [500, 2000] as const;

/// A step copies some hundred nodes; of what is read or played it does a few levels.
const LEVELS_A_STEP = 20;

/// How much is played near the change depends on what happens to stand there.
const NEAR = 100;

/// So much may be newly remembered between two steps.
const AT_ONCE = 1000;

interface Cost {
  readonly played: number;
  readonly steps: number;
  /// The most that was newly remembered between two of them.
  readonly longest: number;
}

/// What typing costs at the bottom of so many levels.
function costAt(format: string, levels: number): Cost {
  const record = deepRecord(format, levels, new Random(7));
  const { text, bottom } = record as NonNullable<typeof record>;
  const typed = opened(text, { language: languageOf(format), name: `a.${languageOf(format)}` });
  const type = (): void => {
    const place = placeAt(typed.document.root, bottom);
    typed.change([{ range: { start: place, end: place }, text: ' ' }]);
  };
  type();
  const course = typed.document.record?.course as { advance: AnyCourse['advance'] };
  const played = callsOf(course, 'advance', () => typed.finish());
  type();
  let [steps, longest] = [0, 0];
  let kept = 0;
  const step = (): boolean => {
    longest = Math.max(longest, kept);
    kept = 0;
    return ++steps < 0;
  };
  keeping(
    () => kept++,
    () => typed.document.work(step),
  );
  return { played, steps, longest };
}

describe('A key at the bottom of deep variations', () => {
  for (const format of deepIds) {
    it(`plays no more where they are deeper, and reads nothing on the way there: ${format}`, () => {
      const [few, many] = LEVELS.map((levels) => costAt(format, levels)) as [Cost, Cost];
      ok(many.played <= few.played + NEAR, `${few.played}, then ${many.played} played`);
      const more = many.steps - few.steps;
      ok(many.longest < AT_ONCE, `${many.longest} at once`);
      ok(more * LEVELS_A_STEP < LEVELS[1] - LEVELS[0], `${few.steps}, then ${many.steps} steps`);
    });
  }
});

describe('A key after another at the bottom of variations with faults at every depth', () => {
  /// So much is put together anew of what was found near the bottom, and looked at for what is shown.
  const NEARBY = 150;

  /// How often something that was found is put together with others, or looked at.
  const moves = (format: string, levels: number): number => {
    const record = deepRecord(format, levels, new Random(7));
    const { text, bottom } = record as NonNullable<typeof record>;
    const publishes = { ...EVERYTHING, most: 20 };
    const typed = opened(text, { language: languageOf(format), name: `a.${languageOf(format)}`, publishes });
    const type = (): void => {
      const place = placeAt(typed.document.root, bottom);
      typed.change([{ range: { start: place, end: place }, text: ' ' }]);
      typed.finish();
    };
    type();
    const { count } = typed.checked.read;
    ok(count + typed.checked.played.count > levels / 10, 'there are faults');
    return callsOf(Report.prototype as Pick<Report, 'take'>, 'take', type);
  };

  for (const format of deepIds) {
    it(`leaves what was found around it as it is: ${format}`, () => {
      const [few, many] = LEVELS.map((levels) => moves(format, levels)) as [number, number];
      ok(many <= few + NEARBY, `${few}, then ${many} times`);
    });
  }
});

/// Records in which nothing is wrong: what stands before the levels, how each begins and ends, and what stands behind them.
const SOUND = {
  wei7: ['{"format": "wei7", "version": "3.0", "tree": ', '{"branches": [{}, \n', ']}', '}\n'],
  ishi: ['EVENT Deep\nB 1 PASS\n', 'VAR\nB 1 PASS\n', 'ENDVAR\n', ''],
} as const;

function sound(language: keyof typeof SOUND, levels: number) {
  const [head, open, close, tail] = SOUND[language];
  const before = `${head}${open.repeat(levels)}`;
  const inner = language === 'wei7' ? '{}' : '';
  const typed = opened(`${before}${inner}${close.repeat(levels)}${tail}`, { language, name: `a.${language}` });
  return { typed, place: placeAt(typed.document.root, before.length) };
}

describe('The first key at the bottom of variations in which nothing is wrong', () => {
  /// How often it is looked for what is remembered of a node.
  const looks = (language: keyof typeof SOUND, levels: number): number => {
    const { typed, place } = sound(language, levels);
    const slots = [MemoSlot, ReplaySlot].map(({ prototype }) => prototype as Pick<MemoSlot<object>, 'of'>);
    const type = (): void => {
      typed.change([{ range: { start: place, end: place }, text: ' ' }]);
      typed.finish();
    };
    let others = 0;
    const [memos, plays] = slots as [(typeof slots)[0], (typeof slots)[0]];
    return callsOf(memos, 'of', () => (others = callsOf(plays, 'of', type))) + others;
  };

  for (const language of ['wei7', 'ishi'] as const) {
    it(`looks for faults nowhere on the way: ${language}`, () => {
      const [few, many] = LEVELS.map((levels) => looks(language, levels)) as [number, number];
      ok(many <= few + NEAR, `${few}, then ${many} looks`);
    });
  }
});

describe('A key after another at the bottom of variations in which nothing is wrong', () => {
  /// Tokens that are cut, events that are played, whatever is newly remembered, and nodes around that are asked for.
  const cost = (language: keyof typeof SOUND, levels: number): number => {
    const { typed, place } = sound(language, levels);
    const type = (): void => {
      typed.change([{ range: { start: place, end: place }, text: ' ' }]);
      typed.finish();
    };
    type();
    let done = 0;
    const asked = callsOf(Surroundings.prototype as Pick<Surroundings, 'at'>, 'at', () => {
      done = counted(typed, type);
    });
    return done + asked;
  };

  for (const language of ['wei7', 'ishi'] as const) {
    it(`costs the same however deep they are: ${language}`, () => {
      const [few, many] = LEVELS.map((levels) => cost(language, levels));
      equal(many, few);
    });
  }
});

describe('An earlier move that a fault at the bottom of variations is about', () => {
  const move = (color: number, x: number): string =>
    `{"action": {"type": "move", "value": {"color": ${color}, "point": {"x": ${x}, "y": 3}}}}`;

  /// How often something is looked into for lines and events, or a node around the edit is asked for. The earlier move is one of so many
  /// variations.
  const looks = (levels: number, level: number): number => {
    const opening = (moves: string): string => `{${moves && `"steps": [${moves}], `}"branches": [{}, \n`;
    const head = Array.from({ length: levels }, (_, i) => opening(i === level ? move(1, 4) : '')).join('');
    const own = level === levels ? `${move(1, 4)}, ` : '';
    const tree = `${head}{"steps": [${own}${move(2, 5)}]}${']}'.repeat(levels)}`;
    const text = `{"format": "wei7", "version": "3.0", "tree": ${tree}}\n`;
    const typed = opened(text, { language: 'wei7', name: 'a.wei7', publishes: EVERYTHING });
    const start = placeAt(typed.document.root, text.lastIndexOf('5'));
    const type = (sign: string): void => {
      typed.change([{ range: { start, end: { ...start, character: start.character + 1 } }, text: sign }]);
      typed.finish();
    };
    type('4');
    type('6');
    const course = typed.document.record?.course as { parts: AnyCourse['parts'] };
    let calls = 0;
    const asked = callsOf(Surroundings.prototype as Pick<Surroundings, 'at'>, 'at', () => {
      calls = callsOf(course, 'parts', () => type('4'));
    });
    equal(typed.published[0]?.relatedInformation?.[0]?.location.range.start.line, level);
    return calls + asked;
  };

  for (const [where, part] of [
    ['bottom', 1],
    ['middle', 0.5],
    ['top', 0],
  ] as const) {
    it(`is looked for where it was made and nowhere else: at the ${where}`, () => {
      const [few, many] = LEVELS.map((levels) => looks(levels, part * levels));
      equal(many, few);
    });
  }
});
