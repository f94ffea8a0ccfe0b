import { toPersianDigits } from '@kashi/shared/format/persian';

/** A bank's receipt as its customers know it: a number in Persian digits, and a code with Latin letters as it is. */
export function bankCode(reference: string): string {
  return /^\d+$/.test(reference) ? toPersianDigits(reference) : reference;
}
