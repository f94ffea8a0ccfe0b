import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { startHost } from '../../tools/processes/shop-processes.ts';
import { running } from '../../tools/processes/running.ts';

const firstLine =
  /has no owner yet; set it up once, within 24 hours: (?<desk>\S+?)(?<path>\/setup#\S+)/;

/** A shop as its owner finds it after the first start with `KASHI_SEED=none`: no goods, no name, no owner, and an empty folder of pictures. */
export async function openEmptyShop() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-empty-shop-'));
  const underTest = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e');
  mkdirSync(path.join(dataFolder, 'media'));
  symlinkSync(path.join(underTest, 'releases'), path.join(dataFolder, 'releases'));
  const port = await freePort();
  const quiet = { KASHI_LOG: 'silent', KASHI_DEVELOPER_ACCESS: 'everybody' };
  const child = fork('api/src/main.ts', {
    env: {
      NODE_ENV: 'development',
      ...process.env,
      KASHI_DATA: dataFolder,
      KASHI_SEED: 'none',
      KASHI_API_PORT: '0',
      KASHI_DESK_PORT: '0',
      KASHI_PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...quiet,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // The line of the first start is read from it.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const printed = createInterface({ input: child.stdout! });
  const told = new Promise<{ desk: string; path: string }>((resolve) => {
    printed.on('line', (line) => {
      const { desk, path: setup } = firstLine.exec(line)?.groups ?? {};
      if (desk && setup) resolve({ desk, path: setup });
    });
  });
  const api = await running(child, 'The API');
  const host = await startHost({ port, dataFolder, apiUrl: api.url, variables: quiet });
  const { desk, path: setupPath } = await told;

  return {
    url: host.url,
    /** Where the desk answers, and below it the one-time address of the shop's first owner. */
    desk,
    setupPath,
    async stop(): Promise<void> {
      await host.stop();
      await api.stop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
