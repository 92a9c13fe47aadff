/// The tables of docs/PROTOCOL.md, made of the declarations in `server/src/protocol` and of what is said beside them there.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FromPanel, ToPanel } from '../../src/protocol/panel';
import { NOTIFICATIONS, REQUESTS } from '../../src/protocol/requests';
import type { Part } from '../../src/protocol/validate';

const FOLDER = 'server/src/protocol';

type AnyPart = Part<unknown>;

/// What a declaration says of itself and of each of its fields.
function saidIn(source: string): Map<string, ReadonlyMap<string, string>> {
  const all = new Map<string, Map<string, string>>();
  let fields: Map<string, string> | undefined;
  let words: string[] = [];
  for (const line of source.split('\n')) {
    const [, name] = /= (?:object|kinds)\('(\w+)'.*\{$/.exec(line) ?? [];
    const [, comment] = /^ {2}\/\/\/ (.*)$/.exec(line) ?? [];
    const [, field] = /^ {2}(\w+)[:,]/.exec(line) ?? [];
    if (name) all.set(name, (fields = new Map()));
    if (comment) words.push(comment);
    if (field) {
      if (words.length > 0) fields?.set(field, words.join(' '));
      words = [];
    }
  }
  return all;
}

const said = new Map(readdirSync(FOLDER).flatMap((file) => [...saidIn(readFileSync(path.join(FOLDER, file), 'utf8'))]));

/// All that has a name, from requests, notifications and messages on.
function namedParts(): Map<string, AnyPart> {
  const named = new Map<string, AnyPart>();
  const visit = (part: AnyPart): void => {
    if (part.parts && part.words && /^\w+$/.test(part.words)) {
      if (named.has(part.words)) return;
      named.set(part.words, part);
    }
    for (const inner of [...Object.values(part.parts ?? {}), ...(part.of ?? [])]) visit(inner);
  };
  for (const { params, answer } of Object.values(REQUESTS)) for (const part of [params, answer]) visit(part);
  for (const part of [...Object.values(NOTIFICATIONS), FromPanel, ToPanel]) visit(part);
  return named;
}

const nameOf = (name: string, { optional }: AnyPart): string => `\`${name}${optional ? '?' : ''}\``;

/// The fields of a message that has no name of its own.
const inside = ({ words, parts = {} }: AnyPart): string =>
  words ||
  Object.entries(parts)
    .map(([name, part]) => `${nameOf(name, part)} ${part.words}`)
    .join('; ');

function tableOf(name: string, { parts = {}, tag }: AnyPart): string {
  const head = tag ? `| \`${tag}\` | besides | |` : '| field | is | |';
  const rows = Object.entries(parts).map(([field, part]) => {
    const first = tag ? `\`${field}\`` : nameOf(field, part);
    return `| ${first} | ${tag ? inside(part) : part.words} | ${said.get(name)?.get(field) ?? ''} |`;
  });
  return [head, '| --- | --- | --- |', ...rows].join('\n').replace(/\| {2}(?=\|)/g, '| ');
}

export const tables: ReadonlyMap<string, string> = new Map(
  [...namedParts()].map(([name, part]) => [name, tableOf(name, part)]),
);
