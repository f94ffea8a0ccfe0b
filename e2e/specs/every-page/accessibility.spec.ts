import type { Page } from '@playwright/test';
import type { Visitor } from '@kashi/border/pages/page-route';
import { liveThrough } from '../../../tools/gate/recorded/recorded-customer.ts';
import { recordedOrder } from '../../../tools/gate/recorded/recording.ts';
import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { hasAddress } from '../../page-objects/pages/checkout.ts';
import { pageExamples } from '../../page-objects/facts/page-examples.ts';
import { lostWhenEnlarged, lostWhenSpaced } from '../../page-objects/probes/enlarged.ts';
import { obstaclesOn, paleWordsOn } from '../../page-objects/visitors/reader.ts';
import {
  aCustomer,
  isSignedIn,
  newcomer,
  startsRegistration,
} from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

// Colours on their way from one theme to the other would be measured half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** An address that redirects is left out: its target has an example of its own. */
const examples = pageExamples.filter(({ leadsTo }) => !leadsTo);

// One visit walks through all pages of a visitor: who opened each page anew spent half of the time on arriving.
for (const visitor of ['guest', 'customer', 'newcomer'] as const) {
  test(
    `everybody can use every page as a ${visitor}`,
    { tag: '@both' },
    async ({ page, shopper, baseURL, isMobile }) => {
      test.slow();
      const order = visitor === 'guest' ? '' : await comesBack(page, visitor, baseURL!);
      for (const { path } of examples.filter(
        ({ as, onPhone }) => as === visitor && (isMobile || !onPhone),
      )) {
        await test.step(path, async () => {
          await page.goto(path.replace(recordedOrder, order));
          await shopper.canAct();
          await expect(shopper.heading).toBeVisible();
          await expect(shopper.content.locator('[aria-busy=true]')).toHaveCount(0);

          expect.soft(await obstaclesOn(page), path).toEqual([]);
          if (isMobile) {
            expect.soft(await lostWhenSpaced(page), path).toEqual([]);
          } else {
            expect.soft(await lostWhenEnlarged(page), path).toEqual([]);
            expect.soft(await paleWordsOn(page), path).toEqual([]);
          }
        });
      }
    },
  );
}

/** Each customer with a past has bought these goods. */
const plentiful = [seeded.simplePhone.id, seeded.chocolate.id];

/** Signs a new customer in, with a past or without one. Answers what the order of the past is called. */
async function comesBack(page: Page, as: Visitor, shopUrl: string): Promise<string> {
  const customer = await aCustomer(page.request);
  await isSignedIn(page, customer);
  if (as !== 'customer') return '';
  return (await liveThrough(shopUrl, customer.token, plentiful)).hashOrderId;
}

for (const [name, path] of [
  ['a product without a price', `/product/${seeded.callForPrice.id}`],
  ['a product without a picture', `/product/${seeded.withoutPicture.id}`],
  ['the rules', '/content/rules'],
] as const) {
  test(`everybody can use ${name}`, { tag: '@both' }, async ({ page, shopper }) => {
    await shopper.opens(path);
    await expect(shopper.heading).toBeVisible();

    expect.soft(await obstaclesOn(page), name).toEqual([]);
  });
}

for (const path of ['/no/such/page', '/webServiceError']) {
  test(`everybody can use ${path}`, { tag: '@both' }, async ({ page, shopper, trouble }) => {
    trouble.announce(/status of 404/, /status of 503/);
    await shopper.opens(path);

    expect.soft(await obstaclesOn(page), path).toEqual([]);
  });
}

test('everybody can use the tabs of a product', { tag: '@both' }, async ({ page, shopper }) => {
  // The video's own host shows its own content, which is not tested here.
  await page.route('https://www.aparat.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: videoPage }),
  );
  await shopper.opens(seeded.watch.path);

  for (const name of ['مشخصات', 'ویدیوها', 'دیدگاه کاربران', 'پرسش و پاسخ']) {
    await shopper.product.tab(name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name }).locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await obstaclesOn(page, '[role=tabpanel]'), name).toEqual([]);
  }
});

test(
  'everybody can use the search with its suggestions',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens('/content/rules');
    await shopper.header.searchBox.pressSequentially('ساعت');
    await expect(shopper.header.suggestions).toBeVisible();
    await page.keyboard.press('ArrowDown');

    expect.soft(await obstaclesOn(page), 'suggestions').toEqual([]);
  },
);

