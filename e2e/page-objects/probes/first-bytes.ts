import http from 'node:http';
import { constants, createBrotliDecompress } from 'node:zlib';

/** What a browser can read of a document, packed by brotli, when so many bytes of it are there. */
export async function textWithin(address: string, bytes: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const accepts = { accept: 'text/html', 'accept-encoding': 'br' };
  http
    .get(address, { headers: accepts }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve(Buffer.concat(pieces)));
      answer.on('error', reject);
    })
    .on('error', reject);
  return unpacked((await promise).subarray(0, bytes));
}

/** The text of the beginning of a stream. */
function unpacked(beginning: Buffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const stream = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  stream.on('end', () => resolve(Buffer.concat(pieces).toString()));
  stream.on('error', reject);
  stream.end(beginning);
  return promise;
}
