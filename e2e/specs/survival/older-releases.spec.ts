import path from 'node:path';
import type { Page } from '@playwright/test';
import { Gate } from '../../../tools/gate/gate.ts';
import { changeRegistry } from '../../../shell/releases/change-registry.ts';
import { releasesIn } from '../../../shell/releases/releases-here.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';
import { olderRelease } from '../../shop/older-release.ts';
import type { SecondHost } from '../../shop/second-host.ts';

const releasesOf = (host: SecondHost) => path.resolve(host.folderOf('shell'), '../..');

/** The cards of a listing; older builds mark them as today's do. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a remote that was built with the kit of the number before is rendered, comes alive and is left and found by links', async ({
  page,
  host,
  shopper,
}) => {
  await host.serves({ 'mf-catalog': { version: olderRelease('mf-catalog', releasesOf(host)) } });

  await shopper.opens('/filter?GroupId=1');
  await expect(cards(page).first()).toBeVisible();
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await cards(page).first().getByRole('link').first().click();
  await expect(shopper.heading).toContainText(name);
  await page.goBack();

  await expect(cards(page).first()).toBeVisible();
});

test('a shell of the number before serves the remotes of its day', async ({ page, host }) => {
  const releases = releasesOf(host);
  const older = (name: string) => ({ version: olderRelease(name, releases) });
  const gone = ['mf-account', 'mf-cart-checkout', 'mf-content', 'mf-product'];
  await host.serves({
    ...Object.fromEntries(gone.map((name) => [name, null])),
    shell: older('shell'),
    'mf-catalog': older('mf-catalog'),
  });

  await page.goto('/filter?GroupId=1');

  await expect(cards(page).first()).toBeVisible();
});

test('a remote with today’s kit is refused beside a shell of the number before, with both numbers', async ({
  host,
}, testInfo) => {
  const folder = testInfo.outputPath('releases');
  const version = olderRelease('shell', folder);
  await changeRegistry(releasesIn(folder).store, [{ name: 'shell', version, action: 'release' }]);

  const refusals = await new Gate([host.folderOf('mf-content')], releasesIn(folder)).refusals();

  expect(refusals.join('\n')).toContain(
    'mf-content speaks contract 2; the live shell speaks 1 and 0',
  );
});
