import type { ReleaseManifest } from '@kashi/border/release';
import { unspokenBeside } from '@kashi/border/spoken-numbers';
import { idOf, type Candidate, type Neighbours } from '../builds/candidate.ts';

/** A remote's contract number is one that each shell beside it speaks, and a shell speaks those of all remotes. */
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

/** Whether the contract numbers let a build of a rollback be live beside these; if not, the rollback says so. */
export function canStandBeside({ manifest }: Candidate, candidates: Neighbours): boolean {
  const manifests = [...candidates.values()].map((build) => build.manifest);
  if (manifest.name === 'shell') return strangers(manifest, manifests).length === 0;
  const shell = candidates.get('shell')?.manifest;
  return !shell || strangers(shell, [manifest]).length === 0;
}

type Speaker = Pick<ReleaseManifest, 'name' | 'version' | 'contract'>;

/** A sentence for each remote with a contract number that a shell's browser code does not speak. */
export function strangers(
  shell: Speaker,
  others: readonly Pick<Speaker, 'name' | 'contract'>[],
  called = `shell@${shell.version}`,
): string[] {
  return others
    .filter(({ name }) => name !== 'shell')
    .flatMap((remote) => unspokenBeside(remote, shell, called) ?? []);
}
