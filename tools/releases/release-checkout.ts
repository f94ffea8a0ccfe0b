import path from 'node:path';
import { expectOursIn, readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import { releaseId } from '../../shell/releases/store/release-store.ts';
import { upload } from '../../shell/releases/upload.ts';
import { buildChanged } from '../builds/build-changed.ts';
import { command } from '../running/command.ts';
import { noteDecided, sortBuilds } from './decided-builds.ts';
import { releaseBuilds } from './release-builds.ts';
import { folderOf, remoteFolders } from '../workspace.ts';

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
  const { undecided, decided, lost } = await sortBuilds(names, releases);
  const released = await releaseBuilds(undecided, releases);
  for (const name of lost) await upload(path.resolve(folderOf(name), 'dist'), releases);
  // Afterwards: a start that was cut off before is made up for by the next one. Nothing is read again from `dist`, where another
  // command may have built meanwhile.
  const live = released.map(({ release }) => releaseId(release));
  await noteDecided([...decided, ...live], releases);
});
