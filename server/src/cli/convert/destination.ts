/// Where what is converted goes, and how it gets there: all of a record or nothing of it, and never over a file that is there unless
/// that has been asked for. Waiting for small files costs more than writing them.

import { existsSync, linkSync, mkdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOfConverted } from '../../workspace/converted-names';
import { CommandFault } from '../fault';
import { converting } from '../messages';
import type { ConvertOptions } from './options';

export class Destination {
  /// What has been written so far: two records may have the same name but for its ending.
  readonly #written = new Set<string>();
  readonly #folders = new Set<string>();
  readonly #named: ReadonlySet<string>;
  /// Where what comes of the files in a folder goes.
  readonly #places = new Map<string, string>();

  constructor(
    readonly options: Pick<ConvertOptions, 'paths' | 'out' | 'force'>,
    /// Of what is written.
    readonly language: string,
  ) {
    this.#named = new Set(options.paths);
  }

  /// The paths of the files that come of one.
  pathsFor(source: string, count: number): readonly string[] {
    return this.placed(source, namesOfConverted(path.basename(source), this.language, count));
  }

  placed(source: string, names: readonly string[]): readonly string[] {
    const folder = this.#folderFor(source);
    return names.map((name) => path.join(folder, name));
  }

  #folderFor(source: string): string {
    const { out } = this.options;
    const own = path.dirname(source);
    if (out === undefined) return own;
    if (this.#named.has(source)) return out;
    let folder = this.#places.get(own);
    if (folder === undefined) this.#places.set(own, (folder = this.#placeOf(own, out)));
    return folder;
  }

  /// Inside the folder for all of them they lie as they lay inside the folder that was named.
  #placeOf(own: string, out: string): string {
    const { paths } = this.options;
    const above = paths.find((one) => isBelow(path.relative(one, own)));
    return above === undefined ? out : path.join(out, path.relative(above, own));
  }

  /// What is to be said if they cannot be written; then none of them is.
  write(source: string, targets: readonly string[], texts: readonly (string | Uint8Array)[]): CommandFault | undefined {
    for (const target of targets) {
      const fault = this.#hindrance(source, target, targets.length === 1);
      if (fault) return fault;
    }
    const ready: Ready[] = [];
    let current = targets[0] ?? '';
    try {
      for (const [i, target] of targets.entries()) {
        current = target;
        this.#makeFolder(path.dirname(target));
        ready.push(prepared(target, texts[i] ?? ''));
      }
      for (const one of ready) {
        current = one.target;
        this.#put(one);
      }
      return undefined;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      return new CommandFault(code === 'EEXIST' ? converting.taken : converting.unwritten, { path: current, code });
    } finally {
      for (const { beside, gone } of ready) if (!gone) rmSync(beside, { force: true });
    }
  }

  #makeFolder(folder: string): void {
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }

  /// Of one file it is found out when it is put.
  #hindrance(source: string, target: string, isOne: boolean): CommandFault | undefined {
    if (path.resolve(target) === path.resolve(source)) return new CommandFault(converting.itself, { path: source });
    if (this.#written.has(path.resolve(target))) return new CommandFault(converting.twice, { path: source, target });
    if (this.options.force || isOne || !existsSync(target)) return undefined;
    return new CommandFault(converting.taken, { path: target });
  }

  /// A second name for the same file is given only if nobody has it yet; taking over one that somebody has is asked for.
  #put(one: Ready): void {
    const { beside, target } = one;
    if (this.options.force || !isLinked(beside, target)) renameSync(beside, target);
    else unlinkSync(beside);
    one.gone = true;
    this.#written.add(path.resolve(target));
  }
}

/// What is written in full, beside its place.
interface Ready {
  readonly target: string;
  readonly beside: string;
  /// It has got to its place.
  gone: boolean;
}

function prepared(target: string, text: string | Uint8Array): Ready {
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.part`);
  try {
    writeFileSync(beside, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(beside, { force: true });
    throw error;
  }
  return { target, beside, gone: false };
}

/// Some file systems have no second names.
function isLinked(beside: string, target: string): boolean {
  try {
    linkSync(beside, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(target)) throw error;
    return false;
  }
}

const isBelow = (way: string): boolean => way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
