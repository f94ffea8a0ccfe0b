import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atIntervals } from '../../at-intervals.ts';
import { backupName, keepNewest, lastBackup } from '../../made-backups/made-backups.ts';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import type { Shop } from '../../shop.ts';

/** Makes backups while the shop is open, the first at once if it is due. Returns the function that stops a running one, and ends. */
export function startBackups(
  shop: Pick<Shop, 'store' | 'clock'>,
  settings: BackupSettings,
): () => Promise<void> {
  const stopping = new AbortController();
  const newest = async () => (await lastBackup(settings.folder, shop.clock()))?.at;
  // A folder that cannot be read must not keep the other figures from being read.
  shop.store.figures.tellBackup(() => newest().catch(() => undefined));
  const look = async () => {
    const backUp = (file: string) => runBackup(file, stopping.signal);
    const failure = await backUpIfDue(shop, settings, backUp);
    if (failure === null || stopping.signal.aborted) return;
    console.error(`No backup was made; it is tried again in a while: ${failure}`);
  };
  const looks = atIntervals(lookEveryMs, look, { isAtOnce: true });
  return async () => {
    stopping.abort();
    await looks.end();
  };
}

/** A backup that has failed is tried again at the next look. */
const lookEveryMs = 10 * 60_000;

/**
 * Makes a backup if the last one is too old and this process does the shop's jobs. Returns what `backUp` has said of a failure;
 * else null.
 */
export async function backUpIfDue(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  { folder, everyMs, kept }: BackupSettings,
  backUp: (file: string) => Promise<string | null>,
): Promise<string | null> {
  if (!(await store.isOnDuty())) return null;
  const now = clock();
  const last = await lastBackup(folder, now);
  if (last && now.getTime() - last.at.getTime() < everyMs) return null;
  const failure = await backUp(join(folder, backupName(now)));
  if (failure === null) await keepNewest(folder, kept, now);
  return failure;
}

/** Runs `npm run backup` in a process of its own, whose memory goes with it. Returns what a failed one has said; else null. */
async function runBackup(file: string, stopping: AbortSignal): Promise<string | null> {
  if (stopping.aborted) return null;
  const child = spawn(process.execPath, [command, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = () => child.kill('SIGTERM');
  stopping.addEventListener('abort', stop, { once: true });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (code === 0) return null;
    // A process that is killed says nothing.
    return [said.trim(), signal && `it was ended by ${signal}`].filter(Boolean).join(' ');
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

const command = fileURLToPath(new URL('../backup-command.ts', import.meta.url));
