import { cpSync } from 'node:fs';
import path from 'node:path';
import { releasesIn } from '../../../shell/releases/releases-here.ts';
import { readManifest } from '../../../shell/releases/read-manifest.ts';
import { ownBuild } from '../../../tools/builds/own-build.ts';
import { Gate } from '../../../tools/gate/gate.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';

/** Remotes that have neither React nor the shop's recipe, each with a build of its own. */
const strangers = [
  {
    remote: 'mf-instalments',
    framework: 'no framework',
    path: '/instalments/4350000',
    heading: 'قسط‌ها را حساب کنید',
    before: 'هر ماه ۷۲۵٬۰۰۰ تومان',
    press: 'یک ماه بیشتر',
    after: 'هر ماه ۶۲۱٬۴۲۹ تومان',
  },
  {
    remote: 'mf-savings',
    framework: 'Svelte',
    path: '/savings/4350000',
    heading: 'چند ماه پس‌انداز؟',
    before: 'پس از ۹ ماه',
    press: 'بیشتر',
    after: 'پس از ۵ ماه',
  },
];

// A gate opens the pages of a build in a browser.
test.describe.configure({ timeout: 600_000 });

const own = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');

for (const { remote, framework, path: address, heading, before, press, after } of strangers) {
  test(`a remote with ${framework} passes the gate, is rendered by the server, comes alive, and is left and found by links`, async ({
    page,
    browser,
    host,
    shopper,
    baseURL,
  }) => {
    const folder = path.resolve('e2e/other-frameworks', remote);
    const dist = path.join(folder, 'dist');
    const status = page.getByRole('main').getByRole('status');

    await test.step('passes the gate', async () => {
      await ownBuild(folder);
      expect(await new Gate([dist], releasesIn(own)).refusals()).toEqual([]);
    });

    await test.step('is rendered by the server, for a browser without code too', async () => {
      const { version } = readManifest(dist);
      cpSync(dist, host.folderOf(remote, version), { recursive: true });
      await host.serves({ [remote]: { version } });
      const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
      const plainPage = await plain.newPage();
      await plainPage.goto(address);
      await expect(plainPage.getByRole('main')).toContainText(before);
      await plain.close();
      expect((await page.request.get(address.replace(/\d+$/, 'free'))).status()).toBe(404);
    });

    await test.step('comes alive in the document of the server', async () => {
      await shopper.opens(address);
      await expect(page).toHaveTitle(new RegExp(heading));
      await expect(status).toHaveText(before);
      await page.getByRole('button', { name: press, exact: true }).click();
      await expect(status).toHaveText(after);
      expect.soft(await obstaclesOn(page)).toEqual([]);
    });

    await test.step('is left and found again without another document', async () => {
      await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
      await page.getByRole('main').getByRole('link', { name: 'صفحهٔ نخست' }).click();
      await shopper.isAt('/');
      await page.goBack();
      await expect(shopper.heading).toHaveText(heading);
      await expect(status).toHaveText(before);
      await page.getByRole('button', { name: press, exact: true }).click();
      await expect(status).toHaveText(after);
      expect(await page.evaluate(() => 'same' in document.documentElement.dataset)).toBe(true);
    });
  });
}
