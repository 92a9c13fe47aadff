/// Going about in a record: symbols, selections, definitions, references, names.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { cataloguedAs } from '../../src/workspace/catalogue';
import { because, everywhere, type Reason, type Row, row, UNREAD, WITHOUT_VARIATIONS } from './row';
import { type FormatId, finished, SAMPLES, Sample } from './samples';

const around = (sample: Sample, marked: string): number => {
  const into = marked.indexOf('▮');
  return sample.at(marked.replace('▮', ''), into);
};

const definition = (sample: Sample, marked: string): string[] =>
  sample.texts(finished(sample.features.definition(around(sample, marked)))?.targets);

const references = (sample: Sample, marked: string): string[] =>
  sample.texts(finished(sample.features.references(around(sample, marked), true)));

const NO_BRACKETS = because('a line is all there is of its moves');
const NO_TAGS = because('its brackets have no names');
const UNNUMBERED = because('it means nothing by a number or a place elsewhere');
const UNDECIDED = because('its board does not show who has won');
const PINNED = because('tried with games that end on the board: `language/deciding.test.ts`');
const DECIDED = SAMPLES['ccgc-c5'];
const NAMELESS = because('it means people nowhere but where they are named');

/// The last move, and where what it moves or stands on comes from.
const STONES: Readonly<Partial<Record<FormatId, readonly [string, string]>>> = {
  'wei7-3.0': ['"x": 1▮,', '1, "point": { "x": 1, "y": 0 }'],
  'wei7-2.2': ['<black x="1▮"', 'black x="1" y="0'],
  jgf: ['"x": 1▮, "y": 0', '"black", "x": 1, "y": 0'],
  ishi: ['B 3 B▮9', 'B 3 B9'],
  sgf: ['B[b▮a]', 'B[ba]'],
  'ccgc-c5': ['B(I▮,8)', 'B(I,8)'],
  'ccgc-c6': ['B(K▮,11)', 'B(K,11)'],
  'ccgc-hex': ['R(H▮,3)', 'R(H,3)'],
  'ccgc-ng': ['B[G▮5]', 'B[G5]'],
  'ccgc-pg': ['B[E▮5]', 'W[E5]'],
  'ccgc-am': ['d6d▮5(d9)', 'd1d6(c7)'],
  'ccgc-su': ['B3C-▮3D', 'B2C-3C'],
  'ccgc-wtn': ['(R1,▮B3)', 'R:A4-1'],
  'ccgc-db': ['r(b▮1,v)', '"r(b1,v)"'],
  'ccgc-ac2': ['MA[F2▮E1]', 'MA[G2F2]'],
};

