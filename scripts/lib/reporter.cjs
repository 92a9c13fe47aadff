/// Mocha's report with fewer lines: a line for each file's worth of tests that passed, everything about those that failed.
/// The counts go to the parent process, which adds its own checks and writes the closing line.
const { Base } = require('mocha').reporters;

module.exports = class Reporter extends Base {
  constructor(runner, options) {
    super(runner, options);
    let passed = 0;
    const begun = new Map();
    runner.on('suite', (suite) => {
      if (suite.parent?.root) begun.set(suite, { at: Date.now(), passed });
    });
    runner.on('suite end', (suite) => {
      const start = begun.get(suite);
      if (start) console.log(`  ${suite.title}: ${passed - start.passed} (${Date.now() - start.at} ms)`);
    });
    runner.on('pass', () => passed++);
    runner.on('fail', (test) => console.log(`  FAILED ${test.fullTitle()}`));
    runner.once('end', () => {
      if (this.failures.length > 0) Base.list(this.failures);
      process.send?.({ passed, failed: this.failures.length });
    });
  }
};
