import { formatMessages } from './format-messages.ts';

const rightToLeftMark = '\u200f';
const minus = '\u200e\u2212';
const everyThree = /\B(?=(?:\d{3})+$)/g;
let fractions: Intl.NumberFormat | undefined;

/**
 * A number for display: Persian digits, grouped by threes with U+066C. A negative one begins with U+200E U+2212. Whole numbers
 * are formatted here, because the first use of the browser's Persian formatting costs a slow phone 0.1 s.
 */
export function persianNumber(value: number): string {
  if (!Number.isSafeInteger(value)) {
    fractions ??= new Intl.NumberFormat('fa-IR');
    return fractions.format(value);
  }
  const digits = toPersianDigits(String(Math.abs(value)).replace(everyThree, '\u066c'));
  return value < 0 ? minus + digits : digits;
}

/** An amount with its unit, for a sentence. `Toman` and `Price` are for amounts outside of sentences. */
export function persianToman(amountToman: number): string {
  return formatMessages.amount(persianNumber(amountToman));
}

/** A percentage. The mark before the sign keeps it left of the number in any text. */
export function persianPercent(percent: number): string {
  return `${persianNumber(percent)}${rightToLeftMark}٪`;
}

/** A text with Persian digits, ungrouped: for telephone numbers, codes, years and names of products. */
export function toPersianDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x6c0));
}

/** A mobile number in Persian digits and in the groups in which it is said: ۰۹۱۳ ۱۲۳ ۴۵۶۷, on one line. */
export function persianMobile(number: string): string {
  return toPersianDigits(number.replace(/^(09\d\d)(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3'));
}
