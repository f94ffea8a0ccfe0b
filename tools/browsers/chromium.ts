import { findOrInstall } from '../debian.ts';

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
 * here. The one without windows comes first: it takes 14 s of CPU for pages that the other, which draws bars and tabs around each
 * of them, takes 24 s for. Throws where none can be had.
 */
export function findChromium(): string {
  const named = process.env['KASHI_CHROMIUM'];
  return findOrInstall({
    name: 'Chromium',
    places: [
      ...(named ? [named] : []),
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    packages: ['chromium-headless-shell'],
  });
}
