import { toPersianDigits } from './persian.ts';

/** `۰۲:۰۵`: the rest of a code's or a payment's time. Never below zero. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return toPersianDigits(`${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
