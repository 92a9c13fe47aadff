/// What `dist/server.js` is: run by itself it is the language server; to `cli.js` beside it, it is the command. They are in one
/// file because they share nearly all of it.

export const command = (): Promise<unknown> => import('./cli/main');

if (require.main === module) void import('./server');
