import type { RecordLanguage } from '../language';
import { isIshi, isPlainlyIshi } from './content';

/// The format prescribes `.go`, which is what programs end in too.
const GO = { extension: '.go', language: 'go' };

export const ishi: RecordLanguage = {
  id: 'ishi',
  aliases: ['Ishi', 'Ishi Standard'],
  extensions: ['.ishi', '.ish'],
  guestOf: [GO],
  firstLine: '^\\s*(?:[Bb][Oo][Aa][Rr][Dd][Ss][Ii][Zz][Ee]\\s+\\d{1,2}|[BWbw]\\s+\\d+\\s+[A-HJ-Ta-hj-t]\\d{1,2})\\s*$',
  encodings: ['UTF-8'],
  // A `.go` that is no program can be little else; any other file has to show more.
  likeness: (head, name) => ((name?.toLowerCase().endsWith(GO.extension) ? isIshi(head) : isPlainlyIshi(head)) ? 2 : 0),
  formatOf: () => ({ format: 'ishi' }),
};
