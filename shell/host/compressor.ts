import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingFor } from './packing/packed.ts';

/**
 * What an answer that streams goes out through, by the request's `accept-encoding`; the encoding is '' where it goes as it is.
 * What is there as a whole is packed as a whole (`packing/packed.ts`), for a fraction of the work.
 */
export function compressorFor(accepted?: string): { encoding: string; stream: Transform } {
  const encoding = encodingFor(accepted);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding, stream: createBrotliCompress({ params }) };
  }
  return { encoding, stream: encoding === 'gzip' ? createGzip() : new PassThrough() };
}
