/// A record as it would be with another text, looked through to its end.

import { type Checked, RecordDocument } from './document';

export interface Copy {
  readonly document: RecordDocument;
  /// Of its newest version.
  readonly checked: Checked;
}

export function* copyOf(
  { language, encoding, recognise }: RecordDocument,
  source: RecordDocument['source'],
  text: string,
): Generator<void, Copy> {
  let told: Checked | undefined;
  const tell = (checked: Checked): void => void (told = checked);
  const document = new RecordDocument(language, source, text, 1, encoding, tell, recognise);
  while (document.work(() => true)) yield;
  return {
    document,
    get checked() {
      return told as Checked;
    },
  };
}
