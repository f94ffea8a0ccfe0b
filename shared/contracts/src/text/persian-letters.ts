/** Arabic yeh and kaf become the Persian letters that look like them; everything else stays. */
export function toPersianLetters(text: string): string {
  return text.replace(/\u064a/g, 'ی').replace(/\u0643/g, 'ک');
}
