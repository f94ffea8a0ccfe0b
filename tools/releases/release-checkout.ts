import { expectOursIn, readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import { buildChanged } from '../builds/build-changed.ts';
import { command } from '../running/command.ts';
import { releaseBuilds } from './release-builds.ts';
import { remoteFolders } from '../workspace.ts';

/**
 * Makes the shell and every remote of this checkout live on this machine, which has no shoppers yet; packages with changed
 * sources are built first.
 */
await command(async () => {
  const names = ['shell', ...remoteFolders()];
  const releases = releasesHere();
  // The host knows what to serve meanwhile.
  const trouble = await readRegistry(releases.store).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (!trouble) await expectOursIn(releases.store);
  await buildChanged(names);
  if (trouble) console.warn(`${trouble}. Nothing is released.`);
  else await releaseBuilds(names, releases);
});
