/// A path as SARIF wants it: relative to the folder of the call where it can be, so that it holds on other machines too.

import path from 'node:path';
import { pathToFileURL } from 'node:url';

export function uriOf(file: string, folder: string): string {
  const way = path.relative(folder, path.resolve(folder, file));
  const outside = way === '' || way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way);
  if (outside) return pathToFileURL(path.resolve(folder, file)).href;
  return way.split(path.sep).map(encodeURIComponent).join('/');
}
