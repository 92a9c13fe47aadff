/// Smart Game Format as a family of texts: parentheses nest, and all between two of them is cut into nodes, a whole one with its
/// properties and their values a token: `;B[pd]C[a joseki]`. So parentheses and semicolons in values are nobody's business, and a
/// bracket that is not closed reaches as far as its own token, which ends behind the next bracket that closes.

import type { Family } from '../../text/lexer';
import { scan } from './lexer';

export const sgfFamily: Family = {
  name: 'sgf',
  scan,
  repair: { splitAt: () => -1 },
};
