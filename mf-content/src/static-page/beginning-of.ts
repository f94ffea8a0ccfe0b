/** The length to which search engines and previews cut a description, in characters. */
const mostLetters = 155;

/** The beginning of the text in sanitised HTML, cut between two words; '' for HTML without text. */
export function beginningOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => signOf(name) ?? whole)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  if (text.length <= mostLetters) return text;
  const cut = text.lastIndexOf(' ', mostLetters);
  return `${text.slice(0, cut > 0 ? cut : mostLetters)}…`;
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '\u200c',
  laquo: '«',
  raquo: '»',
  hellip: '…',
};

function signOf(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hexadecimal) return String.fromCodePoint(parseInt(hexadecimal, 16) % 0x11_00_00);
  return decimal ? String.fromCodePoint(Number(decimal) % 0x11_00_00) : signs[name.toLowerCase()];
}
