import { findOrInstall } from '../running/debian.ts';

/** Arguments for tests and the gate: no sandbox, for which a container lacks the rights, and no network traffic of the browser's own. */
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
 * The Chromium for tests and the gate: the one that `KASHI_CHROMIUM` names, else the system's, else Debian's, which is installed
 * here. The headless shell is preferred: it takes 14 s of CPU for pages that take 24 s with the windows' bars and tabs. Throws if
 * there is none and none can be installed.
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
