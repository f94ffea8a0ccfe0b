import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultHotPort } from '@kashi/build/remote-recipe';
import { playgroundPath } from '@kashi/build/playground';
import { openDevelopmentShop } from './development/development-shop.ts';
import { environmentNeighbourhood } from './development/environment-neighbourhood.ts';
import { environmentNamed } from './development/environments.ts';
import { ownNeighbourhood } from './development/own-neighbourhood.ts';
import { isServed } from './development/serve-remote.ts';
import { playgroundOptions } from './development/playground-options.ts';
import { expectFreePort } from './processes/expect-free-port.ts';
import { folderOf, ownRemote, remotesHere } from './workspace.ts';

/**
 * `kashi dev [remote] [--env name | --alone]`: one remote with hot reload inside the composed shop: among what is released on this machine, among what is live in a named
 * environment (`--env staging`), or by itself on recorded answers (`--alone`).
 */
export async function devCommand(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { alone: { type: 'boolean', default: false }, env: { type: 'string' } },
  });
  const own = ownRemote();
  const [remote = own ?? ''] = positionals;
  const remotes = remotesHere();
  if (!remotes.includes(remote)) {
    throw new Error(`Say which remote: npm run dev -- ${remotes.join(' | ')}`);
  }
  if (values.alone && values.env) {
    throw new Error('A remote stands alone, or among what is live in an environment');
  }
  const port = Number(process.env['PORT'] ?? 3000);
  const hotPort = Number(process.env['KASHI_HOT_PORT'] ?? defaultHotPort);
  await expectFreePort(port, 'PORT');
  if (own && !values.alone && !values.env) {
    throw new Error(
      'The neighbours are elsewhere: npm run dev -- --env <name>, of a shop in environments.json, or npm run dev -- --alone',
    );
  }
  const folder = path.resolve(folderOf(remote));
  const isThere = await isServed({ remote, folder, port: hotPort, hasPlayground: values.alone });
  if (!isThere) await expectFreePort(hotPort, 'KASHI_HOT_PORT');

  const environment = values.env ? environmentNamed(values.env) : null;
  const neighbourhood = () =>
    environment ? environmentNeighbourhood(environment) : ownNeighbourhood(remote, port);
  const way = values.alone ? playgroundOptions(remote) : { neighbourhood };
  const shop = await openDevelopmentShop({ ...way, remote, folder, port, hotPort });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void shop.stop());
  }
  const address = values.alone ? shop.url + playgroundPath : shop.url;
  console.log(`${remote} is hot at ${address}, ${shop.description}`);

  await shop.ended;
  await shop.stop();
}
