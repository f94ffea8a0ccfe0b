import type { XrayData, XrayRelease } from '@kashi/border/xray-data';
import type { Trial } from '../release-sets/trial.ts';
import type { OverridePolicy } from '../overrides/override-policy.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { Piece } from './seen.ts';

/** Whether a visitor may use the inspector: one who may use developers' tools, or one with a signed override. */
export function mayLookThrough(
  { overridden }: Pick<ReleaseSet, 'overridden'>,
  { isOpen }: Pick<OverridePolicy, 'isOpen'>,
): boolean {
  return isOpen || overridden !== undefined;
}

export function wantsXray(url: string): boolean {
  // A cheap test first: every page calls this, and hardly any address asks for the inspector.
  if (!url.includes('xray')) return false;
  return new URL(`http://shop.invalid${url}`).searchParams.has('xray');
}

/** The host's data about the parts of one page. */
export function xrayOf(
  set: ReleaseSet,
  trials: readonly Trial[],
  pieces: readonly Piece[],
  serverErrors: Record<string, string>,
): XrayData {
  const armOf = (name: string, version: string): XrayRelease['arm'] => {
    if (set.overridden?.some((override) => override.name === name && override.base)) {
      return 'overridden';
    }
    const isCanary = trials.some((trial) => trial.name === name && trial.canary === version);
    return isCanary ? 'canary' : 'live';
  };
  const releases = [set.shell, ...set.remotes.values()].map(({ manifest }) => manifest);
  const tiles = pieces.filter(({ work }) =>
    ['frame', 'page', 'plain', 'skeleton', 'fragment'].includes(work.kind),
  );

  return {
    releases: Object.fromEntries(
      releases.map(({ name, version, team = '' }) => [
        name,
        { version, team, arm: armOf(name, version) },
      ]),
    ),
    serverMs: Object.fromEntries(tiles.map(({ work, outcome }) => [work.name, outcome.ms])),
    serverErrors,
  };
}
