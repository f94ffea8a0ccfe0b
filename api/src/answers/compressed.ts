import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Compressed {
  /** For `content-encoding`; '' where the body goes as it is. */
  encoding: string;
  body: string | Buffer;
}

/** A body as it is to travel, by the request's `accept-encoding`: JSON of the shop comes to a sixth of itself. */
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

/** What fits one packet arrives no sooner for being smaller. */
const leastLength = 1400;

/** Of the eleven grades, the last that costs about as little as gzip. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
