import { createRequire } from 'node:module';
import { satisfies } from 'semver';
import type { ReleaseManifest } from '@kashi/border/release';

/** Of its package and not of its code: React chooses its build once, when its code is loaded, and the gate has that done in its own way. */
const { version: hostReact } = createRequire(import.meta.url)('react/package.json') as {
  version: string;
};

/**
 * A sentence where a remote wants a React that this host does not have; null where it has it. The gate compares with what the shell lends,
 * which is the React of browsers: on the server one copy renders all remotes, the host's own, and hosts are updated by themselves.
 */
export function wantsOtherReact(
  {
    name,
    version,
    needs,
    kitNeeds,
  }: Pick<ReleaseManifest, 'name' | 'version' | 'needs' | 'kitNeeds'>,
  own = hostReact,
): string | null {
  const ranges = [needs?.['react'], kitNeeds?.['react']];
  const unmet = ranges.find((range) => range !== undefined && !satisfies(own, range));
  if (unmet === undefined) return null;
  return `${name}@${version} wants react ${unmet}, and this host renders it with ${own}: update the host, or its pages may fail on the server`;
}
