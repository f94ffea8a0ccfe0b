/** A text as a part of a pattern for `like`, in which its own signs mean nothing. */
export function asPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
