/** The parts of an index, as named arrays of numbers that a file can hold. */
export type Numbers<Memory extends ArrayBufferLike = ArrayBufferLike> =
  | Uint8Array<Memory>
  | Int32Array<Memory>
  | Float64Array<Memory>;

/** Arrays by name; each array is a sequence of pieces of one type. */
export type KeptParts = Map<string, Numbers[]>;

/** The parts as they are read back, each as one array. */
export class ReadParts {
  readonly #parts: ReadonlyMap<string, Numbers<ArrayBuffer>>;

  constructor(parts: ReadonlyMap<string, Numbers<ArrayBuffer>>) {
    this.#parts = parts;
  }

  ints(name: string): Int32Array<ArrayBuffer> {
    return this.#of(name, Int32Array);
  }

  bytes(name: string): Uint8Array<ArrayBuffer> {
    return this.#of(name, Uint8Array);
  }

  floats(name: string): Float64Array<ArrayBuffer> {
    return this.#of(name, Float64Array);
  }

  #of<Kind extends Numbers<ArrayBuffer>>(name: string, kind: new (length: number) => Kind): Kind {
    const part = this.#parts.get(name);
    if (!(part instanceof kind)) throw new Error(`The file has no ${name}.`);
    return part;
  }
}
