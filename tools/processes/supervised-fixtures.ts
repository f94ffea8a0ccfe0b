import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { until } from '../../shell/host/processes/host-process-fixtures.ts';

/** What the unit of systemd runs, without a terminal, on a store of releases; `ended` rejects with what it has said. */
export function supervised(words: readonly string[], releases: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-hang-up-'));
  const command = spawn(process.execPath, ['tools/bootstrap.mjs', ...words], {
    // A process group of its own: what the command has started can be ended without the command.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      KASHI_DATA: folder,
      KASHI_RELEASES: releases,
      KASHI_API_URL: 'http://127.0.0.1:9',
      KASHI_PUBLIC_URL: 'https://shop.example',
      KASHI_SEED: 'none',
      KASHI_WORKERS: '1',
      KASHI_LOG: 'silent',
    },
  });
  let said = '';
  command.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = once(command, 'exit').then((): never => {
    throw new Error(`It has ended: ${said}`);
  });
  ended.catch(() => undefined);
  // Every process has its output there.
  const silence = once(command.stdout, 'close');
  onTestFinished(async () => {
    try {
      if (command.pid) process.kill(-command.pid, 'SIGTERM');
    } catch {
      // The whole group has ended already.
    }
    await silence;
    rmSync(folder, { recursive: true });
  });
  return { command, ended, address: addressIn(() => said), said: () => said };
}

/** The last line of a start says where the shop, or its half, is open. */
async function addressIn(said: () => string): Promise<string> {
  const open = /is open at (\S+)/;
  await until(() => open.test(said()));
  return open.exec(said())?.[1] ?? '';
}
