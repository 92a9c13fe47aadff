/// What `dist/cli.js` is: the command, which stands in the server's file beside it.

declare function require(file: './server.js'): typeof import('./main');

void require('./server.js').command();

export {};
