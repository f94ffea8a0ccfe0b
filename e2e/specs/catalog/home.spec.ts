import type { Locator, Page } from '@playwright/test';
import { shopContents } from '../../page-objects/facts/contents.ts';
import { persian } from '../../page-objects/facts/persian.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const slidesOf = (page: Page) => page.getByRole('region', { name: 'پیشنهادهای ویژه' });
const momentOf = (page: Page) => page.getByRole('region', { name: 'پیشنهاد لحظه ای' });

test('the slides turn by themselves until a mouse, the focus or the button holds them', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/');
  const slides = slidesOf(page);
  const dots = slides.getByRole('button', { name: /^اسلاید [۰-۹]/ });
  const currentDot = slides.locator('button[aria-current]');
  const clock = () => clockOf(slides);
  const count = await dots.count();
  expect(count).toBeGreaterThan(2);
  await page.mouse.move(700, 880);

  await expect.poll(clock).toBe('running');
  await slides.getByRole('link').first().hover();
  await expect.poll(clock).toBe('paused');
  await page.mouse.move(700, 880);
  await expect.poll(clock).toBe('running');
  await page.keyboard.press('Tab');
  await slides.getByRole('link').first().focus();
  await expect.poll(clock).toBe('paused');
  await slides.getByRole('link').first().blur();
  await expect.poll(clock).toBe('running');

  await test.step('the clock turns to the second, the buttons to either side, past the ends too', async () => {
    await finishClock(slides);
    await expect(currentDot).toHaveAccessibleName(`اسلاید ۲ از ${persian(count)}`);
    await expect(slides.getByRole('link').nth(1)).toBeInViewport({ ratio: 0.9 });
    await slides.getByRole('button', { name: 'اسلاید پیشین' }).click();
    await slides.getByRole('button', { name: 'اسلاید پیشین' }).click();
    await expect(slides.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
    await slides.getByRole('button', { name: 'اسلاید بعدی' }).click();
    await expect(slides.getByRole('link').first()).toBeInViewport({ ratio: 0.9 });
  });

  await slides.getByRole('button', { name: 'توقف اسلایدها' }).click();
  await page.mouse.move(700, 880);
  await expect.poll(clock).toBe('paused');
  await slides.getByRole('button', { name: 'پخش اسلایدها' }).click();
  await page.mouse.move(700, 880);
  await expect.poll(clock).toBe('running');
});

test(
  'a finger turns the slides and the suggestions, and the dots follow',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.opens('/');
    const slides = slidesOf(page);
    const moment = momentOf(page);

    await swipes(page, slides.getByRole('list'));
    await expect(slides.getByRole('link').nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(slides.locator('button[aria-current]')).toHaveAccessibleName(/^اسلاید ۲ /);

    await moment.scrollIntoViewIfNeeded();
    await swipes(page, moment.getByRole('list'));
    await expect(moment.getByRole('link').nth(1)).toBeInViewport();
  },
);

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no part moves, and no button stops a movement', async ({ page, shopper }) => {
    await shopper.opens('/');

    await expect(slidesOf(page).getByRole('button', { name: 'اسلاید بعدی' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^ایست/ })).toHaveCount(0);
    expect(await clockOf(slidesOf(page))).toBe('none');
    expect(await clockOf(momentOf(page))).toBe('none');
  });
});

