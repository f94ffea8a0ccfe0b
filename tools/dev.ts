import path from 'node:path';
import { serveRemote } from '../shared/build/serve-remote.ts';
import { buildShell } from '../shell/build.ts';
import { openDevelopmentReleases } from './development/development-releases.ts';
import { ownNeighbourhood } from './development/own-neighbourhood.ts';
import { startHost } from './shop-processes.ts';
import { remoteFolders } from './workspace.ts';

/** One remote with hot reload, inside the composed shop. */
const [remote] = process.argv.slice(2);
const remotes = remoteFolders();
if (!remote || !remotes.includes(remote)) {
  console.error(`Say which remote: npm run dev -- ${remotes.join(' | ')}`);
  process.exit(1);
}

const port = Number(process.env['PORT'] ?? 3000);
const [around, served] = await Promise.all([
  ownNeighbourhood(remote, port),
  serveRemote(path.resolve(remote), Number(process.env['KASHI_HOT_PORT'] ?? 4700)),
  // React's production build cannot take an edit up.
  buildShell(path.resolve('shell'), { development: true }),
]);
const { dataFolder, stop } = openDevelopmentReleases({
  builds: ['shell/dist', ...around.builds],
  neighbours: around.neighbours,
});
const host = await startHost({
  port,
  dataFolder,
  apiUrl: around.apiUrl,
  // Its releases are this developer's own, whatever store this machine follows otherwise.
  variables: { KASHI_HOT_REMOTE: `${served.name}=${served.url}`, KASHI_RELEASES: '' },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void host.stop());
}
console.log(`${remote} is hot at ${host.url}, ${around.description}`);

await Promise.race([host.ended, around.ended]);
await host.stop();
await Promise.all([around.stop(), served.stop()]);
stop();
