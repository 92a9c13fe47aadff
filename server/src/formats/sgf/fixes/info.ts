/// Results, dates, times, komi and ranks as people write them, in the form that is prescribed.

const NUMBER = /(\d+)(?:[.,](\d+))?(?:\s+1\/2)?/;

/// The number in a text, halves told as a fraction too.
function numberIn(text: string): string | undefined {
  const half = /(\d+)?\s*(?:1\/2|½|半)/.exec(text);
  if (half) return `${half[1] ?? '0'}.5`;
  const found = NUMBER.exec(text);
  return found ? `${found[1]}${found[2] ? `.${found[2]}` : ''}` : undefined;
}

const DRAWS = /^(?:draw|jigo|tie|0|和棋|和局|ジゴ|持碁)$/i;

export function resultWritten(text: string): string | undefined {
  const said = text.trim();
  if (DRAWS.test(said)) return said === '0' ? undefined : '0';
  if (/^(?:void|no result|无胜负|无结果)$/i.test(said)) return 'Void';
  if (/^(?:unknown|不详|\?+)$/i.test(said)) return '?';
  const short = /^([bw])\s*\+\s*(.*)$/i.exec(said);
  if (short) return winnerWritten((short[1] as string).toUpperCase(), (short[2] as string).trim());
  const side = /^(?:black|b\b|黑)/i.test(said) ? 'B' : /^(?:white|w\b|白)/i.test(said) ? 'W' : undefined;
  if (!side) return undefined;
  if (/\bresigns\b|认输|投了/i.test(said)) return `${side === 'B' ? 'W' : 'B'}+R`;
  if (/\b(?:lost|loses) on time\b/i.test(said)) return `${side === 'B' ? 'W' : 'B'}+T`;
  return /\bwins?\b|\bwon\b|胜/i.test(said)
    ? winnerWritten(side, said.replace(/^(?:black|white|黑|白)/i, ''))
    : undefined;
}

function winnerWritten(side: string, how: string): string | undefined {
  if (how === '') return `${side}+`;
  if (/^r(?:es(?:ign(?:ation)?)?)?\.?$|resign|中盘/i.test(how)) return `${side}+R`;
  if (/^t(?:ime)?$|time|超时/i.test(how)) return `${side}+T`;
  if (/^f(?:orfeit)?$|forfeit|弃权/i.test(how)) return `${side}+F`;
  const score = numberIn(how);
  return score === undefined ? undefined : `${side}+${score}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (text: string): string => text.padStart(2, '0');

/// One date in full; of more than a date nothing.
export function dateWritten(text: string): string | undefined {
  const said = text.trim();
  const plain = /^(\d{4})[-/.年]\s*(\d{1,2})(?:[-/.月]\s*(\d{1,2})日?)?月?$/.exec(said);
  if (plain) return [plain[1], two(plain[2] as string), ...(plain[3] ? [two(plain[3])] : [])].join('-');
  if (/^\d$/.test(said)) return two(said);
  const year = /^(\d{4})年$/.exec(said);
  if (year) return year[1];
  const before = /^(\d{1,2})\.?\s+([A-Za-z]{3,9})\.?,?\s+(\d{4})$/.exec(said);
  const after = /^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(said);
  const [day, name, of] = before ? [before[1], before[2], before[3]] : [after?.[2], after?.[1], after?.[3]];
  const month = MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
  return month > 0 && day ? `${of}-${two(String(month))}-${two(day)}` : undefined;
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/(\d+(?:[.,]\d+)?)\s*(?:h|hours?|hrs?|小时|時間)(?![a-z])/i, 3600],
  [/(\d+(?:[.,]\d+)?)\s*(?:m|min|mins|minutes?|分钟|分)(?![a-z])/i, 60],
  [/(\d+(?:[.,]\d+)?)\s*(?:s|sec|secs|seconds?|秒)(?![a-z])/i, 1],
];

export function timeWritten(text: string): string | undefined {
  const parts = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(text.trim());
  if (parts) {
    const [first, second, third] = [Number(parts[1]), Number(parts[2]), parts[3]];
    return String(third === undefined ? first * 60 + second : first * 3600 + second * 60 + Number(third));
  }
  let seconds = 0;
  let rest = text;
  for (const [unit, worth] of UNITS) {
    const found = unit.exec(rest);
    if (!found) continue;
    seconds += Number((found[1] as string).replace(',', '.')) * worth;
    rest = rest.replace(found[0], '');
  }
  return seconds > 0 && rest.trim() === '' ? String(seconds) : undefined;
}

export function komiWritten(text: string): string | undefined {
  const found = numberIn(text);
  return found === undefined ? undefined : `${/^\s*-/.test(text) ? '-' : ''}${found}`;
}

export function rankWritten(text: string): string | undefined {
  const found = /^\s*(\d+)\s*(k|kyu|级|級|d|dan|段)\s*([?*]?)\s*$/i.exec(text);
  if (!found) return undefined;
  const isKyu = /^[k级級]/i.test(found[2] as string);
  return `${found[1]}${isKyu ? 'k' : 'd'}${found[3]}`;
}

/// A day or a month that there is not is left out.
export function dateShortened(text: string): string | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(text) ?? [];
  return year && month && Number(month) >= 1 && Number(month) <= 12 && text.length > 7 ? `${year}-${month}` : year;
}

/// What was counted in Chinese stones, as points.
export const komiDoubled = (text: string): string => String(Number(text) * 2);

/// What was counted in hundredths: of points, or else of stones.
export function komiWhole(text: string): string {
  const points = Number(text) / 100;
  return String(points * 2 === Math.round(points * 2) ? points : points * 2);
}
