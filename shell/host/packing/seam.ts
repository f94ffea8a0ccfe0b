import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, type BrotliOptions } from 'node:zlib';

/**
 * Joins two pieces of a document that were compressed separately. brotli remembers the last four distances that it copied from,
 * and a piece relies on the ones that a stream begins with: 16, 15, 11 and 4. A seam is a block that copies spaces from these
 * distances (RFC 7932, 9.2), so that the next piece finds them whatever came before. It needs as many spaces before it as the
 * largest distance, and adds some spaces to the document, which may stand between two elements or in JSON.
 */
interface Seam {
  /** The text that the seam adds to the document. */
  text: string;
  bytes: Buffer;
}

/** The end of every piece that a seam follows. */
export const runUp = ' '.repeat(16);

/** Ends at a byte boundary: for a following piece that was cut out of a stream. */
export const evenSeam = seam(4);

/**
 * Ends in the middle of a byte: the following piece is a stream of its own, and begins after the four bits that name its window.
 */
export const ownSeam = seam(5);

/** Ends the stream after the last piece. */
export const streamEnd = Buffer.from([3]);

/** A stream of its own, which can be continued. */
export function openStream(text: Buffer, quality: number): Promise<Buffer> {
  return asBrotli(text, openEnded(text, quality));
}

/** The same on this thread. */
export function openStreamNow(text: Buffer, quality: number): Buffer {
  return brotliCompressSync(text, openEnded(text, quality));
}

function openEnded({ length }: Buffer, quality: number): BrotliOptions {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return { params: brotliParams(quality, length), finishFlush };
}

/** The parameters of every piece: the same window, node's default of 4 MB, which the first piece names. */
export function brotliParams(quality: number, size: number): NonNullable<BrotliOptions['params']> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: size,
    [BROTLI_PARAM_LGWIN]: 22,
  };
}

/** The stream in the form that follows `ownSeam`. */
export function behindOwnSeam(stream: Buffer): Buffer[] {
  const begun = ownSeam.bytes.subarray(0, -1);
  const shared = ((ownSeam.bytes.at(-1) ?? 0) & 0x0f) | ((stream[0] ?? 0) & 0xf0);
  return [begun, Buffer.from([shared]), stream.subarray(1)];
}

const asBrotli = promisify(brotliCompress);

type Bits = [value: number, bits: number];

/** A seam of this many copies of two spaces each; each copy beyond four adds four bits. */
function seam(copies: number): Seam {
  const length = copies * 2;
  const bits: Bits[] = [
    // The block's header: not the last block, its length, compressed, one code of each kind.
    [0, 3],
    [length - 1, 16],
    [0, 14],
    // One literal, a space, which is never written, and one command: copy two, from an explicit distance.
    [1, 2],
    [0, 2],
    [0x20, 8],
    [1, 2],
    [0, 2],
    [128, 10],
    // Three kinds of distance, by codes of 1, 2 and 2 bits: 13-20, 3-4 and 9-12.
    [1, 2],
    [2, 2],
    [20, 6],
    [17, 6],
    [19, 6],
    // 16, repeated to fill the number of copies.
    ...Array.from({ length: copies - 3 }, (): Bits[] => [
      [0, 1],
      [3, 3],
    ]).flat(),
    // 15, 11 and 4.
    [0, 1],
    [2, 3],
    [3, 2],
    [2, 2],
    [1, 2],
    [1, 1],
  ];
  return { text: ' '.repeat(length), bytes: written(bits) };
}

/** The bits as bytes, the lowest bit first, as the format requires. */
function written(list: readonly Bits[]): Buffer {
  const all = list.flatMap(([value, bits]) =>
    Array.from({ length: bits }, (_, bit) => (value >> bit) & 1),
  );
  const bytes = Buffer.alloc(Math.ceil(all.length / 8));
  for (const [place, bit] of all.entries()) bytes[place >> 3]! |= bit << (place & 7);
  return bytes;
}
