import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { folderStore } from '@kashi/file-store/folder-store';
import { changeRegistry } from '../../../shell/releases/change-registry.ts';
import { readManifest } from '../../../shell/releases/read-manifest.ts';
import { releasesIn, type Releases } from '../../../shell/releases/releases-here.ts';
import { comebackCheck } from '../../../tools/gate/pages/comeback-check.ts';
import { Gate } from '../../../tools/gate/gate.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { requestsFor } from '../../page-objects/probes/network.ts';
import { reactCopies } from '../../page-objects/probes/react-copies.ts';
import type { Shopper } from '../../page-objects/visitors/shopper.ts';
import { expect, test as base } from '../../page-objects/visitors/survivor.ts';
import type { SecondHost } from '../../shop/second-host.ts';
import {
  buildShellWithOtherReact,
  type ShellWithOtherReact,
} from '../../shop/shell-with-other-react.ts';

/** The shell of this checkout with another minor of React: e2e/other-react. */
const test = base.extend<{}, { other: ShellWithOtherReact }>({
  other: [
    async ({}, use) => {
      const other = await buildShellWithOtherReact();
      await use(other);
      other.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const releasesOf = (host: SecondHost) => path.resolve(host.folderOf('shell'), '../..');
/** The requests for a shell's code from now on. */
const codeOf = (page: Page, version: string) => requestsFor(page, `/r/shell/${version}/web/`);

/** From the first document through the pages and fragments of four remotes, to a full cart. */
async function buys(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.opens('/');
  await shopper.follows('/filter');
  await expect(shopper.listing.cards.first()).toBeVisible();
  await shopper.follows(seeded.watch.path);
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await shopper.product.addsToCart();
  await shopper.header.counts(1);
  await shopper.header.cart.click();
  await expect(shopper.cart.line(seeded.watch.name)).toBeVisible();
  await shopper.footer.getByRole('link', { name: 'قوانین و مقررات' }).click();
  await expect(shopper.heading).toHaveText('قوانین و مقررات');
  expect(await reactCopies(page)).toHaveLength(1);
}

test('a shell with another minor of React passes the gate among the remotes of today', async ({
  host,
  other,
}) => {
  test.setTimeout(600_000);

  expect(await new Gate([other.dist], releasesIn(releasesOf(host))).refusals()).toEqual([]);
});

test('remotes live on what a shell with another minor lends, in documents that the host’s own React has rendered', async ({
  page,
  host,
  shopper,
  other,
}) => {
  other.layIn(releasesOf(host));
  await host.serves({ shell: { version: other.version } });
  const asked = codeOf(page, other.version);

  await buys(shopper);

  expect(asked.length).toBeGreaterThan(0);
  const document = await (await page.request.get(seeded.watch.path)).text();
  expect(document.includes(`${seeded.watch.name}</h1>`)).toBe(true);
  await shopper.opens(seeded.watch.path);
  expect(await reactCopies(page)).toHaveLength(1);
});

test('two minors are live side by side while a canary of the shell lends the other one', async ({
  page,
  context,
  host,
  shopper,
  other,
  baseURL,
}) => {
  other.layIn(releasesOf(host));
  const today = path.basename(host.folderOf('shell'));
  await host.serves({ shell: { version: other.version } });
  await changeRegistry(folderStore(releasesOf(host)), [
    { name: 'shell', version: today, action: 'canary', percent: 0, by: 'team' },
  ]);
  const [before, canary] = [codeOf(page, other.version), codeOf(page, today)];

  await test.step('everybody else has the minor that is live', async () => {
    await buys(shopper);
    expect([before.length > 0, canary.length]).toEqual([true, 0]);
  });

  await test.step('a visitor of the canary has the other one, with the cart of before', async () => {
    await context.addCookies([{ name: 'kashi-canary', value: 'shell', url: baseURL! }]);
    await expect
      .poll(async () => (await page.request.get('/cart')).text())
      .toContain(`/r/shell/${today}/`);
    await shopper.opens('/cart');
    await expect(shopper.cart.line(seeded.watch.name)).toBeVisible();
    expect(canary.length).toBeGreaterThan(0);
    expect(await reactCopies(page)).toHaveLength(1);
  });
});

test('a remote that needs the newer minor waits until the shell, and its way back, lend it', async ({
  host,
  other,
}, testInfo) => {
  const releases = releasesIn(testInfo.outputPath('releases'));
  // Of the two the older minor is lent first, as before an update.
  const [older, newer] = [lentIn(other.dist), lentIn(host.folderOf('shell'))].toSorted(byReact);
  expect(minorOf(older!.react)).not.toBe(minorOf(newer!.react));
  const range = `^${newer!.react}`;
  const remote = copy(host.folderOf('mf-content'), testInfo.outputPath('remote'), range);
  const refusals = async () => (await new Gate([remote], releases).refusals()).join('\n');
  const wants = `mf-content wants react ${range}`;

  for (const name of Object.keys(await host.served())) {
    if (!['shell', 'mf-content'].includes(name)) await goesLive(releases, host.folderOf(name));
  }
  await goesLive(releases, older!.dist);
  expect(await refusals()).toContain(`${wants}, the live shell lends ${older!.react}`);
  await goesLive(releases, newer!.dist);
  expect(await refusals()).toContain(`${wants}, shell@${older!.version} lends ${older!.react}`);
  await goesLive(releases, copy(newer!.dist, testInfo.outputPath('shell')));
  expect(await refusals()).toBe('');
  await goesLive(releases, remote);

  expect(await comebackCheck(releases, { name: 'shell', version: older!.version })).toEqual([
    `${wants}, shell@${older!.version} lends ${older!.react}`,
  ]);
});

interface Lent {
  dist: string;
  version: string;
  react: string;
}

/** The React that a shell's release lends. */
function lentIn(dist: string): Lent {
  const { version, lends } = readManifest(dist);
  return { dist, version, react: lends?.['react'] ?? '' };
}

/** `19.3` of 19.3.1. */
function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

function byReact(one: Lent, other: Lent): number {
  return one.react.localeCompare(other.react, 'en', { numeric: true });
}

/** Copies a release under another version, with another range of React where one is named. Answers the folder. */
function copy(live: string, folder: string, react?: string): string {
  cpSync(live, folder, { recursive: true, dereference: true });
  const manifest = readManifest(live);
  const needs = react ? { ...manifest.needs, react } : manifest.needs;
  const version = `${manifest.version}.copy`;
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...manifest, version, needs }));
  return folder;
}

/** Makes a release live, whatever a gate would say. */
async function goesLive({ folder, store }: Releases, dist: string): Promise<void> {
  const { name, version } = readManifest(dist);
  cpSync(dist, path.join(folder, name, version), { recursive: true, dereference: true });
  await changeRegistry(store, [{ name, version, action: 'release' }]);
}
