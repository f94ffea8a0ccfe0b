import { gateways, paymentCall } from '@kashi/contracts/gateways';
import type { calls } from '@kashi/contracts/calls';
import type * as z from 'zod/mini';
import { addressOf, anAddress, carriers } from '../checkout/carrier-fixtures.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  fillCart,
  payAtBank,
} from '../payments/testing/payment-fixtures.ts';

type Calls = typeof calls;
type Ask = { [Name in keyof Calls]: [Name, z.input<Calls[Name]['input']>] }[keyof Calls];

/** The ids of what a customer owns. */
interface Names {
  address: number;
  review: number;
  question: number;
  alert: number;
  order: string;
  /** Of a request to return goods of the order. */
  return: number;
  payment: string;
  /** The hash of a cart with one line, an address and a carrier. */
  cart: string;
  saleParam: number;
}

/** Ids that exist nowhere. */
export const nothing: Omit<Names, 'saleParam'> = {
  address: 999_999,
  review: 999_999,
  question: 999_999,
  alert: 999_999,
  order: 'no-such-order',
  return: 999_999,
  payment: 'AAAAAAAAAAAAAAAAAAAAAA',
  cart: 'no-such-cart',
};

const review = { Title: 'دزدیده', Text: 'این دیدگاه را دیگری نوشته است.' };
const question = { Question: 'این پرسش را دیگری پرسیده است؟' };

/** Calls that name a customer's data and answer 404 to anybody else (R1). */
export const namingCalls: ((names: Names) => Ask)[] = [
  ({ address }) => ['GET /v1/Identity/CustomersAddress/Find', { AddressId: address }],
  ({ address }) => ['PUT /v1/Identity/CustomersAddress/Update', { ...anAddress, Id: address }],
  ({ address }) => ['DELETE /v1/Identity/CustomersAddress/Delete', { AddressId: address }],
  ({ review: Id }) => ['GET /v1/ProductManagement/customerReviews/Find', { Id }],
  ({ review: Id }) => ['PUT /v1/ProductManagement/CustomerReviews/Update', { Id, ...review }],
  ({ review: ReviewId }) => ['DELETE /v1/ProductManagement/customerReviews/Delete', { ReviewId }],
  ({ question: Id }) => ['GET /v1/ProductManagement/customerQuestions/Find', { Id }],
  ({ question: Id }) => ['PUT /v1/ProductManagement/CustomerQuestions/Update', { Id, ...question }],
  ({ question: QuestionId }) => [
    'DELETE /v1/ProductManagement/customerQuestions/Delete',
    { QuestionId },
  ],
  ({ alert: AlertId }) => ['DELETE /v1/ProductManagement/customerAlerts/Delete', { AlertId }],
  ({ order: HashOrderId }) => ['GET /v1/Orders/Orders/Read', { HashOrderId }],
  ({ order: HashOrderId }) => ['POST /v1/Orders/Orders/Cancel', { HashOrderId }],
  ({ order: HashOrderId }) => ['POST /v1/Orders/Carts/BuyAgain', { HashOrderId }],
  ({ order: HashOrderId, saleParam }) => [
    'POST /v1/Orders/Returns/Ask',
    {
      HashOrderId,
      Key: 'AAAAAAAAAAAAAAAAAAAAAA',
      Lines: [{ ProductSaleParamId: saleParam, Quantity: 1 }],
      Reason: 'broken',
      Text: 'دیگری شکسته است.',
    },
  ],
  ({ order: HashOrderId, return: ReturnId }) => [
    'POST /v1/Orders/Returns/Withdraw',
    { HashOrderId, ReturnId },
  ],
  ({ order: HashOrderId }) => ['POST /v1/Orders/Returns/AddPicture', { HashOrderId }],
  ({ return: ReturnId }) => ['GET /v1/Orders/Returns/ReadPictures', { ReturnId }],
  ({ payment: HashPaymentId }) => ['GET /v1/Orders/Payments/Read', { HashPaymentId }],
];

