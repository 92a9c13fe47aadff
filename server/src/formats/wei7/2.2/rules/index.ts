/// All rules of wei7 2.2, in the order of their clauses.
///
/// What the messages show: `{value}` is the value as it is meant (shortened), `{name}` the name of an attribute or element,
/// `{axis}` x or y, `{point}` a point as players write it (D4), `{fault}` what is wrong as XML.

import type { Rule } from '../../../../spec/rule';
import { ruleBook } from '../../../../spec/rule-book';
import type { XmlRules } from '../../../../syntax/xml/collector';
import type { ClauseNumber } from '../clauses';
import { gameRules } from './game';
import { movesRules } from './moves';
import { playRules } from './play';
import { rootRules } from './root';
import { xmlRules as fileRules } from './xml';

export const rules = ruleBook<ClauseNumber>()({
  ...fileRules,
  ...rootRules,
  ...gameRules,
  ...movesRules,
  ...playRules,
});

/// The rules about XML as such.
export const xmlRules: XmlRules = {
  rootMissing: rules['xml-root-missing'],
  outsideRoot: rules['xml-content-outside-root'],
  endTag: rules['xml-end-tag-mismatch'],
  unclosed: rules['xml-unclosed-element'],
  attribute: rules['xml-attribute-syntax'],
  markup: rules['xml-markup'],
  ltInValue: rules['xml-lt-in-value'],
  duplicate: rules['xml-duplicate-attribute'],
  reference: rules['xml-reference'],
  character: rules['xml-illegal-character'],
  comment: rules['xml-comment'],
  declaration: rules['xml-declaration'],
  undecoded: rules['undecodable-bytes'],
};

/// A lost line break is reported with the clause of the attribute that it is in.
export const lineBreak = (clause: '3.8' | '3.16.2' | '3.16.3'): Rule => ({ ...rules['literal-line-break'], clause });
