import type { ReleaseManifest } from '../../shared/src/host/release.ts';
import { unspokenBeside } from '../../shared/src/host/spoken-numbers.ts';
import { idOf, type Candidate, type Neighbours } from './candidate.ts';

/** The shells beside whom a remote may be shown take its number of the contract, and a shell those of all remotes. */
export function numbersCheck({ live, canaries }: Record<'live' | 'canaries', Neighbours>) {
  return ({ manifest }: Candidate, neighbours: Neighbours): string[] => {
    const manifests = [...neighbours.values()].map((build) => build.manifest);
    if (manifest.name === 'shell') return strangers(manifest, manifests);

    const shell = neighbours.get('shell');
    const shells = shell === live.get('shell') ? [shell, canaries.get('shell')] : [shell];
    return shells.flatMap((each) => {
      const called = each === live.get('shell') ? 'the live shell' : each && idOf(each);
      return each ? strangers(each.manifest, [manifest], called) : [];
    });
  };
}

/** Whether a build that a rollback would bring back could stand beside these at all; where it could not, the rollback says so. */
export function canStandBeside({ manifest }: Candidate, candidates: Neighbours): boolean {
  const manifests = [...candidates.values()].map((build) => build.manifest);
  if (manifest.name === 'shell') return strangers(manifest, manifests).length === 0;
  const shell = candidates.get('shell')?.manifest;
  return !shell || strangers(shell, [manifest]).length === 0;
}

type Speaker = Pick<ReleaseManifest, 'name' | 'version' | 'contract'>;

/** The remotes that a shell's browser code would not take, each in a sentence. */
export function strangers(
  shell: Speaker,
  others: readonly Pick<Speaker, 'name' | 'contract'>[],
  called = `shell@${shell.version}`,
): string[] {
  return others
    .filter(({ name }) => name !== 'shell')
    .flatMap((remote) => unspokenBeside(remote, shell, called) ?? []);
}
