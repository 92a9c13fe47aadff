/// What came of all files together, and how the command therefore ends.

import { Exit, type ExitCode } from '../fault';
import type { Counts } from './check';

export class Tally {
  files = 0;
  faulty = 0;
  errors = 0;
  warnings = 0;
  infos = 0;
  /// Of which only the name was judged.
  named = 0;
  /// What could not be read.
  unread = 0;

  add({ error, warning, info }: Counts): void {
    this.files++;
    if (error + warning + info > 0) this.faulty++;
    this.errors += error;
    this.warnings += warning;
    this.infos += info;
  }

  tooManyWarnings(most: number | undefined): boolean {
    return most !== undefined && this.warnings > most;
  }

  exit(mostWarnings?: number): ExitCode {
    if (this.unread > 0) return Exit.failed;
    return this.errors > 0 || this.tooManyWarnings(mostWarnings) ? Exit.faulty : Exit.clean;
  }
}
