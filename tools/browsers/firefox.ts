import { findOrInstall } from '../running/debian.ts';

/** Debian's Firefox, an extended support release. Throws if it is missing and cannot be installed. */
export function findFirefox(): string {
  return findOrInstall({
    name: 'Firefox',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  });
}
