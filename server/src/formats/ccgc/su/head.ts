/// What is read of a Surakarta record as a whole.

import type { PlyHead } from '../plies/format';
import { nameFaults } from './names';
import { rules } from './rules';
import { resultIn, teamsIn } from './view';

export const head: PlyHead = {
  whenEmpty: [rules['time-line-missing'], rules['team-line-missing']].map((rule) => ({ rule, from: 0, to: 0 })),
  said: resultIn,
  teams: teamsIn,
  names: nameFaults,
};
