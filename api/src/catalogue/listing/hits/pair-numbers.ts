import type { KeptParts } from '../index-file/index-parts.ts';

/**
 * Assigns numbers to pairs of numbers in order of arrival: 0, 1, 2… It has its own hash table, since a Map cannot have a pair of
 * numbers as its key.
 */
export class PairNumbers {
  count = 0;
  #firsts = new Int32Array(firstRoom);
  #seconds = new Int32Array(firstRoom);
  /** The hash table: each slot holds a pair's number plus one, or 0 if it is empty. At most half of the slots are in use. */
  #table = new Int32Array(firstRoom * 2);

  /** The pair's number; a new pair gets the next number. */
  of(first: number, second: number): number {
    if (this.count === this.#firsts.length) this.#grow();
    const place = this.#placeOf(first, second);
    const known = this.#table[place] as number;
    if (known > 0) return known - 1;
    this.#firsts[this.count] = first;
    this.#seconds[this.count] = second;
    this.#table[place] = this.count + 1;
    return this.count++;
  }

  /** The pairs by number, in the form for a file. */
  kept(name: string): KeptParts {
    return new Map([
      [`${name}.firsts`, [this.#firsts.subarray(0, this.count)]],
      [`${name}.seconds`, [this.#seconds.subarray(0, this.count)]],
    ]);
  }

  first(pair: number): number {
    return this.#firsts[pair] as number;
  }

  second(pair: number): number {
    return this.#seconds[pair] as number;
  }

  #placeOf(first: number, second: number): number {
    const mask = this.#table.length - 1;
    let place = hashOf(first, second) & mask;
    for (;;) {
      const pair = (this.#table[place] as number) - 1;
      if (pair < 0 || (this.#firsts[pair] === first && this.#seconds[pair] === second))
        return place;
      place = (place + 1) & mask;
    }
  }

  #grow(): void {
    const room = this.#firsts.length * 2;
    const [firsts, seconds] = [this.#firsts, this.#seconds];
    this.#firsts = new Int32Array(room);
    this.#firsts.set(firsts);
    this.#seconds = new Int32Array(room);
    this.#seconds.set(seconds);
    this.#table = new Int32Array(room * 2);
    for (let pair = 0; pair < this.count; pair++) this.#table[this.#placeOfNew(pair)] = pair + 1;
  }

  #placeOfNew(pair: number): number {
    return this.#placeOf(this.first(pair), this.second(pair));
  }
}

/** A power of two, since the hash table's length has to be one. */
const firstRoom = 1024;

function hashOf(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
  return mixed ^ (mixed >>> 15);
}
