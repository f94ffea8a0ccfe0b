/** The text in the letters of an Arabic keyboard, which look the same as the Persian ones. */
export function inArabicLetters(text: string): string {
  return text
    .replaceAll('ی', String.fromCodePoint(0x064a))
    .replaceAll('ک', String.fromCodePoint(0x0643));
}
