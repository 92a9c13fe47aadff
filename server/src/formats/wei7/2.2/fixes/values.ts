/// How the values of attributes are put right.

import type { Fault, Fix, QuickFix } from '../../../../record/quick-fix';
import { replacing } from '../../../../record/quick-fix';
import type { Words } from '../../../../spec/rule';
import { removing, textOf, writing } from '../../../../syntax/xml/mending';
import { demanded } from '../../../../syntax/xml/schema';
import { attributeExtent } from '../../../../syntax/xml/style';
import { meantName } from '../../../../text/near';
import { SIZES } from '../context';
import { placeOf } from './places';

/// Another value in the place of the one that is there; an empty one has its quotation marks for a place.
function valued(fault: Fault, value: string, sure: boolean, title: Words = writing(value)): Fix {
  const text = textOf(fault);
  const quote = /^(["'])\1$/.test(text) ? text.charAt(0) : '';
  return replacing(fault, `${quote}${value}${quote}`, title, sure);
}

/// What the value says, whatever references it is written with.
const said = (fault: Fault): string => {
  const place = placeOf(fault.root, fault.from);
  return (place && 'attribute' in place ? place.attribute?.value : undefined) ?? textOf(fault);
};

/// A number without the zeros that mean nothing.
const plain = (text: string): string => {
  const [whole = '', part = ''] = text.trim().split('.');
  const rest = part.replace(/0+$/, '');
  const digits = whole.replace(/^(-?)0+(?=[0-9])/, '$1');
  return rest ? `${digits}.${rest}` : digits;
};

export function* withoutZeros(fault: Fault): Generator<Fix> {
  yield valued(fault, plain(said(fault)), true);
}

/// A number that is written in another way.
export function* asNumber(fault: Fault): Generator<Fix> {
  const text = said(fault).normalize('NFKC').trim().replace(/^\+/, '').replace(',', '.');
  const number = text.replace(/^\./, '0.').replace(/\.$/, '');
  if (/^[0-9]+(?:\.[0-9]+)?$/.test(number)) yield valued(fault, plain(number), true);
}

/// Points counted in stones are half of what is meant.
export function* doubled(fault: Fault): Generator<Fix> {
  yield valued(fault, String(fault.finding.params?.twice), false);
}

/// No komi is said by saying nothing.
export function* withoutNothing(fault: Fault): Generator<Fix> {
  if (Number(said(fault)) === 0 && said(fault).trim() !== '') yield* withoutAttribute(fault, true);
}

/// The attribute goes, with the blanks before it.
export function* withoutAttribute({ root, from }: Fault, sure = false): Generator<Fix> {
  const place = placeOf(root, from);
  if (!place || !('attribute' in place) || !place.attribute) return;
  const { element, attribute } = place;
  const extent = attributeExtent(element.element, attribute);
  const edits = [{ from: element.at + extent.from, to: element.at + extent.to, text: '' }];
  yield { title: removing(attribute.name), edits, sure };
}

/// What it says is said for nothing, and yet somebody wrote it.
export function* without(fault: Fault): Generator<Fix> {
  for (const fix of withoutAttribute(fault, true)) yield { ...fix, loses: true };
}

/// The word that is meant, if it is nearly right; or else one of those that can stand there.
export function* oneOfWords(fault: Fault): Generator<Fix> {
  const place = placeOf(fault.root, fault.from);
  if (!place || !('attribute' in place) || !place.attribute) return;
  const offers = demanded(place.element.shape)?.attributes[place.attribute.name]?.offers ?? [];
  const words = offers.map(({ text }) => text);
  const value = place.attribute.value.trim();
  const meant = meantName(value, words);
  const isSame = words.includes(value) || meant?.toLowerCase() === value.toLowerCase();
  if (isSame) yield valued(fault, words.includes(value) ? value : (meant as string), true);
  else if (meant !== undefined) yield valued(fault, meant, false);
  else for (const word of words) yield valued(fault, word, false);
}

/// The problem is for the side that moves next.
export function* otherSide(fault: Fault): Generator<Fix> {
  yield valued(fault, said(fault) === 'black' ? 'white' : 'black', false);
}

export const always =
  (value: string): QuickFix =>
  (fault) => [valued(fault, value, true)];

/// Line breaks that are to survive, in a comment; elsewhere there is one line only, and XML reads them as blanks already.
export function* keptLines(fault: Fault): Generator<Fix> {
  const isComment = fault.finding.rule.clause === '3.16.3';
  const text = textOf(fault).replace(/\r\n|\r|\n/g, isComment ? '&#10;' : ' ');
  yield replacing(
    fault,
    text,
    isComment ? { en: 'Write line breaks as `&#10;`', zh: '换行写成 `&#10;`' } : BLANKS,
    true,
  );
}

const BLANKS: Words = { en: 'Write blanks instead', zh: '改为空格' };

/// Line breaks and tabs that cannot stand in a short text.
export function* onOneLine(fault: Fault): Generator<Fix> {
  const text = textOf(fault).replace(/(?:&#(?:0*(?:9|10|13)|x0*[9aAdD]);)+/g, ' ');
  yield replacing(fault, text, BLANKS);
}

const LONGEST = 128;

export function* shorter(fault: Fault): Generator<Fix> {
  const signs = textOf(fault).match(/&[^;\s]+;|./gsu) ?? [];
  const title = { en: 'Keep the first 128 characters', zh: '保留前 128 个字符' };
  yield replacing(fault, signs.slice(0, LONGEST).join(''), title);
}

/// A size that is written in another way: `09`, `9x9`.
export function* asSize(fault: Fault): Generator<Fix> {
  const text = textOf(fault).normalize('NFKC').trim();
  const [, number, , other] = /^\+?0*(\d+)(\s*[x×*]\s*(\d+))?(?:\.0+)?$/i.exec(text) ?? [];
  const size = Number(number);
  const isOne = other === undefined || Number(other) === size;
  if (isOne && SIZES.includes(String(size))) yield replacing(fault, String(size), writing(String(size)), true);
}

const TIME = /^(\d{4})[-/.](\d\d)[-/.](\d\d)(?:(?:T|\s+)(\d\d:\d\d)(:\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:\d\d)?)?$/i;

/// A blank for the T, a time without its seconds; a date alone gets the start of its day.
export function* asTime(fault: Fault): Generator<Fix> {
  const text = textOf(fault).normalize('NFKC').trim();
  const [, year, month, day, time, seconds = ':00', zone = ''] = TIME.exec(text) ?? [];
  if (!year) return;
  const right = `${year}-${month}-${day}T${time ?? '00:00'}${seconds}${zone.toUpperCase()}`;
  yield replacing(fault, right, writing(right), time !== undefined);
}
