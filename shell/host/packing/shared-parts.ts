import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { pressedAt } from './pressed-at.ts';
import {
  behindOwnSeam,
  evenSeam,
  openStream,
  openStreamNow,
  ownSeam,
  runUp,
  streamEnd,
} from './seam.ts';

/** Quality 3 knows no words of brotli's own, so that what it has packed can stand anywhere; 4 is not free of them. */
const anywhere = 3;

/** A document's own beginning ends at a multiple of so many bytes, behind spaces: there are few places where its styles begin. */
const stepBytes = 512;
const mostPlaces = 8;

/** What the documents of one kind share: packed once, as they are first needed, in the background. */
export class SharedParts {
  /** Scripts, letters and styles of the head. */
  readonly early: Buffer;
  /** The rest of the boot data and the code, up to the end. */
  readonly late: Buffer;
  readonly #packed = new Map<number, Packed | null>();

  constructor(early: string, late: string) {
    this.early = Buffer.from(early + runUp + ownSeam.text);
    this.late = Buffer.from(late);
  }

  /** Where the document's own first part is packed ahead of these. Null while nobody has packed them for this place. */
  at(position: number): Packed | null {
    const known = this.#packed.get(position);
    if (known !== undefined || this.#packed.size >= mostPlaces) return known ?? null;
    this.#packed.set(position, null);
    this.#pack(position).then(
      (packed) => this.#packed.set(position, packed),
      // Documents of this kind are packed whole, as before.
      () => undefined,
    );
    return null;
  }

  async #pack(position: number): Promise<Packed | null> {
    const early = this.early.subarray(0, -ownSeam.text.length);
    const [pressed, late] = await Promise.all([
      pressedAt(position, early),
      openStream(this.late, anywhere),
    ]);
    const packed = { early: pressed, late };
    return (await isSound(position, packed, this)) ? packed : null;
  }
}

interface Packed {
  early: Buffer;
  late: Buffer;
}

/** The first part of a document, up to where what many share begins. */
export function ownBeginning(text: string): Buffer {
  const before = Buffer.from(text + runUp);
  const gap = Buffer.alloc(
    stepBytes - 1 - ((before.length - 1 + evenSeam.text.length) % stepBytes),
  );
  return Buffer.concat([before, gap.fill(' '), Buffer.from(evenSeam.text)]);
}

/** The middle of a document, between what many share. */
export function ownMiddle(text: string): Buffer {
  return Buffer.from(text + runUp + ownSeam.text);
}

/** A document as brotli, of parts that are packed and of its own, which are packed now. */
export async function joined(beginning: Buffer, packed: Packed, middle: Buffer): Promise<Buffer> {
  const packing = openStream(middle.subarray(0, -ownSeam.text.length), anywhere);
  // A title and a picture: to give that to another thread costs more than to do it.
  const first = openStreamNow(beginning.subarray(0, -evenSeam.text.length), anywhere);
  const second = await packing;
  return Buffer.concat([
    first,
    evenSeam.bytes,
    packed.early,
    ...behindOwnSeam(second),
    ...behindOwnSeam(packed.late),
    streamEnd,
  ]);
}

/** Whether a document that is full of brotli's own words comes out as it went in: by another version of it that may be otherwise. */
async function isSound(position: number, packed: Packed, parts: SharedParts): Promise<boolean> {
  const beginning = Buffer.alloc(position, `${wordsOfBrotli} `);
  beginning.fill(' ', position - runUp.length - evenSeam.text.length);
  const middle = ownMiddle(wordsOfBrotli);
  const whole = Buffer.concat([beginning, parts.early, middle, parts.late]);
  return whole.equals(await fromBrotli(await joined(beginning, packed, middle)));
}

const wordsOfBrotli =
  '<div class="description" style="display:none">The government of the United States, international information</div>';

const fromBrotli = promisify(brotliDecompress);
