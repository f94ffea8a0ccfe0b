import type { KeptParts, ReadParts } from './index-parts.ts';

/**
 * For each of many keys the entries posted under it, as numbers. Those of the start lie side by side in one array, since a
 * million small lists would cost more than what is in them; what comes later is kept beside.
 */
export class Postings {
  /** Those of a key lie from its start to the next key's. */
  packed = new Int32Array(0);
  starts = new Int32Array(1);
  readonly late = new Map<number, number[]>();
  /** Before they are packed: key and entry in turn. */
  #loose = new Int32Array(1024);
  #count = 0;
  #isPacked = false;

  add(key: number, entry: number): void {
    if (this.#isPacked) {
      const late = this.late.get(key);
      if (late) late.push(entry);
      else this.late.set(key, [entry]);
      return;
    }
    if (this.#count === this.#loose.length) this.#growLoose();
    this.#loose[this.#count++] = key;
    this.#loose[this.#count++] = entry;
  }

  /** Once, after the many of the start. `keys` is how many there are. */
  pack(keys: number): void {
    const loose = this.#loose;
    const starts = new Int32Array(keys + 1);
    for (let at = 0; at < this.#count; at += 2) starts[(loose[at] as number) + 1]!++;
    for (let key = 0; key < keys; key++) starts[key + 1]! += starts[key] as number;
    const packed = new Int32Array(this.#count / 2);
    const next = starts.slice();
    for (let at = 0; at < this.#count; at += 2)
      packed[next[loose[at] as number]!++] = loose[at + 1] as number;
    this.starts = starts;
    this.packed = packed;
    this.#loose = new Int32Array(0);
    this.#isPacked = true;
  }

  /** For a file; those that came late lie among the others. */
  kept(name: string, keys: number): KeptParts {
    const { starts, packed } = this.#isWhole(keys) ? this : this.#repacked(keys);
    return new Map([
      [`${name}.starts`, [starts]],
      [`${name}.packed`, [packed]],
    ]);
  }

  restore(name: string, parts: ReadParts): void {
    this.starts = parts.ints(`${name}.starts`);
    this.packed = parts.ints(`${name}.packed`);
    this.#loose = new Int32Array(0);
    this.#isPacked = true;
  }

  countOf(key: number): number {
    const packed = (this.starts[key + 1] ?? 0) - (this.starts[key] ?? 0);
    return Math.max(packed, 0) + (this.late.get(key)?.length ?? 0);
  }

  #isWhole(keys: number): boolean {
    return this.late.size === 0 && this.starts.length === keys + 1;
  }

  #repacked(keys: number): Pick<Postings, 'starts' | 'packed'> {
    const starts = new Int32Array(keys + 1);
    for (let key = 0; key < keys; key++)
      starts[key + 1] = (starts[key] as number) + this.countOf(key);
    const packed = new Int32Array(starts[keys] as number);
    for (let key = 0; key < keys; key++) {
      const own = this.packed.subarray(this.starts[key] ?? 0, this.starts[key + 1] ?? 0);
      packed.set(own, starts[key]);
      const late = this.late.get(key);
      if (late) packed.set(late, (starts[key] as number) + own.length);
    }
    return { starts, packed };
  }

  #growLoose(): void {
    const larger = new Int32Array(Math.ceil(this.#loose.length * 0.75) * 2);
    larger.set(this.#loose);
    this.#loose = larger;
  }
}
