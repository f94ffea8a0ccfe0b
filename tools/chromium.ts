import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const knownPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium for the tests: the one that `KASHI_CHROMIUM` names, one of the system's, else Debian's, installed here. */
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
  if (!installed)
    throw new Error('The tests need a Chromium: install one, or name it in KASHI_CHROMIUM');
  return installed;
}
