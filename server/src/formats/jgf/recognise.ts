import type { RecordLanguage } from '../language';

export const jgf: RecordLanguage = {
  id: 'jgf',
  aliases: ['JGF', 'JSON Go Format'],
  extensions: ['.jgf'],
  firstLine: '^\\s*\\{\\s*"record"\\s*:\\s*\\{\\s*"format"\\s*:\\s*"JGF"',
  encodings: ['UTF-8'],
  settings: { 'editor.quickSuggestions': { strings: true } },
  likeness(head) {
    if (!/^\ufeff?\s*\{/.test(head)) return 0;
    if (/"format"\s*:\s*"JGF"/.test(head)) return 3;
    return /"record"\s*:\s*\{|"tree"\s*:\s*\[/.test(head) ? 2 : 0;
  },
  formatOf: () => ({ format: 'jgf' }),
};
