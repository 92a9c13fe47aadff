/// The days that the calendar has, and the times that a day has.

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isDay(year: number, month: number, day: number): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && !leap ? 28 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

export const isTime = (hour: number, minute: number, second = 0): boolean => hour < 24 && minute < 60 && second < 60;
