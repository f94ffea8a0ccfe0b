import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, vi } from 'vitest';
import { unfinished } from '../made-backups/unfinished-file.ts';
import { openCommandSocket } from '../shop-command/connection/command-socket.ts';
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts';
import type { Store } from '../store/store.ts';
import { startApi, type ApiProcess } from '../testing/api-process.ts';
import { withEmptyStore } from '../testing/empty-store.ts';
import { quickStartFlags, quickStartVariables } from '../testing/quick-start.ts';
import { testShop } from '../testing/test-shop.ts';

/** An empty folder, removed when the test ends. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The embedded store of a folder, closed when the test ends unless the test has closed it. */
export async function aStoreIn(folder: string, migrations?: string[]): Promise<Store> {
  if (!migrations) withEmptyStore(folder);
  const store = await openEmbeddedStore(folder, migrations);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= store.close());
  onTestFinished(close);
  return { ...store, close };
}

/** Opens a shop on the store as far as commands need it. */
export async function openBeside(folder: string, store: Store): Promise<void> {
  const shop = await testShop();
  const close = await openCommandSocket({
    ...shop,
    store,
    environment: { ...shop.environment, dataDirectory: folder },
  });
  onTestFinished(async () => close?.());
}

/** A shop that backs itself up into the folder, and keeps two. */
export async function aBackingUpShop(data: string, backups: string): Promise<ApiProcess> {
  withEmptyStore(data);
  const shop = await startApi(data, { KASHI_BACKUP_FOLDER: backups, KASHI_BACKUPS_KEPT: '2' });
  onTestFinished(() => void shop.child.kill('SIGKILL'));
  return shop;
}

/** Puts files into the folder of the shop's pictures. */
export function withPictures(folder: string, pictures: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(pictures)) {
    const path = join(folder, 'media', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** The names of what lies in a folder. */
export function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

/** Waits until a backup has come to its pictures, of which there have to be more than its rows. */
export async function untilPacking(file: string): Promise<void> {
  const bytes = () => statSync(unfinished(file), { throwIfNoEntry: false })?.size ?? 0;
  await vi.waitFor(() => expect(bytes()).toBeGreaterThan(5_000_000), 60_000);
}

interface RunningCommand {
  child: ChildProcess;
  /** The exit code, null after a signal, and everything that was printed. */
  ended: Promise<{ code: number | null; said: string }>;
}

interface Place {
  folder: string;
  databaseUrl?: string | undefined;
  /** Further settings of the shop. */
  settings?: Record<string, string>;
  /** What the command runs under, as `smallDisk`. */
  under?: readonly string[];
}

/** Runs a command with a limit on the size of files, which looks like a full disk. */
export const smallFiles = (bytes: number) => ['prlimit', `--fsize=${bytes}`];

export const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0;

/** Runs a command on a data folder that is a disk of its own, and prints what the command leaves there. */
export const smallDisk = (bytes: number) => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${bytes} none "$KASHI_DATA" && "$@"; code=$?; ls -A "$KASHI_DATA" >&2; exit $code`,
  'sh',
];

export const canMountDisks =
  spawnSync('unshare', '--map-root-user --mount mount -t tmpfs none /mnt'.split(' ')).status === 0;

/** Begins `npm run backup` or `npm run restore` on a data folder. */
export function begin(
  command: 'backup' | 'restore',
  { folder, databaseUrl, settings = {}, under = [] }: Place,
  ...words: string[]
): RunningCommand {
  const script = fileURLToPath(new URL(`./${command}-command.ts`, import.meta.url));
  const [program = '', ...line] = [
    ...under,
    process.execPath,
    ...quickStartFlags,
    script,
    ...words,
  ];
  const child = spawn(program, line, {
    env: {
      PATH: process.env['PATH'],
      ...quickStartVariables,
      KASHI_DATA: folder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
  return { child, ended };
}

/** Runs `npm run backup` or `npm run restore` to its end. */
export function run(...command: Parameters<typeof begin>): RunningCommand['ended'] {
  return begin(...command).ended;
}
