import { findOrInstall } from '../debian.ts';

/** Debian's Firefox, which is of the extended support release. Throws where it cannot be had. */
export function findFirefox(): string {
  return findOrInstall({
    name: 'Firefox',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  });
}
