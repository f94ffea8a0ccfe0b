import type { KeptParts, ReadParts } from '../index-file/index-parts.ts';

/**
 * The entries of each key, as numbers. Entries of the start are packed side by side in one array, since a million small lists
 * would cost more than their contents; later entries are held separately.
 */
export class Postings {
  /** The packed entries; a key's entries end where the next key's start. */
  packed = new Int32Array(0);
  starts = new Int32Array(1);
  readonly late = new Map<number, number[]>();
  /** Unpacked pairs of key and entry, alternating. */
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

  /** Packs the entries; call it once, after the products of the start. `keys` is the number of keys. */
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

  /** The postings in the form for a file, with later entries merged in. */
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

  /** Whether an entry of the key passes the test. */
  hasEntry(key: number, test: (entry: number) => boolean): boolean {
    const end = this.starts[key + 1] ?? 0;
    for (let at = this.starts[key] ?? 0; at < end; at++)
      if (test(this.packed[at] as number)) return true;
    return this.late.get(key)?.some(test) ?? false;
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
