import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Customer } from './registration.ts';

/** From the address to the bank, and the order that comes of it. */
export class Checkout {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get addAddressButton() {
    return this.#page.getByRole('main').getByRole('button', { name: 'افزودن آدرس' });
  }

  get addressDialog() {
    return this.#page.getByRole('dialog', { name: /آدرس/ });
  }

  get addresses() {
    return this.#page.getByRole('group', { name: 'آدرس تحویل' }).getByRole('radio');
  }

  get carriers() {
    return this.#page.getByRole('group', { name: 'شیوهٔ ارسال' }).getByRole('radio');
  }

  carrier(name: string) {
    return this.carriers.and(this.#page.getByRole('radio', { name }));
  }

  get nextStep() {
    return this.#page.getByRole('button', { name: 'ثبت و گام بعدی' });
  }

  get payButton() {
    return this.#page.getByRole('button', { name: 'پرداخت آنلاین' });
  }

  async addsAddress(): Promise<void> {
    await this.addAddressButton.click();
    const dialog = this.addressDialog;
    await dialog.getByLabel('عنوان آدرس').fill('خانه');
    await dialog.getByLabel('استان').selectOption({ label: 'اصفهان' });
    await dialog.getByLabel('شهر', { exact: true }).selectOption({ label: 'اصفهان' });
    await dialog.getByLabel('نشانی کامل').fill('خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲');
    await dialog.getByLabel('نام گیرنده').fill('نگار رضایی');
    await dialog.getByLabel('موبایل گیرنده').fill('۰۹۱۳۱۲۳۴۵۶۷');
    await dialog.getByRole('button', { name: 'ذخیره آدرس' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Takes the courier of the shop's own city, and waits for the invoice. */
  async choosesCourier(): Promise<void> {
    await this.carrier('پیک کاشی').check();
    await this.nextStep.click();
    await this.#page.waitForURL('**/invoice');
    await expect(this.payButton).toBeEnabled();
  }

  async pays(gateway = 'زرین‌پال'): Promise<void> {
    await this.#page.getByRole('radio', { name: gateway }).check();
    await this.payButton.click();
    await this.#page.waitForURL('**/bank/**');
  }
}

/** Saves an address of the shop's own city without the screens. */
export async function hasAddress(
  request: APIRequestContext,
  { token }: Customer,
  title = 'خانه',
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { Value: provinces } = await read(request, 'Provinces/Read', {});
  const ProvinceId = valueOf(provinces, 'اصفهان');
  const { Value: cities } = await read(request, 'Cities/ReadByProvince', { ProvinceId });
  const created = await request.post('/v1/Identity/CustomersAddress/Create', {
    headers,
    data: {
      Title: title,
      Address: 'خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲',
      CityId: valueOf(cities, 'اصفهان'),
      PostalCode: '',
      TransfereeName: 'نگار رضایی',
      TransfereeMobNo: '09131234567',
    },
  });
  await expect(created, 'the address is saved').toBeOK();
}

interface Options {
  Value: { Value: string; Text: string }[];
}

async function read(
  request: APIRequestContext,
  call: string,
  params: Record<string, string>,
): Promise<Options> {
  const response = await request.get(`/v1/BasicDefinitions/${call}`, { params });
  return (await response.json()) as Options;
}

function valueOf(options: Options['Value'], text: string): string {
  return options.find(({ Text }) => Text === text)?.Value ?? '';
}
