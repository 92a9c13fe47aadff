/// `npm run screenshots` takes the pictures of the README in the real VS Code, anew into docs/images.
process.env.QIPU_SCREENSHOTS = '1';
process.argv.push('client/e2e/pictures.e2e.ts');
await import('./test.mjs');
