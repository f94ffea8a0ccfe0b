import type { ReleaseManifest } from '@kashi/shared/border/release';
import type { ServerEntry } from '@kashi/shared/border/remote-contract';
import type { ShellEntry } from '@kashi/shared/border/shell-wire';
import { unspoken } from '@kashi/shared/border/spoken-numbers';
import { routesOfToday } from './routes-before.ts';
import { shellOfToday } from './shell-before.ts';

/**
 * What a release says, and its evaluated entry, as today's host works with them: a release of the number before is brought up to
 * today's here, and nowhere else.
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

/** Throws where a release speaks neither today's numbers nor those before. */
export function expectSpoken(release: Parameters<typeof unspoken>[0]): void {
  const refusal = unspoken(release);
  if (refusal) throw new Error(refusal);
}
