import { c6 as specification } from '../../spec/ccgc-c6';
import { bracketsFamily } from '../../syntax/brackets/family';
import { BracketCourse } from '../ccgc/brackets/course';
import { bracketHelp } from '../ccgc/brackets/help';
import { bracketMenders } from '../ccgc/brackets/menders';
import { BracketSession, type Dialect } from '../ccgc/brackets/session';
import { turnWriter } from '../ccgc/brackets/writer';
import type { Format } from '../format';
import { chapter } from './chapter';
import { C6Play, type C6State, outcomeOf } from './play';
import { rules } from './rules';
import { viewOf } from './view';

const dialect: Dialect<C6State> = {
  chapter,
  course: () => new BracketCourse(chapter, new C6Play()),
  view: viewOf,
  outcome: { rule: rules['result-board-mismatch'], of: outcomeOf },
};

export const c6: Format = {
  specification,
  family: bracketsFamily(chapter.around),
  rules,
  open: () => new BracketSession(dialect),
  help: bracketHelp(chapter),
  writer: turnWriter,
  menders: bracketMenders(dialect),
  encoding: 'GB 2312',
};
