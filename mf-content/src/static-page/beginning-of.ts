import { descriptionOf } from '@kashi/format/description-of';

/** The beginning of the text in sanitised HTML, as the description of its page; '' for HTML without text. */
export function beginningOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => signOf(name) ?? whole);
  return descriptionOf(text);
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
