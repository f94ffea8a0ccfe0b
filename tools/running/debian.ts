import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program of the machine that tests need. */
interface Wanted {
  /** The name of the program in the message that asks for its installation. */
  name: string;
  /** Paths where it may be installed. */
  places: readonly string[];
  /** The Debian packages that contain it. */
  packages: readonly string[];
}

/** The path of a program, which is installed with Debian's tools if it is missing. Throws if that fails. */
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