export const navigation: readonly Row[] = [
  row(
    'Document symbols and breadcrumbs',
    'Games, lines by their titles, moves; symbols stand inside those they are in (`qipu.outline.enable`).',
    everywhere<undefined>(undefined, { 'ccgc-naming': UNREAD }),
    (sample) => {
      const symbols = finished(sample.features.symbols());
      ok(symbols.length > 2, `${symbols.length} symbols`);
      const open: { to: number; depth: number }[] = [];
      for (const { from, to, depth } of symbols) {
        while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
        const outer = open.at(-1);
        ok(to > from && (!outer || to <= outer.to), `${sample.text.slice(from, to)} reaches out`);
        open.push({ to, depth });
      }
    },
  ),
  row(
    'Workspace symbols',
    'The games of all records in the folders, by players, title and event (`qipu.workspaceSymbols.enable`).',
    everywhere('甲队', {
      'wei7-3.0': 'Ann',
      'wei7-2.2': 'Ann',
      jgf: 'Ann',
      ishi: 'Ann',
      sgf: 'Ann',
      'ccgc-naming': because('its header is not read; files are found by their names'),
    }),
    (sample, player) => {
      const [game] = finished(cataloguedAs('/records/one', sample.document));
      ok(game?.players.includes(player), `${game?.players}`);
    },
  ),
  row(
    'Selection ranges',
    'From a value outwards to its move, its line, its variation.',
    everywhere<undefined>(undefined, { 'ccgc-naming': UNREAD }),
    (sample) => {
      const found = sample.features.selections(Math.floor(sample.text.length / 2));
      ok(found.length >= 2);
      equal(
        found.every(({ from, to }, i) => {
          const outer = found[i + 1];
          return !outer || (outer.from <= from && outer.to >= to && outer.to - outer.from > to - from);
        }),
        true,
      );
    },
  ),
  row(
    'Highlights: pairs',
    'Both brackets, both tags, both ends of a block (`qipu.highlights.enable`).',
    everywhere<readonly [string, readonly string[]] | Reason>(NO_BRACKETS, {
      'wei7-3.0': ['▮{\n  "format"', ['{', '}']],
      'wei7-2.2': ['<ga▮me>', ['game', 'game']],
      jgf: ['▮{\n  "board"', ['{', '}']],
      ishi: ['▮VAR a', ['VAR', 'ENDVAR']],
      sgf: ['▮(;B[gg]', ['(', ')']],
      'ccgc-db': ['▮{\n  "R"', ['{', '}']],
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, [marked, want]: readonly [string, readonly string[]]) =>
      deepEqual(sample.texts(finished(sample.features.highlights(around(sample, marked)))), want),
  ),
  row(
    'Highlights: stones',
    'A move, where its stone or piece comes from, and other moves near by to the same place (`qipu.highlights.enable`).',
    { ...everywhere<readonly [string, string] | Reason>(UNREAD, STONES) } as never,
    (sample, [marked, origin]: readonly [string, string]) => {
      const found = finished(sample.features.highlights(around(sample, marked)));
      const from = around(sample, marked);
      ok(found.some((one) => one.from <= from && one.to >= from));
      ok(sample.texts(found.filter((one) => one.origin)).some((text) => origin.startsWith(text)));
    },
  ),
  row(
    'Linked editing',
    'The names of both tags change together (`editor.linkedEditing`).',
    everywhere<string | Reason>(NO_TAGS, { 'wei7-2.2': '<ga▮me>', 'ccgc-naming': UNREAD }) as never,
    (sample, marked: string) =>
      deepEqual(sample.texts(sample.features.linked(around(sample, marked))), ['game', 'game']),
  ),
  row(
    'Definition: stones and pieces',
    'From a move on a taken point to the stone there, from a piece that moves to the move that brought it (`qipu.navigation.enable`).',
    { ...everywhere<readonly [string, string] | Reason>(UNREAD, STONES) } as never,
    (sample, [marked, origin]: readonly [string, string]) => {
      const [found = ''] = definition(sample, marked);
      ok(found !== '' && origin.startsWith(found), `${found} for ${origin}`);
    },
  ),
  row(
    'Definition: variations',
    'From where a variation begins to the move that it is an alternative to, or goes on from (`qipu.navigation.enable`).',
    everywhere<readonly [string, string] | Reason>(because('no variations'), {
      ...WITHOUT_VARIATIONS,
      'wei7-3.0': ['▮{ "title"', '2, "point": { "x": 4, "y": 4 }'],
      'wei7-2.2': ['▮<moves>\n      <black', 'black x="1" y="0'],
      jgf: ['▮[\n        { "move": { "color": "black", "x": 6', '"white", "x": 4, "y": 4'],
      ishi: ['▮VAR a', 'W 4 E5'],
      sgf: ['▮(;B[gg]', 'W[ee]'],
    }) as never,
    (sample, [marked, want]: readonly [string, string]) => deepEqual(definition(sample, marked), [want]),
  ),
  row(
    'Definition: numbers, marks, prisoners, people',
    'From a participant, a reference `#n`, a prisoner, a mark to what it means (`qipu.navigation.enable`).',
    everywhere<readonly [string, string] | Reason>(UNNUMBERED, {
      'wei7-3.0': ['"actor": ▮0', '{ "name": "Ann" }'],
      'wei7-2.2': ['<ma▮rk', 'white x="4" y="4'],
      jgf: ['"move": { "color": "bl▮ack"', '{ "color": "black", "name": "Ann" }'],
      ishi: ['#▮1', 'B 1 A8'],
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, [marked, want]: readonly [string, string]) => deepEqual(definition(sample, marked), [want]),
  ),
  row(
    'Definition: results',
    'From a result to the move that decides the game, where the board shows who has won (`qipu.navigation.enable`).',
    everywhere<readonly [string, string, string] | Reason>(UNDECIDED, {
      'ccgc-c5': [DECIDED, '先手▮胜', 'B(K,8)'],
      'ccgc-c6': PINNED,
      'ccgc-hex': PINNED,
      'ccgc-ng': PINNED,
      'ccgc-am': PINNED,
      'ccgc-su': PINNED,
      'ccgc-wtn': PINNED,
      'ccgc-db': PINNED,
      'ccgc-ac2': PINNED,
      'ccgc-naming': UNREAD,
    }) as never,
    ({ format }, [text, marked, want]: readonly [string, string, string]) =>
      deepEqual(definition(new Sample(format, text), marked), [want]),
  ),
  row(
    'References: stones and pieces',
    'All moves that put, move, take or try what stands there (`qipu.navigation.enable`).',
    { ...everywhere<readonly [string, string] | Reason>(UNREAD, STONES) } as never,
    (sample, [marked, origin]: readonly [string, string]) => {
      const found = references(sample, marked);
      ok(origin.startsWith(found[0] ?? '-'), `${found} for ${origin}`);
    },
  ),
  row(
    'References: people',
    'Where a participant plays and acts, a player moves (`qipu.navigation.enable`).',
    everywhere<readonly [string, readonly string[]] | Reason>(NAMELESS, {
      'wei7-3.0': ['"An▮n"', ['Ann', '0', '0']],
      jgf: ['"An▮n"', ['Ann', '"black"', '"black"', '"black"', '"black"']],
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, [marked, want]: readonly [string, readonly string[]]) => deepEqual(references(sample, marked), want),
  ),
  row(
    'Rename',
    'A player or a team, wherever the record names them (`qipu.rename.enable`).',
    everywhere('甲▮队', {
      'wei7-3.0': 'An▮n',
      'wei7-2.2': 'An▮n',
      jgf: 'An▮n',
      ishi: 'An▮n',
      sgf: 'An▮n',
      'ccgc-naming': UNREAD,
    }),
    (sample, marked) => {
      const edits = sample.features.renamed(around(sample, marked), 'Cleo') ?? [];
      const name = marked.replace('▮', '');
      const [edit] = edits;
      equal(edits.length, 1);
      equal(sample.text.slice(edit?.from, edit?.to), name);
      equal(edit?.text, 'Cleo');
    },
  ),
];
