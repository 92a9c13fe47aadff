/// The days that the calendar has, and the times that a day has.

import type { Words } from '../spec/rule';

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isDay(year: number, month: number, day: number): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && !leap ? 28 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/// The first part of a date and time that does not exist.
export function wrongPart(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): Words | undefined {
  if (month < 1 || month > 12) return { en: `month ${month}`, zh: `${month} 月` };
  if (!isDay(year, month, day)) return { en: `day ${day} in month ${month}`, zh: `${month} 月 ${day} 日` };
  if (hour > 23) return { en: `hour ${hour}`, zh: `${hour} 时` };
  if (minute > 59) return { en: `minute ${minute}`, zh: `${minute} 分` };
  return second > 59 ? { en: `second ${second}`, zh: `${second} 秒` } : undefined;
}

export const isTime = (hour: number, minute: number, second = 0): boolean => hour < 24 && minute < 60 && second < 60;
