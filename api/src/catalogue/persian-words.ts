/**
 * The words of a text as search knows them (decision 22): the same function at write time and at query time, so that
 * Arabic ي and ك, half-spaces, diacritics, digits of any script and case never make a search miss.
 */
export function wordsOf(text: string): string[] {
  const folded = text
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

const plainLetter = new Map([
  ...pairs('يىئ', 'ی'),
  ...pairs('ك', 'ک'),
  ...pairs('ةۀ', 'ه'),
  ...pairs('ؤ', 'و'),
  ...pairs('أإآٱ', 'ا'),
  ...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)] as const),
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)] as const),
]);

const variantLetter = new RegExp(`[${[...plainLetter.keys()].join('')}]`, 'g');

/** Diacritics, tatweel, joiners and direction marks carry no meaning for a search. */
const unwritten = /[\u064B-\u065F\u0670\u0640\u200D-\u200F\u2060\uFEFF]/g;

/** The half-space counts as a space; adjacent words are joined again by the index. */
const betweenWords = /[\u200B\u200C\s\p{P}\p{S}]+/u;

function pairs(variants: string, plain: string): (readonly [string, string])[] {
  return [...variants].map((variant) => [variant, plain] as const);
}
