import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { quietly, run } from '../../tools/running/run.ts';
import { startApi, startHost } from '../../tools/processes/shop-processes.ts';
import { seeds } from './seeded-shop.ts';

/** An API on a store of its own that serves the owner's desk, with the demo's goods and the pictures of the shop under test. */
export async function openOwnDesk() {
  const { code } = await run(process.execPath, ['tools/builds/build-desk.ts']);
  if (code !== 0) throw new Error('The desk cannot be built.');

  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-own-desk-'));
  const underTest = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e');
  for (const folder of ['releases', 'media']) {
    symlinkSync(path.join(underTest, folder), path.join(dataFolder, folder));
  }
  await seeds(dataFolder, ['store']);
  // Banks send shoppers back to the shop, which may be opened later.
  const shopPort = await freePort();
  const quiet = { KASHI_LOG: 'silent', KASHI_DEVELOPER_ACCESS: 'everybody' };
  const variables = { ...quiet, KASHI_PICTURES: 'asked', KASHI_DESK_PORT: '0' };
  const api = await startApi({ shopPort, dataFolder, variables });
  // The API says so after it has said that the shop's calls are answered.
  const [{ desk }] = (await once(api.process, 'message')) as [{ desk: string }];
  let host: Awaited<ReturnType<typeof startHost>> | undefined;

  return {
    url: desk,
    shopApiUrl: api.url,
    /** Adds a member by the owner's command. Returns the path of the desk at which the member sets the account up. */
    async invites(userName: string, roles: string): Promise<string> {
      const command = [
        'api/src/shop-command/shop-command.ts',
        'staff',
        'add',
        userName,
        roles,
        'نگار',
      ];
      const { output } = await quietly('env', [
        `KASHI_DATA=${dataFolder}`,
        process.execPath,
        ...command,
      ]);
      const [address] = /\/setup#\S+/.exec(output) ?? [];
      if (!address) throw new Error(output);
      return address;
    },
    /** Opens the shop of this desk to shoppers. Returns its address. */
    async opensShop(): Promise<string> {
      host ??= await startHost({ port: shopPort, dataFolder, apiUrl: api.url, variables: quiet });
      return host.url;
    },
    async stop(): Promise<void> {
      await host?.stop();
      await api.stop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
