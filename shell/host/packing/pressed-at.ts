import { createBrotliCompress } from 'node:zlib';
import { brotliParams, evenSeam, runUp } from './seam.ts';

/**
 * Compresses text that many documents share as small as possible, for its position in the document. brotli's built-in words,
 * which make up much of a style sheet, are referenced by the amount of document before them. The result does not depend on the
 * content before it.
 */
export function pressedAt(position: number, text: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const stream = createBrotliCompress({
    params: brotliParams(mostPressed, position + text.length),
  });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('error', reject);
  stream.write(before(position));
  stream.flush(() => {
    const standIn = Buffer.concat(chunks).length;
    stream.write(text);
    stream.flush(() => {
      resolve(Buffer.concat(chunks).subarray(standIn));
      stream.destroy();
    });
  });
  return promise;
}

const mostPressed = 11;

/** Bytes that occur in no text, so that nothing is copied from them, and then the spaces that precede the text in a document. */
function before(position: number): Buffer {
  const bytes = Buffer.alloc(position);
  for (let place = 0; place < position; place += 1) bytes[place] = 0x80 + (scattered(place) & 0x3f);
  return bytes.fill(' ', position - runUp.length - evenSeam.text.length);
}

function scattered(place: number): number {
  return Math.imul(place + 1, 0x9e3779b1) >>> 26;
}
