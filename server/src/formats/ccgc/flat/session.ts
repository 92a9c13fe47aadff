/// A record as flat text through its versions: what is reported of it as a whole is the same for all that are written so. How the
/// text itself is read, and what its boards show, a way of writing says.

import { type Finding, type Findings, Report, type SoFar, untold } from '../../../record/finding';
import type { Help } from '../../../record/help';
import type { State } from '../../../record/line';
import { located } from '../../../record/locate';
import type { People } from '../../../record/people';
import type { QuickFixes } from '../../../record/quick-fix';
import { replayed } from '../../../record/replay';
import type { RecordView, Winner } from '../../../record/view';
import type { Rule, Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import type { Run } from '../../../text/node';
import type { BoardWriter, Session, Source } from '../../format';
import type { Header } from '../shared/header/header';
import type { Teams } from '../shared/header/people';
import { RESULT_WORDS, resultOf } from '../shared/header/results';
import {
  compareName,
  contradictionOf,
  type EncodingRules,
  encodingFault,
  fileNameIn,
  tellName,
  undecodedIn,
} from '../shared/text/whole';
import type { FlatCourse } from './course';

/// The header of a game, and where the text starts that it was read in.
interface HeaderAt {
  readonly header: Header;
  readonly at: number;
}

export interface Dialect<K extends FlatCourse<State>> {
  readonly undecodable: Rule;
  /// Encodings that its files should not be in.
  readonly encoding?: EncodingRules;
  /// For a result that says otherwise than the board, where a board shows who has won.
  readonly mismatch: Rule | undefined;
  course(): K;
  /// The header of the first game, or of the one that starts at an offset.
  header(root: Run, since?: number): HeaderAt | undefined;
  /// The result that the first game's header gives, where it is no header of six fields.
  readonly said?: (root: Run) => SaidResult | undefined;
  /// Where its teams are named, where that is not in a header of six fields.
  readonly teams?: Teams;
  /// What a chapter has to say of the name of a file and the record in it, beside what all have.
  readonly names?: (name: string, root: Run) => readonly Finding[];
  /// What is wrong with the text, apart from play. Some of it may not have been decoded.
  read(root: Run, undecoded: boolean): Generator<void, Findings>;
  view(course: K): RecordView<K>;
  readonly help: Help<K>;
  readonly writer: BoardWriter<K>;
  readonly quickFixes: QuickFixes;
}

export class FlatSession<K extends FlatCourse<State>> implements Session<K> {
  #root: Run;
  #source: Source = {};
  #undecoded: Span | undefined;
  readonly #course: K;

  constructor(readonly dialect: Dialect<K>) {
    this.#course = dialect.course();
  }

  /// Some chapters load these when they are first asked for.
  get help(): Help<K> {
    return this.dialect.help;
  }

  get writer(): BoardWriter<K> {
    return this.dialect.writer;
  }

  get quickFixes(): QuickFixes {
    return this.dialect.quickFixes;
  }

  get people(): People {
    const { teamPeople, teamsOfHeader } =
      require('../shared/header/people') as typeof import('../shared/header/people');
    const { teams, header } = this.dialect;
    return teamPeople(this.#course, teams ?? ((root, since) => teamsOfHeader(header(root, since))));
  }

  turnTo(root: Run, source: Source): void {
    this.#root = root;
    this.#source = source;
    this.#undecoded = undecodedIn(root);
    this.#course.text = root;
    this.#course.undecoded = this.#undecoded !== undefined;
  }

  *read(): Generator<SoFar, Findings> {
    const report = new Report();
    const { undecodable, encoding } = this.dialect;
    if (this.#undecoded) report.add({ rule: undecodable, ...this.#undecoded });
    const fault = encoding && encodingFault(this.#root, this.#source, encoding);
    if (fault) report.add(fault);
    this.#name(report);
    report.take(yield* untold(this.dialect.read(this.#root, this.#undecoded !== undefined)), 0);
    return report.findings;
  }

  #name(report: Report): void {
    const name = fileNameIn(this.#source);
    if (!name) return;
    const found = this.#header;
    const own = this.#ownNames();
    const foreign = own.find(({ rule }) => rule.name === 'header-code-mismatch');
    const contradiction = foreign ?? (found && contradictionOf(name, found.header, found.at));
    if (contradiction) {
      report.add(contradiction);
      return;
    }
    tellName(name, report);
    if (found) compareName(name, found.header, found.at, report);
    for (const finding of own) report.add(finding);
  }

  #ownNames(): readonly Finding[] {
    return this.#undecoded ? [] : (this.dialect.names?.(this.#source.name ?? '', this.#root) ?? []);
  }

  /// Where all of it could be decoded. The first game is the one that the file is about.
  get #header(): HeaderAt | undefined {
    return this.#undecoded ? undefined : this.dialect.header(this.#root);
  }

  *play(): Generator<SoFar, Findings> {
    const report = new Report();
    report.take(yield* replayed(this.#course), 0);
    const { mismatch } = this.dialect;
    const said = this.#said;
    if (!mismatch || !said) return report.findings;
    const won = yield* untold(winnerOn(this.#course));
    if (won && won !== said.result) report.add(mismatched(mismatch, said, won));
    return report.findings;
  }

  get #said(): SaidResult | undefined {
    if (this.dialect.said) return this.#undecoded ? undefined : this.dialect.said(this.#root);
    const found = this.#header;
    return found && resultIn(found);
  }

  record(): RecordView<K> | undefined {
    if (!this.#root) return undefined;
    const course = this.#course;
    return { ...this.dialect.view(course), winner: () => winnerOn(course) };
  }
}

/// Who has won on the board at the end of the first game.
function* winnerOn<S extends State>(course: FlatCourse<S>): Generator<void, Winner | undefined> {
  const spot = yield* located(course);
  return spot && course.winner(spot.state);
}

/// A result that a header gives, and where it stands.
export interface SaidResult extends Span {
  readonly result: string;
}

/// If the header is as it should be, and its result says something.
function resultIn({ header: { complete, values }, at }: HeaderAt): SaidResult | undefined {
  const value = complete ? values[3] : undefined;
  const result = value && resultOf(value.text);
  return value && result && result !== 'template' ? { result, from: at + value.from, to: at + value.to } : undefined;
}

const WINNERS: Readonly<Record<Winner, Words>> = {
  first: { en: 'the first player', zh: '先手' },
  second: { en: 'the second player', zh: '后手' },
};

const mismatched = (rule: Rule, { from, to }: SaidResult, won: Winner): Finding => ({
  rule,
  from,
  to,
  params: { winner: WINNERS[won], value: RESULT_WORDS[won]?.zh ?? '' },
});
