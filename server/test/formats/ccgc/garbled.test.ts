/// A byte in a move that is none of any character is one fault, whatever the chapter.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { decoded } from '../../../src/workspace/encodings';
import { opened } from '../../support/opened';

const FOLDER = 'examples';
const PLACES = 12;

/// Where moves stand: behind the header and what comes before the first of them.
const MOVES: Readonly<Record<string, RegExp>> = {
  AC2: /(?<=M[AB]\[)/g,
  AM: /(?<=^\d+ .)/gm,
  C5: /(?<=;[BW]\(\w,)/g,
  C6: /(?<=;[BW]\(\w,)/g,
  HEX: /(?<=;[RB]\(\w,)/g,
  NG: /(?<=;[BW]\[)/g,
  PG: /(?<=;[BW]\[)/g,
  SU: /(?<=^[BR]\d)/gm,
  WTN: /(?<=;\([RB])/g,
};

describe('A stray byte in a move', () => {
  for (const [code, moves] of Object.entries(MOVES)) {
    it(`is told once, and nothing with it: ${code}`, () => {
      const name = readdirSync(FOLDER).find((one) => one.startsWith(`${code}-`)) ?? '';
      const { text } = decoded(readFileSync(`${FOLDER}/${name}`), 'ccgc', name);
      const places = [...text.matchAll(moves)].map(({ index }) => index);
      for (let i = 0; i < PLACES; i++) {
        const at = places[Math.floor((i * places.length) / PLACES)] ?? 0;
        const record = opened(`${text.slice(0, at)}\ufffd${text.slice(at)}`, { language: 'ccgc', name });
        const told = record.diagnostics().list.map(({ rule }) => rule);
        deepEqual(told, ['undecodable-text'], text.slice(at - 5, at + 10));
      }
    });
  }
});
