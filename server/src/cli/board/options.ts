/// What `qipu board` was asked for.

import { existsSync } from 'node:fs';
import { type Arguments, choice, type Options } from '../arguments';
import { CommandFault } from '../fault';
import { usage } from '../messages';
import { type FilePlace, filePlace } from './place';

export const BOARD_OPTIONS: Options = { '--format': 'value' };

export interface BoardOptions {
  readonly place: FilePlace;
  readonly format: 'text' | 'json' | 'svg';
}

export function boardOptions(given: Arguments): BoardOptions {
  const [file, ...others] = given.rest;
  if (file === undefined) throw new CommandFault(usage.noFile);
  if (others.length > 0) throw new CommandFault(usage.manyFiles, { count: given.rest.length });
  return { place: filePlace(file, existsSync), format: choice(given, ['text', 'json', 'svg']) };
}
