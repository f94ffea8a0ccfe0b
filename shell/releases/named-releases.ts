import type { Registry } from '@kashi/border/registry';

/** The releases that visitors get by a registry, as `name@version`: the live ones and the canaries. */
export function offeredReleases({ releases }: Registry): Set<string> {
  const ids = Object.entries(releases).flatMap(([name, { version, canary }]) => [
    `${name}@${version}`,
    ...(canary ? [`${name}@${canary.version}`] : []),
  ]);
  return new Set(ids);
}

/** All releases that a registry names, and that its store therefore holds, those for visitors first. */
export function namedReleases(registry: Registry): Set<string> {
  return new Set([...offeredReleases(registry), ...Object.keys(registry.integrity ?? {})]);
}
