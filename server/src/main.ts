/// What `dist/server.js` is: run by itself it is the language server; to `cli.js` beside it, it is the command. They share nearly
/// everything, so they are built together.

export const command = (): Promise<unknown> => import('./cli/main');

if (require.main === module) void import('./server');
