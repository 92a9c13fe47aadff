import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { BoardAnswer } from '../../src/protocol/board';
import { NOTIFICATIONS, REQUESTS } from '../../src/protocol/requests';
import type { Part } from '../../src/protocol/validate';
import { tables } from '../support/protocol-tables';

const FILE = 'docs/PROTOCOL.md';
const document = readFileSync(FILE, 'utf8');

const HEADING = /^### (\w+)$/gm;
const TABLE = /^### (\w+)\n((?:(?!#).*\n)*?)(\|.*\n)+/gm;

/// With the tables as they should be. With UPDATE_FIXTURES in the environment they become so.
function withTables(): string {
  const made = document.replace(TABLE, (whole, name: string, before: string) => {
    const table = tables.get(name);
    return table ? `### ${name}\n${before}${table}\n` : whole;
  });
  if (process.env.UPDATE_FIXTURES && made !== document) writeFileSync(FILE, made);
  return made;
}

/// The examples of what is asked and answered, by their methods.
function* examples(): Generator<{ method: string; params: unknown; answer: unknown }> {
  for (const [, code = ''] of document.matchAll(/```json\n([\s\S]*?)```/g)) {
    const example = JSON.parse(code) as { method: string; params: unknown; answer: unknown };
    yield example;
  }
}

describe('The description of the protocol', () => {
  it('has every part that there is, and no other', () => {
    deepEqual([...document.matchAll(HEADING)].map(([, name]) => name).sort(), [...tables.keys()].sort());
  });

  it('has every field as it is declared; UPDATE_FIXTURES=1 puts the tables right', () => {
    equal(document, withTables());
  });

  it('has a section of every request and notification', () => {
    const sections = [...document.matchAll(/^## `(.*)`$/gm)].map(([, name]) => name);
    deepEqual(sections.sort(), [...Object.keys(REQUESTS), ...Object.keys(NOTIFICATIONS)].sort());
  });

  it('has examples of every request, and they are sound', () => {
    const shown = new Set<string>();
    const isSound = (part: Part<unknown>, value: unknown): boolean => {
      const taken = part.take(value);
      return taken !== undefined && includes(taken, value);
    };
    for (const { method, params, answer } of examples()) {
      const request = REQUESTS[method as keyof typeof REQUESTS];
      ok(isSound(request.params, params), `params of ${method}`);
      ok(isSound(request.answer, answer), `answer of ${method}`);
      shown.add(method);
    }
    deepEqual([...shown].sort(), Object.keys(REQUESTS).sort());
  });
});

/// Nothing of the value was left out or changed.
function includes(taken: unknown, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return taken === value;
  const inside = taken as Readonly<Record<string, unknown>>;
  return Object.entries(value).every(([name, one]) => includes(inside?.[name], one));
}

describe('An answer that is looked at', () => {
  it('can be looked at again', () => {
    for (const { method, answer } of examples()) {
      if (method !== 'qipu/board') continue;
      const once = BoardAnswer.take(answer);
      deepEqual(BoardAnswer.take(JSON.parse(JSON.stringify(once))), once);
    }
  });
});
