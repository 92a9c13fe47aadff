/// Test files given out to processes that run side by side: whichever is done takes the next. A process that ends or falls silent has
/// failed in what it was doing, and another takes its place.
import { fork } from 'node:child_process';
import { inRoot, root } from './project.mjs';

/// Milliseconds after which a file is given up.
const PATIENCE = 900_000;

const LOST = { passed: 0, skipped: 0 };

/// Hostile texts make large trees at once: with the usual room for what is new they would be copied again and again while they grow.
const ROOM = '--max-semi-space-size=32';

/// One process. `env` is added to the environment.
class Worker {
  #child;

  constructor(bundle, { grep = '', env = {} } = {}) {
    this.begin = () => {
      this.#child = fork(inRoot('scripts/lib/test-worker.cjs'), [inRoot(bundle), grep], {
        cwd: root,
        execArgv: ['--enable-source-maps', ROOM],
        env: { ...process.env, ...env },
      });
      this.#child.setMaxListeners(0);
      return this.#next();
    };
  }

  /// What it says next, or how it has come to an end.
  #next() {
    const child = this.#child;
    return new Promise((resolve) => {
      const late = setTimeout(() => end('has said nothing for too long'), PATIENCE);
      const say = (message) => {
        clearTimeout(late);
        child.off('message', say).off('exit', exit).off('error', end);
        resolve(message);
      };
      const end = (why) => {
        child.kill('SIGKILL');
        this.#child = undefined;
        say({ ...LOST, failures: [`The process that ran it ${why}`] });
      };
      const exit = (code, signal) => end(`ended with ${signal ?? code}`);
      child.on('message', say).on('exit', exit).on('error', end);
    });
  }

  async do(job) {
    if (!this.#child) {
      const first = await this.begin();
      if (!first.ready) return first;
    }
    this.#child.send(job);
    return await this.#next();
  }

  end() {
    this.#child?.disconnect();
  }
}

/// Does all jobs of a list, which may grow, and ends. `tell` hears of each as it is done, and of those that it has been split into.
export async function lane(jobs, bundle, options, tell) {
  const worker = new Worker(bundle, options);
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const start = Date.now();
    const said = await worker.do(job);
    if (said.titles) jobs.unshift(...said.titles.map((title) => ({ file: job.file, split: true, title })));
    tell(job, said, Date.now() - start);
  }
  worker.end();
}
