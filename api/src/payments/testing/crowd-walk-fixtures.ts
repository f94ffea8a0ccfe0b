import { gatewayNames } from '@kashi/contracts/gateways';
import type { SandboxBank } from '../../bank-sandbox/sandbox-bank.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { openShop } from '../../open-shop.ts';
import type { Store } from '../../store/store.ts';
import { comeBack, pressAtBank, type AskedShop } from './bank-visit-fixtures.ts';
import { crowd, type Shopper } from './crowd-fixtures.ts';
import { askForPayment } from './payment-fixtures.ts';
import { findForgotten, openExpiredCarts, retryUnclear } from '../payment-jobs.ts';

/** All shoppers check out at once; each goes as far as possible. Confirmed orders are recorded. */
export async function walkAll(
  shop: AskedShop,
  shoppers: readonly Shopper[],
  confirmed: Map<Shopper, string>,
): Promise<void> {
  await Promise.all(
    shoppers.map(async (shopper) => {
      try {
        const path = await walk(shop, shopper);
        if (path.startsWith(tracking)) confirmed.set(shopper, path.slice(tracking.length));
      } catch {
        // The server was killed, which is what these tests are about.
      }
    }),
  );
}

const tracking = '/orderTracking/';

/** From the invoice's button to the shop's final page. A shopper who already has the order is led to it. */
async function walk(shop: AskedShop, { useCredit, ...shopper }: Shopper): Promise<string> {
  const { status, body } = await askForPayment(shop, shopper, { at: shopper.at, useCredit });
  if (status !== 200) return '';
  const url = body.Value.PaymentUrl;
  const ownPath = url.replace(shop.environment.publicUrl, '');
  if (ownPath.startsWith(tracking)) return ownPath;
  return comeBack(shop, await pressAtBank(shop, url, 'pay'));
}

/** Whether the shop still shows an order that it has confirmed. */
export async function isThere(
  shop: AskedShop,
  { token }: Shopper,
  HashOrderId: string,
): Promise<boolean> {
  return (await shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId }, { token })).status === 200;
}

/** Runs the jobs, which find out what the banks were asked and answered when the shop lost its process or its store. */
export async function runJobsAnHourLater(
  store: Store,
  variables: Record<string, string>,
): Promise<void> {
  const environment = readEnvironment(variables);
  const clock = () => new Date(Date.now() + 60 * 60_000);
  const shop = await openShop({ store, environment, clock });
  await retryUnclear(shop);
  await findForgotten(shop);
  await openExpiredCarts(shop);
  shop.listing.close();
}

/** The sum that the banks have taken and not refunded, in rial. */
export function takenBy(ledger: SandboxBank): number {
  return gatewayNames
    .flatMap((bank) => ledger.findAll(bank))
    .filter(({ paidAt, status }) => paidAt !== null && status !== 'reversed')
    .reduce((sum, { paidRial }) => sum + paidRial, 0);
}

/** The expected sums of a store in which each of `size` shoppers has bought once. */
export function soldTo(size: number) {
  const half = size / 2;
  return {
    orders: size,
    buyers: size,
    stock: crowd.stock - size,
    credit: half * (crowd.credit - crowd.price),
    spent: half * crowd.price,
    ledger: half * crowd.price,
    held: 0,
    atBanks: half * crowd.price,
    brokenOrders: 0,
    lockedCarts: 0,
  };
}

/** The sum that the banks have taken from them then, in rial. */
export function takenOf(size: number): number {
  return (size / 2) * crowd.price * 10;
}
