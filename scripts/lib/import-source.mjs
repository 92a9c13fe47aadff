/// What a source of the project exports, for scripts: it is bundled in memory and loaded.
import { inRoot } from './project.mjs';

export async function importSource(source) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [inRoot(source)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
