import { toLatinDigits } from '@kashi/shared/contracts/latin-digits';

/**
 * The words of a text as search knows them (R22): the same function at write time and at query time, so that
 * Arabic ي and ك, half-spaces, diacritics, digits of any script and case never make a search miss.
 */
export function wordsOf(text: string): string[] {
  const folded = toLatinDigits(text)
    .normalize('NFKC')
    .replace(unwritten, '')
    .replace(variantLetter, (letter) => plainLetter.get(letter) ?? letter)
    .toLowerCase();
  return folded.split(betweenWords).filter((word) => word !== '');
}

/** The words as one text, single spaces between them: what `product_listing` keeps. */
export function searchable(...texts: string[]): string {
  return wordsOf(texts.join(' ')).join(' ');
}

/** By code point, since the letters of a row look alike: the variants, and the plain letter that stands for them. */
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

/** Diacritics, tatweel, joiners and direction marks carry no meaning for a search. */
const unwritten = /[\u064B-\u065F\u0670\u0640\u200D-\u200F\u2060\uFEFF]/g;

/** The half-space counts as a space; adjacent words are joined again by the index. */
const betweenWords = /[\u200B\u200C\s\p{P}\p{S}]+/u;
