import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultHotPort } from '@kashi/build/remote-recipe';
import { playgroundPath } from '@kashi/build/playground';
import { command } from './command.ts';
import { openDevelopmentShop } from './development/development-shop.ts';
import { environmentNeighbourhood } from './development/environment-neighbourhood.ts';
import { environmentNamed } from './development/environments.ts';
import { ownNeighbourhood } from './development/own-neighbourhood.ts';
import { isServed } from './development/serve-remote.ts';
import { playgroundOptions } from './development/playground-options.ts';
import { expectFreePort } from './processes/expect-free-port.ts';
import { remoteFolders } from './workspace.ts';

/**
 * One remote with hot reload inside the composed shop: among what is released on this machine, among what is live in a named
 * environment (`--env staging`), or by itself on recorded answers (`--alone`).
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { alone: { type: 'boolean', default: false }, env: { type: 'string' } },
  });
  const [remote = ''] = positionals;
  const remotes = remoteFolders();
  if (!remotes.includes(remote)) {
    throw new Error(`Say which remote: npm run dev -- ${remotes.join(' | ')}`);
  }
  if (values.alone && values.env) {
    throw new Error('A remote stands alone, or among what is live in an environment');
  }
  const port = Number(process.env['PORT'] ?? 3000);
  const hotPort = Number(process.env['KASHI_HOT_PORT'] ?? defaultHotPort);
  await expectFreePort(port, 'PORT');
  const folder = path.resolve(remote);
  const isThere = await isServed({ folder, port: hotPort, hasPlayground: values.alone });
  if (!isThere) await expectFreePort(hotPort, 'KASHI_HOT_PORT');

  const environment = values.env ? environmentNamed(values.env) : null;
  const neighbourhood = () =>
    environment ? environmentNeighbourhood(environment) : ownNeighbourhood(remote, port);
  const way = values.alone ? playgroundOptions(folder) : { neighbourhood };
  const shop = await openDevelopmentShop({ ...way, folder, port, hotPort });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void shop.stop());
  }
  const address = values.alone ? shop.url + playgroundPath : shop.url;
  console.log(`${remote} is hot at ${address}, ${shop.description}`);

  await shop.ended;
  await shop.stop();
});
