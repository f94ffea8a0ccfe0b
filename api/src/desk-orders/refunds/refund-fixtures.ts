import { randomUUID } from 'node:crypto';
import type { deskRefundCalls } from '@kashi/contracts/desk/refunds';
import type * as z from 'zod/mini';
import { aDeskOf, aMember, type TestDesk } from '../../desk/desk-fixtures.ts';
import {
  aBuyer,
  aSellingShop,
  payAtBank,
  type Buyer,
} from '../../payments/testing/payment-fixtures.ts';
import type { Store } from '../../store/store.ts';

type Wish = z.input<(typeof deskRefundCalls)['POST /v1/desk/refunds/ask']['input']>;

export interface Sold {
  desk: TestDesk;
  clerk: { id: number; cookie: string };
  buyer: Buyer;
  orderId: number;
  /** Asks for a refund; by default, for 20,000 toman into the wallet, by the clerk, who has seen no other. */
  ask(wish?: Partial<Wish>, member?: { cookie: string }): ReturnType<typeof asked>;
  /** The order as its customer reads it. */
  seenByCustomer(): Promise<Awaited<ReturnType<typeof readByCustomer>>>;
}

/** A shop that has sold two pieces of one kind, for 265,000 toman with tax and delivery. */
export async function twoSoldPieces(store?: Store): Promise<Sold> {
  const shop = await aSellingShop({}, store);
  const desk = await aDeskOf(shop);
  const buyer = await aBuyer(shop, { quantity: 2 });
  await payAtBank(shop, buyer);
  const { id: orderId } = await shop.store.db
    .selectFrom('orders')
    .select('id')
    .executeTakeFirstOrThrow();
  const clerk = await aMember(desk, ['orders']);
  return {
    desk,
    clerk,
    buyer,
    orderId,
    ask: (wish = {}, member = clerk) => asked(desk, { orderId, ...wish }, member),
    seenByCustomer: () => readByCustomer(desk, buyer),
  };
}

/** One of the sold pieces, as a line of a refund. */
export const onePiece = ({ buyer }: Sold, isRestocked = true) => [
  { saleParamId: buyer.saleParamId, quantity: 1, isRestocked },
];

function asked(
  desk: TestDesk,
  wish: Partial<Wish> & Pick<Wish, 'orderId'>,
  member: { cookie: string },
) {
  return desk.ask(
    'POST /v1/desk/refunds/ask',
    {
      lines: [],
      amountToman: 20_000,
      way: 'wallet',
      reason: 'بسته‌بندی پاره بود.',
      seen: 0,
      key: randomUUID(),
      ...wish,
    },
    member,
  );
}

async function readByCustomer({ shop }: TestDesk, buyer: Buyer) {
  const { hash: HashOrderId } = await shop.store.db
    .selectFrom('orders')
    .select('hash')
    .executeTakeFirstOrThrow();
  return (await shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId }, buyer)).body.Value;
}
