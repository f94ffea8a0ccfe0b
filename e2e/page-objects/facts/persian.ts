/** A number as the shop shows it: Persian digits, grouped by thousands. */
export function persian(number: number): string {
  return number.toLocaleString('fa-IR');
}

/** The number that a text of the shop shows, such as «۳٬۶۹۸٬۰۰۰ تومان». */
export function numberIn(text: string): number {
  const digits = text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
  return Number(digits.replace(/\D/g, ''));
}

/** Digits one by one, as of a telephone number. */
export function persianDigits(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}
