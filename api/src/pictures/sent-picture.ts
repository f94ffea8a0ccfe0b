import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { mostSentPictureBytes } from '@kashi/contracts/sent-picture/sent-picture-rules';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Cutter } from './cutter.ts';
import { messages } from './messages.ts';
import { receiveFile } from './received-file.ts';
import { inUploadFolder } from './upload-folder.ts';

/** Wide enough to see a scratch, and a few hundred kilobytes. */
const widthPixels = 1280;

/** Far more than somebody needs who chooses three pictures and changes them, far fewer than a script could send. */
export const sentPictureTries = { free: 20, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/**
 * Takes the picture that a customer's request brings, as base64 of a WebP. It is drawn anew from its pixels alone, so that nothing of
 * its file goes on. Throws a refusal with the reason for a file that is no fit picture, and a 503 where too many wait. The caller
 * counts the tries.
 */
export function takeSentPicture(
  request: FastifyRequest,
  { mediaFolder, cutter, customerId }: { mediaFolder: string; cutter: Cutter; customerId: number },
): Promise<string> {
  return inUploadFolder(mediaFolder, async (folder) => {
    const { source } = await receiveFile(request, folder, {
      mostBytes: mostSentPictureBytes,
      tooLarge: messages.sentTooLarge,
    });
    const work: Parameters<Cutter['cut']>[0] = {
      source,
      folder,
      widths: [widthPixels],
      formats: ['webp'],
    };
    const cut = await whileConnected(request, (leaves) =>
      cutter.cutSent(work, { customerId, leaves }),
    );
    if (typeof cut === 'string') throw new Refusal(400, deskMessages.picture[cut]);
    return readFile(join(folder, `${cut.picture.Width}.webp`), 'base64');
  });
}

/** Does the work with a signal that says when the sender's line is closed. */
async function whileConnected<Result>(
  { socket }: FastifyRequest,
  work: (leaves: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  if (socket.destroyed) leave();
  socket.once('close', leave);
  try {
    return await work(leaving.signal);
  } finally {
    socket.off('close', leave);
  }
}

/** A name for a picture, as hard to guess as an order's hash. */
export function newPictureName(): string {
  return randomBytes(16).toString('base64url');
}

/** The address of a picture that nothing else serves. */
export function addressOfWebp(webp: string): string {
  return `data:image/webp;base64,${webp}`;
}

/** The refusal for a picture that is named and is not there: another's, one that was sent before, or one that is gone. */
export function pictureGone(): Refusal {
  const Message = messages.sentGone;
  return new Refusal(400, Message, { fields: [{ Field: 'Pictures', Message }] });
}
