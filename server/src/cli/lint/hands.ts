/// Threads that examine files, some at a time each. A thread is slow at first with each language that it meets: so it gets what is in
/// those that it knows before others, and one that no thread knows before one that another does.

import { Worker } from 'node:worker_threads';
import type { Found } from '../../workspace/finding';
import { type Examination, type Examined, failed } from './examine';
import type { Examining } from './own-hands';

/// Most of what a file needs lives only while it is checked: with room for the young, little of it is ever copied.
const YOUNG = 64;

interface Job {
  readonly language: string | undefined;
  readonly files: readonly Found[];
  done(examined: readonly Examined[]): void;
}

/// A thread, the languages that it has met, and what it is at.
interface Hand {
  readonly worker: Worker;
  readonly languages: Set<string | undefined>;
  job: Job | undefined;
}

export class Hands implements Examining {
  readonly #all = new Set<Hand>();
  readonly #waiting: Job[] = [];
  #ended = false;

  constructor(
    readonly count: number,
    /// What the threads are made of.
    readonly program: string,
    readonly wanted: Examination,
  ) {}

  examine(language: string | undefined, files: readonly Found[]): Promise<readonly Examined[]> {
    return new Promise((done) => {
      const job: Job = { language, files, done };
      const hand = this.#handFor(job);
      if (hand) begin(hand, job);
      else this.#waiting.push(job);
    });
  }

  end(): void {
    this.#ended = true;
    for (const { worker } of this.#all) void worker.terminate();
  }

  #handFor({ language }: Job): Hand | undefined {
    if (this.#ended) return undefined;
    const idle = [...this.#all].filter(({ job }) => !job);
    return idle.find(({ languages }) => languages.has(language)) ?? idle[0] ?? this.#open();
  }

  /// To one that is idle.
  #next(hand: Hand): void {
    const job = this.#ended ? undefined : this.#jobFor(hand);
    if (!job) return;
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    begin(hand, job);
  }

  #jobFor(hand: Hand): Job | undefined {
    const isNew = ({ language }: Job) => ![...this.#all].some(({ languages }) => languages.has(language));
    return (
      this.#waiting.find(({ language }) => hand.languages.has(language)) ??
      this.#waiting.find(isNew) ??
      this.#waiting[0]
    );
  }

  #open(): Hand | undefined {
    if (this.#all.size >= this.count) return undefined;
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG };
    const worker = new Worker(this.program, { workerData: this.wanted, resourceLimits, argv: [], execArgv: [] });
    const hand: Hand = { worker, languages: new Set(), job: undefined };
    this.#all.add(hand);
    worker.on('message', (examined: readonly Examined[]) => {
      const { job } = hand;
      hand.job = undefined;
      job?.done(examined);
      this.#next(hand);
    });
    let reason: unknown = 'exit';
    worker.on('error', (error) => (reason = error));
    worker.on('exit', () => this.#lost(hand, reason));
    return hand;
  }

  /// A thread that a file was too much for takes no other file with it: each of its files gets a thread anew.
  #lost(hand: Hand, reason: unknown): void {
    const { job } = hand;
    this.#all.delete(hand);
    if (!job || this.#ended) return;
    const { language, files, done } = job;
    const [only] = files;
    if (files.length === 1 && only) {
      const failures = [failed(only.path, reason).in(this.wanted.preferences.language)];
      done([{ path: only.path, bytes: 0, failures, told: undefined }]);
    } else void Promise.all(files.map((file) => this.examine(language, [file]))).then((all) => done(all.flat()));
    const next = this.#waiting[0] && this.#open();
    if (next) this.#next(next);
  }
}

function begin(hand: Hand, job: Job): void {
  hand.job = job;
  hand.languages.add(job.language);
  hand.worker.postMessage(job.files);
}
