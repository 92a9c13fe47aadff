/// What is wrong with single characters of a text, wherever they stand.

import { CLEAN, type Finding, type Findings, Report } from '../../../../record/finding';
import type { Rule, Words } from '../../../../spec/rule';
import { halfOf, isLookAlike } from '../../../../syntax/brackets/half-width';
import type { Leaf } from '../../../../text/node';
import { MemoSlot } from '../../../../text/slot';
import { isInGb2312 } from './gb2312';

const PLAIN = /^[\t\n\r\x20-\x7e]*$/;
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]+/g;

/// Nothing in it but ASCII that may stand anywhere.
const isPlain = (text: string): boolean => PLAIN.test(text);

const hex = (sign: string): string =>
  `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;

const MOST_SHOWN = 5;

/// Each run of control characters.
function controlsIn(text: string, rule: Rule): Finding[] {
  return [...text.matchAll(CONTROLS)].map(({ 0: run, index }) => {
    const codes = [...run.slice(0, MOST_SHOWN)].map(hex).join(' ');
    return { rule, from: index, to: index + run.length, params: { codes } };
  });
}

/// Each run of characters that GB 2312 has not.
function strangersIn(text: string, rule: Rule): Finding[] {
  const findings: Finding[] = [];
  let from = -1;
  for (let at = 0; at <= text.length; ) {
    const code = text.codePointAt(at);
    const isStranger = code !== undefined && !isInGb2312(code);
    if (isStranger && from < 0) from = at;
    if (!isStranger && from >= 0) {
      findings.push({ rule, from, to: at, params: { text: shown(text.slice(from, at)) } });
      from = -1;
    }
    at += code !== undefined && code > 0xffff ? 2 : 1;
  }
  return findings;
}

export interface SignRules {
  readonly 'not-plain-text': Rule;
  /// Where records are kept in GB 2312.
  readonly 'outside-gb2312'?: Rule;
}

interface Signs {
  readonly kind: 'signs';
  readonly rules?: SignRules;
  readonly undecoded?: boolean;
  readonly findings: Findings;
}

const SIGNS = new MemoSlot<Signs>('signs');
const NOTHING: Signs = { kind: 'signs', findings: CLEAN };

/// What is wrong with the characters of a leaf, wherever it stands; remembered on it.
export function signsOf(leaf: Leaf, rules: SignRules, undecoded = false): Findings {
  const known = SIGNS.of(leaf);
  if (known && (known === NOTHING || (known.rules === rules && known.undecoded === undecoded))) return known.findings;
  if (isPlain(leaf.text)) return SIGNS.keep(leaf, NOTHING).findings;
  const report = new Report();
  for (const finding of controlsIn(leaf.text, rules['not-plain-text'])) report.add(finding);
  const narrow = undecoded ? undefined : rules['outside-gb2312'];
  if (narrow) for (const finding of strangersIn(leaf.text, narrow)) report.add(finding);
  return SIGNS.keep(leaf, { kind: 'signs', rules, undecoded, findings: report.findings }).findings;
}

const LONG = 20;

/// As much of a text as a message shows.
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const points = [...line.slice(0, 4 * LONG)];
  return points.length > LONG ? `${points.slice(0, LONG).join('')}…` : line;
}

const BLANK: Words = { en: 'a blank', zh: '空格' };
const FULL_BLANK: Words = { en: 'This full-width blank', zh: '这个全角空格' };

const quoted = (sign: string): Words => ({ en: sign, zh: `“${sign}”` });

/// Each look-alike between two offsets.
export function lookAlikesIn(text: string, rule: Rule, from = 0, to = text.length): Finding[] {
  const findings: Finding[] = [];
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (!isLookAlike(code)) continue;
    const half = String.fromCharCode(halfOf(code));
    const params =
      half === ' ' ? { sign: FULL_BLANK, half: BLANK } : { sign: quoted(text.charAt(at)), half: quoted(half) };
    findings.push({ rule, from: at, to: at + 1, params });
  }
  return findings;
}
