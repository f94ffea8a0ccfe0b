import { appendFile, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostZipBytes, mostZipPartBytes } from '@kashi/contracts/desk/goods/imports';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from '../../pictures/received-file.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PictureFiles } from '../../pictures/files/picture-files.ts';
import { openZip, UnfitZipError } from '../../pictures/files/zip-files.ts';
import { StagedPictures } from '../../pictures/staged/staged-pictures.ts';
import { messages } from './messages.ts';

/**
 * Adds the part of a zip that a request brings to its set, and returns how much of the zip is there. What lies behind `at` is
 * overwritten: a part whose answer was lost comes again. Throws a 409 where a part before it is missing.
 */
export async function takeZipPart(
  request: FastifyRequest,
  staged: StagedPictures,
  at: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kashi-import-'));
  try {
    const limit = { mostBytes: mostZipPartBytes, tooLarge: messages.partBytes };
    const { source, bytes } = await receiveFile(request, folder, limit);
    const before = await staged.zipBytes();
    if (at > before) throw new Refusal(409, messages.partMissing);
    if (at + bytes > mostZipBytes) throw new Refusal(413, messages.zipBytes);
    if (at < before) await truncate(staged.zip, at);
    await appendFile(staged.zip, await readFile(source), { mode: 0o600 });
    return at + bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The set with this id. Throws a 404 for one that the shop has no longer. */
export async function findSet(mediaFolder: string, id: string): Promise<StagedPictures> {
  const staged = await StagedPictures.find(mediaFolder, id);
  if (!staged) throw new Refusal(404, messages.setGone);
  return staged;
}

/** The files of the set's zip; null without one. Throws a 400 with the reason for a zip that is refused. */
export async function filesOf(staged: StagedPictures | null): Promise<PictureFiles | null> {
  if (!staged || (await staged.zipBytes()) === 0) return null;
  try {
    return await openZip(staged.zip);
  } catch (error) {
    if (error instanceof UnfitZipError) throw new Refusal(400, messages.zip[error.why]);
    throw error;
  }
}
