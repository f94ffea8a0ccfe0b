import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Compressed {
  /** The value of `content-encoding`; '' for an uncompressed body. */
  encoding: string;
  body: string | Buffer;
}

/** Compresses a body by the request's `accept-encoding`. The shop's JSON shrinks to about a sixth. */
export async function compressed(body: string | Buffer, accepted = ''): Promise<Compressed> {
  const encoding = encodingFor(body, accepted);
  if (encoding === 'br') return { encoding, body: await asBrotli(body, { params: brotliParams }) };
  if (encoding === 'gzip') return { encoding, body: await asGzip(body) };
  return { encoding, body };
}

export function encodingFor(body: string | Buffer, accepted = ''): 'br' | 'gzip' | '' {
  if (body.length < leastLength) return '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : '';
}

/** Bytes that fit one network packet; compressing a smaller body would not make it arrive sooner. */
const leastLength = 1400;

/** The highest of Brotli's quality levels that costs about as little time as gzip. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
