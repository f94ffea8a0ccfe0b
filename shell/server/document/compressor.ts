import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** What an answer goes out through, by the request's `accept-encoding`; the encoding is '' where it goes as it is. */
export function compressorFor(accepted = ''): { encoding: string; stream: Transform } {
  if (/\bbr\b/.test(accepted)) {
    // Quality 4 costs about a millisecond for a page and leaves it within a tenth of the smallest.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding: 'br', stream: createBrotliCompress({ params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', stream: createGzip() };
  return { encoding: '', stream: new PassThrough() };
}
