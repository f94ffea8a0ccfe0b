/** Persian and Arabic digits become Latin ones; everything else stays (decision 22). */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
