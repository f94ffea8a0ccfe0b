import type { ReleaseManifest } from '@kashi/border/release';
import type { ServerEntry } from '@kashi/border/remote-contract';
import type { ShellEntry } from '@kashi/border/shell-wire';
import { unspoken } from '@kashi/border/spoken-numbers';
import { routesOfToday } from './routes-before.ts';
import { shellOfToday } from './shell-before.ts';

/**
 * The manifest and the evaluated entry of a release in today's form. Releases of the previous number are converted here and
 * nowhere else.
 */
export function ofToday<Entry extends ServerEntry | ShellEntry>(
  manifest: ReleaseManifest,
  entry: Entry,
): { manifest: ReleaseManifest; entry: Entry } {
  if (manifest.name === 'shell') {
    return { manifest, entry: shellOfToday(manifest, entry as ShellEntry) as Entry };
  }
  return { manifest: { ...manifest, routes: routesOfToday(manifest) }, entry };
}

/** Throws if a release has neither today's numbers nor the previous ones. */
export function expectSpoken(release: Parameters<typeof unspoken>[0]): void {
  const refusal = unspoken(release);
  if (refusal) throw new Error(refusal);
}
