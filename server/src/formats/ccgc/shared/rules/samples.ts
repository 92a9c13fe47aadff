/// The examples of the rules that chapters share. Each chapter gives a short record of its own; in every example one thing of it
/// is otherwise.

import type { Example } from '../../../../spec/rule';

interface Template {
  readonly code: string;
  /// A few moves, as a record has them one after the other.
  readonly moves: string;
  /// A whole record.
  record(header: string, moves: string): string;
}

/// The fields of a header, each with its brackets.
const FIELDS = ['code', 'first', 'second', 'result', 'when', 'event'] as const;
type Field = (typeof FIELDS)[number];

/// What is between the brackets.
const usual = (code: string): Readonly<Record<Field, string>> => ({
  code,
  first: '甲队',
  second: '乙队',
  result: '先手胜',
  when: '2018.08.03 10:30 合肥',
  event: '2018 CCGC',
});

const rowOf = (values: Readonly<Record<Field, string>>): string => FIELDS.map((field) => `[${values[field]}]`).join('');

export interface Samples {
  readonly code: string;
  /// Nothing is wrong with it.
  readonly sound: Example;
  /// The header of it.
  readonly header: string;
  /// One field of the header says something else.
  field(field: Field, value: string): Example;
  /// The header is another one.
  headed(header: string): Example;
  /// The moves are others.
  played(moves: string): string;
  /// The fields are others, and the moves too; the file's name says nothing of them.
  told(fields: Partial<Record<Field, string>>, moves?: string): string;
}

export function samplesOf({ code, moves: few, record }: Template): Samples {
  const values = usual(code);
  const name = `${code}-甲队 vs 乙队-先手胜-2018.08.03 10.30 合肥-2018 CCGC.txt`;
  const header = rowOf(values);
  const headed = (header: string): Example => ({ text: record(header, few), name });
  return {
    code,
    header,
    headed,
    sound: headed(header),
    field: (field, value) => headed(rowOf({ ...values, [field]: value })),
    played: (moves) => record(header, moves),
    told: (fields, moves = few) => record(rowOf({ ...values, ...fields }), moves),
  };
}
