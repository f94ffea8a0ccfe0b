import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { hasInCart } from './cart-page.ts';
import { isSignedIn, type Customer } from '../visitors/registration.ts';
import type { SeededProduct } from '../facts/seeded-products.ts';

/** The one that lends for goods. */
export const lender = 'اسنپ‌پی، خرید قسطی';

export const gateways = ['سامان کیش', 'زرین‌پال', 'بانک ملت', lender] as const;

export type Gateway = (typeof gateways)[number];

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
    await dialog.getByLabel('آدرس کامل').fill('خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲');
    await dialog.getByLabel('نام گیرنده').fill('نگار رضایی');
    await dialog.getByLabel('موبایل گیرنده').fill('۰۹۱۳۱۲۳۴۵۶۷');
    await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Chooses the courier of the shop's own city, and waits for the invoice. */
  async choosesCourier(): Promise<void> {
    await this.carrier('پیک کاشی').check();
    await this.nextStep.click();
    await this.#page.waitForURL('**/invoice');
    await expect(this.payButton).toBeEnabled();
  }

  gateway(name: Gateway) {
    return this.#page.getByRole('group', { name: 'درگاه بانکی' }).getByRole('radio', { name });
  }

  get wallet() {
    return this.#page.getByRole('checkbox', { name: /^پرداخت از موجودی کیف پول/ });
  }

  get outOfCity() {
    return this.#page.getByRole('dialog', { name: 'ارسال برون شهری' });
  }

  async pays(name: Gateway = 'زرین‌پال'): Promise<void> {
    await this.gateway(name).check();
    await this.payButton.click();
    await this.#page.waitForURL('**/bank/**');
  }
}

/** Saves an address by the API, in the shop's own city unless another is named; returns its id. */
export async function hasAddress(
  request: APIRequestContext,
  { token }: Customer,
  place: { province: string; city: string } = { province: 'اصفهان', city: 'اصفهان' },
  words: { Title?: string; Address?: string; TransfereeName?: string } = {},
): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { Value: provinces } = await read(request, 'Provinces/Read', {});
  const ProvinceId = valueOf(provinces, place.province);
  const { Value: cities } = await read(request, 'Cities/ReadByProvince', { ProvinceId });
  const created = await request.post('/v1/Identity/CustomersAddress/Create', {
    headers,
    data: {
      Title: 'خانه',
      Address: 'خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲',
      CityId: valueOf(cities, place.city),
      PostalCode: '',
      TransfereeName: 'نگار رضایی',
      TransfereeMobNo: '09131234567',
      ...words,
    },
  });
  await expect(created, 'the address is saved').toBeOK();
  const saved = await request.get('/v1/Identity/CustomersAddress/Read', { headers });
  const { Value: addresses } = (await saved.json()) as { Value: { Id: number }[] };
  return addresses[0]?.Id ?? 0;
}

/** Prepares, by the API, a customer whose cart is ready to pay. Call before the first page opens. */
export async function isReadyToPay(
  page: Page,
  customer: Customer,
  product: SeededProduct,
  { quantity = 1 } = {},
): Promise<void> {
  const { request } = page;
  const headers = { authorization: `Bearer ${customer.token}` };
  const CustomerAddressId = await hasAddress(request, customer);
  const HashCartId = await hasInCart(page, product, { quantity, headers });
  const carriers = await request.get('/v1/BasicDefinitions/Carriers/Read', {
    headers,
    params: { CustomerAddressId, HashCartId },
  });
  const { Value: list } = (await carriers.json()) as { Value: { Id: number; Name: string }[] };
  const CarrierId = list.find(({ Name }) => Name === 'پیک کاشی')?.Id;
  const applied = await request.post('/v1/Orders/CartAddress/Apply', {
    headers,
    data: { HashCartId, CustomerAddressId, CarrierId },
  });
  await expect(applied, 'the courier is chosen').toBeOK();
  await isSignedIn(page, customer);
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
