/// Threads that examine files, some at a time each. What is asked for first comes first, whoever is done with it first.

import { Worker } from 'node:worker_threads';
import type { Found } from '../../workspace/finding';
import type { Examination, Examined } from './examine';
import { failed } from './examine';

/// Most of what a file needs lives only while it is checked: with room for the young, little of it is ever copied.
const YOUNG = 64;

interface Job {
  readonly files: readonly Found[];
  done(examined: readonly Examined[]): void;
}

export class Hands {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: Job[] = [];
  readonly #doing = new Map<Worker, Job>();
  #ended = false;

  constructor(
    readonly count: number,
    /// What the threads are made of.
    readonly program: string,
    readonly wanted: Examination,
  ) {}

  /// Never fails: what goes wrong with a file is told of that file.
  examine(files: readonly Found[]): Promise<readonly Examined[]> {
    return new Promise((done) => {
      this.#waiting.push({ files, done });
      this.#next();
    });
  }

  end(): void {
    this.#ended = true;
    for (const worker of this.#all) void worker.terminate();
  }

  #next(): void {
    const job = this.#waiting[0];
    if (!job || this.#ended) return;
    const worker = this.#idle.pop() ?? this.#open();
    if (!worker) return;
    this.#waiting.shift();
    this.#doing.set(worker, job);
    worker.postMessage(job.files);
  }

  #open(): Worker | undefined {
    if (this.#all.size >= this.count) return undefined;
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG };
    const worker = new Worker(this.program, { workerData: this.wanted, resourceLimits, argv: [], execArgv: [] });
    this.#all.add(worker);
    worker.on('message', (examined: readonly Examined[]) => {
      const job = this.#doing.get(worker);
      this.#doing.delete(worker);
      this.#idle.push(worker);
      job?.done(examined);
      this.#next();
    });
    let reason: unknown = 'exit';
    worker.on('error', (error) => (reason = error));
    worker.on('exit', () => this.#lost(worker, reason));
    return worker;
  }

  /// A thread that a file was too much for takes no other file with it: each of its files gets a thread anew.
  #lost(worker: Worker, reason: unknown): void {
    this.#all.delete(worker);
    const job = this.#doing.get(worker);
    this.#doing.delete(worker);
    if (!job || this.#ended) return;
    const { files, done } = job;
    const [only] = files;
    if (files.length === 1 && only) {
      const failures = [failed(only.path, reason).in(this.wanted.preferences.language)];
      done([{ path: only.path, bytes: 0, failures, told: undefined }]);
    } else void Promise.all(files.map((file) => this.examine([file]))).then((all) => done(all.flat()));
    this.#next();
  }
}
