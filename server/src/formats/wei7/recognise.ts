import type { RecordLanguage } from '../language';

/// Version 2.x is XML, whatever has become of it after its first sign.
const MARKUP = /^\ufeff?\s*</;
const OBJECT = /^\ufeff?\s*\{/;
/// Something stands before it that is neither.
const MARKUP_LATER = /^[^<{]*<(?:wei7[\s>]|[?!])/;

export const wei7: RecordLanguage = {
  id: 'wei7',
  aliases: ['wei7', 'wei7 围棋棋谱'],
  extensions: ['.wei7'],
  firstLine: '^\\s*(?:<wei7[\\s>]|\\{\\s*"format"\\s*:\\s*"wei7")',
  encodings: ['UTF-8'],
  settings: { 'editor.quickSuggestions': { strings: true } },
  likeness(head) {
    if (MARKUP.test(head)) return /<wei7[\s>]/.test(head) ? 3 : 0;
    if (!OBJECT.test(head)) return 0;
    if (/"format"\s*:\s*"wei7"/.test(head)) return 3;
    // In wei7 the tree is an object, in JGF an array of nodes.
    return /"tree"\s*:\s*\{/.test(head) ? 1 : 0;
  },
  formatOf: (head) => ({ format: MARKUP.test(head) || MARKUP_LATER.test(head) ? 'wei7-2.2' : 'wei7-3.0' }),
};
