import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** What a document goes out in; '' is as it is. */
export type Encoding = 'br' | 'gzip' | '';

/** The best that the request's `accept-encoding` names; what it gives no weight it refuses. */
export function encodingFor(accepted = ''): Encoding {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => wanted.includes(encoding)) ?? '';
}

/** Quality 4 leaves a page within a tenth of the smallest for a twentieth of the work. */
const quickly = 4;

/** A whole document in one piece: fed piece by piece as it is written, the same bytes cost several times as much. */
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

/** What went into `packed` with `br`. */
export function unpacked(document: Buffer): Promise<Buffer> {
  return fromBrotli(document);
}

const fromBrotli = promisify(brotliDecompress);
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
