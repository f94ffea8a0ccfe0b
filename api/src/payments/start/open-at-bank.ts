import { setTimeout as wait } from 'node:timers/promises';
import { releaseHold } from '../../holds/cart-lock.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Customer, Shop } from '../../shop.ts';
import { isLost, lockAttempt, longestRequestMs, noteEvent } from '../../holds/attempts.ts';
import { GatewayRefusal, type Gateway, type Requested } from '../../banks/gateway.ts';
import { messages } from '../messages.ts';
import { goodsOf } from './goods-of.ts';
import { sharedRuns } from '../settle/shared-runs.ts';

/** Requests the payment at the bank, once for all concurrent callers, and returns the address at which to pay. */
export function openAtBank(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  customer: Customer,
): Promise<string> {
  return opening(attempt.public_id, () => open(shop, gateway, attempt, customer));
}

/** The running requests of this process; another process that is asked meanwhile waits for the address in the database. */
const opening = sharedRuns<string>();

async function open(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  customer: Customer,
): Promise<string> {
  if (!(await claimRequest(shop, attempt))) return knownAddress(shop, attempt);
  const { authority, page } = await request(shop, gateway, attempt, customer);
  const paymentUrl = page.fields
    ? `${shop.environment.publicUrl}/pay/${attempt.public_id}`
    : page.url;
  const kept = await shop.store.db
    .updateTable('payment_attempts')
    .set({ state: 'redirected', authority, payment_url: paymentUrl, tries: 0 })
    .where('id', '=', attempt.id)
    .where('state', '=', 'created')
    .returning('id')
    .executeTakeFirst();
  // The cart's ten minutes ended before the bank answered, or another press has replaced the payment.
  if (!kept) return knownAddress(shop, attempt);
  await noteEvent(shop.store.db, attempt.id, shop.clock(), 'redirected');
  return paymentUrl;
}

/**
 * Claims the request, so that of several processes one asks. The claim is for ever, since a bank may take the payment's number only
 * once: if the process dies, the payment is lost with its request (`isLost`), and the next press begins another.
 */
async function claimRequest(shop: Shop, { id }: AttemptRow): Promise<boolean> {
  const claimed = await shop.store.db
    .updateTable('payment_attempts')
    .set({ tries: 1 })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .where('tries', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The address at which to pay, for which another process may still be asking the bank. Throws a 400 if there is none. */
async function knownAddress(shop: Shop, { id, created_at }: AttemptRow): Promise<string> {
  for (let waitedMs = 0; waitedMs < longestRequestMs; waitedMs += pauseMs) {
    const { state, payment_url } = await currentOf(shop, id);
    if (state === 'redirected' && payment_url) return payment_url;
    if (state !== 'created' || isLost({ state, created_at }, shop.clock())) break;
    await wait(pauseMs);
  }
  throw new Refusal(400, messages.bankUnreachable);
}

const pauseMs = 250;

function currentOf(shop: Shop, attemptId: number) {
  return shop.store.db
    .selectFrom('payment_attempts')
    .select(['state', 'payment_url'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
}

async function request(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  customer: Customer,
): Promise<Requested> {
  const { publicUrl } = shop.environment;
  try {
    return await gateway.request({
      amountRial: attempt.amount_rial,
      description: messages.description(await shopName(shop), attempt.id),
      returnUrl: `${publicUrl}/pay/${gateway.name}/${attempt.public_id}/return`,
      mobile: customer.mobile,
      attemptNo: attempt.id,
      now: shop.clock(),
      goods: attempt.snapshot && goodsOf(attempt.snapshot, attempt.wallet_part),
    });
  } catch (error) {
    const refusal = error instanceof GatewayRefusal ? error : null;
    await giveUp(shop, attempt, refusal);
    const message = refusal ? messages.reasons[refusal.reason] : messages.bankUnreachable;
    console.error(`The payment ${attempt.id} could not begin:`, (error as Error).message);
    throw new Refusal(400, message);
  }
}

/** The buyer was never sent to the bank, so the payment cannot be made: the cart opens at once. */
async function giveUp(
  shop: Shop,
  attempt: AttemptRow,
  refusal: GatewayRefusal | null,
): Promise<void> {
  const code = refusal?.code ?? null;
  await shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (current.state !== 'created') return;
    await releaseHold(tx, current);
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'failed', last_code: code, reason: refusal?.reason ?? 'bank' })
      .where('id', '=', attempt.id)
      .execute();
    await noteEvent(tx, attempt.id, shop.clock(), 'not begun', code);
  });
}

async function shopName(shop: Shop): Promise<string> {
  const settings = await shop.store.db
    .selectFrom('shop_settings')
    .select('shop_name')
    .executeTakeFirst();
  return settings?.shop_name ?? '';
}
