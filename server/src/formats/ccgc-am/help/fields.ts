/// The header of Amazons for whoever writes one: White goes first.

import type { HeaderChapter } from '../../ccgc/fields';
import { rules } from '../rules';

export const chapter: HeaderChapter = {
  code: 'AM',
  sides: [
    { en: 'White', zh: '白' },
    { en: 'Black', zh: '黑' },
  ],
  rules,
};
