import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { holdNext, requestsFor } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const suggest = '/Search/Read';

test('the box is a combobox: arrow keys go round, the cursor keys lead back, Escape closes and then empties', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/content/rules');
  const { header } = shopper;
  const box = header.searchBox;
  const whole = page.waitForResponse((answer) =>
    decodeURIComponent(answer.url()).endsWith('SearchValue=ساعت'),
  );
  await new Keyboard(page).types(box, 'ساعت');
  await whole;
  await expect(header.suggestions).toBeVisible();
  await expect(box).toHaveRole('combobox');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const options = header.suggestions.getByRole('option');
  await expect(page.getByRole('status').filter({ hasText: 'پیشنهاد؛' })).toBeAttached();

  await test.step('down to the first, up over the box to the last', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const id = await options.first().getAttribute('id');
    await expect(box).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(header.activeSuggestion).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeFocused();
  });

  await test.step('back to the letters', async () => {
    await page.keyboard.press('Home');
    await expect(header.activeSuggestion).toHaveCount(0);
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.type('مینی ');
    await expect(box).toHaveValue('مینی ساعت');
  });

  await test.step('Escape, and Escape again', async () => {
    await box.fill('ساعت');
    await expect(header.suggestions).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.suggestions).toBeHidden();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('ساعت');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    expect(shopper.address()).toBe('/content/rules');
  });
});

test(
  'a sub-group, a product and a tag each lead to their listing',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens('/content/rules');
    const { header } = shopper;
    await header.searchBox.fill('گوشی');
    const subGroup = header.suggestion('گوشی موبایل').first();
    await expect(subGroup).toBeVisible();
    await subGroup.click();
    await expect(page).toHaveURL(/SubGroupId=11&SubGroupName=/);
    await expect(shopper.listing.cards.first()).toBeVisible();

    const product = header.suggestions
      .getByRole('group', { name: 'کالاها' })
      .getByRole('option')
      .first();
    await header.searchBox.fill('ساعت هوشمند');
    await expect(product).toContainText('ساعت');
    await expect(product).toContainText(/تومان|ناموجود|تماس/);
    // The price stands beside it.
    const title = await product.locator('span').first().innerText();
    await product.click();
    await expect(shopper.heading).toHaveText(`نتایج جستجوی «${title}»`);
    await expect(shopper.listing.card(title).first()).toBeVisible();

    await header.searchBox.fill('هدیه');
    const tag = header.suggestions
      .getByRole('group', { name: 'برچسب‌ها' })
      .getByRole('option')
      .first();
    // The last answer stays until the next one is here.
    await expect(tag).toContainText('هدیه');
    const tagTitle = await tag.innerText();
    await tag.click();
    await expect(page).toHaveURL(/TagId=\d+&TagName=/);
    await expect(shopper.heading).toHaveText(tagTitle);
  },
);

for (const [spelling, written] of [
  ['the Arabic yeh', 'گوشی'.replace('ی', String.fromCodePoint(0x064a))],
  ['a half-space for a space', 'گوشی‌موبایل'],
  ['two spaces', 'گوشی  موبایل'],
] as const) {
  test(`${spelling} suggest and find the same`, async ({ page, shopper }) => {
    await shopper.opens('/content/rules');

    await shopper.header.searchBox.fill(written);

    await expect(shopper.header.suggestion('گوشی موبایل').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await shopper.isAt('/filter');
    await expect(shopper.listing.cards.first()).toContainText('گوشی');
  });
}

test('a question that was overtaken is given up, and only the latest is answered', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/content/rules');
  const { header } = shopper;
  const asked = requestsFor(page, suggest);
  const slow = await holdNext(page, suggest);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(suggest));

  await header.searchBox.fill('ساعت');
  await slow.arrived;
  await header.searchBox.fill('هدفون');
  await givenUp;
  slow.release();

  await expect(header.suggestion(/^هدفون/).first()).toBeVisible();
  await expect(header.suggestions).not.toContainText('ساعت هوشمند');
  expect(asked).toHaveLength(2);
});

test('no hit is said in words; a failure is something else, and its retry gives the focus back', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_FAILED/);
  await shopper.opens('/content/rules');
  const { header } = shopper;
  const { search } = header;
  await header.searchBox.fill('qqqqqqq');
  await expect(search).toContainText('نتیجه ایی یافت نشد');
  await page.route(`**${suggest}*`, (route) => route.abort());

  await header.searchBox.fill('هدفون');

  await expect(search.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
  await expect(search).not.toContainText('نتیجه ایی یافت نشد');
  expect(await obstaclesOn(page, 'header')).toEqual([]);
  await page.unroute(`**${suggest}*`);
  await search.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(header.suggestion(/^هدفون/).first()).toBeVisible();
  await expect(header.searchBox).toBeFocused();
});

test(
  'recent searches come back on another page, and go one by one or all at once',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { header } = shopper;
    await shopper.opens('/content/rules');
    for (const phrase of ['چای', 'قوری', 'سماور']) {
      await header.searchesFor(phrase);
      await expect(shopper.heading).toContainText(phrase);
    }
    await shopper.opens('/content/rules');
    const options = header.suggestions.getByRole('option');

    await header.searchBox.click();
    await expect(options).toHaveText(['سماور', 'قوری', 'چای']);
    expect(await obstaclesOn(page, 'header')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(options).toHaveText(['قوری', 'چای']);
    await header.search.getByTitle('پاک کردن «چای»').click();
    await expect(options).toHaveText(['قوری']);
    await expect(header.searchBox).toBeFocused();
    await options.first().click();
    await expect(shopper.heading).toContainText('قوری');

    await header.searchBox.fill('');
    await header.search.getByRole('button', { name: 'پاک کردن جستجوهای اخیر' }).click();
    await expect(options).toHaveCount(0);
    await shopper.opens('/content/rules');
    await header.searchBox.click();
    await expect(header.searchBox).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'enlarged four times, or above a keyboard, no bar covers the end of the suggestions',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await shopper.opens('/');
    const { header } = shopper;
    await header.searchBox.click();
    await page.keyboard.type('ساعت');
    await expect(header.suggestions).toBeVisible();

    const isListAt = (y: number) =>
      page.evaluate((at) => Boolean(document.elementFromPoint(160, at)?.closest('#header')), y);
    expect(await isListAt(256 - 30)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isListAt(256 - 30)).toBe(false);
  },
);
