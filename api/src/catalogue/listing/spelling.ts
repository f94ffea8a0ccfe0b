/** The known words without a digit whose letters (`lettersOf`) pass the test, and how many products have each. */
type KnownWords = (
  couldBe: (letters: number) => boolean,
) => Iterable<readonly [word: string, products: number]>;

/**
 * The known word that was most likely meant by one that is not known: one slip away, or two for a long word, whole words
 * before the beginnings of longer ones, then the more frequent. Null where nothing is near, or where the word is short or
 * has a digit in it: another model is not meant.
 */
export function nearestWord(typed: string, known: KnownWords): string | null {
  const slips = slipsIn(typed);
  if (slips === 0) return null;
  const typedLetters = lettersOf(typed);
  // Each letter that is missing is a slip: most words fail here, at the price of a few instructions.
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

/** Which letters a word has, a bit for each thirty-second of them; none for a word with a digit, which is never meant. */
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
 * Twice the letters that are wrong, missing, too many or exchanged with the next one, and one more where `word` goes on after
 * what was typed, since a shopper may still be typing. Null beyond `slips`.
 */
function distanceTo(typed: string, word: string, slips: number): number | null {
  // No beginning that is longer can be near.
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