test('every part of home leads on: sections to the whole of them, groups, brands, suggestions', async ({
  page,
  shopper,
  request,
}) => {
  const contents = await shopContents(request);
  await shopper.opens('/');
  await expect(page).toHaveTitle('کاشی');

  await test.step('a banner stands only where the shop has switched it on', async () => {
    const [shown, hidden] = [
      contents.Banners.filter(({ IsActive, PicPath }) => IsActive === 1 && PicPath !== ''),
      contents.Banners.filter(({ IsActive, PicPath }) => IsActive !== 1 && PicPath !== ''),
    ];
    expect(hidden.length, 'the shop has one that is off').toBeGreaterThan(0);
    for (const { Alt } of shown) {
      await expect.soft(shopper.content.getByRole('img', { name: Alt }).first()).toBeAttached();
    }
    for (const { Alt } of hidden) {
      await expect.soft(shopper.content.getByRole('img', { name: Alt })).toHaveCount(0);
    }
  });

  await test.step('a card without a price or without stock says so', async () => {
    await expect(shopper.listing.cards.filter({ hasText: 'تماس بگیرید' }).first()).toBeAttached();
    await expect(shopper.listing.cards.filter({ hasText: 'ناموجود' }).first()).toBeAttached();
  });

  const wholes = contents.PromoSectionProducts.filter(({ URL }) => URL);
  const links = shopper.content.getByRole('link', { name: /^مشاهدهٔ همه/ });
  await expect(links).toHaveCount(wholes.length + 1);
  const [promo] = wholes;
  await shopper.content.getByRole('link', { name: `مشاهدهٔ همه ${promo!.Title}` }).click();
  await shopper.isAt('/filter');
  await expect(shopper.listing.cards.first()).toBeVisible();
  expect(new URL(page.url()).search).toBe(new URL(promo!.URL!, page.url()).search);
  await page.goBack();

  const [brand] = contents.Brands;
  const brands = page.getByRole('list', { name: 'برندها' });
  await brands.getByRole('link', { name: brand!.Title }).click();
  await expect(page).toHaveURL(new RegExp(`BrandCode=${brand!.Id}&BrandName=`));
  await expect(shopper.heading).toHaveText(brand!.Title);
  await page.goBack();

  const [suggested] = contents.SuggestedProducts;
  await momentOf(page).getByRole('link', { name: suggested!.Name }).click();
  await expect(shopper.heading).toHaveText(suggested!.Name);
});

test('pictures that do not arrive leave a drawing of their own shape, and the words', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_FAILED/);
  await page.route('**/media/**', (route) => route.abort());

  await shopper.opens('/');

  const slide = slidesOf(page).getByRole('img').first();
  const card = shopper.listing.cards.first();
  await expect(slide).toHaveJSProperty('tagName', 'SPAN');
  await card.scrollIntoViewIfNeeded();
  const square = card.locator('[class*=square]');
  await expect(square).toBeVisible();
  await expect(card.getByRole('link')).toBeVisible();
  expect(await proportionsOf(slide)).toBeCloseTo(2, 1);
  expect(await proportionsOf(square)).toBeCloseTo(1, 1);
});

test('contents that cannot be read lead to the page that says so, and its link leads home', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_FAILED/, /status of 503/);
  await shopper.opens('/content/rules');
  await page.route('**/Contents/Read*', (route) => route.abort());

  await shopper.follows('/');

  await shopper.isAt('/webServiceError');
  await expect(shopper.heading).toHaveText('دسترسی به سرور امکان پذیر نمی باشد');
  await page.unroute('**/Contents/Read*');
  await shopper.content.getByRole('link', { name: 'تلاش دوباره' }).click();
  await expect(slidesOf(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'slides, suggestions and rails are turned by the keyboard alone, and no button is dead',
    { tag: '@both' },
    async ({ page, shopper }) => {
      await page.goto('/');
      const [slides, moment] = [slidesOf(page), momentOf(page)];
      await expect(slides.getByRole('link').nth(1)).not.toBeInViewport();

      await slides.getByRole('link').nth(1).focus();
      await expect(slides.getByRole('link').nth(1)).toBeInViewport({ ratio: 0.9 });
      await moment.getByRole('link').last().focus();
      await expect(moment.getByRole('link').last()).toBeInViewport();
      const offers = page.getByRole('region', { name: 'پیشنهادهای شگفت‌انگیز' });
      await offers.getByRole('article').last().getByRole('link').focus();
      await expect(offers.getByRole('article').last()).toBeInViewport();

      // A form's button works without scripts; any other button would not.
      await expect(shopper.content.locator('button:not(form button)')).toHaveCount(0);
    },
  );
});

/** `running`, `paused`, or `none` without an animation. */
function clockOf(region: Locator): Promise<string> {
  return region.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .find((animation) => animation instanceof CSSAnimation)?.playState ?? 'none',
  );
}

/** As if the six seconds were over. */
function finishClock(region: Locator): Promise<void> {
  return region.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
}

/** One finger, from left to right, which is on to the next one. */
async function swipes(page: Page, track: Locator): Promise<void> {
  const box = (await track.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + 40,
    y: box.y + box.height / 2,
    xDistance: box.width * 0.7,
    gestureSourceType: 'touch',
    speed: 2000,
  });
  await cdp.detach();
}

function proportionsOf(picture: Locator): Promise<number> {
  return picture.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width / height;
  });
}
