/// A process that runs test files out of a bundle, one after the other as it is told to, and tells how they came out. What it is
/// told: `{ file }`; `{ file, split: true }`, which is answered with the names of its tests; and with `title`, one of these.
const { default: Mocha, reporters } = require('mocha');

/// Milliseconds that a test may take: it hangs, then. Whatever else a machine has to do, none comes near it.
const { timeout } = require('../../.mocharc.json');

const [bundle, grep] = process.argv.slice(2);
const tests = require(bundle);
const loaded = new Map();

/// Failures as mocha writes them: what was expected, what came, and where.
function described(failures) {
  const lines = [];
  const { consoleLog } = reporters.Base;
  reporters.Base.consoleLog = (...words) => lines.push(require('node:util').format(...words));
  reporters.Base.list(failures);
  reporters.Base.consoleLog = consoleLog;
  return lines.join('\n').replace(/^(?: *\n)+/, '');
}

/// What is told is all that it does.
function Silent(runner) {
  runner.on('fail', (test, error) => (test.err = error));
}

/// A file's tests are declared when it is loaded, which happens once. `split`: they are run one by one.
function load({ file, split = false }) {
  const known = loaded.get(file);
  if (known) return known;
  const mocha = new Mocha({ reporter: Silent, timeout, forbidOnly: Boolean(process.env.CI) });
  mocha.cleanReferencesAfterRun(!split);
  mocha.suite.emit('pre-require', globalThis, file, mocha);
  tests[file]();
  mocha.suite.emit('post-require', globalThis, file, mocha);
  loaded.set(file, mocha);
  return mocha;
}

const titlesIn = (suite) => [
  ...suite.tests.map((test) => test.fullTitle()),
  ...suite.suites.flatMap((inner) => titlesIn(inner)),
];

const exactly = (title) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

function run(job) {
  const mocha = load(job);
  const { title } = job;
  if (title !== undefined) mocha.grep(exactly(title));
  else if (grep) mocha.grep(grep);
  const counts = { passed: 0, skipped: 0, failures: [] };
  return new Promise((resolve) => {
    const runner = mocha.run(() => resolve({ ...counts, failures: counts.failures.map((test) => described([test])) }));
    runner.on('pass', () => counts.passed++);
    runner.on('pending', () => counts.skipped++);
    runner.on('fail', (test) => counts.failures.push(test));
  });
}

// A file in which tests are run one by one leaves its listeners behind.
process.setMaxListeners(0);
process.on('message', async (job) => {
  try {
    process.send(job.split && !job.title ? { titles: titlesIn(load(job).suite) } : await run(job));
  } catch (error) {
    process.send({ passed: 0, skipped: 0, failures: [`${job.file} cannot be loaded: ${error.stack}`] });
  }
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
