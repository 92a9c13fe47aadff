/// Where what is converted goes, and how it gets there: all of a record or nothing of it, and never over a file that is there unless
/// that has been asked for.

import { access, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namesOfConverted } from '../../workspace/converted-names';
import { CommandFault } from '../fault';
import { converting } from '../messages';
import type { ConvertOptions } from './options';

export class Destination {
  /// What has been written so far: two records may have the same name but for its ending.
  readonly #written = new Set<string>();

  constructor(
    readonly options: ConvertOptions,
    readonly language: string,
  ) {}

  /// The paths of the files that come of one.
  pathsFor(source: string, count: number): readonly string[] {
    const names = namesOfConverted(path.basename(source), this.language, count);
    const folder = this.#folderFor(source);
    return names.map((name) => path.join(folder, name));
  }

  /// Inside the folder for all of them they lie as they lay inside the folder that was named.
  #folderFor(source: string): string {
    const { out, paths } = this.options;
    const own = path.dirname(source);
    if (out === undefined) return own;
    const inside = paths.map((one) => path.relative(one, own)).find((way) => isBelow(way));
    const isNamed = paths.includes(source);
    return isNamed || inside === undefined ? out : path.join(out, inside);
  }

  /// What is to be said if they cannot be written; then none of them is.
  async write(source: string, targets: readonly string[], texts: readonly string[]): Promise<CommandFault | undefined> {
    for (const target of targets) {
      const fault = await this.#hindrance(source, target);
      if (fault) return fault;
    }
    const ready: Ready[] = [];
    let current = targets[0] ?? '';
    try {
      for (const [i, target] of targets.entries()) {
        current = target;
        ready.push(await prepared(target, texts[i] ?? ''));
      }
      for (const one of ready) {
        current = one.target;
        await this.#put(one);
      }
      return undefined;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      return new CommandFault(code === 'EEXIST' ? converting.taken : converting.unwritten, { path: current, code });
    } finally {
      for (const { beside } of ready) await rm(beside, { force: true });
    }
  }

  async #hindrance(source: string, target: string): Promise<CommandFault | undefined> {
    if (path.resolve(target) === path.resolve(source)) return new CommandFault(converting.itself, { path: source });
    if (this.#written.has(path.resolve(target))) return new CommandFault(converting.twice, { path: source, target });
    if (this.options.force || !(await isThere(target))) return undefined;
    return new CommandFault(converting.taken, { path: target });
  }

  /// A second name for the same file is given only if nobody has it yet; taking over one that somebody has is asked for.
  async #put({ beside, target }: Ready): Promise<void> {
    if (this.options.force) await rename(beside, target);
    else await link(beside, target).catch((error) => linkless(error, beside, target));
    this.#written.add(path.resolve(target));
  }
}

/// What is written in full, beside its place.
interface Ready {
  readonly target: string;
  readonly beside: string;
}

async function prepared(target: string, text: string): Promise<Ready> {
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  const beside = path.join(folder, `.${path.basename(target)}.${process.pid}.part`);
  try {
    await writeFile(beside, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(beside, { force: true });
    throw error;
  }
  return { target, beside };
}

/// Some file systems have no second names.
async function linkless(error: NodeJS.ErrnoException, beside: string, target: string): Promise<void> {
  if (error.code === 'EEXIST' || (await isThere(target))) throw error;
  await rename(beside, target);
}

const isBelow = (way: string): boolean => way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
