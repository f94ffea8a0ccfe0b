import { relative, resolve } from 'node:path';
import * as z from 'zod/mini';

/** Backups that an open shop makes by itself. */
export interface BackupSettings {
  folder: string;
  everyMs: number;
  /** How many of them stay. */
  kept: number;
}

export const backupVariables = {
  KASHI_BACKUP_FOLDER: z.optional(z.string()),
  KASHI_BACKUP_HOURS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(8760)), 24),
  KASHI_BACKUPS_KEPT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 14),
};

type Variables = z.output<z.ZodMiniObject<typeof backupVariables>>;

/** Throws a sentence if anybody could fetch the backups from the folder of the shop's pictures. */
export function readBackups(
  { KASHI_BACKUP_FOLDER, KASHI_BACKUP_HOURS, KASHI_BACKUPS_KEPT }: Variables,
  mediaFolder: string,
): BackupSettings | null {
  if (KASHI_BACKUP_FOLDER === undefined) return null;
  const folder = resolve(KASHI_BACKUP_FOLDER);
  if (isWithin(mediaFolder, folder)) {
    throw new Error(
      'KASHI_BACKUP_FOLDER lies in the folder of the pictures, which everybody may fetch: name another one.',
    );
  }
  return { folder, everyMs: KASHI_BACKUP_HOURS * hourMs, kept: KASHI_BACKUPS_KEPT };
}

const hourMs = 3_600_000;

/** Whether a path leads to a folder, or to anything in it. */
export function isWithin(folder: string, path: string): boolean {
  return !/^\.\.(?:[/\\]|$)/.test(relative(folder, path));
}
