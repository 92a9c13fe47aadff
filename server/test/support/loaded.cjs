/// Within a server: tells at its end which files it has loaded, by their names, and how large they are.
const { statSync } = require('node:fs');

process.on('exit', () => {
  const files = Object.keys(require.cache).filter((file) => file !== __filename);
  process.stderr.write(JSON.stringify(files.map((file) => [file, statSync(file).size])));
});
