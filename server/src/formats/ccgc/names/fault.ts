/// Something wrong with a file name.

import type { Params, Rule } from '../../../spec/rule';

export interface NameFault {
  readonly rule: Rule;
  readonly params?: Params;
}
