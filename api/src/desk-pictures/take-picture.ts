import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { mostPictureBytes } from '@kashi/contracts/desk/goods/pictures';
import type { Picture } from '@kashi/contracts/picture';
import type { FastifyRequest } from 'fastify';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import type { PicturePlace } from '../http/media/shared-pictures.ts';
import { placePicture } from '../pictures/placed-picture.ts';
import { receiveFile } from '../pictures/received-file.ts';
import { Refusal } from '../http/refusal.ts';
import type { Cutter } from '../pictures/cutter.ts';
import { inUploadFolder } from '../pictures/upload-folder.ts';

interface Taking {
  place: PicturePlace;
  widths: readonly number[];
  cutter: Cutter;
  /** Words will stand on the picture. */
  hasWords: boolean;
}

/**
 * Takes the picture that a request brings into the media folder. It is received and cut in a folder beside the others, and its
 * files are there one by one as a whole. Throws a refusal with the reason for a file that is no fit picture, and a
 * `PictureStoreError`.
 */
export async function takePicture(
  request: FastifyRequest,
  { place, widths, cutter, hasWords }: Taking,
): Promise<{ picture: Picture; entry: ChangeEntry }> {
  return inUploadFolder(place.mediaFolder, async (folder) => {
    const { source, bytes } = await receiveFile(request, folder, {
      mostBytes: mostPictureBytes,
      tooLarge: deskMessages.picture.bytes,
    });
    const cut = await cutter.cut({ source, folder, widths, hasWords });
    if (typeof cut === 'string') throw new Refusal(400, deskMessages.picture[cut]);

    const { picture, name, facts } = cut;
    await placePicture(place, { cut, folder });
    const after = { ...facts, bytes };
    return { picture, entry: { subject: 'picture', subjectId: name, before: null, after } };
  });
}
