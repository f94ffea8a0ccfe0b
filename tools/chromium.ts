import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const knownPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How tests and the gate start that browser: without a sandbox, which a container has no rights for, and silent on the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium for the tests and the gate: the one that `KASHI_CHROMIUM` names, one of the system's, else Debian's, installed
 * here. Throws where none can be had.
 */
export function findChromium(): string {
  const present = [process.env['KASHI_CHROMIUM'], ...knownPlaces].find(
    (file) => file && existsSync(file),
  );
  if (present) return present;

  console.log('Installing Chromium…');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = knownPlaces.find((file) => existsSync(file));
  if (!installed) {
    throw new Error('There is no Chromium here: install one, or name it in KASHI_CHROMIUM');
  }
  return installed;
}
