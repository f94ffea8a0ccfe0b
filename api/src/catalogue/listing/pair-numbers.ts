import type { KeptParts } from './index-parts.ts';

/** Numbers pairs of numbers as they come: 0, 1, 2… A table of its own, since a Map has no key of two numbers. */
export class PairNumbers {
  count = 0;
  #firsts = new Int32Array(firstRoom);
  #seconds = new Int32Array(firstRoom);
  /** The pair's number and one more, at a place that its numbers tell; 0 where none lies. At most half full. */
  #table = new Int32Array(firstRoom * 2);

  /** A pair that is new gets the next number. */
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

  /** For a file: the pairs by number. */
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

/** A power of two. */
const firstRoom = 1024;

function hashOf(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
  return mixed ^ (mixed >>> 15);
}
