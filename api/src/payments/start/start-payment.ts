import { cartStatus } from '@kashi/contracts/cart-status';
import type { PaymentUrl } from '@kashi/contracts/payment';
import { walletPartOf } from '@kashi/contracts/wallet-part';
import type { Kysely, Transaction } from 'kysely';
import type { Gateway } from '../../banks/gateway.ts';
import { openIfOver } from '../../holds/cart-lock.ts';
import type { CartRow } from '../../schema/cart-tables.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import { cartIsOver, lockCart } from '../../carts/cart-rows.ts';
import { cartIsEmpty } from '../../carts/carts.ts';
import { findOwnCart } from '../../carts/claim-cart.ts';
import { takeStock } from '../../stock/stock.ts';
import { takeCoupon } from '../../coupons/coupons.ts';
import { whyNoDiscount } from '../../coupons/why-no-discount.ts';
import { expectOpen } from '../../home/expect-open.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import type { Customer, Shop } from '../../shop.ts';
import type { Tables } from '../../schema/tables.ts';
import { holdCredit, spendableCredit } from '../../wallet/wallets.ts';
import { createAttempt, noteEvent } from '../../holds/attempts.ts';
import { buy } from '../settle/buy.ts';
import { takeSnapshot } from '../../checkout/invoice.ts';
import { messages } from '../messages.ts';
import { openAtBank } from './open-at-bank.ts';
import { countStart } from './payment-limit.ts';
import { rialOf, tomanOf } from '../../banks/rial.ts';
import { isRunning, runningPayment, type PaymentChoice } from './running-payment.ts';
import type { CartSnapshot } from '../../schema/cart-snapshot.ts';

interface Wish extends PaymentChoice {
  hash: string;
  customer: Customer;
  /** The click on torob.com that brought the shopper. */
  torobClick: string | null;
}

/** The result of starting: a payment to make at the bank, or an order that the wallet has paid, and when. */
type Begun = { attempt: AttemptRow } | { orderHash: string; at: Date };

/**
 * Locks the cart and returns where the browser goes, and since when the payment runs. The same request again, from a second click or
 * another tab, gets the same payment; a different choice (without the wallet's credit, say) replaces it. A closed shop begins none, and
 * refuses with a 400; so is a gateway that is not active, unless nothing is left for a bank.
 */
export async function startPayment(shop: Shop, wish: Wish): Promise<PaymentUrl> {
  const { cart } = await findOwnCart(shop, wish.hash, wish.customer.id);
  const begun =
    cart?.hash === wish.hash ? await beginOf(shop, cart, wish) : await bought(shop.store.db, wish);
  if ('orderHash' in begun) {
    const PaymentUrl = `${shop.environment.publicUrl}/orderTracking/${begun.orderHash}`;
    return { PaymentUrl, RegDateTime: begun.at.toISOString() };
  }
  const { attempt } = begun;
  const PaymentUrl =
    attempt.payment_url ?? (await openAtBank(shop, bankOf(wish), attempt, wish.customer));
  return { PaymentUrl, RegDateTime: attempt.created_at.toISOString() };
}

/** Counted is what asks the bank for something new, before it is tried. */
async function beginOf(shop: Shop, cart: CartRow, wish: Wish): Promise<Begun> {
  const isAgain = await isRunning(shop.store.db, cart, wish, shop.clock());
  if (!isAgain) await countStart(shop, wish.customer);
  return shop.store.transaction((tx) => begin(shop, tx, cart.id, wish));
}

