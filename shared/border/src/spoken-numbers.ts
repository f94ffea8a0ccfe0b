import { isSpoken } from './is-spoken.ts';
import { contractVersion } from './remote-contract.ts';
import type { ReleaseManifest } from './release.ts';
import { wireOf, wireVersion } from './shell-wire.ts';

/** The fields of a release with its numbers of the borders. */
export type Speaker = Pick<ReleaseManifest, 'name' | 'contract' | 'wire'>;

/**
 * The reason, as a sentence, why a host of this code cannot serve a release: its number of a border is neither today's nor the
 * previous one. Null if the host can.
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

/** The reason, as a sentence, why a shell's browser code would refuse a remote; null if it accepts the remote. */
export function unspokenBeside(remote: Speaker, shell: Speaker, called: string): string | null {
  if (isSpoken(remote.contract, shell.contract)) return null;
  return `${remote.name} speaks contract ${remote.contract}; ${called} speaks ${numbersOf(shell.contract)}`;
}

function numbersOf(own: number): string {
  return `${own} and ${own - 1}`;
}
