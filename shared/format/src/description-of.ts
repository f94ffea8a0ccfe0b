/** The length to which search engines and previews cut a description, in characters. */
const mostLetters = 155;

/** A text as the description of a page: whole, or cut between two words. Only the HTML's head needs it, so call it on the server alone. */
export function descriptionOf(text: string): string {
  const line = text.replace(/[\s\u00a0]+/g, ' ').trim();
  if (line.length <= mostLetters) return line;
  const cut = line.lastIndexOf(' ', mostLetters);
  return `${line.slice(0, cut > 0 ? cut : mostLetters)}…`;
}
