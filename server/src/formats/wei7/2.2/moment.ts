/// Dates with times as XML Schema 1.0 has them (3.7).

const FORM =
  /^(-?)([1-9][0-9]{4,}|[0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]+))?(?:Z|[+-]([0-9]{2}):([0-9]{2}))?$/;

export const isDateTime = (text: string): boolean => FORM.test(text);

/// Is there such a day, such a time of the day and such a zone?
export function isMoment(text: string): boolean {
  const [, sign, years, ...rest] = FORM.exec(text) ?? [];
  const [month = 0, day = 0, hour = 0, minute = 0, second = 0, fraction = 0, zoneHour = 0, zoneMinute = 0] = rest.map(
    (digits) => Number(digits ?? 0),
  );
  const year = Number(years);
  // There is no year 0: the one before the year 1 is the year -1.
  const isDay = year !== 0 && month <= 12 && day >= 1 && day <= daysOf(sign ? 1 - year : year, month);
  const isMidnight = hour === 24 && minute + second + fraction === 0;
  const isTime = (hour <= 23 || isMidnight) && minute <= 59 && second <= 59;
  const isZone = (zoneHour < 14 && zoneMinute <= 59) || (zoneHour === 14 && zoneMinute === 0);
  return isDay && isTime && isZone;
}

const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (DAYS[month] ?? 0) + (isLeap && month === 2 ? 1 : 0);
}
