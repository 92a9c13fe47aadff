/// All rules of records of Army chess but that of the file's name, which all chapters share.
///
/// What the messages show: `{value}` is what the text has (shortened), `{name}` a property.

import { headRules } from './rules-head';
import { moveRules } from './rules-moves';
import { textRules } from './rules-text';

export const rules = { ...headRules, ...textRules, ...moveRules };
