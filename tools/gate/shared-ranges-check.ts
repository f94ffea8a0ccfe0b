import { satisfies } from 'semver';
import { readWebFile, type Candidate, type Neighbours } from './candidate.ts';

interface FederationManifest {
  shared: { name: string; requiredVersion: string }[];
}

/** The shell lends every library that a remote wants, in a version that the remote has asked for; and goes on doing so. */
export function sharedRangesCheck(candidate: Candidate, neighbours: Neighbours): string[] {
  const isShell = candidate.manifest.name === 'shell';
  const shell = isShell ? candidate : neighbours.get('shell');
  const remotes = isShell
    ? [...neighbours.values()].filter(({ manifest }) => manifest.name !== 'shell')
    : [candidate];
  if (!shell) return ['no shell is live that could lend anything'];
  return remotes.flatMap((remote) => wantsOf(remote, shell.manifest.lends ?? {}));
}

function wantsOf(remote: Candidate, lent: Record<string, string>): string[] {
  const { shared } = JSON.parse(
    readWebFile(remote, 'mf-manifest.json').toString(),
  ) as FederationManifest;
  return shared
    .filter(({ name, requiredVersion }) => !satisfies(lent[name] ?? '', requiredVersion))
    .map(({ name, requiredVersion }) => {
      const offer = lent[name] ? `lends ${lent[name]}` : 'lends none';
      return `${remote.manifest.name} wants ${name} ${requiredVersion}, the shell ${offer}`;
    });
}
