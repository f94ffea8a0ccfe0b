/**
 * A small pseudo-random generator (mulberry32) that is seeded with a word: the same word gives the same numbers on every machine,
 * so the demo shop is the same everywhere.
 */
export function seededRandom(word: string): SeededRandom {
  let state = hashOf(word);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

  return {
    next,
    whole,
    pick: (items) => {
      const picked = items[whole(0, items.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    some: (items, count) => {
      const rest = [...items];
      const wanted = Math.min(count, rest.length);
      return Array.from({ length: wanted }, () => rest.splice(whole(0, rest.length - 1), 1)).flat();
    },
  };
}

export interface SeededRandom {
  /** At least 0 and less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Different items in random order; fewer than `count` if there are not enough. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const character of word) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
