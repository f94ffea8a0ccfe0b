import { pickup } from '@kashi/contracts/carrier';
import type { ProductCard } from '@kashi/contracts/product/product-card';
import { paysAt } from '../gate/recorded/demo-bank.ts';
import { askAt, registerAt, type DemoCustomer } from '../gate/recorded/demo-customer.ts';

/** Number of customers who return; all other visitors are guests. */
const customerCount = 20;
/** Pages of the listing to buy from: enough goods that an hour of orders does not sell them out. */
const pagesOfGoods = 16;

/** Kinds of visits to a demo shop. A visit throws if the shop refuses a step. */
export class SoakVisits {
  readonly #shopUrl: string;
  readonly #customers: readonly DemoCustomer[];
  readonly #goods: readonly ProductCard[];

  static async open(shopUrl: string): Promise<SoakVisits> {
    const customers: DemoCustomer[] = [];
    while (customers.length < customerCount) customers.push(await registerAt(shopUrl));
    const goods: ProductCard[] = [];
    for (let page = 1; page <= pagesOfGoods; page += 1) {
      const filter = { Page: page, IsExistInStock: true };
      const { value } = await askAt(shopUrl)('GET /v1/ProductManagement/Filters/Read', filter);
      goods.push(...value.FilteredProducts);
    }
    return new SoakVisits(shopUrl, customers, goods);
  }

  private constructor(
    shopUrl: string,
    customers: readonly DemoCustomer[],
    goods: readonly ProductCard[],
  ) {
    this.#shopUrl = shopUrl;
    this.#customers = customers;
    this.#goods = goods;
  }

  /** The kinds of visits, and how many of twenty are of each: most people look, some fill a cart, few sign in and buy. */
  readonly kinds = {
    'listing page': { often: 2, visit: () => this.#see(`/filter?GroupId=${anyOf(groups)}`) },
    'product page': { often: 2, visit: () => this.#see(`/product/${this.#product()}`) },
    listing: { often: 3, visit: () => this.#list() },
    product: { often: 4, visit: () => this.#variantOf(this.#product()) },
    suggestion: { often: 4, visit: () => this.#search() },
    cart: { often: 3, visit: () => this.#fillCart() },
    'sign-in': { often: 1, visit: () => this.#signIn() },
    order: { often: 1, visit: () => this.#buy() },
  };

  #product(): number {
    return anyOf(this.#goods).Id;
  }

  async #see(path: string): Promise<void> {
    const answer = await fetch(new URL(path, this.#shopUrl));
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }

  async #list(): Promise<void> {
    const filter = { GroupId: anyOf(groups), Page: anyOf([1, 2, 3]) };
    await askAt(this.#shopUrl)('GET /v1/ProductManagement/Filters/Read', filter);
  }

  async #search(): Promise<void> {
    const SearchValue = anyOf(this.#goods).Name.slice(0, 4);
    await askAt(this.#shopUrl)('GET /v1/ProductManagement/Search/Read', { SearchValue });
  }

  /** Adds the first variant in stock; the cart refuses a product that is sold out. */
  async #variantOf(ProductId: number): Promise<number> {
    const ask = askAt(this.#shopUrl);
    const { value } = await ask('GET /v1/ProductManagement/ProductInformation/Read', { ProductId });
    const variants = value.ProductSaleParams;
    return (variants.find(({ StockInventory }) => StockInventory > 0) ?? variants[0])!.Id;
  }

  async #fillCart(token?: string): Promise<string> {
    const ProductSaleParamId = await this.#variantOf(this.#product());
    const ask = askAt(this.#shopUrl, token);
    const { value } = await ask('POST /v1/Orders/Carts/AddCartItem', { ProductSaleParamId });
    return value.HashCartId;
  }

  async #signIn(): Promise<void> {
    const { mobile, password } = anyOf(this.#customers);
    const login = { UserName: mobile, Password: password };
    await askAt(this.#shopUrl)('POST /v1/Identity/Account/Login', login);
  }

  /** Goes from the cart through the play-money bank to the order. A cart whose order fails is emptied: it would fail again. */
  async #buy(): Promise<void> {
    const { token } = anyOf(this.#customers);
    const HashCartId = await this.#fillCart(token);
    try {
      await this.#order(HashCartId, token);
    } catch (error) {
      await this.#emptyCart(HashCartId, token);
      throw error;
    }
  }

  async #order(HashCartId: string, token: string): Promise<void> {
    const ask = askAt(this.#shopUrl, token);
    const delivery = { CarrierId: pickup.carrierId, CustomerAddressId: pickup.addressId };
    await ask('POST /v1/Orders/CartAddress/Apply', { HashCartId, ...delivery });
    const { value } = await ask('GET /v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl', {
      HashCartId,
      UseCredit: 'false',
    });
    const path = await paysAt(this.#shopUrl, value.PaymentUrl);
    if (!path.includes('/orderTracking/')) throw new Error(`No order, but ${path}`);
  }

  async #emptyCart(HashCartId: string, token: string): Promise<void> {
    const ask = askAt(this.#shopUrl, token);
    const { value } = await ask('GET /v1/Orders/Carts/Read', { HashCartId });
    for (const { ProductSaleParamId } of value?.CartInfo.CartDetails ?? [])
      await ask('DELETE /v1/Orders/Carts/RemoveCartItem', { HashCartId, ProductSaleParamId });
  }
}

const groups = [1, 2, 3, 4, 5];

/** Random, since a fixed order would buy the same goods each time and sell them out. */
function anyOf<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)]!;
}
