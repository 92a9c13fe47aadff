/// The formats that have both cases on disk and a place in the list of formats.

import { allFormats } from '../../src/formats/list';
import { caseFolders } from './fixtures';

export const isKnown = (format: string): boolean =>
  allFormats().some(({ specification }) => specification.id === format);

export const fuzzable = (): string[] => caseFolders().filter(isKnown);

/// Those that are written in a family of texts.
export const fuzzableIn = (family: string): string[] =>
  fuzzable().filter((id) => allFormats().find(({ specification }) => specification.id === id)?.family.name === family);
