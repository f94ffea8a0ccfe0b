import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deskMessages } from '@kashi/shared/contracts/desk/desk-messages';
import { mostPictureBytes } from '@kashi/shared/contracts/desk/goods/pictures';
import type { Picture } from '@kashi/shared/contracts/picture';
import type { FastifyRequest } from 'fastify';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import { receiveFile } from '../desk-http/received-file.ts';
import { Refusal } from '../http/refusal.ts';
import type { Cutter } from '../pictures/cutter.ts';

/** The folders of uploads begin like this: with a dot, so that nothing in them is ever served. */
const prefix = '.upload-';

interface Place {
  mediaFolder: string;
  widths: readonly number[];
  cutter: Cutter;
}

/**
 * Takes the picture that a request brings into the media folder. It is received and cut in a folder beside the others, and its
 * files are there one by one as a whole. Throws a refusal with the reason for a file that is no fit picture.
 */
export async function takePicture(
  request: FastifyRequest,
  { mediaFolder, widths, cutter }: Place,
): Promise<{ picture: Picture; entry: ChangeEntry }> {
  await mkdir(mediaFolder, { recursive: true });
  const folder = await mkdtemp(join(mediaFolder, prefix));
  try {
    const { source, bytes } = await receiveFile(request, folder, {
      mostBytes: mostPictureBytes,
      tooLarge: deskMessages.picture.bytes,
    });
    const cut = await cutter.cut({ source, folder, widths });
    if (typeof cut === 'string') throw new Refusal(400, deskMessages.picture[cut]);

    const { picture, name, facts } = cut;
    for (const width of picture.Widths) {
      for (const format of picture.Formats) {
        const file = `${width}.${format}`;
        await rename(join(folder, file), join(mediaFolder, `${name}-${file}`));
      }
    }
    const after = { ...facts, bytes };
    return { picture, entry: { subject: 'picture', subjectId: name, before: null, after } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes what uploads have left that an end of the process cut off. */
export async function clearOldUploads(mediaFolder: string, now: Date): Promise<void> {
  const names = await readdir(mediaFolder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const folder = join(mediaFolder, name);
    const { mtimeMs } = await stat(folder);
    if (now.getTime() - mtimeMs > anHourMs) await rm(folder, { recursive: true, force: true });
  }
}

/** Another process on the same folder may have uploads under way. */
const anHourMs = 3_600_000;
