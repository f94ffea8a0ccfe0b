import type { Ask } from '@kashi/contracts/asking/ask';
import { paysAt } from './demo-bank.ts';
import { askAt, registerAt } from './demo-customer.ts';
import { recordedCustomerMessages as messages } from './recorded-customer-messages.ts';

/** The demo product whose page is recorded: the customer speaks of it. */
const visited = 1102;
/** Demo goods in the cart: the one with the visited page, and one more. */
const visitedAndOneMore = [visited, 9201];

export interface RecordedCustomer {
  token: string;
  /** Of the order that has been paid. */
  hashOrderId: string;
  /** Of the cart that is filled now. */
  hashCartId: string;
}

/** Opens an account in a demo shop, which shows codes in its outbox, and gives the account a past. */
export async function openRecordedCustomer(
  apiUrl: string,
  mobile?: string,
): Promise<RecordedCustomer> {
  const { token } = await registerAt(apiUrl, mobile);
  return { token, ...(await liveThrough(apiUrl, token)) };
}

/**
 * Gives a new customer of a demo shop a past: an order that was paid, money in the wallet, a review and a question that wait, a
 * wish, and a price to be told of. Leaves the customer one step before the next payment: with goods in the cart, an address and a
 * carrier. Throws where the shop does not let it get there. One shop with many customers is given ids of `goods` that it has many
 * of.
 */
export async function liveThrough(
  apiUrl: string,
  token: string,
  goods: readonly number[] = visitedAndOneMore,
): Promise<Omit<RecordedCustomer, 'token'>> {
  const ask = askAt(apiUrl, token);
  const address = await addAddress(ask);
  const HashCartId = await fillCart(ask, goods);
  await chooseDelivery(ask, HashCartId, address);
  const paid = { HashCartId, UseCredit: false };
  const order = await ask('GET /v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl', paid);
  const path = await paysAt(apiUrl, order.value.PaymentUrl);
  const [, hashOrderId] = /\/orderTracking\/([^/?]+)/.exec(path) ?? [];
  await topUp(apiUrl, ask);
  await speak(ask);
  await ask('POST /v1/ProductManagement/CustomerWishList/Add', { ProductId: visited });
  await waitForPrice(ask);

  const hashCartId = await fillCart(ask, goods);
  await chooseDelivery(ask, hashCartId, address);
  return { hashOrderId: known(hashOrderId), hashCartId };
}

async function topUp(apiUrl: string, ask: Ask): Promise<void> {
  const call = 'GET /v1/Orders/ZarinPalCreditPayment/GetBankPaymentUrl';
  const { value } = await ask(call, { TotalAmount: '500000' });
  await paysAt(apiUrl, value.PaymentUrl);
}

async function speak(ask: Ask): Promise<void> {
  const { review, question } = messages;
  await ask('POST /v1/ProductManagement/ProductReviews/Add', { ProductId: visited, ...review });
  await ask('POST /v1/ProductManagement/ProductQuestions/Add', {
    ProductId: visited,
    Question: question,
  });
}

async function waitForPrice(ask: Ask): Promise<void> {
  const { value } = await ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId: visited,
  });
  const ProductSaleParamId = known(value.ProductSaleParams[0]).Id;
  const call = 'PUT /v1/ProductManagement/customerAlerts/SetPrice';
  await ask(call, { ProductSaleParamId, WantedPrice: '1000000' });
}

async function fillCart(ask: Ask, goods: readonly number[]): Promise<string> {
  let hash = '';
  for (const ProductId of goods) {
    const { value } = await ask('GET /v1/ProductManagement/ProductInformation/Read', { ProductId });
    const inStock = value.ProductSaleParams.find(({ StockInventory }) => StockInventory > 0);
    const { value: cart } = await ask('POST /v1/Orders/Carts/AddCartItem', {
      HashCartId: hash || null,
      ProductSaleParamId: known(inStock).Id,
    });
    hash = cart.HashCartId;
  }
  return hash;
}

async function addAddress(ask: Ask): Promise<number> {
  const { value: provinces } = await ask('GET /v1/BasicDefinitions/Provinces/Read', {});
  const { value: cities } = await ask('GET /v1/BasicDefinitions/Cities/ReadByProvince', {
    ProvinceId: known(provinces.find(({ Text }) => Text === messages.province)).Value,
  });
  const { value: address } = await ask('POST /v1/Identity/CustomersAddress/Create', {
    Title: messages.addressTitle,
    Address: messages.address,
    CityId: known(cities.find(({ Text }) => Text === messages.city)).Value,
    PostalCode: '',
    TransfereeName: `${messages.firstName} ${messages.lastName}`,
    TransfereeMobNo: '09131234567',
  });
  return address.Id;
}

async function chooseDelivery(
  ask: Ask,
  HashCartId: string,
  CustomerAddressId: number,
): Promise<void> {
  const delivery = { HashCartId, CustomerAddressId };
  const { value: carriers } = await ask('GET /v1/BasicDefinitions/Carriers/Read', delivery);
  const CarrierId = known(carriers.find(({ IsAvailable }) => IsAvailable)).Id;
  await ask('POST /v1/Orders/CartAddress/Apply', { ...delivery, CarrierId });
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('This is not the demo shop, or its goods are sold out');
  return thing;
}
