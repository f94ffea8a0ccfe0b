import {
  gatewayNames,
  gateways,
  paymentCall,
  topUpGatewayNames,
  type GatewayName,
  type PaymentCall,
  type TopUpGatewayName,
} from '@kashi/contracts/gateways';
import { addressOf, aShopInIsfahan, carriers } from '../../checkout/carrier-fixtures.ts';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import type { Store } from '../../store/store.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { comeBack, pressAtBank, type AskedShop } from './bank-visit-fixtures.ts';

/** The call of each bank that begins a payment for an order. */
export const paymentCalls = Object.fromEntries(
  gatewayNames.map((name) => [name, paymentCall<'Order'>(gateways[name], 'Order')]),
) as Record<GatewayName, PaymentCall<'Order'>>;

/** The call of each bank that begins a top-up. */
export const topUpCalls = Object.fromEntries(
  topUpGatewayNames.map((name) => [name, paymentCall(gateways[name], 'Credit')]),
) as Record<TopUpGatewayName, PaymentCall<'Credit'>>;

/** A listening shop, since its own sandbox bank is called over HTTP. */
export async function aSellingShop(
  settings: Parameters<typeof aShopInIsfahan>[1] = {},
  store?: Store,
): Promise<TestShop> {
  const shop = await testShop(store && { store });
  await aShopInIsfahan(shop, settings);
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  return shop;
}

export interface Buyer {
  id: number;
  token: string;
  hash: string;
  saleParamId: number;
}

/**
 * A customer whose cart is ready to be paid: by default one piece for 100,000 toman, which with 10 percent tax and the courier's
 * 45,000 makes 155,000.
 */
export async function aBuyer(
  shop: TestShop,
  { saleParamId, quantity = 1, mobile = '09131234567', credit = 0 }: BuyerWish = {},
): Promise<Buyer> {
  const wanted = saleParamId ?? (await aProduct(shop)).saleParamIds[0] ?? 0;
  const { id, token } = await aCustomer(shop, { UserName: mobile });
  if (credit > 0) {
    await shop.store.db
      .updateTable('wallets')
      .set({ balance: credit })
      .where('customer_id', '=', id)
      .execute();
  }
  const hash = await fillCart(shop, token, wanted, { quantity });
  return { id, token, hash, saleParamId: wanted };
}

interface BuyerWish {
  saleParamId?: number;
  quantity?: number;
  mobile?: string;
  /** The wallet's credit in toman. */
  credit?: number;
}

/** Creates a cart of the customer's with an address and the courier; returns its hash. */
export async function fillCart(
  shop: TestShop,
  token: string,
  ProductSaleParamId: number,
  { quantity = 1, beginsAsGuest = false } = {},
): Promise<string> {
  let HashCartId: string | undefined;
  for (let piece = 0; piece < quantity; piece += 1) {
    const added = await shop.ask(
      'POST /v1/Orders/Carts/AddCartItem',
      { HashCartId, ProductSaleParamId },
      beginsAsGuest ? {} : { token },
    );
    HashCartId = added.body.Value.HashCartId;
  }
  const CustomerAddressId = await addressOf(shop, token);
  await shop.ask(
    'POST /v1/Orders/CartAddress/Apply',
    { HashCartId: HashCartId ?? '', CarrierId: carriers.courier, CustomerAddressId },
    { token },
  );
  return HashCartId ?? '';
}

interface PaymentWish {
  useCredit?: boolean;
  /** The sum that the buyer was shown. */
  agreed?: number;
  /** The part of it that the buyer was shown for the bank. */
  toBank?: number;
  at?: GatewayName;
}

export function askForPayment(
  shop: AskedShop,
  { hash, token }: Pick<Buyer, 'hash' | 'token'>,
  { useCredit = false, at = 'zarinpal', agreed, toBank }: PaymentWish = {},
) {
  const UseCredit = useCredit ? 'true' : 'false';
  const input = {
    HashCartId: hash,
    UseCredit,
    AmountPayable: agreed,
    AmountToBank: toBank,
  } as const;
  return shop.ask(paymentCalls[at], input, { token });
}

/** The address that the browser is sent to; throws if there is none. */
export async function paymentUrl(
  shop: AskedShop,
  buyer: Pick<Buyer, 'hash' | 'token'>,
  wish?: PaymentWish,
): Promise<string> {
  return addressIn(await askForPayment(shop, buyer, wish));
}

/** The address for a top-up. */
export async function topUpUrl(
  shop: AskedShop,
  { token }: Pick<Buyer, 'token'>,
  TotalAmount: string,
  at: TopUpGatewayName = 'zarinpal',
): Promise<string> {
  return addressIn(await shop.ask(topUpCalls[at], { TotalAmount }, { token }));
}

function addressIn({
  status,
  body,
}: {
  status: number;
  body: { Message: string | null; Value: { PaymentUrl: string } };
}): string {
  if (status !== 200) throw new Error(`${status} ${body.Message}`);
  return body.Value.PaymentUrl;
}

/** Pays at the bank; goes from the invoice to the shop's page after the bank. */
export async function payAtBank(
  shop: TestShop,
  buyer: Pick<Buyer, 'hash' | 'token'>,
  wish?: PaymentWish,
): Promise<string> {
  const url = await paymentUrl(shop, buyer, wish);
  return comeBack(shop, await pressAtBank(shop, url, 'pay'));
}

export async function stockOf(shop: TestShop, saleParamId: number): Promise<number> {
  const { stock } = await shop.store.db
    .selectFrom('sale_params')
    .select('stock')
    .where('id', '=', saleParamId)
    .executeTakeFirstOrThrow();
  return stock;
}

export function allOrders(shop: TestShop) {
  return shop.store.db.selectFrom('orders').selectAll().orderBy('id').execute();
}

/** The events of every payment, oldest first. */
export async function allEvents(shop: TestShop): Promise<string[]> {
  const events = await shop.store.db
    .selectFrom('payment_events')
    .select('event')
    .orderBy('id')
    .execute();
  return events.map(({ event }) => event);
}

export async function walletOf(shop: TestShop, customerId: number) {
  return shop.store.db
    .selectFrom('wallets')
    .select(['balance', 'held'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function cartStatusOf(shop: TestShop, { hash, token }: Buyer): Promise<number | null> {
  const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, { token });
  return cart.body.Value?.CartStatusTypes ?? null;
}
