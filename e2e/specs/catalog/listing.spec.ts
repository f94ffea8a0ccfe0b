import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { holdNext, requestsFor } from '../../page-objects/probes/network.ts';
import { numberIn } from '../../page-objects/facts/persian.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seededGroups } from '../../page-objects/facts/seeded-products.ts';
import { expect, Shopper, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const phones = '/filter?GroupId=1&GroupName=موبایل';
const read = '**/Filters/Read*';

test('what a shopper has narrowed down by keyboard alone can be shared as an address', async ({
  page,
  shopper,
  browser,
  baseURL,
}) => {
  const { listing } = shopper;
  const keyboard = new Keyboard(page);
  await shopper.opens(phones);
  const all = numberIn(await listing.counter.innerText());

  await test.step('only what is there, two brands, a price by steps of 5000, the cheapest first', async () => {
    await keyboard.presses(
      listing.filters.getByRole('switch', { name: 'فقط کالاهای موجود' }),
      'Space',
    );
    await expect(listing.chip('فقط موجود')).toBeVisible();
    await keyboard.presses(listing.filters.getByRole('checkbox', { name: 'Samsung' }), 'Space');
    await keyboard.presses(listing.filters.getByRole('checkbox', { name: 'Xiaomi' }), 'Space');
    await keyboard.presses(listing.filters.getByRole('button', { name: 'اعمال برند' }));
    await expect(listing.applied.getByRole('link')).toHaveCount(3);

    const lowest = Number(await listing.lowestPrice.inputValue());
    await keyboard.reaches(listing.lowestPrice);
    await page.keyboard.press('ArrowUp');
    await expect(listing.lowestPrice).toHaveValue(String(lowest + 5000));
    await expect(listing.lowestPrice).toHaveAttribute('aria-valuetext', / تومان$/);
    await page.keyboard.press('PageUp');
    await keyboard.presses(listing.applyPrice);
    await expect(listing.chip('از ')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await keyboard.presses(listing.order('ارزان‌ترین'));
    await expect(listing.order('ارزان‌ترین')).toHaveAttribute('aria-current', 'true');
  });

  await expect(listing.busyList).toHaveCount(0);
  const names = await listing.names();
  const counter = await listing.counter.innerText();
  expect(numberIn(counter)).toBeLessThan(all);
  expect(await obstaclesOn(page)).toEqual([]);

  await test.step('another visitor sees the same, before any JavaScript', async () => {
    const elsewhere = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
    });
    const friend = new Shopper(await elsewhere.newPage());
    await friend.page.goto(page.url());
    expect(await friend.listing.names()).toEqual(names);
    await expect(friend.listing.counter).toHaveText(counter);
    await expect(friend.listing.applied.getByRole('link')).toHaveCount(4);
    await expect(friend.listing.filters.getByRole('checkbox', { name: 'Xiaomi' })).toBeChecked();
    await expect(friend.listing.lowestPrice).toHaveValue(await listing.lowestPrice.inputValue());
    await elsewhere.close();
  });

  await test.step('a chip takes its filter off, and the focus does not get lost', async () => {
    await keyboard.presses(listing.chip('برند: Samsung'));
    await expect(listing.applied.getByRole('link')).toHaveCount(3);
    await expect(listing.filters.getByRole('checkbox', { name: 'Samsung' })).not.toBeChecked();
    await expect(page.locator(':focus').getByRole('heading', { level: 1 })).toBeVisible();
    await listing.filters.getByRole('link', { name: 'حذف همه' }).click();
    await expect(listing.applied).toHaveCount(0);
    await expect(listing.order('ارزان‌ترین')).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/GroupId=1&GroupName=[^&]+&OrderBy=1$/);
  });
});

