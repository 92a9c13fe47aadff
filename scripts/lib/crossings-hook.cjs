/// Within a server: counts which functions run between two messages, with V8. What it answers are those of one script.
const { Session } = require('node:inspector');

const session = new Session();
session.connect();
const post = (method, parameters) =>
  new Promise((resolve, reject) =>
    session.post(method, parameters, (error, result) => (error ? reject(error) : resolve(result))),
  );

async function functionsRun(script) {
  const { result } = await post('Profiler.takePreciseCoverage');
  const { functions = [] } = result.find(({ url }) => url.endsWith(script)) ?? {};
  const run = functions.filter(({ ranges }) => ranges[0].count > 0);
  return run.map(({ functionName, ranges }) => ({ name: functionName, from: ranges[0].startOffset }));
}

void post('Profiler.enable').then(() => post('Profiler.startPreciseCoverage', { callCount: true, detailed: false }));
process.on('message', async ({ script }) => process.send(await functionsRun(script)));
process.channel.unref();
