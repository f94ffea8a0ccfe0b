/** A card number as it may be kept: six digits, stars, four digits. Anything else, a whole number too, is not kept. */
export function maskedPan(text: string | null | undefined): string | null {
  return text && /^\d{6}\*{4,9}\d{4}$/.test(text) ? text : null;
}
