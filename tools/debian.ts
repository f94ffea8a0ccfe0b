import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program of the machine that tests need. */
interface Wanted {
  /** Who it is, in the sentence for whoever has to install it. */
  name: string;
  /** Where it may lie. */
  places: readonly string[];
  /** The packages of Debian that bring it. */
  packages: readonly string[];
}

/** Where a program lies; it is installed with Debian's own tools where it is missing. Throws where it cannot be had. */
export function findOrInstall({ name, places, packages }: Wanted): string {
  const present = () => places.find((file) => existsSync(file));
  return present() ?? (install(name, packages), present()) ?? refuse(name, packages);
}

function install(name: string, packages: readonly string[]): void {
  console.log(`Installing ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

function refuse(name: string, packages: readonly string[]): never {
  throw new Error(`There is no ${name} here: install it (on Debian: ${packages.join(', ')})`);
}
