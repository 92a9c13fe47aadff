/// What `dist/cli.js` is: the command, which is built with the server.

declare function require(file: './server.js'): typeof import('./main');

void require('./server.js').command();

export {};
