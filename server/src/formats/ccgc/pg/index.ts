import { bracketFormat } from '../brackets/format';
import { chapter } from './chapter';
import { pg as specification } from './clauses';
import { PgPlay } from './play';
import { rules } from './rules';
import { shows } from './view';

export const pg = bracketFormat({
  ...{ specification, rules, chapter, shows, fixes: {} },
  play: () => new PgPlay(),
  steps: true,
});
