/// The records of a folder, also those that no editor has opened.

import { count, object, type TypeOf, wholeText } from './validate';

export const FolderParams = object('FolderParams', {
  /// Of the folder, with all that are in it.
  uri: wholeText,
});
export type FolderParams = TypeOf<typeof FolderParams>;

export const FolderAnswer = object('FolderAnswer', {
  /// How many have been checked.
  records: count,
  /// How many of them have anything that is wrong.
  faulty: count,
});
export type FolderAnswer = TypeOf<typeof FolderAnswer>;
