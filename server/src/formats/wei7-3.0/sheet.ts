/// What one wish is written with: the text and the place in it, and the edits so far.

import type { Outcome, Page } from '../../record/wish';
import { type At, rootValue } from '../../syntax/json/access';
import { isBroken } from '../../syntax/json/draft';
import { JsonRewriting } from '../../syntax/json/rewrite';
import type { Pair } from '../../text/node';
import { type Home, homeOf } from '../forks';
import { DAMAGED, type Table } from '../go-judge';
import { Role, type Wei7Course, type Wei7State } from './course';
import { lines } from './lines';

export class Sheet {
  readonly writing: JsonRewriting;
  readonly home: Home | undefined;

  constructor(readonly page: Page) {
    this.writing = new JsonRewriting(page.root);
    this.home = homeOf(lines, page.here);
  }

  get state(): Wei7State {
    return this.page.here.state as Wei7State;
  }

  get table(): Table {
    const { ground, working } = this.page.record.course as unknown as Wei7Course;
    return { ground, working, ply: this.state.ply };
  }

  /// The lines around, outermost first.
  get around(): readonly At[] {
    return this.page.here.lines;
  }

  /// The event that is shown, and whether it is a set-up.
  get event(): At | undefined {
    return this.page.here.event;
  }

  get isPre(): boolean {
    return this.page.here.event?.role === Role.pre;
  }

  /// Whether what is put into a tree gets lines of its own; where nothing stands in it, as the record has it.
  isBroken(line: At): boolean {
    const isEmpty = (line.node as Pair).run === undefined;
    const main = this.around[0]?.at === line.at;
    return isBroken(isEmpty && main ? rootValue(this.page.root)?.node : line.node);
  }

  /// What has been written.
  outcome(more: { removes?: number } = {}): Outcome {
    const { result } = this.writing;
    return result ? { ...result, ...more } : DAMAGED;
  }
}
