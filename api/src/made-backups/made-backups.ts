import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinished } from './unfinished-file.ts';

/** A backup that the shop has made by itself. */
export interface MadeBackup {
  name: string;
  at: Date;
}

/** The name of a backup made at this moment; names are in the order of the moments. */
export function backupName(at: Date): string {
  return `kashi-${at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}.tar.gz`;
}

/** The shop's own backups in a folder, the oldest first; other files are somebody else's. None if there is no such folder. */
export async function madeBackups(folder: string): Promise<MadeBackup[]> {
  const names = await namesIn(folder);
  return names.toSorted().flatMap((name) => {
    const [, day, hour, minute, second] = ownName.exec(name) ?? [];
    return day ? [{ name, at: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : [];
  });
}

const ownName = /^kashi-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Deletes the oldest of the shop's own backups. */
export async function keepNewest(folder: string, kept: number): Promise<void> {
  const made = await madeBackups(folder);
  for (const { name } of made.slice(0, -kept)) await rm(join(folder, name), { force: true });
}

/** Deletes what killed backups have left, which has other names than the next one. */
export async function deleteUnfinished(folder: string): Promise<void> {
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
