/// A wei7 3.0 document through its versions.

import { CLEAN, type Findings, Report } from '../../record/finding';
import { replayed } from '../../record/replay';
import type { RecordView } from '../../record/view';
import { firstUndecoded, isArray, membersAt, rootValue, valueAt } from '../../syntax/json/access';
import { wholeFindings } from '../../syntax/json/collector';
import { read } from '../../syntax/json/reader';
import { leaves } from '../../text/edit';
import type { Run } from '../../text/node';
import type { Session } from '../format';
import { type Context, contextOf, sameContext } from './context';
import { Wei7Course } from './course';
import { rules } from './rules';
import { record } from './shape';
import { TIMED } from './shape-steps';
import { viewOf } from './view';

const JSON_RULES = { syntax: rules['json-syntax'], duplicate: rules['duplicate-property'] };

export class Wei7Session implements Session {
  #root: Run;
  #name: string | undefined;
  #context: Context | undefined;
  #course: Wei7Course | undefined;

  turnTo(root: Run, name: string | undefined): void {
    this.#root = root;
    this.#name = name;
    const context = contextOf(root);
    if (!this.#context || !sameContext(context, this.#context)) this.#context = context;
    const { columns, rows, sized } = this.#context;
    const before = this.#course?.context;
    const sameBoard = before && before.columns === columns && before.rows === rows && before.sized === sized;
    if (!sameBoard) this.#course = new Wei7Course(this.#context, root);
    else (this.#course as Wei7Course).text = root;
  }

  *read(): Generator<void, Findings> {
    const undecoded = firstUndecoded(this.#root);
    if (undecoded !== undefined) return only({ rule: rules['not-utf8'], from: undecoded, to: undecoded + 1 });
    const reading = yield* read(this.#root, record, JSON_RULES, this.#context as Context);
    const report = new Report();
    report.take(wholeFindings(reading), 0);
    if (reading.facts & TIMED) this.#timeline(report);
    this.#extension(report);
    return report.findings;
  }

  *play(): Generator<void, Findings> {
    if (firstUndecoded(this.#root) !== undefined || !this.#course) return CLEAN;
    return yield* replayed(this.#course);
  }

  record(): RecordView | undefined {
    return this.#course?.root() ? viewOf(this.#course) : undefined;
  }

  /// Branches in a record with times. The first tree that has any is the outermost one.
  #timeline(report: Report): void {
    const tree = valueAt(rootValue(this.#root), 'tree');
    const branches = membersAt(tree)?.get('branches');
    if (!tree || !branches?.value || !isArray(branches.value) || !branches.value.run) return;
    const from = tree.at + branches.keyAt;
    report.add({ rule: rules['timeline-with-branches'], from, to: from + branches.key.size });
  }

  #extension(report: Report): void {
    if (this.#name === undefined || /\.wei7$/i.test(this.#name)) return;
    for (const { leaf, start } of leaves(this.#root)) {
      if (leaf.size === 0 || leaf.text.charCodeAt(0) === 0xfeff) continue;
      report.add({ rule: rules['file-extension'], from: start, to: start + 1 });
      return;
    }
  }
}

function only(finding: Parameters<Report['add']>[0]): Findings {
  const report = new Report();
  report.add(finding);
  return report.findings;
}
