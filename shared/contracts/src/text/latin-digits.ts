/** Persian and Arabic digits become Latin ones; everything else stays (R22). */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
