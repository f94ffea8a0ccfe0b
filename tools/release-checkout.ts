import { readRegistry } from '../shell/releases/registry-file.ts';
import { releasesHere } from '../shell/releases/releases-here.ts';
import { builtFrom } from './built-from.ts';
import { release } from './release.ts';
import { remoteFolders } from './workspace.ts';

/**
 * Makes the shell and every remote of this checkout live on this machine, where nobody shops yet; those are built whose sources
 * have changed since.
 */
const builds = builtFrom('.');
const names = ['shell', ...remoteFolders()];
const changed = names
  .filter((name) => !builds.isBuilt(name))
  .map((name) => ({ name, sources: builds.sourcesOf(name) }));
if (changed.length > 0) {
  // The compiler takes a second to be loaded.
  const { build } = await import('./build.ts');
  await build(changed.map(({ name }) => name));
  for (const { name, sources } of changed) builds.note(name, sources);
}
const releases = releasesHere();
// The host knows what to serve meanwhile.
const trouble = await readRegistry(releases.store).then(
  () => null,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
if (trouble) console.warn(`${trouble}. Nothing is released.`);
else await release(names, releases);
