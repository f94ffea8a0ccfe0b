/**
 * A card number in the form that may be stored: six digits, stars, four digits. Any other text, a full number included, becomes
 * null.
 */
export function maskedPan(text: string | null | undefined): string | null {
  return text && /^\d{6}\*{4,9}\d{4}$/.test(text) ? text : null;
}
