import { findOrInstall } from '../running/debian.ts';

/** Paths of a browser and of its WebDriver. */
export interface Driven {
  browser: string;
  driver: string;
}

/** Debian's folder for the libraries of this processor architecture. */
const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';

/** Today's WebKit, which Debian updates with Safari's. It needs a display, so a virtual one is started. */
export function findWebKit(): Driven & { screen: string } {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const find = (name: string, file: string) => findOrInstall({ name, places: [file], packages });
  return {
    driver: find('WebKitGTK', '/usr/bin/WebKitWebDriver'),
    browser: find('WebKitGTK', `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`),
    screen: find('Xvfb', '/usr/bin/Xvfb'),
  };
}

/** The WebKit of Safari 16.0 (iOS 16), which Debian 12 still has. */
export function findOldWebKit(): Driven {
  // WebKit draws with this library and does not declare it.
  const packages = ['wpewebkit-driver', 'cog', 'libgles2'];
  const find = (file: string) => findOrInstall({ name: 'WPE WebKit', places: [file], packages });
  return { driver: find('/usr/bin/WPEWebDriver'), browser: find('/usr/bin/cog') };
}
