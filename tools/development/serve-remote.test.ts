import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { rspack } from '../builds/rspack.ts';
import { newRemote } from '../new-remote/new-remote.ts';
import { ending, running } from '../processes/running.ts';

/** Beside the workspace, so that no command takes it for a remote of the shop; its libraries are those of another remote. */
const place = path.resolve('.cache/under-work');

/** Returns the folder of a new remote. */
function aRemote(): string {
  mkdirSync(place, { recursive: true });
  const parent = mkdtempSync(path.join(place, 'served-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }));
  newRemote('mf-lamp', parent);
  const folder = path.join(parent, 'mf-lamp');
  symlinkSync(path.resolve('mf-content/node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test(
  'a server of builds ends with the command that has started it, however that ends, and holds no port',
  { timeout: 60_000 },
  async () => {
    const child = rspack(aRemote(), ['serve', '--port', String(await freePort())], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await running(child, 'rspack serve');

    // As the operating system does for a command that is killed.
    child.disconnect();

    await ending(child);
    expect(child.exitCode).toBe(0);
  },
);
