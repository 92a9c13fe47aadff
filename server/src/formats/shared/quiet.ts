/// A format whose records are shown, but in which nothing is found wrong.

import { CLEAN, untold } from '../../record/finding';
import type { Format, Session } from '../format';

export const quiet = (format: Format): Format => ({
  ...format,
  open() {
    const session = format.open();
    const { help, writer, quickFixes } = session;
    const more = { ...(help && { help }), ...(writer && { writer }), ...(quickFixes && { quickFixes }) };
    return Object.assign(new QuietSession(session), more);
  },
});

class QuietSession implements Session {
  constructor(readonly session: Session) {}

  turnTo(...version: Parameters<Session['turnTo']>): void {
    this.session.turnTo(...version);
  }

  /// Both are done all the same: boards use what was remembered.
  *read() {
    yield* untold(this.session.read());
    return CLEAN;
  }

  *play() {
    yield* untold(this.session.play());
    return CLEAN;
  }

  record() {
    return this.session.record();
  }
}
