import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { mostPictureBytes } from '@kashi/contracts/desk/goods/pictures';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { isOfTheDisk } from '../disk-errors.ts';
import type { PictureFault } from '../picture-fault.ts';
import type { PictureFiles } from './picture-files.ts';

/** Why a zip is not opened. */
export type UnfitZip = 'no-zip' | 'encrypted' | 'outside' | 'entries' | 'bytes';

export class UnfitZipError extends Error {
  override readonly name = 'UnfitZipError';
  readonly why: UnfitZip;

  constructor(why: UnfitZip, options?: ErrorOptions) {
    super(`The zip is refused: ${why}`, options);
    this.why = why;
  }
}

/** More entries than any zip of pictures has that a shop imports at once. */
const mostEntries = 5000;

/** All files of a zip together, unpacked. */
const mostBytes = 1024 * 1024 * 1024;

/**
 * Opens a zip of pictures; nothing of it is unpacked but what is asked for. Throws `UnfitZipError` for a file that is no zip, is
 * encrypted, has a name that leads out of it, or would be too much when unpacked.
 */
export async function openZip(path: string): Promise<PictureFiles> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(refuse);
  try {
    const entries = await entriesOf(zip).catch(refuse);
    return {
      names: [...entries.keys()],
      copy: (name, to) => copyEntry(zip, entries.get(name), to),
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The files of the zip by their names, in which `..` or a root has made the library throw already. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new UnfitZipError('entries');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new UnfitZipError('encrypted');
    bytes += entry.uncompressedSize;
    if (bytes > mostBytes) throw new UnfitZipError('bytes');
    const name = nameOf(entry);
    if (!name.endsWith('/') && !isOfTheSystem(name)) entries.set(name, entry);
  }
  return entries;
}

function refuse(error: unknown): never {
  if (error instanceof UnfitZipError) throw error;
  const { message } = error as Error;
  const isOutside = /^(absolute path|invalid relative path|invalid characters)/.test(message);
  throw new UnfitZipError(isOutside ? 'outside' : 'no-zip', { cause: error });
}

/** Several programs write names in UTF-8 and do not say so. */
function nameOf({ fileName, fileNameRaw }: Entry): string {
  if (/^[\x20-\x7e]*$/.test(fileName)) return fileName;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw).replaceAll('\\', '/');
  } catch {
    // The name is in the letters of an old system, which the library has read.
    return fileName;
  }
}

/** What macOS and Windows put beside one's own files. */
function isOfTheSystem(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(name);
}

async function copyEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  to: string,
): Promise<PictureFault | null> {
  if (!entry) return { is: 'no-file' };
  // The library ends a stream with more bytes than the zip has said.
  if (entry.uncompressedSize > mostPictureBytes) return { is: 'too-large' };
  try {
    const bytes = await zip.openReadStreamPromise(entry);
    await pipeline(bytes, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
    return null;
  } catch (error) {
    // A full disk is no fault of the zip.
    if (isOfTheDisk(error)) throw error;
    return { is: 'broken-file' };
  }
}
