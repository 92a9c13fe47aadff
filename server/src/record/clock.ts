/// Seconds as a clock shows them: 03:25, or 1:03:25 from an hour on.
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
