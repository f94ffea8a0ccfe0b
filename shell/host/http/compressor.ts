import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingFor } from '../packing/packed.ts';

/**
 * The stream that compresses a streamed answer, by the request's `accept-encoding`; the encoding is '' if the answer stays
 * uncompressed. An answer that exists as a whole is compressed as a whole (`packing/packed.ts`), for a fraction of the work.
 */
export function compressorFor(accepted?: string): { encoding: string; stream: Transform } {
  const encoding = encodingFor(accepted);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding, stream: createBrotliCompress({ params }) };
  }
  return { encoding, stream: encoding === 'gzip' ? createGzip() : new PassThrough() };
}
