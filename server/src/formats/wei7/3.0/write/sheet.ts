/// What one edit is written with: the text and the place in it, and the edits so far.

import type { EditResult, WritingPlace } from '../../../../record/board-edit';
import { type At, rootValue } from '../../../../syntax/json/access';
import { isBroken } from '../../../../syntax/json/draft';
import { JsonRewriting } from '../../../../syntax/json/rewrite';
import type { Pair } from '../../../../text/node';
import { type Home, homeOf } from '../../../shared/forks';
import { DAMAGED, type Table } from '../../../shared/go/judge';
import { Role, type Wei7Course, type Wei7State } from '../play/course';
import { lines } from '../play/lines';

export class Sheet {
  readonly writing: JsonRewriting;
  readonly home: Home | undefined;

  constructor(readonly place: WritingPlace<Wei7Course>) {
    this.writing = new JsonRewriting(place.root);
    this.home = homeOf(lines, place.here);
  }

  get state(): Wei7State {
    return this.place.here.state;
  }

  get table(): Table {
    const { ground, working } = this.place.record.course;
    return { ground, working, ply: this.state.ply };
  }

  /// The lines around, outermost first.
  get around(): readonly At[] {
    return this.place.here.lines;
  }

  /// The event that is shown, and whether it is a set-up.
  get event(): At | undefined {
    return this.place.here.event;
  }

  get isPre(): boolean {
    return this.place.here.event?.role === Role.pre;
  }

  /// Whether what is put into a tree gets lines of its own; where nothing stands in it, as the record has it.
  isBroken(line: At): boolean {
    const isEmpty = (line.node as Pair).run === undefined;
    const main = this.around[0]?.at === line.at;
    return isBroken(isEmpty && main ? rootValue(this.place.root)?.node : line.node);
  }

  /// What has been written.
  outcome(more: { removes?: number } = {}): EditResult {
    const { result } = this.writing;
    return result ? { ...result, ...more } : DAMAGED;
  }
}
