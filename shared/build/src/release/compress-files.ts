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
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${name}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${name}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
