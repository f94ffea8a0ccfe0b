import { holdAll } from '../../page-objects/probes/network.ts';
import { aCustomer, signsIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const instead = 'این بخش در مرورگر شما آماده نشد.';

/** A browser in which the session hears of no other tab, and the shell's code throws while it starts. */
const hearsOfNoTab = () => {
  const { addEventListener } = window;
  window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    if (given[0] === 'storage') throw new Error('no storage events in this browser');
    addEventListener.apply(window, given);
  };
};
const noStorageEvents = /no storage events in this browser/;

/** Ways to keep the shop's code from starting in a browser, with the console's message for each. */
const browsers = [
  {
    name: 'in a browser below the floor',
    lacks: () => Reflect.deleteProperty(Array.prototype, 'findLast'),
    says: /cannot run the code of the shop/,
  },
  {
    name: 'where the shell throws while it starts',
    lacks: hearsOfNoTab,
    says: noStorageEvents,
  },
  {
    name: 'where the shell throws when half of it has started',
    lacks: () => {
      history.pushState = history.replaceState = () => {
        throw new Error('no history in this browser');
      };
    },
    says: /no history in this browser/,
  },
];

for (const { name, lacks, says } of browsers) {
  test.describe(name, () => {
    test.beforeEach(async ({ page, trouble }) => {
      trouble.announce(says);
      await page.addInitScript(lacks);
    });

    test('a shopper searches, narrows and fills the cart by links and forms @both', async ({
      page,
      shopper,
    }) => {
      await page.goto('/');
      await shopper.header.searchesFor('ساعت هوشمند');
      await shopper.isAt('/filter');
      await shopper.listing.card(seeded.watch.name).click();
      await expect(shopper.heading).toHaveText(seeded.watch.name);

      await shopper.product.addButton.click();

      await shopper.isAt('/cart');
      await shopper.cart.raises(seeded.watch.name);
      await expect(shopper.cart.line(seeded.watch.name)).toContainText('تعداد: ۲ عدد');
      await shopper.cart.nextStep.click();
      await shopper.isAt('/login');
    });

    test('a form that only code can send says so, and what was typed stays @both', async ({
      page,
      shopper,
    }) => {
      await page.goto('/contactUs');
      const number = page.getByLabel('شمارهٔ موبایل');
      await number.fill('09120000000');

      await number.press('Enter');

      await expect(shopper.content.getByRole('status')).toContainText(instead);
      await expect(shopper.content.getByRole('button')).toHaveCount(0);
      await expect(page.locator('html[data-navigating]')).toHaveCount(0);
      await expect(number).toHaveValue('09120000000');
      await shopper.isAt('/contactUs');
    });

    test('a form that its page takes without code as well is sent by the browser @both', async ({
      page,
      shopper,
    }) => {
      const customer = await aCustomer(page.request);
      await page.goto('/login?returnUrl=%2Forders');

      await signsIn(page, customer);

      await shopper.isAt('/orders');
      await expect(shopper.heading).toHaveText('سفارش‌ها');
    });
  });
}

test('only what is in stock is asked for by a button where no code asks', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/cannot run the code of the shop/);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('/filter');

  await shopper.listing.wantsAvailableOnly();
  await shopper.listing.filters.getByRole('button', { name: 'اعمال', exact: true }).click();

  await page.waitForURL(/IsAvalible=true/);
});

test('a press that waits for failing code is sent by the browser, with what was typed', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(noStorageEvents);
  const customer = await aCustomer(page.request);
  await page.addInitScript(hearsOfNoTab);
  const code = await holdAll(page, '.js');
  await page.goto('/login?by=password', { waitUntil: 'commit' });

  await signsIn(page, customer);
  await expect(page.locator('html[data-navigating]')).toBeAttached();
  code.release();

  await shopper.isAt('/');
});

test('a press that waits for failing code of a form that needs it gets a message, and no text is lost', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(noStorageEvents);
  await page.addInitScript(hearsOfNoTab);
  const code = await holdAll(page, '.js');
  await page.goto('/contactUs', { waitUntil: 'commit' });

  const number = page.getByLabel('شمارهٔ موبایل');
  await number.fill('09120000000');
  await number.press('Enter');
  await expect(page.locator('html[data-navigating]')).toBeAttached();
  code.release();

  await expect(shopper.content.getByRole('status')).toContainText(instead);
  await expect(number).toHaveValue('09120000000');
  await expect(page.locator('html[data-navigating]')).toHaveCount(0);
});

test('a fault of ours is not called the shopper’s internet, and the host is told of it', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/AbortController is not defined/);
  const customer = await aCustomer(page.request);
  await shopper.opens('/login?by=password');
  const told = page.waitForRequest('**/troubles');
  await page.evaluate(() => Reflect.deleteProperty(window, 'AbortController'));

  await signsIn(page, customer);

  await expect(shopper.alert).toContainText('فروشگاه نتوانست پاسخ دهد');
  await expect(shopper.alert).not.toContainText('اینترنت');
  expect((await told).postData()).toContain('AbortController is not defined');
});

test('a header that throws stays as the server has sent it, and the rest of the shop is alive', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/MutationObserver is not defined/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MutationObserver'));

  await shopper.opens(seeded.watch.path);
  const added = page.waitForResponse(/AddCartItem/);
  await shopper.product.addButton.click();
  await added;
  await shopper.header.searchesFor('ساعت هوشمند');

  await shopper.isAt('/filter');
  await shopper.listing.card(seeded.watch.name).click();
  await expect(shopper.heading).toHaveText(seeded.watch.name);
});
