import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import type { Desk } from '../../page-objects/pages/desk.ts';
import { aBuyer } from '../../page-objects/visitors/buyer.ts';
import { aReporter } from '../../page-objects/visitors/reporter.ts';
import { lostWhenEnlarged } from '../../page-objects/probes/enlarged.ts';
import { deliversAt, Returner } from '../../page-objects/visitors/returner.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';

/** The screens at addresses that every shop has; those of an order, its customer, a return and a transfer are found on the way. */
const screens = [
  '',
  'orders',
  'refunds',
  'opinions',
  'opinions/questions',
  'opinions/unanswered',
  'opinions/public-reviews',
  'opinions/public-questions',
  'messages',
  'goods',
  'goods/2401',
  'goods/create',
  'import-goods',
  'prices',
  'shelves',
  'front-page',
  'pages',
  // With a table.
  'pages/clothes-sizes',
  'pages/new',
  'coupons',
  'carriers',
  'settings',
  'texts',
  'texts/settings',
  'texts/news',
  'customers',
  'corrections',
  'transfers',
  'payments',
  'returns',
  'figures',
  'passkeys',
  'staff',
  'audit',
];

const phone = { width: 390, height: 844 };
const sizes = [{ width: 1440, height: 900 }, phone] as const;

test('an owner can use every screen on a desktop and on a phone, in light and dark colours', async ({
  page,
  desk,
  ownDesk,
  browser,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  const { page: buyer, order } = await aBuyer(browser, shop, seeded.band);
  const reporter = await aReporter(browser, shop);
  await reporter.reports({ trackingNo: '۴۴۵۵', amount: '۲۵۰۰۰۰', currency: 'تومان' });
  await desk.joinsAs('owner-of-every-screen', 'owner');
  await deliversAt(desk, page, order.id);
  await new Returner(buyer).asks('شکسته است.');
  await buyer.context().close();
  const ofOrder = `orders/${order.id}/show`;
  await desk.opens(`/${ofOrder}`);
  const customer = page.getByRole('complementary').getByRole('link', { name: 'نگار رضایی' });
  const ofCustomer = ((await customer.getAttribute('href')) ?? '').slice(1);
  await desk.opens('/transfers');
  const transfer = page.getByRole('table').getByRole('link').first();
  const ofTransfer = ((await transfer.getAttribute('href')) ?? '').slice(1);
  await desk.opens('/returns');
  const asked = page.getByRole('table').getByRole('link').first();
  const ofReturn = ((await asked.getAttribute('href')) ?? '').slice(1);
  const seen = [...screens, ofOrder, ofCustomer, ofReturn, ofTransfer];
  expect(screensWithout(seen), 'screens of the desk that are not looked at').toEqual([]);

  const linked = new Set<string>();
  for (const screen of seen) {
    await page.setViewportSize(sizes[0]);
    await desk.opens(`/${screen}`);
    await looksAt(desk, screen);
    const tabs = await page.getByRole('main').getByRole('navigation').getByRole('link').all();
    for (const tab of tabs) linked.add(((await tab.getAttribute('href')) ?? '').slice(1));
  }
  expect([...linked].filter((each) => !seen.includes(each))).toEqual([]);
});

test('whoever is invited, or signs in, can use the way to the desk', async ({
  page,
  desk,
  ownDesk,
}) => {
  const userName = 'newcomer-on-the-way';
  const invitation = await ownDesk.invites(userName, 'orders');
  await desk.opens(invitation);
  await expect(page.getByLabel('کد شش‌رقمی')).toBeVisible();
  await looksAt(desk, 'set-up');

  await desk.setsUpAt(invitation);
  await expect(desk.heading).toHaveText('پیشخان');
  await page.context().clearCookies();
  await desk.opens('/orders');
  await expect(page.getByLabel('نام کاربری')).toBeVisible();
  await looksAt(desk, 'password');
  await desk.givesPassword(userName);
  await expect(page.getByLabel('کد شش‌رقمی')).toBeVisible();
  await looksAt(desk, 'code');
});

/** Looks at the open screen, which is in light colours, in both sizes and both colours. */
async function looksAt(desk: Desk, name: string): Promise<void> {
  const { page } = desk;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await lookAt(desk, `${name} at ${size.width}`);
    if (size === phone) expect.soft(await lostWhenEnlarged(page), name).toEqual([]);
    await turnsTo(page, 'dark');
    await lookAt(desk, `${name} at ${size.width} in dark colours`, { ofColours: true });
    await turnsTo(page, 'light');
  }
}

async function turnsTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.emulateMedia({ colorScheme });
  await expect.poll(ground).not.toBe(before);
}

/** In dark colours nothing but colours differs from the light ones, so those alone are looked at again. */
async function lookAt(desk: Desk, name: string, only = { ofColours: false }): Promise<void> {
  const { page } = desk;
  await expect(desk.heading, name).toBeVisible();
  await expect(desk.waiting, name).toHaveCount(0);
  expect.soft(await desk.obstacles(only), name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, name).toBeLessThanOrEqual(1);
}

/** The addresses of the desk's code that none of these screens has; members find the set-up by their invitation alone. */
function screensWithout(seen: readonly string[]): string[] {
  const code = readFileSync('desk/src/frame/DeskScreens.tsx', 'utf8');
  const routes = [...code.matchAll(/<Route path="\/([^"]+)"/g)].map(([, path = '']) => path);
  const resources = [...code.matchAll(/<Resource name="([^"]+)"([^>]*)\/>/g)].flatMap(
    ([, name = '', views = '']) => [
      name,
      ...(views.includes('show=') ? [`${name}/:id/show`] : []),
      ...(views.includes('edit=') ? [`${name}/:id`] : []),
      ...(views.includes('create=') ? [`${name}/create`] : []),
    ],
  );
  expect(Math.min(routes.length, resources.length), 'the code is read').toBeGreaterThan(5);
  return [...routes, ...resources]
    .filter((path) => path !== 'setup')
    .filter((path) => {
      const form = path.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?');
      return !seen.some((each) => new RegExp(`^${form}$`).test(each));
    });
}
