import { isSpoken } from './is-spoken.ts';
import { contractVersion } from './remote-contract.ts';
import type { ReleaseManifest } from './release.ts';
import { wireOf, wireVersion } from './shell-wire.ts';

/** What of a release says which numbers of the borders it speaks. */
export type Speaker = Pick<ReleaseManifest, 'name' | 'contract' | 'wire'>;

/**
 * Why a host of this code cannot serve a release, in a sentence: its number of a border is neither today's nor the one before.
 * Null where it can.
 */
export function unspoken(release: Speaker): string | null {
  const { name, contract } = release;
  if (!isSpoken(contract, contractVersion)) {
    return `${name} speaks contract ${contract}; this shop speaks ${numbersOf(contractVersion)}`;
  }
  const wire = wireOf(release);
  if (name === 'shell' && !isSpoken(wire, wireVersion)) {
    return `shell speaks wire ${wire}; this host speaks ${numbersOf(wireVersion)}`;
  }
  return null;
}

/** Why the browser's half of a shell would not take a remote, in a sentence; null where it does. */
export function unspokenBeside(remote: Speaker, shell: Speaker, called: string): string | null {
  if (isSpoken(remote.contract, shell.contract)) return null;
  return `${remote.name} speaks contract ${remote.contract}; ${called} speaks ${numbersOf(shell.contract)}`;
}

function numbersOf(own: number): string {
  return `${own} and ${own - 1}`;
}
