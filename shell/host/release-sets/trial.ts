import type { RegistryEntry } from '@kashi/border/registry';
import type { Offer, Offers } from './release-offers.ts';

/** A running canary, and the live version that it is compared with. */
export interface Trial {
  /** The name of a remote, or of the shell. */
  name: string;
  canary: string;
  predecessor: string;
  /** The percentage of visitors who get it. */
  percent: number;
  /** The registry's revision with which this step began; 0 where an older command wrote the registry. */
  since: number;
  /** Whether the hosts show the canary to more visitors when it has passed a step. */
  promotes: boolean;
}

/** What tells a step of a canary from every other one. */
export type TrialStep = Pick<Trial, 'name' | 'canary' | 'since'>;

/** The trial that the registry describes, with the two versions as they are served; null without a canary. */
export function trialOf(
  name: string,
  { version, canary }: Pick<RegistryEntry, 'version' | 'canary'>,
): Trial | null {
  if (!canary) return null;
  const { version: other, percent, since = 0, promotes = false } = canary;
  return { name, canary: other, predecessor: version, percent, since, promotes };
}

/** The trials among what is offered. */
export function trialsOf({ shell, remotes }: Offers): Trial[] {
  const offers: [string, Offer<unknown>][] = [['shell', shell], ...remotes];
  return offers.flatMap(([name, { live, canary }]) => {
    const { version } = live.manifest;
    const trial = canary && trialOf(name, { version, canary: served(canary) });
    return trial ?? [];
  });
}

function served({ release, ...settings }: NonNullable<Offer<unknown>['canary']>) {
  return { ...settings, version: release.manifest.version };
}