async function begin(
  shop: Shop,
  tx: Transaction<Tables>,
  cartId: number,
  wish: Wish,
): Promise<Begun> {
  const { gateway, useCredit, agreedToman, agreedToBankToman, customer } = wish;
  const now = shop.clock();
  // Locks the customer: closing the account at the same time waits for this payment, and then finds it.
  await lockCustomer(tx, customer.id);
  const locked = await lockCart(tx, cartId);
  if (!locked) return bought(tx, wish);
  const cart = await openIfOver(tx, locked, now);
  const running = await runningPayment(tx, cart, wish, now);
  if (running) {
    bankOf(wish);
    return { attempt: running };
  }
  await expectOpen(tx);

  const { snapshot, couponObstacle } = await takeSnapshot(tx, cart, customer, now);
  const payable = snapshot.totals.AmountPayable;
  if (payable !== (agreedToman ?? payable)) {
    const sentences = [couponObstacle, messages.sumChanged(payable)];
    throw new Refusal(400, sentences.filter(Boolean).join(' '));
  }
  const credit = useCredit ? await spendableCredit(tx, customer.id) : 0;
  const walletPart = walletPartOf(payable, credit, gateway.leastToman);
  const toBank = payable - walletPart;
  if (toBank !== (agreedToBankToman ?? toBank))
    throw new Refusal(400, messages.creditChanged(toBank));
  if (toBank > 0) expectEnoughFor(bankOf(wish), toBank);
  const attempt = await createAttempt(tx, {
    customerId: customer.id,
    purpose: { kind: 'order', cartId, snapshot, walletPart },
    gateway: gateway.code,
    amountRial: rialOf(toBank),
    torobClick: wish.torobClick,
    now,
  });
  await hold(tx, attempt, snapshot, now);
  await noteEvent(tx, attempt.id, now, 'created');
  if (toBank > 0) return { attempt };

  const orderHash = await buy(tx, attempt, null, now);
  await noteEvent(tx, attempt.id, now, 'paid from the wallet');
  return { orderHash, at: now };
}

/** The bank of the choice. Throws a 400 where its gateway is not active. */
function bankOf({ bank }: PaymentChoice): Gateway {
  if (!bank) throw new Refusal(400, messages.gatewayInactive);
  return bank;
}

/** A bank would refuse so small an order as if the fault were the gateway's, so it is not asked. Throws a 400. */
function expectEnoughFor({ leastRial }: Gateway, toBankToman: number): void {
  if (rialOf(toBankToman) >= leastRial) return;
  throw new Refusal(400, messages.leastOrder(tomanOf(leastRial)));
}

/** An extra click after the wallet paid for everything also leads to the order. */
async function bought(
  db: Kysely<Tables>,
  { hash, customer }: Pick<Wish, 'hash' | 'customer'>,
): Promise<Begun> {
  const order = await db
    .selectFrom('carts as c')
    .innerJoin('payment_attempts as a', 'a.cart_id', 'c.id')
    .innerJoin('orders as o', 'o.attempt_id', 'a.id')
    .select(['o.hash', 'o.registered_at'])
    .where('c.hash', '=', hash)
    .where('c.customer_id', '=', customer.id)
    .where('c.status', '=', cartIsOver)
    .orderBy('o.id', 'desc')
    .executeTakeFirst();
  if (!order) throw cartIsEmpty();
  return { orderHash: order.hash, at: order.registered_at };
}

/** Holds everything that the payment needs, in the locking order of all transactions. */
async function hold(
  tx: Transaction<Tables>,
  { id, cart_id, customer_id, wallet_part }: AttemptRow,
  snapshot: CartSnapshot,
  now: Date,
): Promise<void> {
  if (!(await takeStock(tx, snapshot.lines))) throw new Refusal(400, messages.stockGone);
  if (!(await holdCredit(tx, customer_id, wallet_part)))
    throw new Refusal(400, messages.creditGone);
  const { couponCode, totals } = snapshot;
  if (couponCode !== null) {
    const use = { attemptId: id, customerId: customer_id, now };
    const taken = await takeCoupon(tx, couponCode, use);
    const why = whyNoDiscount(couponCode, { ...taken, subTotal: totals.SubTotalAmount });
    if (why) throw new Refusal(400, `${why} ${messages.withoutCoupon}`);
  }
  await tx
    .updateTable('carts')
    .set({ status: cartStatus.inPayment, updated_at: now })
    .where('id', '=', cart_id)
    .execute();
}
