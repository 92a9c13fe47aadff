/// What `dist/server.js` is: run by itself it is the language server; to `cli.js` beside it, it is the command, and so are its
/// threads. They share nearly everything, so they are built together.

import { isMainThread } from 'node:worker_threads';

export const command = (): Promise<void> => import('./cli/main').then(({ begin }) => begin(__filename));

if (require.main === module) void (isMainThread ? import('./server') : import('./cli/lint/thread'));
