import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** The encoding of a document; '' is uncompressed. */
export type Encoding = 'br' | 'gzip' | '';

/** The best encoding that the request's `accept-encoding` allows; a weight of zero refuses an encoding. */
export function encodingFor(accepted = ''): Encoding {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => wanted.includes(encoding)) ?? '';
}

/** At quality 4 a page is within a tenth of the smallest size, for a twentieth of the work. */
const quickly = 4;

/** Compresses a whole document in one piece: compressing it piece by piece as it is written costs several times as much. */
export async function packed(
  document: Buffer,
  encoding: Encoding,
  quality = quickly,
): Promise<Buffer> {
  if (encoding === 'br') {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return asBrotli(document, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: document.length },
    });
  }
  return encoding === 'gzip' ? asGzip(document) : document;
}

/** Reverses `packed` with `br`. */
export function unpacked(document: Buffer): Promise<Buffer> {
  return fromBrotli(document);
}

const fromBrotli = promisify(brotliDecompress);
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
