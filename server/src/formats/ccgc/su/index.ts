import type { Format } from '../../format';
import { plyFormat } from '../plies/format';
import { chapter } from './chapter';
import { su as specification } from './clauses';
import { SuCourse, type SuState } from './course';
import { fixes } from './fixes';
import { help } from './help';
import { nameFaults } from './names';
import { notation } from './notation';
import { rules } from './rules';
import { resultIn, shows, teamsIn } from './view';
import { writer } from './write';

const start = { from: 0, to: 0 };

export const su: Format = {
  ...plyFormat<SuState, SuCourse>({
    specification,
    rules,
    chapter,
    notation,
    course: () => new SuCourse(),
    whenEmpty: [
      { rule: rules['time-line-missing'], ...start },
      { rule: rules['team-line-missing'], ...start },
    ],
    said: resultIn,
    teams: teamsIn,
    names: nameFaults,
    shows,
    help,
    writer,
    fixes,
  }),
  retelling: () => require('./retelling').retelling,
};
