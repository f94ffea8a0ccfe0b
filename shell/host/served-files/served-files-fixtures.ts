import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@kashi/build/release/integrity';

/** Long enough to be worth a delta, and without repetitions. */
export const textBefore = Array.from({ length: 400 }, (_, at) => integrityOf(`line ${at}`)).join(
  '\n',
);
export const textAfter = textBefore.replace(integrityOf('line 200'), 'a changed line');

/** Writes what is served of a release: its browsers' files, packed as well, and their hashes. `id`: `shell/2`. */
export function writeRelease(
  releasesFolder: string,
  id: string,
  files: Record<string, string>,
): void {
  const integrity: Record<string, string> = {};
  for (const [file, text] of Object.entries(files)) integrity[file] = integrityOf(text);
  mkdirSync(path.join(releasesFolder, id, 'web'), { recursive: true });
  const manifest = JSON.stringify({ integrity });
  writeFileSync(path.join(releasesFolder, id, 'release.json'), manifest);
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(releasesFolder, id, 'web', file), text);
    writeFileSync(path.join(releasesFolder, id, 'web', `${file}.br`), brotliCompressSync(text));
  }
}

/** What a browser says that has kept a file with this text. */
export function offering(text: string): Record<string, string> {
  return {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${integrityOf(text).slice('sha256-'.length)}:`,
  };
}
