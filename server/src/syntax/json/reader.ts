/// Reads a tree of JSON against a shape: what is wrong with it as JSON and as a record of the format, value by value. What
/// comes out of a node is remembered on it, so after an edit only the nodes on the way to the edit are read again. Reading
/// keeps its own stack: it can stop at any time, and nesting of any depth is only memory.

import { CLEAN, type Findings } from '../../record/finding';
import type { Rule } from '../../spec/rule';
import { Leaf, List, type Run } from '../../text/node';
import { type Child, DocumentFrame, type Frame, frameOf } from './frames';
import type { AnyShape } from './schema';
import { Sequence } from './sequence';

/// The rules of a format about JSON as such.
export interface JsonRules {
  readonly syntax: Rule;
  readonly duplicate: Rule;
}

export interface Reading {
  readonly findings: Findings;
  /// Findings that hold only if the fact `GATE` is nowhere in the record.
  readonly gated: Findings;
  readonly facts: number;
  /// For a piece of an array: how it leaves the sequence (see Sequence).
  readonly exit: number;
}

export const NOTHING: Reading = { findings: CLEAN, gated: CLEAN, facts: 0, exit: 0 };

interface Memo {
  readonly shape: unknown;
  readonly mode: number;
  readonly context: unknown;
  readonly reading: Reading;
}

const PAUSE = 64;

/// The reading of a whole text; pauses now and then.
export function* read<C>(root: Run, shape: AnyShape<C>, rules: JsonRules, context: C): Generator<void, Reading> {
  const stack: Frame<C>[] = [new DocumentFrame(root, shape, rules, context)];
  for (let count = 1; ; count++) {
    const frame = stack[stack.length - 1] as Frame<C>;
    const child = frame.next();
    if (child) {
      const known = recall(child, context);
      if (known) frame.take(known, child);
      else stack.push(frameOf(child, rules, context));
    } else {
      const reading = frame.finish();
      stack.pop();
      const around = stack[stack.length - 1];
      if (!around) return reading;
      const done = frame.child as Child<C>;
      remember(done, context, reading);
      around.take(reading, done);
    }
    if (count % PAUSE === 0) yield;
  }
}

function recall<C>(child: Child<C>, context: C): Reading | undefined {
  const memo = child.node.memo as Memo | undefined;
  if (!memo) return undefined;
  const same = memo.shape === child.shape && memo.mode === child.mode && memo.context === context;
  return same ? memo.reading : undefined;
}

function remember<C>(child: Child<C>, context: C, reading: Reading): void {
  if (child.node instanceof Leaf || (Sequence.isRun(child.mode) && !(child.node instanceof List))) return;
  child.node.memo = memoOf(child.shape, child.mode, context, reading);
}

/// The memo made last for a shape: most nodes of a shape have nothing to tell, and share it.
const latest = new WeakMap<object, Memo>();

function memoOf(shape: object, mode: number, context: unknown, reading: Reading): Memo {
  const last = latest.get(shape);
  if (last?.reading === reading && last.mode === mode && last.context === context) return last;
  const memo: Memo = { shape, mode, context, reading };
  latest.set(shape, memo);
  return memo;
}
