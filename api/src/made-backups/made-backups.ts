import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unfinished } from './unfinished-file.ts';

/** A backup that the shop has made by itself. */
interface MadeBackup {
  name: string;
  at: Date;
}

/** The name of a backup made at this moment; names are in the order of the moments. */
export function backupName(at: Date): string {
  return `kashi-${at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}.tar.gz`;
}

/** The newest of the shop's own backups in a folder, without those from the future, which a wrong clock has made. */
export async function lastBackup(folder: string, now: Date): Promise<MadeBackup | undefined> {
  return (await madeBackups(folder)).findLast(({ at }) => at <= now);
}

/** The oldest first; other files in the folder are somebody else's. None if there is no such folder. */
async function madeBackups(folder: string): Promise<MadeBackup[]> {
  const names = await namesIn(folder);
  return names.toSorted().flatMap((name) => {
    const [, day, hour, minute, second] = ownName.exec(name) ?? [];
    return day ? [{ name, at: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : [];
  });
}

const ownName = /^kashi-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Deletes the oldest of the shop's own backups, and before them those from the future, which would outlive every new one. */
export async function keepNewest(folder: string, kept: number, now: Date): Promise<void> {
  const made = await madeBackups(folder);
  const inOrder = [...made.filter(({ at }) => at > now), ...made.filter(({ at }) => at <= now)];
  for (const { name } of inOrder.slice(0, -kept)) await rm(join(folder, name), { force: true });
}

/** Deletes what killed backups have left beside one of the shop's own, which has another name. None may be under way. */
export async function deleteUnfinished(path: string): Promise<void> {
  if (!ownName.test(basename(path))) return;
  const folder = dirname(path);
  const left = (await namesIn(folder)).filter(isUnfinished);
  for (const name of left) await rm(join(folder, name), { force: true });
}

function isUnfinished(name: string): boolean {
  const whole = name.slice(0, -unfinished('').length);
  return unfinished(whole) === name && ownName.test(whole);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
