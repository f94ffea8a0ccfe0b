import type { Registry } from '../../shared/src/border/registry.ts';

/** What visitors get by a registry, as `name@version`: what is live, and the canaries beside it. */
export function offeredReleases({ releases }: Registry): Set<string> {
  const ids = Object.entries(releases).flatMap(([name, { version, canary }]) => [
    `${name}@${version}`,
    ...(canary ? [`${name}@${canary.version}`] : []),
  ]);
  return new Set(ids);
}

/** Everything that a registry names, and that its store holds therefore, what visitors get first. */
export function namedReleases(registry: Registry): Set<string> {
  return new Set([...offeredReleases(registry), ...Object.keys(registry.integrity ?? {})]);
}
