/**
 * The same random numbers between 0 and 1 in every run: a linear congruential generator with the factors of Numerical Recipes.
 */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A time as in the field: most are near `middleMs`, and some are several times as long. */
export function fieldTime(chance: () => number, middleMs: number): number {
  const spread = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return middleMs * Math.exp(0.7 * spread);
}
