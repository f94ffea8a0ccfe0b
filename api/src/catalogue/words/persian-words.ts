import { toLatinDigits } from '@kashi/contracts/text/latin-digits';

/**
 * The words of a text in the form that search uses (R22). The same function runs when a product is written and when it is
 * searched, so Arabic ي and ك, half-spaces, diacritics, digits of any script and letter case never make a search miss.
 */
export function wordsOf(text: string): string[] {
  const folded = toLatinDigits(text)
    .normalize('NFKC')
    .replace(unwritten, '')
    .replace(variantLetter, (letter) => plainLetter.get(letter) ?? letter)
    .toLowerCase();
  return folded.split(betweenWords).filter((word) => word !== '');
}

/** The same words as one text with single spaces: the form in `product_listing`. */
export function searchable(...texts: string[]): string {
  return wordsOf(texts.join(' ')).join(' ');
}

/** The letters that search takes for this one, itself among them. */
export function spellingsOf(letter: string): string[] {
  const plain = plainLetter.get(letter) ?? letter;
  return [plain, ...[...plainLetter].filter(([, of]) => of === plain).map(([variant]) => variant)];
}

/** Spelling variants and the plain letter for each. They are written as code points because the letters of a row look alike. */
const variants: [plain: number, variants: number[]][] = [
  // yeh: Arabic, alef maksura, with hamza
  [0x06cc, [0x064a, 0x0649, 0x0626]],
  // kaf: Arabic
  [0x06a9, [0x0643]],
  // heh: teh marbuta, with yeh above
  [0x0647, [0x0629, 0x06c0]],
  // waw: with hamza
  [0x0648, [0x0624]],
  // alef: with hamza above or below, with madda, wasla
  [0x0627, [0x0623, 0x0625, 0x0622, 0x0671]],
];

const plainLetter = new Map(
  variants.flatMap(([plain, each]) =>
    each.map((variant) => [String.fromCodePoint(variant), String.fromCodePoint(plain)] as const),
  ),
);

const variantLetter = new RegExp(`[${[...plainLetter.keys()].join('')}]`, 'g');

/** Diacritics, tatweel, joiners, soft hyphens, variation selectors and direction marks, which have no meaning for a search. */
export const unwritten =
  /[\uFE00-\uFE0F\u064B-\u065F\u0670\u0640\u00AD\u061C\u200D-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The half-space counts as a space; the index also joins adjacent words. */
const betweenWords = /[\u200B\u200C\s\p{P}\p{S}]+/u;
