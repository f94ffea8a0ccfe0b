import { stat } from 'node:fs/promises';
import type { Cut } from '../cut-picture.ts';
import type { Cutter } from '../cutter.ts';
import type { PictureFetcher } from '../addresses/picture-fetcher.ts';
import { NameIndex, type PictureFiles } from '../files/picture-files.ts';
import type { PictureFault } from '../picture-fault.ts';
import type { StagedPictures } from './staged-pictures.ts';

/** What pictures are had by. */
export interface PictureMeans {
  cutter: Cutter;
  fetcher: PictureFetcher;
  /** The files beside the goods; null where there are none. */
  files: PictureFiles | null;
}

interface Preparing extends PictureMeans {
  staged: StagedPictures;
  /** Ends the work, which throws then. */
  signal: AbortSignal;
  /** Hears how many pictures are done. */
  tell: (done: number, of: number) => void;
}

/** So many addresses are asked at once; pictures are cut one after the other. */
const atOnce = 4;

/** All pictures of an import together may take so long, and be so large as they come. */
const mostMs = 30 * 60_000;
const mostBytes = 2 * 1024 * 1024 * 1024;

/** Whether a picture is named by an address, and not by the name of a file. */
function isAddress(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}

/** Why pictures cannot be had, as far as that is known before any of them is read. */
export function knownFaults(
  sources: Iterable<string>,
  files: PictureFiles | null,
): Map<string, PictureFault> {
  const index = new NameIndex(files?.names ?? []);
  const faults = new Map<string, PictureFault>();
  for (const source of sources) {
    const fault = isAddress(source) ? addressFault(source) : fileFault(source, files && index);
    if (fault) faults.set(source, fault);
  }
  return faults;
}

function addressFault(source: string): PictureFault | null {
  return /^https:\/\//i.test(source) && URL.canParse(source) ? null : { is: 'address' };
}

function fileFault(source: string, index: NameIndex | null): PictureFault | null {
  if (!index) return { is: 'no-files' };
  const found = index.find(source);
  return 'is' in found ? found : null;
}

/**
 * Gets pictures ready, each to the end: what an address gives and whether a file is a picture, its whole content alone says.
 * Nothing of it touches the store.
 */
export async function preparePictures(
  sources: ReadonlySet<string>,
  { staged, cutter, fetcher, files, signal, tell }: Preparing,
): Promise<Map<string, Cut | PictureFault>> {
  const index = new NameIndex(files?.names ?? []);
  const endsAt = performance.now() + mostMs;
  let bytes = 0;
  const bring = async (source: string, path: string): Promise<PictureFault | null> => {
    if (bytes > mostBytes || performance.now() > endsAt) return { is: 'too-much' };
    const fault = isAddress(source)
      ? await fetcher.fetch(source, path, signal)
      : await copyFrom(files, index.find(source), path);
    if (!fault) bytes += (await stat(path)).size;
    return fault;
  };

  const results = new Map<string, Cut | PictureFault>();
  const waiting = sources.values();
  const work = async () => {
    for (const source of waiting) {
      signal.throwIfAborted();
      const wanted = { cutter, bring: (path: string) => bring(source, path) };
      results.set(source, await staged.prepare(source, wanted));
      tell(results.size, sources.size);
    }
  };
  tell(0, sources.size);
  // All of them end before this does: whoever begins anew must not meet one that still writes.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}

async function copyFrom(
  files: PictureFiles | null,
  found: ReturnType<NameIndex['find']>,
  path: string,
): Promise<PictureFault | null> {
  if (!files) return { is: 'no-files' };
  return 'is' in found ? found : files.copy(found.name, path);
}
