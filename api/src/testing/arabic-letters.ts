/** The text as an Arabic keyboard writes it: other letters, the same look. */
export function inArabicLetters(text: string): string {
  return text
    .replaceAll('ی', String.fromCodePoint(0x064a))
    .replaceAll('ک', String.fromCodePoint(0x0643));
}
