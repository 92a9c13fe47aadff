/// How faults of single characters are put right, and text that was read in the wrong encoding.

import { type Fault, type Fix, type QuickFixesFor, replacing } from '../../../../record/quick-fix';
import { leafAt } from '../../../../text/edit';
import type { gb2312Rules } from '../rules/text';
import { isInGb2312 } from '../text/gb2312';
import { REMOVE, removing, textOf, titled, toHalfWidth } from './making';

/// For the chapters in GB 2312 and for those that are not.
export const textFixes: QuickFixesFor<ReturnType<typeof gb2312Rules>> = {
  'full-width-delimiter': toHalfWidth,
  'not-plain-text': removing(REMOVE, true),
  'undecodable-text': readAgain,
  'outside-gb2312': plainer,
};

const ENCODINGS = { gb18030: 'GB 18030', utf8: 'UTF-8' } as const;
const HANZI = /\p{Script=Han}/u;

/// GB text that was read as UTF-8 has hardly any hanzi left; UTF-8 that was read as GB is full of wrong ones.
function* readAgain({ root, from }: Fault): Generator<Fix> {
  const garbled = root !== undefined && HANZI.test(leafAt(root, from).leaf.text);
  for (const encoding of garbled ? (['utf8', 'gb18030'] as const) : (['gb18030', 'utf8'] as const)) {
    const name = ENCODINGS[encoding];
    yield { title: { en: `Reopen as ${name}`, zh: `用 ${name} 编码重新打开` }, edits: [], encoding };
  }
}

/// Signs that look the same or nearly so, where Unicode does not say it.
const LIKE: Readonly<Record<string, string>> = {
  '\u2022': '·',
  '\u2027': '·',
  '\u301c': '～',
  '\u00a5': '￥',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u200b': '',
  '\u200e': '',
  '\u200f': '',
  '\ufeff': '',
};

function* plainer(fault: Fault): Generator<Fix> {
  const text = [...textOf(fault)].map((sign) => LIKE[sign] ?? sign.normalize('NFKC')).join('');
  const sure = [...text].every((sign) => isInGb2312(sign.codePointAt(0) as number));
  if (sure && text !== '') yield replacing(fault, text, titled('Write', '改为', text), true);
  else yield replacing(fault, '', REMOVE, sure);
}
