import { expect, type Page } from '@playwright/test';
import { aPhotograph } from '../../../api/src/pictures/picture-fixtures.ts';
import type { Desk } from '../pages/desk.ts';

/** Takes a paid order to its customer at the desk, by whoever may. */
export async function deliversAt(desk: Desk, page: Page, orderId: number): Promise<void> {
  await desk.opens(`/orders/${orderId}/show`);
  const steps = page.getByRole('group', { name: 'گام بعد' });
  await steps.getByRole('button', { name: 'تأیید سفارش' }).click();
  await expect(page.getByRole('status').getByText('سفارش تأیید شد.')).toBeVisible();
  await steps.getByRole('button', { name: 'تحویل به پیک' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'تحویل به پیک' }).click();
  await expect(page.getByRole('status').getByText('سفارش به پیک سپرده شد.')).toBeVisible();
  await steps.getByRole('button', { name: 'تحویل شد' }).click();
  await expect(page.getByRole('status').getByText('سفارش تحویل شد.')).toBeVisible();
}

/** The part of an order's page at which its customer returns goods. */
export class Returner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get part() {
    return this.page.getByRole('region', { name: 'مرجوعی' });
  }

  async opensForm(): Promise<void> {
    await this.page.reload();
    await this.part.getByText('درخواست مرجوعی', { exact: true }).click();
    await expect(this.part.getByLabel('دلیل مرجوعی')).toBeVisible();
  }

  async addsPicture(): Promise<void> {
    const buffer = await aPhotograph();
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
    await this.part.getByLabel('عکس‌ها', { exact: true }).setInputFiles(file);
    await expect(this.part.getByRole('img', { name: 'عکس ۱' })).toBeVisible();
  }

  /** Asks with a picture, for the one piece of the order. */
  async asks(text: string): Promise<void> {
    await this.opensForm();
    await this.part.getByLabel('دلیل مرجوعی').selectOption('broken');
    await this.part.getByLabel('توضیح').fill(text);
    await this.addsPicture();
    await this.part.getByRole('button', { name: 'فرستادن درخواست' }).click();
    await expect(this.part.getByText('در حال بررسی', { exact: true })).toBeVisible();
  }
}