test('Back and Forward go through the filters, each where it was left, without a new request', async ({
  page,
  shopper,
}) => {
  const { listing } = shopper;
  const next = listing.pages.getByRole('link', { name: 'صفحهٔ بعدی' });
  await shopper.opens('/filter');
  await listing.order('گران‌ترین').click();
  await expect(listing.order('گران‌ترین')).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expect(page).toHaveURL(/Page=2/);
  await expect(listing.pages.locator('[aria-current]')).toHaveText('۲');
  await expect(shopper.heading).toBeInViewport();
  const second = await listing.names();
  await next.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  expect(offset).toBeGreaterThan(200);
  await next.click();
  await expect(page).toHaveURL(/Page=3/);
  await expect(shopper.heading).toBeInViewport();
  await listing.wantsAvailableOnly();
  await expect(listing.chip('فقط موجود')).toBeVisible();
  await expect(page).not.toHaveURL(/Page=/);
  await expect(listing.busyList).toHaveCount(0);
  const available = await listing.names();
  const asked = requestsFor(page, '/Filters/Read');

  await page.goBack();
  await expect(page).toHaveURL(/Page=3/);
  await expect(listing.applied).toHaveCount(0);
  await expect(listing.filters.getByRole('switch', { name: 'فقط کالاهای موجود' })).not.toBeChecked();
  await expect(listing.busyList).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/Page=2/);
  await expect.poll(() => listing.names()).toEqual(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => listing.names()).toEqual(available);

  expect(asked).toHaveLength(0);
});

test('the list stays to be read while another is on its way, and the last wish wins', async ({
  page,
  shopper,
}) => {
  const { listing } = shopper;
  await shopper.opens('/filter');
  const before = await listing.names();
  const slow = await holdNext(page, 'OrderBy=2');
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('OrderBy=2'),
  );

  await listing.order('گران‌ترین').click();
  await slow.arrived;
  await expect(listing.busyList).toBeVisible();
  expect(await listing.names()).toEqual(before);
  await listing.order('ارزان‌ترین').click();
  await givenUp;
  slow.release();

  await expect(listing.order('ارزان‌ترین')).toHaveAttribute('aria-current', 'true');
  await expect(listing.busyList).toHaveCount(0);
  await expect(page).toHaveURL(/OrderBy=1$/);
  expect(await listing.names()).not.toEqual(before);
});

test(
  'a list that cannot be read is no empty list: it says so, the header stays, and a retry mends it',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/ERR_FAILED/, /status of 503/);
    const { listing } = shopper;
    await shopper.opens('/filter');

    await page.route(read, (route) => route.abort());
    await listing.order('ارزان‌ترین').click();
    await expect(shopper.alert).toContainText('ارتباط با فروشگاه برقرار نشد');
    await expect(listing.nothingFound).toHaveCount(0);
    await expect(listing.cards.first(), 'the list before it stays').toBeVisible();
    await expect(shopper.header.searchBox).toBeEditable();
    expect(await obstaclesOn(page)).toEqual([]);

    await page.unroute(read);
    await page.route(read, (route) => route.fulfill({ status: 503, json: broken }));
    await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(shopper.alert).toContainText('فروشگاه نتوانست پاسخ دهد');

    await page.unroute(read);
    await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(listing.order('ارزان‌ترین')).toHaveAttribute('aria-current', 'true');
    await expect(listing.cards.first()).toBeVisible();
    await expect(page).toHaveURL(/OrderBy=1$/);
  },
);

test(
  'nothing found is said by its cause, and leads on',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { listing } = shopper;
    await shopper.opens('/filter?SearchValue=qqqqqqq');
    await expect(listing.counter).toHaveText('۰ محصول یافته شد');
    await expect(listing.nothingFound).toHaveText('محصولی با این جستجو پیدا نشد');
    await expect(shopper.content).toContainText('درستی نوشتار را بررسی کنید');

    await shopper.opens(`${phones}&BrandIds=1`);
    await expect(listing.nothingFound).toHaveText('محصولی با این فیلترها پیدا نشد');
    await expect(listing.chip('برند: آوا')).toBeVisible();
    expect(await obstaclesOn(page)).toEqual([]);
    await shopper.content.getByRole('link', { name: 'حذف همهٔ فیلترها' }).click();
    await expect(listing.cards.first()).toBeVisible();
    await expect(page).toHaveURL(/GroupId=1&GroupName=[^&]+$/);
  },
);

test('a page past the end is the last one, and says so in its address', async ({
  page,
  shopper,
}) => {
  await shopper.opens(`/filter?SubGroupId=${seededGroups.manyPages.subGroupId}&Page=99`);

  await expect(page).toHaveURL(/SubGroupId=11&Page=2$/);
  await expect(shopper.listing.pages.locator('[aria-current]')).toHaveText('۲');
  await expect(shopper.listing.cards.first()).toBeVisible();
});

const broken = { Value: null, Message: null, Status: 503 };
