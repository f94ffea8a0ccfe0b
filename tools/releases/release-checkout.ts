import { expectOursIn, readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import { buildChanged } from '../builds/build-changed.ts';
import { command } from '../running/command.ts';
import { noteDecided, undecided } from './decided-builds.ts';
import { releaseBuilds } from './release-builds.ts';
import { remoteFolders } from '../workspace.ts';

/**
 * Makes what is new of this checkout's shell and remotes live on this machine, which has no shoppers yet; packages with changed
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
  if (trouble) {
    console.warn(`${trouble}. Nothing is released.`);
    return;
  }
  await releaseBuilds(await undecided(names, releases), releases);
  // Afterwards: a start that was cut off before is made up for by the next one.
  await noteDecided(names, releases);
});
