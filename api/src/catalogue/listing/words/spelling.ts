/** The known words without digits whose letters (`lettersOf`) pass the test, with the number of products that have each. */
type KnownWords = (
  couldBe: (letters: number) => boolean,
) => Iterable<readonly [word: string, products: number]>;

/**
 * The known word most likely meant by an unknown one: one slip away, or two for a long word. Whole words come before beginnings
 * of longer words, then more frequent words before others. Null if no word is near, or if the word is short or has a digit, since
 * a nearby model number is another model.
 */
export function nearestWord(typed: string, known: KnownWords): string | null {
  const slips = slipsIn(typed);
  if (slips === 0) return null;
  const typedLetters = lettersOf(typed);
  // Each missing letter is a slip, so this test rejects most words within a few instructions.
  const couldBe = (letters: number) => countOf(typedLetters & ~letters) <= slips;
  let nearest: { word: string; distance: number; products: number } | null = null;

  for (const [word, products] of known(couldBe)) {
    if (word.length < typed.length - slips) continue;
    const distance = distanceTo(typed, word, slips);
    if (distance === null || (nearest && distance > nearest.distance)) continue;
    const isBetter = !nearest || distance < nearest.distance || products > nearest.products;
    if (isBetter) nearest = { word, distance, products };
  }
  return nearest?.word ?? null;
}

/**
 * The letters of a word as bits, each bit for a thirty-second of all letters; 0 for a word with a digit, which is never
 * suggested.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  if (hasDigit(word)) return letters;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

const shortest = 4;
const long = 8;

function slipsIn(word: string): number {
  if (word.length < shortest || hasDigit(word)) return 0;
  return word.length < long ? 1 : 2;
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * Twice the number of letters that are wrong, missing, extra or swapped with the next one; plus one if `word` continues after the
 * typed text, since a shopper may still be typing. Null if there are more than `slips`.
 */
function distanceTo(typed: string, word: string, slips: number): number | null {
  // No longer beginning of the word can be near.
  const meant = word.slice(0, typed.length + slips);
  let before: number[] = [];
  let row = Array.from({ length: typed.length + 1 }, (_, place) => place);
  let ofBeginning = Infinity;

  for (let end = 1; end <= meant.length; end++) {
    const next = [end];
    for (let place = 1; place <= typed.length; place++) {
      const isSame = typed[place - 1] === meant[end - 1];
      const isExchanged =
        typed[place - 1] === meant[end - 2] && typed[place - 2] === meant[end - 1];
      next[place] = Math.min(
        at(row, place) + 1,
        at(next, place - 1) + 1,
        at(row, place - 1) + (isSame ? 0 : 1),
        end > 1 && place > 1 && isExchanged ? at(before, place - 2) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
    ofBeginning = Math.min(ofBeginning, at(row, typed.length));
  }

  const ofWhole = meant === word ? at(row, typed.length) : Infinity;
  const distance = Math.min(2 * ofWhole, 2 * ofBeginning + 1);
  return distance <= 2 * slips + 1 ? distance : null;
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Infinity;
}
