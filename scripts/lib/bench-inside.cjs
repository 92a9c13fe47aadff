/// Loaded into a program that is measured, which knows nothing of it. Asked by its parent it tells what the processor has worked for it, in
/// milliseconds, all threads together; the longest that it went without looking whether something has come in, by the time that the
/// processor worked for the main thread; and what is on the heap once garbage is collected.
const { createHook } = require('node:async_hooks');
const { openSync, readSync } = require('node:fs');
const { performance } = require('node:perf_hooks');

const buffer = Buffer.alloc(64);
let schedule;
try {
  schedule = openSync('/proc/thread-self/schedstat', 'r');
} catch {
  // Not everywhere can threads be told apart.
}

const ofProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function ofThread() {
  if (schedule === undefined) return ofProcess();
  const size = readSync(schedule, buffer, 0, 64, 0);
  return Number.parseInt(buffer.toString('latin1', 0, size), 10) / 1e6;
}

/// One turn of the loop is what is done without listening.
let turn = -1;
let begun = 0;
let longest = 0;
createHook({
  before() {
    const { loopCount } = performance.nodeTiming.uvMetricsInfo;
    if (loopCount === turn) return;
    turn = loopCount;
    begun = ofThread();
  },
  after() {
    if (turn >= 0) longest = Math.max(longest, ofThread() - begun);
  },
}).enable();

function heap() {
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

process.on('message', (what) => {
  process.send(what === 'heap' ? { heap: heap() } : { cpu: ofProcess(), slice: longest });
  longest = 0;
  turn = -1;
});
process.channel?.unref();
