import { randomUUID } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes the JPEG beside a picture's WebP file, `<name>-<width>.jpg`, if it does not exist: Telegram, WhatsApp, Bale and Torob
 * show no other format. It converts only existing files at their own size, so requests cannot cause unlimited work. Returns
 * whether the JPEG exists now.
 */
export function previewMaker(mediaFolder: string): (name: string) => Promise<boolean> {
  const underWay = new Map<string, Promise<boolean>>();
  /** Previews are made one at a time, so that they do not take the processor from shoppers. */
  let before: Promise<unknown> = Promise.resolve();

  return async (name) => {
    const source = join(mediaFolder, `${name}.webp`);
    const target = join(mediaFolder, `${name}.jpg`);
    if (await isThere(target)) return true;
    if (!(await isThere(source))) return false;

    const making = underWay.get(name) ?? before.then(() => makeJpeg(source, target));
    underWay.set(name, making);
    before = making.catch(() => undefined);
    return making.finally(() => underWay.delete(name));
  };
}

/** Makes the JPEG of a picture, which has no transparency: goods get the white ground of their pages. The file is written atomically. */
export async function makeJpeg(source: string, target: string): Promise<true> {
  const { default: sharp } = await import('sharp');
  const draft = `${target}.${randomUUID()}`;
  try {
    await sharp(source)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, progressive: true })
      .toFile(draft);
    await rename(draft, target);
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
