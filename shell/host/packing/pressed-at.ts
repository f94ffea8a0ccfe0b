import { createBrotliCompress } from 'node:zlib';
import { brotliParams, evenSeam, runUp } from './seam.ts';

/**
 * What many documents share, packed as small as it can be for the place where it stands: brotli's own words, which a large part of a style
 * sheet is made of, are named by how much of the document is before them. Nothing of what is before is needed for it, whatever it is.
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

/** Bytes that no text has, so that nothing is copied from them, and the spaces that the text follows in truth. */
function before(position: number): Buffer {
  const bytes = Buffer.alloc(position);
  for (let place = 0; place < position; place += 1) bytes[place] = 0x80 + (scattered(place) & 0x3f);
  return bytes.fill(' ', position - runUp.length - evenSeam.text.length);
}

function scattered(place: number): number {
  return Math.imul(place + 1, 0x9e3779b1) >>> 26;
}
