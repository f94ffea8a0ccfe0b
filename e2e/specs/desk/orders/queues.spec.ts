import type { APIRequestContext, Page } from '@playwright/test';
import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { aBuyer } from '../../../page-objects/visitors/buyer.ts';
import { Keyboard } from '../../../page-objects/visitors/keyboard.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';

test('an order goes from the front of the desk to its customer by the keyboard alone', async ({
  page,
  desk,
  ownDesk,
  browser,
  trouble,
}) => {
  test.slow();
  // A tracking code in Persian letters is refused.
  trouble.announce(/400 .*hand-over/);
  const { page: buyer, order } = await aBuyer(browser, await ownDesk.opensShop(), seeded.band);
  await desk.joinsAs('order-keys', 'orders');
  const keyboard = new Keyboard(page);
  const steps = page.getByRole('group', { name: 'گام بعد' });

  await test.step('finds it among those that wait', async () => {
    await keyboard.presses(page.getByRole('link', { name: 'سفارش در انتظار تأیید' }));
    await expect(desk.heading).toHaveText('سفارش‌ها');
    await keyboard.presses(page.getByRole('link', { name: order.shown, exact: true }));
    await expect(desk.heading).toHaveText(`سفارش ${order.shown}`);
    await expect(steps.getByRole('button', { name: 'تأیید سفارش' })).toBeFocused();
  });

  await test.step('approves it, and can go on at once', async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('status').getByText('سفارش تأیید شد.')).toBeVisible();
    await expect(steps).toBeFocused();
  });

  await test.step('leaves the handing over, and is where it began', async () => {
    const handOver = steps.getByRole('button', { name: 'تحویل به پیک' });
    await keyboard.presses(handOver);
    await expect(page.getByLabel('کد رهگیری')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(handOver).toBeFocused();
  });

  await test.step('hands it over with the code of the post, after a wrong one', async () => {
    await page.keyboard.press('h');
    await expect(page.getByLabel('کد رهگیری')).toBeFocused();
    await page.keyboard.type('کد');
    await page.keyboard.press('Enter');
    // The refusal is there, and not the hint that stands in its place before.
    await expect(page.getByLabel('کد رهگیری')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('کد رهگیری')).toHaveAccessibleDescription(/.+/);
    await expect(page.getByLabel('کد رهگیری')).toHaveValue('کد');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('RB123456785IR');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('سفارش به پیک سپرده شد.')).toBeVisible();
    await expect(steps).toBeFocused();
    await expect(page.getByRole('complementary')).toContainText('RB123456785IR');
    await buyer.reload();
    await expect(buyer.getByRole('main')).toContainText('RB123456785IR');
  });

  await test.step('notes that it has arrived, and reads that nothing is left to do', async () => {
    await page.keyboard.press('d');
    await expect(page.getByRole('status').getByText('سفارش تحویل شد.')).toBeVisible();
    await expect(steps).toBeFocused();
    await expect(steps).toContainText('به پایان رسیده است');
    expect(await desk.obstacles()).toEqual([]);
  });
  await buyer.context().close();
});

test('the queue of reviews is worked through by the keyboard', async ({ page, desk }) => {
  await desk.joinsAs('queue', 'support');
  await desk.opens('/opinions');
  const approve = page.getByRole('button', { name: /^تأیید/ });
  await expect(approve.first()).toBeFocused();

  for (const key of ['a', 'x']) {
    const first = await opinions(page).first().innerText();
    await page.keyboard.press(key);
    await expect.poll(() => opinions(page).first().innerText()).not.toBe(first);
    await expect(approve.first()).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(approve.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(approve.first()).toBeFocused();
});

test('questions are answered, approved and refused by the keyboard, and shoppers read the answer', async ({
  page,
  desk,
  ownDesk,
  shopper,
  request,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  const texts = {
    answered: 'آیا بند این ساعت عوض می‌شود؟',
    approved: 'ضدآب بودنش تا چند متر است؟',
    refused: 'این را ارزان‌تر کجا بخرم؟',
  };
  for (const text of Object.values(texts)) await asks(request, ownDesk.shopApiUrl, text);
  await desk.joinsAs('question-keys', 'support');
  await desk.opens('/opinions/questions');
  const answer = opinions(page).getByRole('button', { name: /^پاسخ دادن/ });
  await expect(answer.first()).toBeFocused();

  await test.step('an answer that is begun and left stays unsent, and the focus comes back', async () => {
    await goesTo(page, texts.answered);
    await page.keyboard.press('w');
    await expect(page.getByLabel('پاسخ فروشگاه')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(ofText(page, texts.answered).getByRole('button').first()).toBeFocused();
  });

  await test.step('an answer is sent', async () => {
    await page.keyboard.press('w');
    await page.keyboard.type('بله، با هر بند ۲۰ میلی‌متری.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(ofText(page, texts.answered)).toHaveCount(0);
    await expectFocusInQueue(page);
  });

  await test.step('one is approved, and another refused', async () => {
    await goesTo(page, texts.approved);
    await page.keyboard.press('a');
    await expect(ofText(page, texts.approved)).toHaveCount(0);
    await expectFocusInQueue(page);
    await goesTo(page, texts.refused);
    await page.keyboard.press('x');
    await expect(ofText(page, texts.refused)).toHaveCount(0);
  });

  await shopper.opens(`${shop}/product/${seeded.band.id}`);
  await shopper.product.tab('پرسش و پاسخ').click();
  const shown = page.getByRole('tabpanel', { name: 'پرسش و پاسخ' });
  await expect(shown).toContainText('بله، با هر بند ۲۰ میلی‌متری.');
  await expect(shown).toContainText(texts.approved);
  await expect(shown).not.toContainText(texts.refused);
});

const opinions = (page: Page) => page.getByRole('main').getByRole('listitem');

const ofText = (page: Page, text: string) => opinions(page).filter({ hasText: text });

/** Moves down the queue by the arrow key until this opinion has the focus. */
async function goesTo(page: Page, text: string): Promise<void> {
  const own = ofText(page, text).getByRole('button').first();
  await expect(own).toBeVisible();
  for (const _ of await opinions(page).all()) {
    if (await own.evaluate((button) => button === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(own).toBeFocused();
}

/** The next opinion has the focus, or reads that none is left. */
async function expectFocusInQueue(page: Page): Promise<void> {
  const nothing = page.getByText('چیزی در انتظار نیست');
  await expect(opinions(page).locator(':focus').or(nothing)).toHaveCount(1);
}

/** A guest's question about the band, which waits for the desk. */
async function asks(request: APIRequestContext, shopApiUrl: string, text: string): Promise<void> {
  const sent = await request.post(`${shopApiUrl}/v1/ProductManagement/ProductQuestions/Add`, {
    data: { ProductId: seeded.band.id, Question: text },
  });
  await expect(sent, 'the question waits').toBeOK();
}
