import { formatMessages } from './format-messages.ts';

const rightToLeftMark = '\u200f';
const number = new Intl.NumberFormat('fa-IR');

/** A number as it is shown: Persian digits, grouped by threes with U+066C. A negative one begins with U+200E U+2212. */
export function persianNumber(value: number): string {
  return number.format(value);
}

/** An amount with its unit, for a sentence. `Toman` and `Price` are for amounts that stand alone. */
export function persianToman(amountToman: number): string {
  return formatMessages.amount(persianNumber(amountToman));
}

/** A percentage. The mark before the sign keeps it to the left of the number, whatever stands around it. */
export function persianPercent(percent: number): string {
  return `${persianNumber(percent)}${rightToLeftMark}٪`;
}

/** The digits of a text in Persian, ungrouped: telephone numbers, codes, years, names of products. */
export function toPersianDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x6c0));
}
