import type { Format } from '../../format';
import { plyFormat } from '../plies/format';
import { chapter } from './chapter';
import { wtn as specification } from './clauses';
import { WtnCourse, type WtnState } from './course';
import { fixes } from './fixes';
import { help } from './help';
import { nameFaults } from './names';
import { notation } from './notation';
import { rules } from './rules';
import { shows } from './view';
import { writer } from './write';

const start = { from: 0, to: 0 };
const missing = (side: number) => ({
  rule: rules['layout-missing'],
  ...start,
  params: { side: chapter.sides[side] ?? '' },
});

export const wtn: Format = {
  ...plyFormat<WtnState, WtnCourse>({
    specification,
    rules,
    chapter,
    notation,
    course: () => new WtnCourse(),
    whenEmpty: [{ rule: rules['header-missing'], ...start }, missing(1), missing(2)],
    names: nameFaults,
    shows,
    help,
    writer,
    fixes,
  }),
  retelling: () => require('./retelling').retelling,
};
