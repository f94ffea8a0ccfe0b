import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { breakEvent, mendedKey, type Fault } from '../../shop/broken-release.ts';
import type { Changes, SecondHost } from '../../shop/second-host.ts';
import { bootOf } from './boot.ts';
import type { Tile } from '../facts/tiles.ts';

/** The faults of a tile, in the words of the host and of the browser. */

export function filesOf({ remote }: Tile): string {
  return `/r/${remote}/`;
}

export function broken(host: SecondHost, { remote }: Tile, fault: Fault): Changes {
  return { [remote]: { version: host.broken(remote, fault) } };
}

/** A release that the host has taken up, and whose files are all deleted since. */
export async function losesItsCode(host: SecondHost, tile: Tile): Promise<void> {
  const version = host.broken(tile.remote, 'copy');
  await host.serves({ [tile.remote]: { version } });
  rmSync(host.folderOf(tile.remote, version), { recursive: true });
}

/** From now on what throws on mount does not. */
export async function mend(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.setItem(key, 'yes'), mendedKey);
}

/** Makes code that throws later throw now. */
export async function breakAll(page: Page): Promise<void> {
  await page.evaluate((name) => dispatchEvent(new Event(name)), breakEvent);
}

/** The version of a remote that this document is made of. */
export async function versionIn(page: Page, { remote }: Tile): Promise<string | undefined> {
  return (await bootOf(page)).remotes[remote]?.version;
}
