import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { remembers } from '../visitors/registration.ts';
import type { SeededProduct } from '../facts/seeded-products.ts';

/** The cart at /cart. */
export class CartPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get lines() {
    return this.#page.getByRole('list', { name: 'کالاهای سبد' }).getByRole('listitem');
  }

  get empty() {
    return this.#page.getByRole('heading', { name: 'سبد خرید شما خالیست!' });
  }

  line(name: string) {
    return this.lines.filter({ has: this.#page.getByRole('heading', { name }) });
  }

  quantityOf(name: string) {
    return this.#page.getByRole('group', { name }).getByRole('status');
  }

  async raises(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `افزایش تعداد ${name}` }).click();
  }

  async lowers(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `کاهش تعداد ${name}` }).click();
  }

  async removes(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `حذف ${name}` }).click();
  }

  get nextStep() {
    return this.#page.getByRole('link', { name: 'ادامه ثبت سفارش' });
  }

  /** The sum of the goods, by its heading. */
  get summary() {
    return this.#page.getByRole('heading', { name: 'خلاصهٔ سفارش' });
  }

  get couponField() {
    return this.#page.getByRole('textbox', { name: 'کد تخفیف' });
  }

  async appliesCoupon(code: string): Promise<void> {
    await this.couponField.fill(code);
    await this.#page.getByRole('button', { name: 'اعمال کد' }).click();
  }
}

interface CartWish {
  quantity?: number;
  /** A customer's token; the cart is theirs then. */
  headers?: Record<string, string>;
}

/** Fills a cart by the API and stores its hash in the browser. Call before the first page opens. */
export async function hasInCart(
  page: Page,
  product: SeededProduct,
  wish: CartWish = {},
): Promise<string> {
  const hash = await aCartWith(page.request, product, wish);
  await remembers(page, { CartHashId: hash });
  return hash;
}

/** Creates a cart with pieces of a product's first variant in stock; returns its hash. */
export async function aCartWith(
  request: APIRequestContext,
  { id }: SeededProduct,
  { quantity = 1, headers = {} }: CartWish = {},
): Promise<string> {
  const read = await request.get('/v1/ProductManagement/ProductInformation/Read', {
    params: { ProductId: id },
  });
  const { Value: product } = (await read.json()) as {
    Value: { ProductSaleParams: { Id: number; StockInventory: number }[] };
  };
  const param = product.ProductSaleParams.find(({ StockInventory }) => StockInventory >= quantity);
  let hash = '';
  for (let piece = 0; piece < quantity; piece += 1) {
    const added = await request.post('/v1/Orders/Carts/AddCartItem', {
      headers,
      data: { HashCartId: hash || null, ProductSaleParamId: param?.Id },
    });
    await expect(added, 'the cart takes it').toBeOK();
    const { Value: cart } = (await added.json()) as { Value: { HashCartId: string } };
    hash = cart.HashCartId;
  }
  return hash;
}
