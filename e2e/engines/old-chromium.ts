import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const folder = path.resolve('.cache/browsers');

/** An old Chromium, unpacked from the npm package that brings it; the package itself has one place for all of them. */
export async function unpackedChromium(packageName: string): Promise<string> {
  const program = path.join(folder, packageName.replaceAll('/', '-'));
  if (existsSync(program)) return program;

  const { resolve } = createRequire(import.meta.url);
  const packed = path.join(path.dirname(resolve(`${packageName}/package.json`)), 'bin/chromium.br');
  mkdirSync(folder, { recursive: true });
  const unpacked = `${program}.${process.pid}`;
  const file = createWriteStream(unpacked, { mode: 0o755 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), file);
  try {
    linkSync(unpacked, program);
  } catch (error) {
    // Another worker was quicker. Its browser runs already, so the file must not be replaced.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unpacked);
  }
  return program;
}
