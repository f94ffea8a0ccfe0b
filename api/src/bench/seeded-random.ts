/** Random numbers that are the same at every run, for the same rows and queries. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function pick(words: readonly string[], place: number): string {
  return words[place % words.length] ?? '';
}
