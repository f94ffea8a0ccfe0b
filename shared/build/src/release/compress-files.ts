import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg)$/;

/** The endings of the compressed files beside a file. */
export function compressedForms(file: string): ('br' | 'gz')[] {
  return compressible.test(file) ? ['br', 'gz'] : [];
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder: compressed once as small as possible, instead of quickly for
 * every request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => compressedForms(file).length > 0,
  );
  await Promise.all(
    files.map(async (file) => {
      const name = path.join(folder, file);
      const content = await readFile(name);
      const packed = file.endsWith('.js') ? smallestScript(content) : packedBy(content);
      await writeFile(`${name}.br`, await packed);
      await writeFile(`${name}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

const { BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT } = constants;

/** How distances within a file are written. */
const distances = [
  {},
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 8 },
  { [BROTLI_PARAM_NPOSTFIX]: 2, [BROTLI_PARAM_NDIRECT]: 16 },
];

/** In blocks of 256 KB, or of 512 KB, which is longer than any script. Which way packs a file smallest is seen by trying alone. */
const ways = [{}, { [BROTLI_PARAM_LGBLOCK]: 19 }].flatMap((block) =>
  distances.map((distance) => ({ ...block, ...distance })),
);

/**
 * A script packed as small as brotli can. In one way alone the shell's code grows or shrinks by a hundred bytes when the hash of
 * another script changes, which has as many letters as before.
 */
export async function smallestScript(content: Buffer): Promise<Buffer> {
  const packed = await Promise.all(ways.map((way) => packedBy(content, way)));
  return packed.reduce((best, each) => (each.length < best.length ? each : best));
}

function packedBy(content: Buffer, way: Record<number, number> = {}): Promise<Buffer> {
  const params = {
    ...way,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
