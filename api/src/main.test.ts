import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openEmbeddedStore } from './store/embedded/embedded-store.ts';
import { startApi, type ApiProcess } from './testing/api-process.ts';
import { begunPost } from './testing/begun-post.ts';
import { ownersCommand } from './testing/owners-command.ts';

/** The timeout for real processes on real disks, on a busy machine. */
const patienceMs = 90_000;

const template = mkdtempSync(join(tmpdir(), 'kashi-api-'));

// Creating a database takes seconds, so every test starts from a copy of this one.
beforeAll(async () => {
  await (await startApi(template)).end('SIGTERM');
}, patienceMs);

afterAll(() => rmSync(template, { recursive: true }));

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kashi-api-'));
  cpSync(template, directory, { recursive: true });
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

async function startedApi(directory: string): Promise<ApiProcess> {
  const api = await startApi(directory);
  onTestFinished(() => void api.child.kill('SIGKILL'));
  return api;
}

function leaveMessage(api: ApiProcess, comment: string): Promise<Response> {
  return api.post(messagePath, messageOf(comment));
}

const messagePath = '/v1/Identity/ContactUs/AddMessage';
const messageOf = (comment: string) => ({
  FullName: 'مریم احمدی',
  MobNo: '09123456789',
  Email: 'maryam@example.ir',
  Comment: comment,
});

async function commentsIn(directory: string): Promise<string[]> {
  const store = await openEmbeddedStore(directory);
  const rows = await store.db.selectFrom('contact_messages').select('comment').execute();
  await store.close();
  return rows.map(({ comment }) => comment);
}

test(
  'a process killed in the middle of its work loses nothing that it has confirmed',
  async () => {
    const directory = newDirectory();
    const api = await startedApi(directory);
    const confirmed: string[] = [];
    const leave = async (visitor: number) => {
      for (let count = 0; ; count++) {
        const comment = `${visitor}-${count}`;
        const response = await leaveMessage(api, comment);
        if (response.ok) confirmed.push(comment);
      }
    };

    const visitors = [1, 2, 3, 4].map((visitor) => leave(visitor).catch(() => undefined));
    await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(100), patienceMs / 2);
    await api.end('SIGKILL');
    await Promise.all(visitors);

    expect(await commentsIn(directory)).toEqual(expect.arrayContaining(confirmed));
  },
  patienceMs,
);

test(
  'a second process on the same directory is refused with a clear sentence, and the first keeps running',
  async () => {
    const directory = newDirectory();
    const first = await startedApi(directory);

    await expect(startApi(directory)).rejects.toThrow(
      'The data directory is in use by another process',
    );

    expect((await leaveMessage(first, 'سلام')).status).toBe(200);
  },
  patienceMs,
);

test(
  'a process that is still starting ends together with its parent',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kashi-api-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const api = aStartingApi(directory);
    let said = '';
    api.stdout?.on('data', (chunk: Buffer) => (said += String(chunk)));
    await vi.waitFor(() => expect(existsSync(join(directory, 'store.lock'))).toBe(true), 30_000);

    const ended = Promise.all([once(api, 'exit'), once(api.stdout!, 'end')]);
    api.disconnect();
    await ended;

    expect(said).toBe('');
  },
  patienceMs,
);

test(
  'a process whose parent ended while its code was being loaded opens nothing',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kashi-api-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const api = aStartingApi(directory, 'testing/orphaned-start.ts');

    api.disconnect();
    await once(api, 'exit');

    expect(readdirSync(directory)).toEqual([]);
  },
  patienceMs,
);

/** A process that may not have started answering, and its output. */
function aStartingApi(directory: string, script = 'main.ts'): ChildProcess {
  const api = fork(fileURLToPath(new URL(script, import.meta.url)), {
    env: { ...process.env, KASHI_DATA: directory, KASHI_SEED: 'none', KASHI_API_PORT: '0' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  onTestFinished(() => void api.kill('SIGKILL'));
  return api;
}

test(
  'a process asked to end finishes its work, and its directory can be opened again',
  async () => {
    const directory = newDirectory();
    const api = await startedApi(directory);
    await leaveMessage(api, 'سلام');

    const code = await api.end('SIGTERM');

    expect(code).toBe(0);
    expect(await commentsIn(directory)).toEqual(['سلام']);
  },
  patienceMs,
);

test(
  'a process that is asked to end twice still finishes its work',
  async () => {
    const directory = newDirectory();
    const api = await startedApi(directory);
    const finish = await begunPost(api.url + messagePath, messageOf('سلام'));

    const ended = api.end('SIGTERM');
    const status = () =>
      fetch(`${api.url}/healthz`).then(
        (answer) => answer.status,
        () => 0,
      );
    await vi.waitFor(async () => expect(await status()).not.toBe(200), 30_000);
    api.child.kill('SIGTERM');
    finish();
    const code = await ended;

    expect(code).toBe(0);
    expect(await commentsIn(directory)).toEqual(['سلام']);
  },
  patienceMs,
);

test(
  "the owner's commands work beside the running shop, and on their own when it is closed",
  async () => {
    const directory = newDirectory();
    const api = await startedApi(directory);

    const beside = await ownersCommand(directory, 'orders', 'list');
    const refused = await ownersCommand(directory, 'orders', 'approve', '7');
    await api.end('SIGTERM');
    const alone = await ownersCommand(directory, 'orders', 'list');

    const answer = { code: 0, answered: 'No order is under way.' };
    expect(beside).toEqual({ ...answer, said: '' });
    expect(refused).toEqual({
      code: 1,
      answered: '',
      said: 'No order with this number awaits approval: 7.',
    });
    expect(alone).toMatchObject(answer);
  },
  patienceMs,
);

const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!canLimitFiles)(
  'a full disk is answered 500 in Persian, and the shop recovers by itself once there is room',
  async () => {
    const directory = newDirectory();
    const api = await startedApi(directory);
    await leaveMessage(api, 'پیش از پر شدن');

    limitFileSize(api, '4096');
    const refused = await leaveMessage(api, 'هنگام پر بودن');
    const body = (await refused.json()) as { Message: string };
    limitFileSize(api, 'unlimited');
    await vi.waitFor(
      async () => expect((await leaveMessage(api, 'پس از پر شدن')).status).toBe(200),
      {
        timeout: 60_000,
        interval: 500,
      },
    );
    await api.end('SIGTERM');

    expect(refused.status).toBe(500);
    expect(body.Message).toMatch(/[\u0600-\u06FF]/);
    expect(await commentsIn(directory)).toEqual(['پیش از پر شدن', 'پس از پر شدن']);
  },
  patienceMs,
);

/** The limit on file sizes, which looks like a full disk to the database. */
function limitFileSize(api: ApiProcess, bytes: string): void {
  spawnSync('prlimit', ['--pid', String(api.child.pid), `--fsize=${bytes}:`]);
}
