import { isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, Shopper, test } from '../../page-objects/visitors/shopper.ts';

test('an order is printed as a sheet of paper, in Persian; another customer does not find it', async ({
  page,
  shopper,
  browser,
  trouble,
}) => {
  trouble.announce(/status of 404/);
  await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
  await shopper.opens('/invoice');
  await shopper.checkout.pays();
  await new SandboxBank(page).takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  await expect(shopper.heading).toHaveText(/^سفارش [۰-۹]+$/);
  const print = page.getByRole('button', { name: 'چاپ سفارش' });
  await expect(print).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(shopper.content).toContainText(/ثبت در [۰-۹]+ [آ-ی]+ [۰-۹]{4}/);
  await expect(page.getByRole('table', { name: 'کالاهای سفارش' })).toBeVisible();
  expect(await shopper.content.evaluate(withoutCodes)).not.toMatch(/[0-9]/);
  await expect(shopper.content.getByRole('heading', { name: 'فروشنده' })).toBeVisible();
  await expect(print).toBeHidden();
  await expect(shopper.header.banner).toBeHidden();
  await expect(shopper.footer).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const stranger = new Shopper(await (await browser.newContext()).newPage());
  await isSignedIn(stranger.page, await aCustomer(page.request));
  await stranger.page.goto(page.url());
  await expect(stranger.heading).toHaveText('صفحه‌ای که به دنبال آن بودید یافت نشد');
  await stranger.page.context().close();
});

/** The page's text without the codes that a bank or the post knows by their Latin digits: each stands isolated from Persian text. */
function withoutCodes(content: Element): string {
  const copy = content.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('bdi')) code.remove();
  return copy.textContent.replaceAll(/\u2066[^\u2069]*\u2069/g, '');
}
