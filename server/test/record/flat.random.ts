import { deepEqual, equal } from 'node:assert/strict';
import { WAYS } from '../../src/protocol/steps';
import { linesAround, moveOf, Trail } from '../../src/record/moves';
import { type Edit, finished } from '../../src/text/edit';
import { times } from '../support/length';
import { Random } from '../support/random';
import { modelOf } from '../support/toy-model';
import { ToyRecord, told } from '../support/toy-record';

const TEXTS = times(150);
const CHAINS = times(40);
const EDITS = 10;
const PLACES = 4;

/// A sound text at random. Games follow each other on the main line only.
function soundText(random: Random, depth = 0, games = depth === 0): string {
  let text = '';
  const most = depth > 0 ? 6 : random.chance(0.1) ? 60 : 12;
  for (let left = random.below(most); left > 0; left--) text += `${piece(random, depth, games)}\n`;
  return text;
}

function piece(random: Random, depth: number, games: boolean): string {
  const kind = random.below(depth > 3 ? 14 : 22);
  if (kind < 9) return `m ${random.below(12)}`;
  if (kind < 11) return 'say';
  if (kind < 12) return 'note';
  if (kind < 13) return '# nothing\n';
  if (kind < 14) return games && random.chance(0.5) ? 'GAME' : 'm 3';
  if (kind < 20) return `VAR\n${soundText(random, depth + 1, false)}ENDVAR`;
  if (kind < 21) {
    const lines = Array.from(
      { length: random.below(4) },
      () => `LINE\n${soundText(random, depth + 1, false)}ENDLINE\n`,
    );
    return `FORKS\n${lines.join('')}ENDFORKS`;
  }
  return games ? `{\n${soundText(random, depth + 1, false)}}` : 'say';
}

const TYPED = [
  'm 4\n',
  'say\n',
  'VAR\n',
  'ENDVAR\n',
  'GAME\n',
  '{\n',
  '}\n',
  'FORKS\nLINE\n',
  'ENDLINE\n',
  '\n',
  '# ',
  'x',
];

function someEdit(random: Random, text: string): Edit {
  const from = random.below(text.length + 1);
  const kind = random.below(4);
  if (kind === 0) return { from, to: from, text: random.pick(TYPED) };
  if (kind === 1) return { from, to: Math.min(text.length, from + random.below(12)), text: '' };
  const start = text.lastIndexOf('\n', from - 1) + 1;
  if (kind === 2) return { from: start, to: start, text: soundText(random, 2) };
  return { from, to: Math.min(text.length, from + 1), text: String(random.below(10)) };
}

/// Starts of lines, chosen by their place, so that two records of one text are asked the same.
function someOffsets(text: string, seed: number): number[] {
  const random = new Random(seed);
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => index);
  return Array.from({ length: PLACES }, () => random.pick(starts) + (random.chance(0.2) ? 1 : 0));
}

/// All that can be asked of a place.
function asked(record: ToyRecord, offset: number | undefined): unknown {
  const spot = record.spot(offset);
  const lines = spot?.lines.map(({ at, since }) => [at, since]);
  const place = [told(spot), spot?.path, spot?.event?.at, lines];
  if (offset === undefined) return place;
  const around = linesAround(record.course, offset);
  const moves = [1, 2, 3, 4, 5].map((number) => moveOf(record.course, around, number)?.at);
  const steps = WAYS.map((go) => record.to(offset, go));
  return [place, told(record.before(offset)), moves, steps];
}

function everything(record: ToyRecord, seed: number): unknown {
  const places = [undefined, ...someOffsets(record.text, seed)].map((offset) => [offset, asked(record, offset)]);
  return { places, findings: record.findings(), outline: record.outline(), folds: record.folds() };
}

for (const asides of ['before', 'after'] as const) {
  describe(`Flat texts at random, with variations ${asides} the move`, () => {
    const texts = Array.from({ length: TEXTS }, (_, seed) => soundText(new Random(seed)) || 'm 1');

    const each = (check: (record: ToyRecord, seed: number) => void): void => {
      for (const [seed, text] of texts.entries()) {
        const record = new ToyRecord(text, asides);
        if (seed % 2) record.findings();
        try {
          check(record, seed);
        } catch (error) {
          throw new Error(`seed ${seed}\n${text}`, { cause: error });
        }
      }
    };

    it('are played as a model of them says', () => {
      each((record) => {
        const { places, end } = modelOf(record.text, asides);
        for (const { at, told: wanted, path } of places) {
          const spot = record.spot(at);
          deepEqual([told(spot), spot?.path, spot?.event?.at], [wanted, path, at], `at ${at}`);
        }
        equal(told(record.spot()), end);
        const twice = places.flatMap(({ at, again }) => (again ? [`${at} twice ${again}`] : []));
        deepEqual(
          record.findings().filter((words) => words.includes('twice')),
          twice,
        );
      });
    });

    it('are stepped through backwards as the model says, and forwards the same way', () => {
      each((record) => {
        const { places } = modelOf(record.text, asides);
        for (const { at, previous } of places) {
          const start = record.to(at, 'start') as number;
          equal(record.to(at, 'previous'), previous ?? (start < at ? start : undefined), `before ${at}`);
          const next = record.to(at, 'next');
          if (next !== undefined) equal(record.to(next, 'previous'), at, `after ${at}`);
        }
      });
    });

    it('go on in ways that all lead back', () => {
      each((record) => {
        for (const { at } of modelOf(record.text, asides).places) {
          for (const way of record.ways(at)) {
            const empty = /^(VAR|LINE)/.test(record.lineAt(way));
            if (!empty) equal(record.to(way, 'previous'), at, `from ${at} to ${way}`);
          }
        }
      });
    });

    it('have their moves where the model counts them', () => {
      each((record) => {
        const trail = new Trail(record.course);
        for (const { at, moves } of modelOf(record.text, asides).places) {
          finished(trail.lead(at));
          deepEqual(
            moves.map((_, i) => trail.move(i + 1)?.at),
            moves,
            `on the way to ${at}`,
          );
          const { lines } = record.spot(at) ?? { lines: [] };
          const around = linesAround(record.course, at);
          deepEqual(
            around.map(({ at: start, since }) => [start, since]),
            lines.map(({ at: start, since }) => [start, since]),
          );
          deepEqual(
            moves.map((_, i) => moveOf(record.course, lines, i + 1)?.at),
            moves,
            `at ${at}`,
          );
        }
      });
    });

    it('lead to variations one after the other, and none twice', () => {
      each((record) => {
        for (const go of ['nextVariation', 'previousVariation'] as const) {
          const seen = new Set<number>();
          let to: number | undefined = modelOf(record.text, asides).places[0]?.at;
          for (; to !== undefined; to = record.to(to, go)) {
            equal(seen.has(to), false, `${go} comes to ${to} again`);
            seen.add(to);
          }
        }
      });
    });

    it('are after any edits as if they had never been otherwise', () => {
      for (let seed = 0; seed < CHAINS; seed++) {
        const random = new Random(seed);
        const record = new ToyRecord(soundText(random), asides);
        for (let i = 0; i < EDITS; i++) {
          if (random.chance(0.7)) record.findings();
          const before = record.text;
          const edit = someEdit(random, before);
          record.edit(edit);
          const told = () => `seed ${seed}\n${before}---\n${JSON.stringify(edit)}`;
          deepEqual(everything(record, i), everything(new ToyRecord(record.text, asides), i), told());
        }
      }
    });
  });
}
