/// What has been found in the text as it is, if that has been looked through already.

import type { Checked, RecordDocument } from '../language/document';
import type { Documents } from './documents';

export function checkedAsIs(documents: Documents, uri: string, { root }: RecordDocument): Checked | undefined {
  const checked = documents.checked(uri);
  return checked?.root === root ? checked : undefined;
}
