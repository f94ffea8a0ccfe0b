import { mostZipPartBytes } from '@kashi/contracts/desk/goods/imports';
import type { DeskData } from '../server/desk-data.ts';

interface Options {
  signal: AbortSignal;
  onProgress(progress: { phase: 'zip'; done: number; of: number }): void;
}

/** Sends a zip of pictures in parts, one after the other, and returns the id of the set that the shop makes of it. */
export async function sendZip(
  desk: DeskData,
  zip: File,
  { signal, onProgress }: Options,
): Promise<string> {
  let set: string | undefined;
  let at = 0;
  do {
    onProgress({ phase: 'zip', done: at, of: zip.size });
    const file = zip.slice(at, at + mostZipPartBytes);
    const input = { at, ...(set !== undefined && { set }) };
    const { data } = await desk.ask('POST /v1/desk/goods/import/pictures', input, { file, signal });
    set = data.set;
    at = data.bytes;
  } while (at < zip.size);
  return set;
}
