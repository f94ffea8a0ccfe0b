import { satisfies } from 'semver';
import type { ReleaseManifest } from '@kashi/border/release';
import { idOf, readWebFile, type Candidate, type Neighbours } from '../builds/candidate.ts';

/** The shell shares every library that a remote needs, in a version that the remote accepts, and a new shell still does. */
export function lentLibrariesCheck(live: Neighbours) {
  return (candidate: Candidate, neighbours: Neighbours): string[] => {
    const isShell = candidate.manifest.name === 'shell';
    const shell = isShell ? candidate : neighbours.get('shell');
    const remotes = isShell
      ? [...neighbours.values()].filter(({ manifest }) => manifest.name !== 'shell')
      : [candidate];
    if (!shell)
      return ['no shell is live that could lend anything: the shell has to be released first'];
    const lender = shell === live.get('shell') ? 'the live shell' : idOf(shell);
    return remotes.flatMap((remote) => notLent(remote, shell, lender));
  };
}

function notLent(remote: Candidate, shell: Candidate, lender: string): string[] {
  const needs = remote.manifest.needs ?? needsBefore(remote);
  return unlent({ ...remote.manifest, needs }, { lends: shell.manifest.lends, lender });
}

type Needing = Pick<ReleaseManifest, 'name' | 'needs' | 'kitNeeds'>;

interface Loan {
  lends: ReleaseManifest['lends'];
  /** The shell's name in sentences. */
  lender: string;
}

/** A sentence for each library that a release, or the kit in it, needs in another version than the one that is lent. */
export function unlent(
  { name, needs = {}, kitNeeds = {} }: Needing,
  { lends = {}, lender }: Loan,
): string[] {
  return [
    ...Object.entries(needs).map(([library, range]) => ({ who: name, library, range })),
    // The same problem from both sides is reported once.
    ...Object.entries(kitNeeds)
      .filter(([library, range]) => needs[library] !== range)
      .map(([library, range]) => ({ who: `the kit in ${name}`, library, range })),
  ]
    .filter(({ library, range }) => !satisfies(lends[library] ?? '', range))
    .map(
      ({ who, library, range }) =>
        `${who} wants ${library} ${range}, ${lender} lends ${lends[library] ?? 'none'}`,
    );
}

/** The needs of a release older than the field that lists them: by module (`react/jsx-runtime`), in the federation's format. */
function needsBefore(remote: Candidate): Record<string, string> {
  const { shared = [] } = federationOf(remote);
  return Object.fromEntries(
    shared.map(
      ({ name, requiredVersion }) => [name.split('/')[0] ?? name, requiredVersion] as const,
    ),
  );
}

function federationOf(remote: Candidate): FederationManifest {
  try {
    return JSON.parse(readWebFile(remote, 'mf-manifest.json').toString()) as FederationManifest;
  } catch (error) {
    const id = idOf(remote);
    throw new Error(`${id}: web/mf-manifest.json cannot be read`, { cause: error });
  }
}

interface FederationManifest {
  shared?: { name: string; requiredVersion: string }[];
}
