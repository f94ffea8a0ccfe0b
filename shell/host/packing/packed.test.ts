import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, packed } from './packed.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.8, *', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', ''],
  ['broken', ''],
  [undefined, ''],
] as const)('a browser that takes %s gets the document in "%s"', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a compressed document decompresses to the original', async () => {
  const document = Buffer.from('<h1>فروشگاه</h1>'.repeat(100));

  expect(brotliDecompressSync(await packed(document, 'br'))).toEqual(document);
  expect(gunzipSync(await packed(document, 'gzip'))).toEqual(document);
  expect(await packed(document, '')).toBe(document);
});
