/** What an index is made of, as named arrays of numbers that a file can hold. */
export type Numbers<Memory extends ArrayBufferLike = ArrayBufferLike> =
  Uint8Array<Memory> | Int32Array<Memory> | Float64Array<Memory>;

/** An array by name, in pieces that follow one another and are of one kind. */
export type KeptParts = Map<string, Numbers[]>;

/** The same as read back, each in one piece. */
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