/** Calls that name a cart; another customer's cart counts as none (R3, §8). */
export const cartCalls: ((names: Names) => Ask)[] = [
  ({ cart: HashCartId }) => ['GET /v1/Orders/Carts/Read', { HashCartId }],
  ({ cart, saleParam }) => ['POST /v1/Orders/Carts/IncreaseCartItem', item(cart, saleParam)],
  ({ cart, saleParam }) => ['POST /v1/Orders/Carts/DecreaseCartItem', item(cart, saleParam)],
  ({ cart, saleParam }) => ['DELETE /v1/Orders/Carts/RemoveCartItem', item(cart, saleParam)],
  ({ cart: HashCartId }) => [
    'POST /v1/Orders/CartCoupons/SetCouponToCart',
    { HashCartId, CouponCode: 'KASHI10' },
  ],
  ({ cart: HashCartId }) => ['DELETE /v1/Orders/CartCoupons/Delete', { HashCartId }],
  ({ cart: HashCartId }) => [
    'POST /v1/Orders/CartGiftNote/Set',
    { HashCartId, GiftNote: 'یادداشت دیگری است.' },
  ],
  ({ cart, address }) => ['GET /v1/BasicDefinitions/Carriers/Read', delivery(cart, address)],
  ({ cart, address }) => ['POST /v1/Orders/CartAddress/Apply', delivery(cart, address)],
  ({ cart, address }) => ['GET /v1/Orders/CartAddress/GetDeliveryFee', delivery(cart, address)],
  ({ cart: HashCartId }) => ['GET /v1/Orders/CartInvoice/Read', { HashCartId }],
  ...Object.values(gateways).map((gateway) => ({ cart }: Names): Ask => [
    paymentCall(gateway, 'Order'),
    payment(cart),
  ]),
];

export function delivery(HashCartId: string, CustomerAddressId: number) {
  return { HashCartId, CustomerAddressId, CarrierId: carriers.courier };
}

/** A customer with one of everything: an order that the wallet paid in part, and then another cart. */
export async function anOwner() {
  const shop = await aSellingShop();
  const { productId, saleParamIds } = await aProduct(shop);
  const saleParamId = saleParamIds[0] ?? 0;
  const buyer = await aBuyer(shop, { saleParamId, credit: 50_000 });
  const { token } = buyer;
  await payAtBank(shop, buyer, { useCredit: true });
  const cart = await fillCart(shop, token, saleParamId);
  const address = await addressOf(shop, token);
  const own = { token };
  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { Title: 'خوب', Text: 'یک هفته است که دارم.', ProductId: productId },
    own,
  );
  await shop.ask(
    'POST /v1/ProductManagement/ProductQuestions/Add',
    { Question: 'چند رنگ دارد؟', ProductId: productId },
    own,
  );
  await shop.ask(
    'PUT /v1/ProductManagement/customerAlerts/SetPrice',
    { ProductSaleParamId: saleParamId, WantedPrice: '1000' },
    own,
  );
  const [order] = await allOrders(shop);
  const { id: returnId } = await shop.store.db
    .insertInto('order_returns')
    .values({
      order_id: order?.id ?? 0,
      customer_id: buyer.id,
      press_key: 'BBBBBBBBBBBBBBBBBBBBBB',
      reason: 'wrong',
      comment: 'رنگ دیگری رسید.',
      asked_at: shop.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { public_id } = await shop.store.db
    .selectFrom('payment_attempts')
    .select('public_id')
    .executeTakeFirstOrThrow();

  const names: Names = {
    address,
    review: 1,
    question: 1,
    alert: 1,
    order: order?.hash ?? '',
    return: returnId,
    payment: public_id,
    cart,
    saleParam: saleParamId,
  };
  return { shop, owner: { ...own, mobile: '09131234567' }, names };
}

function item(HashCartId: string, ProductSaleParamId: number) {
  return { HashCartId, ProductSaleParamId };
}

function payment(HashCartId: string) {
  return { HashCartId, UseCredit: 'false' } as const;
}
