import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileKind } from '@kashi/file-store/file-store';
import type { Environment } from '../../settings/environment.ts';

/** Where the shop's pictures lie: on this machine, and in the store of all machines if there is one. */
export type PicturePlace = Pick<Environment, 'mediaFolder' | 'pictureStore'>;

/** The store of pictures does not answer or denies access; `message` is an English sentence with its address, without secrets. */
export class PictureStoreError extends Error {
  override readonly name = 'PictureStoreError';
}

/**
 * Sends files to the store of pictures, some at once, before anything names them: other machines of the shop fetch them from there.
 * Does nothing for a shop without a store. Throws a `PictureStoreError` if not all of them are there afterwards.
 */
export async function sendPictures(
  { pictureStore }: Pick<PicturePlace, 'pictureStore'>,
  files: readonly { name: string; path: string }[],
): Promise<void> {
  if (!pictureStore) return;
  const waiting = files.values();
  const send = async () => {
    for (const { name, path } of waiting) {
      const content = await readFile(path);
      // False: other bytes are there, as of another version of the codec. The same name is the same picture.
      await pictureStore.write(name, content, null, kindOf(name)).catch(asStoreError);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
}

/** Removes files from the store of pictures; one that is not there counts as removed. Throws a `PictureStoreError`. */
export async function removePictures(
  { pictureStore }: Pick<PicturePlace, 'pictureStore'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await pictureStore?.remove(name).catch(asStoreError);
}

const atOnce = 8;

/**
 * Returns the function that brings a picture of the store into the media folder, from where it is served from then on, and says
 * whether it is there. What the store does not have is not asked for again for a minute: anybody can ask for any name.
 */
export function pictureBringer({
  mediaFolder,
  pictureStore,
}: PicturePlace): (name: string) => Promise<boolean> {
  if (!pictureStore) return () => Promise.resolve(false);
  const underWay = new Map<string, Promise<boolean>>();
  const missing = new Map<string, number>();

  const bring = async (name: string) => {
    const stored = await pictureStore.read(name).catch(asStoreError);
    if (!stored) {
      missing.delete(name);
      missing.set(name, performance.now());
      if (missing.size > mostMissing) missing.delete(missing.keys().next().value ?? '');
      return false;
    }
    // With a dot, so that nobody is served a part of it.
    const draft = join(mediaFolder, `.brought-${randomUUID()}`);
    try {
      await writeFile(draft, stored.content, { flush: true });
      await rename(draft, join(mediaFolder, name));
    } finally {
      await rm(draft, { force: true });
    }
    missing.delete(name);
    return true;
  };

  return (name) => {
    if (!pictureName.test(name)) return Promise.resolve(false);
    const since = missing.get(name);
    if (since !== undefined && performance.now() - since < missingMs) return Promise.resolve(false);
    const bringing = underWay.get(name) ?? bring(name).finally(() => underWay.delete(name));
    underWay.set(name, bringing);
    return bringing;
  };
}

const missingMs = 60_000;
const mostMissing = 10_000;

/** What the store holds: a name without a folder or a leading dot. */
export const pictureName = /^[\w-]{1,200}(?:\.[\w-]+)*\.(?:avif|webp|jpe?g|png|gif|svg)$/;

/** What a browser is told that fetches the file from the store itself (`KASHI_MEDIA_URL`). */
function kindOf(name: string): FileKind {
  const contentType = contentTypes[extname(name)];
  return {
    ...(contentType && { contentType }),
    cacheControl: isNamedByContent.test(name)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=2592000',
  };
}

const isNamedByContent = /^[\da-f]{16}[-.]/;

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

function asStoreError(error: unknown): never {
  throw new PictureStoreError(error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}
