import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, type BrotliOptions } from 'node:zlib';

/**
 * Where two pieces of a document meet that were packed each by itself. brotli remembers the last four distances that it has
 * copied from, and a piece relies on those that a stream begins with: 16, 15, 11 and 4. A seam is a block that copies spaces from
 * these distances (RFC 7932, 9.2), so that whatever was before, the next piece finds what it relies on. It needs as many spaces before it as
 * the farthest distance, and leaves some itself, which a document has between two elements or within its JSON.
 */
interface Seam {
  /** What it leaves in the document. */
  text: string;
  bytes: Buffer;
}

/** Every piece that a seam follows ends with it. */
export const runUp = ' '.repeat(16);

/** Ends where a byte ends: for a piece that was cut out of a stream. */
export const evenSeam = seam(4);

/** Ends in the middle of a byte: a piece that is a stream of its own begins there, behind the four bits that name its window. */
export const ownSeam = seam(5);

/** After the last piece. */
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

/** With the same window for each piece of a document, which its first one names: node's own, of 4 MB. */
export function brotliParams(quality: number, size: number): NonNullable<BrotliOptions['params']> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: size,
    [BROTLI_PARAM_LGWIN]: 22,
  };
}

/** What stands behind `ownSeam` in place of the stream. */
export function behindOwnSeam(stream: Buffer): Buffer[] {
  const begun = ownSeam.bytes.subarray(0, -1);
  const shared = ((ownSeam.bytes.at(-1) ?? 0) & 0x0f) | ((stream[0] ?? 0) & 0xf0);
  return [begun, Buffer.from([shared]), stream.subarray(1)];
}

const asBrotli = promisify(brotliCompress);

type Bits = [value: number, bits: number];

/** So many copies of two spaces each, four bits more of any that is more than four. */
function seam(copies: number): Seam {
  const length = copies * 2;
  const bits: Bits[] = [
    // Not the last block, of this length, packed, each kind of code once.
    [0, 3],
    [length - 1, 16],
    [0, 14],
    // The only letter: a space, which is never written. The only command: copy two, from a distance that is told.
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
    // 16, as often as there are too many of them.
    ...Array.from({ length: copies - 3 }, (): Bits[] => [
      [0, 1],
      [3, 3],
    ]).flat(),
    // 15, 11, 4
    [0, 1],
    [2, 3],
    [3, 2],
    [2, 2],
    [1, 2],
    [1, 1],
  ];
  return { text: ' '.repeat(length), bytes: written(bits) };
}

/** The lowest bit first, as the format wants it. */
function written(list: readonly Bits[]): Buffer {
  const all = list.flatMap(([value, bits]) =>
    Array.from({ length: bits }, (_, bit) => (value >> bit) & 1),
  );
  const bytes = Buffer.alloc(Math.ceil(all.length / 8));
  for (const [place, bit] of all.entries()) bytes[place >> 3]! |= bit << (place & 7);
  return bytes;
}
