import type * as z from 'zod/mini';
import type { misbehaviourSchema } from '../../bank-sandbox/misbehaviour.ts';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import type { GatewayName } from '@kashi/contracts/gateways';
import { comeBack, misbehave, pressAtBank } from './bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  askForPayment,
  cartStatusOf,
  payAtBank,
  stockOf,
  walletOf,
  type Buyer,
} from './payment-fixtures.ts';
import { findForgotten, openExpiredCarts, retryUnclear } from '../payment-jobs.ts';

/** What goes wrong between the invoice and the order; all fields are optional. */
export interface Scenario {
  fault?: z.input<typeof misbehaviourSchema>;
  button?: 'pay' | 'cancel' | 'fail';
  /** Another buyer paid at the same bank before. */
  hasEarlierBuyer?: boolean;
  /** Minutes between the payment and the return. */
  minutesAway?: number;
  /** Other buyers take the last pieces meanwhile. */
  sellsOut?: boolean;
}

/** Plays a scenario to its end: the buyer pays one of ten pieces for 155,000 tomans, and the shop's jobs run afterwards. */
export async function play(at: GatewayName, scenario: Scenario): Promise<string[]> {
  const shop = await aSellingShop();
  const { saleParamIds } = await aProduct(shop, { variants: [{ stock: 10 }, { stock: 10 }] });
  const [saleParamId = 0, other = 0] = saleParamIds;
  if (scenario.hasEarlierBuyer) {
    const earlier = await aBuyer(shop, { saleParamId: other, mobile: '09120000000' });
    await payAtBank(shop, earlier, { at });
  }
  const buyer = await aBuyer(shop, { saleParamId });
  if (scenario.fault) await misbehave(shop, scenario.fault);

  const first = await buy(shop, buyer, at, scenario);
  await letJobsRun(shop, scenario.minutesAway ?? 0);
  return [first, ...(await stateOf(shop, buyer))];
}

/** What a buyer sees who came back, or who stayed at the bank. */
async function buy(
  shop: TestShop,
  buyer: Buyer,
  at: GatewayName,
  { button = 'pay', minutesAway = 0, sellsOut = false }: Scenario,
): Promise<string> {
  const { status, body } = await askForPayment(shop, buyer, { at });
  if (status !== 200) return `${status} «${body.Message}»`;
  const returnUrl = await pressAtBank(shop, body.Value.PaymentUrl, button);
  shop.setTime(minutesAfter(minutesAway));
  await openExpiredCarts(shop);
  if (sellsOut) await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
  if (returnUrl === '') return 'the bank';
  const path = await comeBack(shop, returnUrl);
  return `\`${path.replace(/[\w-]{22}$/, '…')}\``;
}

/** Runs the jobs twice, a minute and a quarter of an hour later; every repeated question is asked by then. */
async function letJobsRun(shop: TestShop, minutesAway: number): Promise<void> {
  for (const minutes of [1, 15]) {
    shop.setTime(minutesAfter(minutesAway + minutes));
    await retryUnclear(shop);
    await findForgotten(shop);
    await openExpiredCarts(shop);
  }
}

async function stateOf(shop: TestShop, buyer: Buyer): Promise<string[]> {
  const { db } = shop.store;
  const attempt = await db
    .selectFrom('payment_attempts')
    .select(['id', 'public_id'])
    .where('customer_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('payment_events')
    .select('event')
    .where('attempt_id', '=', attempt.id)
    .orderBy('id')
    .execute();
  const { body } = await shop.ask(
    'GET /v1/Orders/Payments/Read',
    { HashPaymentId: attempt.public_id },
    buyer,
  );
  const orders = (await allOrders(shop)).filter(({ customer_id }) => customer_id === buyer.id);
  const cart = (await cartStatusOf(shop, buyer)) === null ? 'gone' : 'open';
  const { balance, held } = await walletOf(shop, buyer.id);
  return [
    body.Value.Message,
    String(orders.length),
    cart,
    String(await stockOf(shop, buyer.saleParamId)),
    String(balance - held),
    events.map(({ event }) => event).join(', '),
  ];
}

function minutesAfter(minutes: number): Date {
  return new Date(Date.parse('2026-01-10T08:00:00Z') + minutes * 60_000);
}
