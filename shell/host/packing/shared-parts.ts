import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { encoded } from './encoded.ts';
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

/** Quality 3 uses none of brotli's built-in words, so its output is valid at any position; quality 4 uses some. */
const anywhere = 3;

/**
 * A document's own beginning is padded with spaces to a multiple of this many bytes, so that its styles begin at few positions.
 */
const stepBytes = 512;
const mostPlaces = 8;

/** The shared parts of documents of one kind: compressed once, in the background, when they are first needed. */
export class SharedParts {
  /** The scripts, fonts and styles of the head. */
  readonly early: Buffer;
  /** The rest of the boot data and the code, up to the document's end. */
  readonly late: Buffer;
  readonly #packed = new Map<number, Packed | null>();

  constructor(early: string, late: string) {
    this.early = Buffer.from(early + runUp + ownSeam.text);
    this.late = Buffer.from(late);
  }

  /** The compressed parts for a position in the document; null while they are not ready for it. */
  at(position: number): Packed | null {
    const known = this.#packed.get(position);
    if (known !== undefined || this.#packed.size >= mostPlaces) return known ?? null;
    this.#packed.set(position, null);
    this.#pack(position).then(
      (packed) => this.#packed.set(position, packed),
      // Documents of this kind are then compressed as a whole.
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

/** The first part of a document, up to the shared part. */
export function ownBeginning(text: string): Buffer {
  const before = encoded(text, runUp);
  const gap = Buffer.alloc(
    stepBytes - 1 - ((before.length - 1 + evenSeam.text.length) % stepBytes),
  );
  return Buffer.concat([before, gap.fill(' '), Buffer.from(evenSeam.text)]);
}

/** The middle of a document, between the shared parts. */
export function ownMiddle(texts: readonly string[]): Buffer {
  return encoded(...texts, runUp, ownSeam.text);
}

/** A brotli document of the compressed shared parts and of the document's own parts, which are compressed now. */
export async function joined(beginning: Buffer, packed: Packed, middle: Buffer): Promise<Buffer> {
  const packing = openStream(middle.subarray(0, -ownSeam.text.length), anywhere);
  // A title and a picture: compressing them here costs less than handing them to another thread.
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

/** Whether a document that is full of brotli's built-in words survives compression; another version of brotli might fail. */
async function isSound(position: number, packed: Packed, parts: SharedParts): Promise<boolean> {
  const beginning = Buffer.alloc(position, `${wordsOfBrotli} `);
  beginning.fill(' ', position - runUp.length - evenSeam.text.length);
  const middle = ownMiddle([wordsOfBrotli]);
  const whole = Buffer.concat([beginning, parts.early, middle, parts.late]);
  return whole.equals(await fromBrotli(await joined(beginning, packed, middle)));
}

const wordsOfBrotli =
  '<div class="description" style="display:none">The government of the United States, international information</div>';

const fromBrotli = promisify(brotliDecompress);
