import { randomUUID } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes the JPEG beside a picture's WebP file, `<name>-<width>.jpg`, where it is not there yet: Telegram, WhatsApp, Bale and
 * Torob show no other format. Only files that are there already are copied, in their own size, so nobody can ask for work
 * without end. Answers whether the JPEG is there now.
 */
export function previewMaker(mediaFolder: string): (name: string) => Promise<boolean> {
  const underWay = new Map<string, Promise<boolean>>();
  /** One at a time: previews must not take the processor from shoppers. */
  let before: Promise<unknown> = Promise.resolve();

  return async (name) => {
    const source = join(mediaFolder, `${name}.webp`);
    const target = join(mediaFolder, `${name}.jpg`);
    if (await isThere(target)) return true;
    if (!(await isThere(source))) return false;

    const making = underWay.get(name) ?? before.then(() => make(source, target));
    underWay.set(name, making);
    before = making.catch(() => undefined);
    return making.finally(() => underWay.delete(name));
  };
}

/** JPEG knows no transparency: goods stand on the white of their pages. The file appears whole or not at all. */
async function make(source: string, target: string): Promise<true> {
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
