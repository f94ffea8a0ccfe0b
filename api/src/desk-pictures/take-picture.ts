import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { deskMessages } from '@kashi/shared/contracts/desk/desk-messages';
import { mostPictureBytes } from '@kashi/shared/contracts/desk/goods/pictures';
import type { Picture } from '@kashi/shared/contracts/picture';
import type { FastifyRequest } from 'fastify';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import { receiveFile } from '../pictures/received-file.ts';
import { Refusal } from '../http/refusal.ts';
import type { Cutter } from '../pictures/cutter.ts';
import { inUploadFolder } from '../pictures/upload-folder.ts';

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
  return inUploadFolder(mediaFolder, async (folder) => {
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
  });
}