test('everybody can use the panel of a group', async ({ page, shopper }) => {
  await shopper.opens('/content/rules');
  const group = shopper.header.groups.getByRole('link', { expanded: false }).first();
  await group.click();
  await expect(shopper.header.groups.getByRole('link', { expanded: true })).toBeVisible();
  await expect(shopper.header.groups.getByRole('link', { name: /^همهٔ/ })).toBeVisible();

  expect.soft(await obstaclesOn(page), 'mega-menu').toEqual([]);
});

test('everybody can use the drawer of a phone', { tag: '@phone' }, async ({ page, shopper }) => {
  await shopper.opens('/content/rules');
  await shopper.header.bottomNav.getByRole('link', { name: 'گروه‌ها' }).click();
  const drawer = page.getByRole('dialog', { name: 'گروه‌های کالا' });
  await drawer.locator('summary').first().click();

  expect.soft(await obstaclesOn(page), 'drawer').toEqual([]);
});

test('everybody can use the filters of a phone', { tag: '@phone' }, async ({ page, shopper }) => {
  await shopper.opens('/filter');
  await shopper.listing.sheetOpener.click();
  await expect(shopper.listing.sheet).toBeVisible();

  expect.soft(await obstaclesOn(page), 'filter sheet').toEqual([]);
});

test('everybody can sign in and register', { tag: '@both' }, async ({ page, shopper }) => {
  await shopper.opens('/login?by=password');
  await shopper.content.getByRole('button', { name: 'ورود', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect.soft(await obstaclesOn(page), 'sign-in with mistakes').toEqual([]);

  await shopper.opens('/register');
  expect.soft(await obstaclesOn(page), 'registration').toEqual([]);
  await startsRegistration(page, newcomer());
  expect.soft(await obstaclesOn(page), 'the code').toEqual([]);
});

test(
  'everybody can use the cart and the checkout, to the order',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { cart, checkout } = shopper;
    const customer = await aCustomer(page.request);
    await isSignedIn(page, customer);
    await hasInCart(page, seeded.band);

    await shopper.opens('/cart');
    await expect(cart.line(seeded.band.name)).toBeVisible();
    expect.soft(await obstaclesOn(page), 'cart').toEqual([]);

    await shopper.opens('/chooseAddress');
    await expect(shopper.content).toContainText('آدرسی برای شما ثبت نشده است.');
    expect.soft(await obstaclesOn(page), 'no address yet').toEqual([]);
    await checkout.addAddressButton.click();
    await checkout.addressDialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(checkout.addressDialog.getByLabel('عنوان آدرس')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect.soft(await obstaclesOn(page), 'address dialog with mistakes').toEqual([]);

    await hasAddress(page.request, customer);
    await shopper.opens('/addresses');
    await expect(shopper.heading).toBeVisible();
    expect.soft(await obstaclesOn(page), 'addresses').toEqual([]);
    await shopper.opens('/chooseAddress');
    await expect(checkout.carriers.first()).toBeVisible();
    expect.soft(await obstaclesOn(page), 'carriers').toEqual([]);
    await checkout.choosesCourier();
    expect.soft(await obstaclesOn(page), 'invoice').toEqual([]);
    await checkout.pays();
    expect.soft(await obstaclesOn(page), 'bank').toEqual([]);
    await new SandboxBank(page).takesTheMoney();
    await page.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText(seeded.band.name);
    expect.soft(await obstaclesOn(page), 'order').toEqual([]);
  },
);

test('everybody can use what opens from the header for a customer', async ({ page, shopper }) => {
  const { banner } = shopper.header;
  await isSignedIn(page, await aCustomer(page.request));
  await hasInCart(page, seeded.band);
  await shopper.opens('/content/rules');

  // A mouse opens it by staying on the cart; this button is for the keyboard.
  await banner.getByRole('button', { name: 'نمایش کالاهای سبد' }).press('Enter');
  await expect(banner.getByRole('link', { name: 'ثبت سفارش' })).toBeVisible();
  expect.soft(await obstaclesOn(page), 'cart menu').toEqual([]);

  await banner.getByRole('button', { name: 'نگار رضایی' }).click();
  await expect(banner.getByRole('button', { name: 'خروج از حساب' })).toBeVisible();
  // The menu alone: a thing half under the menu can only be pressed after the menu has closed.
  const menu = 'nav[aria-label="حساب من"]';
  expect.soft(await obstaclesOn(page, menu), 'account menu').toEqual([]);
});

const videoPage = '<!doctype html><html lang="fa"><title>ویدیو</title><main><h1>ویدیو</h1></main>';
