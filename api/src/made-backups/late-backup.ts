import type { BackupSettings } from '../settings/backup-settings.ts';
import { lastBackup } from './made-backups.ts';

/** The newest backup of a shop whose next one is overdue; null if it has none. */
export interface LateBackup {
  lastAt: Date | null;
}

/** A backup takes minutes, and one that has failed is tried again every ten minutes, so an hour of delay is no alarm yet. */
const graceMs = 3_600_000;

/**
 * The newest backup if it is older than the settings ask for; null if it is in time. A folder that cannot be read counts as one
 * without backups: the log says why.
 */
export async function lateBackup(
  { folder, everyMs }: BackupSettings,
  now: Date,
): Promise<LateBackup | null> {
  const last = await lastBackup(folder, now).catch(() => undefined);
  const lastAt = last?.at ?? null;
  const isLate = lastAt === null || now.getTime() - lastAt.getTime() > everyMs + graceMs;
  return isLate ? { lastAt } : null;
}
