import { findOrInstall } from '../debian.ts';

/** A browser and the program that drives it, by their files. */
export interface Driven {
  browser: string;
  driver: string;
}

/** Where Debian keeps what belongs to one kind of processor. */
const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';

/** Today's WebKit, which Debian renews with Safari's. It wants a screen, for which a pretended one is there. */
export function findWebKit(): Driven & { screen: string } {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const find = (name: string, file: string) => findOrInstall({ name, places: [file], packages });
  return {
    driver: find('WebKitGTK', '/usr/bin/WebKitWebDriver'),
    browser: find('WebKitGTK', `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`),
    screen: find('Xvfb', '/usr/bin/Xvfb'),
  };
}

/** The WebKit that was in Safari 16.0 (iOS 16), as Debian 12 has kept it. */
export function findOldWebKit(): Driven {
  // The last one it draws by, and does not ask for.
  const packages = ['wpewebkit-driver', 'cog', 'libgles2'];
  const find = (file: string) => findOrInstall({ name: 'WPE WebKit', places: [file], packages });
  return { driver: find('/usr/bin/WPEWebDriver'), browser: find('/usr/bin/cog') };
}
