/// What is asked of a record by whoever shows its board: loaded when somebody first does.

import type { Step } from '../protocol/steps';
import { WAYS } from '../protocol/steps';
import type { Preferences } from './diagnostics';
import type { Checked, RecordDocument } from './document';
import { faultsOf } from './faults';
import { stepFrom } from './steps';

export { aroundOf } from './around';
export { boardAt } from './board';
export { diagramAt } from './diagram';
export { lengthAt } from './length';
export { stepAt } from './move-step';
export { movesTree } from './moves-tree';
export { columnFrom, stoneFrom } from './steps';
export { writtenAt } from './writing';

/// A record, and what was reported last of what is wrong with it.
interface Known {
  readonly document: RecordDocument;
  readonly reported: Checked | undefined;
  readonly preferences: Preferences;
}

/// Where a step through the record leads, or one to a fault.
export function* stepTo(
  { document, reported, preferences }: Known,
  offset: number,
  step: Step,
): Generator<void, number | undefined> {
  const go = WAYS.find((way) => way === step);
  if (go) return yield* stepFrom(document, offset, go);
  return reported && faultsOf(reported, preferences).beside(offset, step === 'nextFault' ? 'next' : 'previous');
}
