import { wordsOf } from '../words/persian-words.ts';
import { synonyms, units } from './synonym-messages.ts';

/** The words joined, as the index has what stands in a row. */
const joined = (text: string) => wordsOf(text).join('');

const alikeByWord = new Map(
  synonyms.flatMap((row) => {
    const words = [...new Set(row.map(joined))];
    return words.map((word) => [word, words.filter((each) => each !== word)] as const);
  }),
);

const unitWords = new Set(units.map(joined));

/** The most words that one synonym or unit is written with. */
const mostWords = 3;

/** Other words for what a search word names; none for most words. */
export function alikeOf(word: string): readonly string[] {
  return alikeByWord.get(word) ?? [];
}

/** Whether a known word is a unit: what lies inside it is not what it is called. */
export function isUnit(word: string): boolean {
  return unitWords.has(word);
}

/** The words of a product, with those joined that make up a unit. */
export function withUnits(words: readonly string[]): string[] {
  return joinedWhere(words, isUnit);
}

/** The words of a search, with those joined that make up a unit or have synonyms together. */
export function searchTerms(words: readonly string[]): string[] {
  return joinedWhere(words, (word) => isUnit(word) || alikeByWord.has(word));
}

function joinedWhere(words: readonly string[], isOne: (word: string) => boolean): string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(mostWords, words.length - at);
    while (count > 1 && !isOne(words.slice(at, at + count).join(''))) count--;
    terms.push(words.slice(at, at + count).join(''));
    at += count;
  }
  return terms;
}
